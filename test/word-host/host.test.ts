/** What the host answers, rule by rule; the numbers are issues of OfficeDev/office-js (word.md). */
import { control, footnoteMark, makeDocx, paragraph, run } from './docx';
import { openInNode } from './node';

describe('the client library over a .docx', () => {
  it('reads paragraphs, finds words and puts a control around them', async () => {
    const { Word, host } = openInNode(
      makeDocx({ body: ['See Roe v. Wade, 410 U.S. 113 (1973).', 'No citation.'] }),
    );
    const text = await Word.run(async (context) => {
      const paragraphs = context.document.body.paragraphs;
      paragraphs.load('items/text');
      const hits = context.document.body.search('410 U.S. 113', { matchCase: true });
      hits.load('items/text');
      await context.sync();
      const mark = hits.getFirst().insertContentControl();
      mark.set({ tag: 'a', title: 't', color: '#107C10', appearance: 'BoundingBox' });
      mark.load('text,tag,title,color,appearance,id');
      await context.sync();
      return [paragraphs.items.map((each) => each.text), mark.toJSON()];
    });
    expect(text[0]).toEqual(['See Roe v. Wade, 410 U.S. 113 (1973).', 'No citation.']);
    expect(text[1]).toMatchObject({ tag: 'a', title: 't', color: '#107C10', text: '410 U.S. 113' });
    await host.settled();
    expect(host.heldReferences).toBe(0);
    expect(host.stats.syncs).toBe(3);
  });
  it.todo('x');
});
void control;
void footnoteMark;
void paragraph;
void run;
