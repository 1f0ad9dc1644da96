/** Run in a process of its own by openLibrary.test.ts: opens the library of this user, or imports until it is killed. */
import { openLibrary } from '../../src/library';
import { cited, sourceOf } from './cases';

async function main(): Promise<void> {
  const [task = '', file] = process.argv.slice(2);
  if (task === 'open') {
    const library = await openLibrary({ env: process.env });
    const { cases } = await library.describe();
    library.close();
    process.stdout.write(String(cases));
    return;
  }
  const library = await openLibrary({ path: file, env: process.env });
  function* endless() {
    for (let page = 1; ; page++) {
      // By now much is written that no transaction has closed.
      if (page === 60_000) process.stdout.write('half way\n');
      yield cited('New v. Half', [`${(page >> 10) + 1} U.S. ${page & 1023}`]);
    }
  }
  await library.import(sourceOf(endless(), { key: 'test' }));
}

main().catch((error: unknown) => {
  process.stderr.write(String(error));
  process.exitCode = 1;
});
