/**
 * Replies that CourtListener really gave (../shared/data/courtlistener), played back by a server on this machine through the whole
 * chain over a library that holds nothing: real citations are found, the inner-page trap is seen, and no 404 becomes a stop.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createChecker } from '../../../src/verifier/checkCitations';
import type { CheckResult } from '../../../src/verifier/report';
import { courtListener } from '../../../src/verifier/sources/courtListener';
import { caseLawOf, TODAY } from '../fixtures';
import { json, localServer, textOf, type LocalServer } from './localServer';

interface Item {
  readonly citation: string;
  readonly normalized_citations?: readonly string[];
  readonly status: number;
  readonly clusters: readonly { case_name?: string }[];
}

const FOLDER = path.resolve(__dirname, '../../../../shared/data/courtlistener');
const isThere = fs.existsSync(FOLDER);
if (!isThere) process.stderr.write(`skipped: ${FOLDER} is not there\n`);

/** Distinct recorded items by the citation as CourtListener normalised it. */
function recorded(): ReadonlyMap<string, Item> {
  const batch = JSON.parse(fs.readFileSync(path.join(FOLDER, 'recorded-batch.json'), 'utf8')) as Item[];
  const packed = fs.readFileSync(path.join(FOLDER, 'recorded-lookups.json.gz'));
  const calls = JSON.parse(gunzipSync(packed).toString('utf8')) as Record<string, Item[]>;
  const lookups = Object.entries(calls).flatMap(([call, items]) =>
    (JSON.parse(call) as [string])[0] === 'citation_lookup' ? items : [],
  );
  const items = [...lookups, ...batch].filter(({ status }) => typeof status === 'number');
  return new Map(items.map((item) => [item.normalized_citations?.[0] ?? item.citation, item]));
}

(isThere ? describe : describe.skip)('recorded replies of CourtListener', () => {
  let server: LocalServer;
  let results: ReadonlyMap<string, CheckResult>;
  let items: ReadonlyMap<string, Item>;

  beforeAll(async () => {
    items = recorded();
    server = await localServer();
    server.answer = (asked, response) => {
      let at = 0;
      const reply = textOf(asked)
        .split('\n')
        .flatMap((line) => {
          const start = at;
          at += [...line].length + 1;
          const item = items.get(line);
          return item === undefined
            ? []
            : [{ ...item, start_index: start, end_index: start + [...line].length }];
        });
      json(response, 200, reply);
    };
    const live = [courtListener({ token: 't', address: server.address })];
    const checker = createChecker(caseLawOf('1 X 1 | A v. B | | ', ''), { asOf: TODAY, live });
    const requests = [...items.keys()].map((text) => ({ id: text, text }));
    results = new Map((await checker.check(requests)).results.map((result) => [result.id, result]));
  });
  afterAll(() => server.close());

  it('are many, and asked for in one request', () => {
    expect(items.size).toBeGreaterThan(150);
    expect(server.asked).toHaveLength(1);
  });

  it('nothing is not found, and what they do not know stays unverified', () => {
    for (const [citation, item] of items) {
      const status = results.get(citation)?.status;
      expect([citation, status]).not.toEqual([citation, 'not_found']);
      if (item.status === 404) expect([citation, status]).toEqual([citation, 'unverified']);
    }
  });

  it('what they know is found, with the source and the date of the answer', () => {
    const known = [...items].filter(([, { status }]) => status === 200 || status === 300);
    const open = known.filter(
      ([citation]) => !['found', 'ambiguous'].includes(results.get(citation)?.status ?? ''),
    );
    // The inner-page trap and nothing else.
    expect(open.map(([citation]) => citation).sort()).toEqual(['129 Md. App. 598', '629 F.3d 1082']);
    for (const { status, evidence } of results.values())
      if (status === 'found')
        expect(evidence).toMatchObject([
          { rule: 'live', source: 'CourtListener', asOf: expect.stringMatching(/^\d{4}-/) },
        ]);
  });

  it('a page inside a case is unverified, with the case it lies inside as the suggestion', () => {
    expect(results.get('629 F.3d 1082')).toMatchObject({
      status: 'unverified',
      suggestion: { text: '629 F.3d 1070, 1082' },
    });
    expect(results.get('129 Md. App. 598')).toMatchObject({
      status: 'unverified',
      suggestion: { text: '129 Md. App. 588, 598' },
      note: expect.stringContaining('CourtListener knows no case that starts there'),
    });
  });
});
