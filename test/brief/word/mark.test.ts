import { controlsIn, markFor, openBrief, xmlOf } from './support';

it('debug', async () => {
  const { host, brief, reading } = await openBrief({ body: ['See 410 U.S. 113, and 410 U.S. 113.'] });
  const outcome = await brief.mark([markFor(reading, '410 U.S. 113', 1)]);
  console.log(JSON.stringify(outcome), xmlOf(host), controlsIn(xmlOf(host)), (await brief.read()).standing);
});
