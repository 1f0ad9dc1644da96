/** `library add cap`: a local server stands for static.case.law, with the layout of formats.md, and with every fault a server can have. */
import { zipSync } from 'fflate';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  addCapVolumes,
  capSources,
  openLibrary,
  type AddCapOptions,
  type AddedVolume,
  type Library,
} from '../../src/library';
import { describeWithData, temporaryFolder } from './support';

const bytesOf = (value: unknown): Uint8Array =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));

/** A volume of six cases that leave no gap; `part` makes it the second part of another. */
function volumeZip(
  volume: number,
  { firstPage = 1, cases = 6, secondPartOf = null as string | null, id = `v${volume}` } = {},
): Buffer {
  const list = Array.from({ length: cases }, (_, index) => {
    const page = firstPage + index * 2;
    return {
      id: volume * 1000 + page,
      name: `DOE v. ROE ${page}`,
      name_abbreviation: `Doe v. Roe ${page}`,
      decision_date: '1902-05-01',
      docket_number: '',
      first_page: String(page),
      last_page: String(page + 1),
      citations: [{ type: 'official', cite: `${volume} Alaska ${page}` }],
      court: { name: 'Alaska District Court', name_abbreviation: 'Alaska' },
      file_name: `${String(page).padStart(4, '0')}-01`,
      last_updated: '2024-02-27T10:00:00Z',
    };
  });
  const html = list.map(({ file_name, first_page }) => [
    `html/${file_name}.html`,
    // Noise that does not pack, so that a download takes several chunks.
    bytesOf(
      `<section class="casebody"><article class="opinion" data-type="majority"><p>On ${first_page}. ${Array.from({ length: 4000 }, (_, at) => ((at * 2654435761 + Number(first_page)) >>> 0).toString(36)).join(' ')} <a class="page-label" data-label="${Number(first_page) + 1}" data-citation-index="1">*x</a>Affirmed.</p></article></section>`,
    ),
  ]);
  return Buffer.from(
    zipSync({
      'metadata/CasesMetadata.json': bytesOf(list),
      'metadata/VolumeMetadata.json': bytesOf({
        volume_number: String(volume),
        id,
        second_part_of_id: secondPartOf,
      }),
      ...Object.fromEntries(html),
    }),
  );
}

interface Site {
  readonly url: string;
  readonly files: Map<string, Buffer>;
  /** What was asked for: path, and the bytes of a range. */
  readonly asked: string[];
  /** Called before an answer; true when it has answered itself. */
  fault: ((request: http.IncomingMessage, response: http.ServerResponse, body: Buffer) => boolean) | null;
}

const servers: http.Server[] = [];
afterAll(() => servers.forEach((server) => server.close().closeAllConnections()));

async function siteWith(files: Readonly<Record<string, Buffer | unknown>>): Promise<Site> {
  const held = new Map(
    Object.entries(files).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? value : Buffer.from(bytesOf(value)),
    ]),
  );
  const site: Site & { url: string } = { url: '', files: held, asked: [], fault: null };
  const server = http.createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    site.asked.push(`${name}${request.headers.range === undefined ? '' : ` ${request.headers.range}`}`);
    const body = held.get(name);
    if (body === undefined) return void response.writeHead(404).end('<html>no</html>');
    if (site.fault?.(request, response, body) === true) return;
    const etag = `"${body.length}-${body.subarray(-40).toString('hex')}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
    const goesOn = from !== undefined && request.headers['if-range'] === etag;
    const sent = goesOn ? body.subarray(Number(from)) : body;
    response.writeHead(goesOn ? 206 : 200, { etag, 'content-length': sent.length });
    response.end(sent);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return site;
}

const openNew = (): Promise<Library> =>
  openLibrary({ path: path.join(temporaryFolder(), 'mine.sqlite'), env: {}, create: true });
async function add(
  library: Library,
  site: Site,
  folder: string,
  more: Partial<AddCapOptions> = {},
  reporters = ['alaska'],
) {
  const added: AddedVolume[] = [];
  const options = { site: site.url, folder, wait: 1, patience: 2000, ...more };
  for await (const one of addCapVolumes(library, reporters, options)) added.push(one);
  return added;
}
const twoVolumes = () =>
  siteWith({
    'alaska/VolumesMetadata.json': [
      { volume_number: '1', id: 'v1' },
      { volume_number: 2, id: 'v2' },
    ],
    'alaska/1.zip': volumeZip(1),
    'alaska/2.zip': volumeZip(2),
  });
const CHUNK = 20_000;

describe('volumes from the site of the Caselaw Access Project', () => {
  it('are fetched, imported and tiled; a second run fetches and imports nothing', async () => {
    const [site, folder, library] = [await twoVolumes(), temporaryFolder(), await openNew()];
    const first = await add(library, site, folder);
    expect(first.map(({ volume, fetched, imported }) => [volume, fetched, imported?.[0]?.cases])).toEqual([
      ['alaska 1', true, 6],
      ['alaska 2', true, 6],
    ]);
    expect(await library.stats()).toMatchObject({ cases: 12, opinions: 12, tiledVolumes: 2 });
    expect((await library.lookup('2 Alaska 3')).listsEveryCase).toBe(true);
    const second = await add(library, site, folder);
    expect(second.map(({ fetched, imported }) => [fetched, imported])).toEqual([
      [false, null],
      [false, null],
    ]);
    // A volume that the site has changed comes again.
    site.files.set('alaska/2.zip', volumeZip(2, { cases: 7 }));
    expect((await add(library, site, folder)).map(({ fetched }) => fetched)).toEqual([false, true]);
    library.close();
  });

  it('may be picked by their numbers', async () => {
    const [site, library] = [await twoVolumes(), await openNew()];
    expect(
      (await add(library, site, temporaryFolder(), { volumes: [2, 9] })).map(({ volume }) => volume),
    ).toEqual(['alaska 2']);
    library.close();
  });

  it('go on where the connection broke off, and are whole in the end', async () => {
    const [site, folder, library] = [await twoVolumes(), temporaryFolder(), await openNew()];
    let cuts = 0;
    site.fault = (request, response, body) => {
      if (request.url !== '/alaska/1.zip' || cuts === 2) return false;
      cuts += 1;
      const [, from = '0'] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
      const etag = `"${body.length}-${body.subarray(-40).toString('hex')}"`;
      response.writeHead(from === '0' ? 200 : 206, { etag, 'content-length': body.length - Number(from) });
      response.write(body.subarray(Number(from), Number(from) + CHUNK), () =>
        setTimeout(() => response.destroy(), 30),
      );
      return true;
    };
    await add(library, site, folder);
    expect(site.asked.filter((name) => name.startsWith('alaska/1.zip'))).toEqual([
      'alaska/1.zip',
      `alaska/1.zip bytes=${CHUNK}-`,
      `alaska/1.zip bytes=${2 * CHUNK}-`,
    ]);
    expect(
      fs
        .readFileSync(path.join(folder, 'alaska', '1.zip'))
        .equals(site.files.get('alaska/1.zip') ?? Buffer.alloc(0)),
    ).toBe(true);
    expect((await library.stats()).cases).toBe(12);
    library.close();
  });

  it('stopped by the user keep what has come, add nothing half, and go on the next time', async () => {
    const [site, folder, library] = [await twoVolumes(), temporaryFolder(), await openNew()];
    const stop = new AbortController();
    const stopped = add(library, site, folder, {
      signal: stop.signal,
      onProgress: ({ volume, bytes }) => {
        if (volume === 'alaska 2' && bytes !== null) stop.abort();
      },
    });
    await expect(stopped).rejects.toMatchObject({ problem: { kind: 'cancelled' } });
    expect((await library.stats()).cases).toBe(6);
    expect(fs.readdirSync(path.join(folder, 'alaska')).filter((name) => name.endsWith('.zip'))).toEqual([
      '1.zip',
    ]);
    const added = await add(library, site, folder);
    expect(added.map(({ imported }) => imported?.[0]?.cases ?? null)).toEqual([null, 6]);
    expect(fs.readdirSync(path.join(folder, 'alaska')).filter((name) => name.includes('.part'))).toEqual([]);
    library.close();
  });

  it('damaged on the way are fetched afresh; damaged on the site they are refused', async () => {
    const [site, folder, library] = [await twoVolumes(), temporaryFolder(), await openNew()];
    const spoiled = (body: Buffer): Buffer => {
      const copy = Buffer.from(body);
      copy.fill(0x5a, Math.floor(copy.length / 2), Math.floor(copy.length / 2) + 50);
      return copy;
    };
    let times = 0;
    site.fault = (request, response, body) => {
      if (request.url !== '/alaska/1.zip' || times++ > 0) return false;
      response.writeHead(200, { 'content-length': body.length, etag: '"once"' }).end(spoiled(body));
      return true;
    };
    expect((await add(library, site, folder, { volumes: [1, 1] }))[0]?.imported?.[0]?.cases).toBe(6);
    site.files.set('alaska/2.zip', spoiled(site.files.get('alaska/2.zip') ?? Buffer.alloc(0)));
    await expect(add(library, site, folder, { retries: 1 })).rejects.toThrow(
      /alaska\/2\.zip cannot be fetched: what came is not a whole file\.$/,
    );
    expect(fs.existsSync(path.join(folder, 'alaska', '2.zip'))).toBe(false);
    expect((await library.stats()).cases).toBe(6);
    library.close();
  });

  it.each([
    [
      'a server that answers 503',
      (_: http.IncomingMessage, response: http.ServerResponse) => !!response.writeHead(503).end(),
      /the server answered 503\.$/,
    ],
    ['a server that is silent', () => true, /the server did not answer in time\.$/],
    [
      'a page instead of data',
      (_: http.IncomingMessage, response: http.ServerResponse) => !!response.writeHead(200).end('<html>'),
      /it is not the JSON that it should be\.$/,
    ],
  ])('%s: one sentence, nothing added', async (_, fault, sentence) => {
    const [site, folder] = [await twoVolumes(), temporaryFolder()];
    site.fault = fault;
    const file = path.join(temporaryFolder(), 'mine.sqlite');
    const library = await openLibrary({ path: file, env: {}, create: true });
    await expect(add(library, site, folder, { retries: 1, patience: 100 })).rejects.toThrow(sentence);
    expect(fs.existsSync(file)).toBe(false);
    library.close();
  });

  it('of a reporter that the site has not, or by a name that is none, are refused before anything is fetched', async () => {
    const [site, folder, library] = [await twoVolumes(), temporaryFolder(), await openNew()];
    await expect(add(library, site, folder, {}, ['alaska', 'zz'])).rejects.toThrow(/it has no reporter “zz”/);
    await expect(add(library, site, folder, {}, ['../../etc'])).rejects.toThrow(
      /is not the short name of a reporter/,
    );
    await expect(add(library, { ...site, url: 'ftp://x' }, folder)).rejects.toThrow(
      'ftp://x cannot be fetched: it is not the address of a site.',
    );
    expect(site.asked.filter((name) => name.endsWith('.zip'))).toEqual([]);
    library.close();
  });
});

describe('a volume as a zip', () => {
  it('is imported like its folder, also where it holds the folder itself, and several below one folder', async () => {
    const folder = temporaryFolder();
    fs.mkdirSync(path.join(folder, 'alaska'));
    fs.writeFileSync(path.join(folder, 'alaska', '1.zip'), volumeZip(1));
    fs.writeFileSync(path.join(folder, 'alaska', '2.zip'), volumeZip(2));
    expect((await capSources(folder)).map(({ key }) => key)).toEqual(['cap/v1', 'cap/v2']);
    const [one] = await capSources(path.join(folder, 'alaska', '2.zip'));
    expect(one).toMatchObject({
      key: 'cap/v2',
      expectedCases: 6,
      volumes: [{ reporter: 'Alaska', volume: '2' }],
    });
  });

  it('cut short is refused', async () => {
    const file = path.join(temporaryFolder(), '1.zip');
    fs.writeFileSync(file, volumeZip(1).subarray(0, 5000));
    await expect(capSources(file)).rejects.toThrow(
      `${file}: it is not a whole zip archive of a volume; nothing was imported.`,
    );
  });

  it('bound in two parts is one volume, and tiled only with both', async () => {
    const folder = temporaryFolder();
    const second = volumeZip(1, { firstPage: 13, id: 'b', secondPartOf: 'a' });
    fs.writeFileSync(path.join(folder, '1-2.zip'), second);
    const library = await openNew();
    const tiled = async () => {
      for (const source of await capSources(folder)) await library.import(source);
      return (await library.volume('Alaska', '1')).coverage?.tiled;
    };
    expect(await tiled()).toBe(false);
    fs.writeFileSync(path.join(folder, '1.zip'), volumeZip(1, { id: 'a' }));
    expect(await tiled()).toBe(true);
    expect((await library.stats()).sources).toHaveLength(1);
    library.close();
  });
});

describeWithData(
  'the real volumes as the site has them',
  'data',
  'cap',
)((data) => {
  it('are the same library from the site as from their folders', async () => {
    const zipOf = (name: string): Buffer => {
      const files: Record<string, Uint8Array> = {};
      for (const sub of ['metadata', 'html', 'json'])
        for (const file of fs.readdirSync(path.join(data, name, sub)))
          files[`${sub}/${file}`] = fs.readFileSync(path.join(data, name, sub, file));
      return Buffer.from(zipSync(files, { level: 1 }));
    };
    const site = await siteWith({
      'alaska/VolumesMetadata.json': [{ volume_number: '1' }],
      'alaska/1.zip': zipOf('alaska-1'),
    });
    const [fromSite, fromFolder] = [await openNew(), await openNew()];
    await add(fromSite, site, temporaryFolder());
    for (const source of await capSources(path.join(data, 'alaska-1'))) await fromFolder.import(source);
    const [one, other] = [await fromSite.volume('Alaska', '1'), await fromFolder.volume('Alaska', '1')];
    expect(one).toEqual(other);
    expect(one.cases).toHaveLength(106);
    expect(await fromSite.opinion('50')).toEqual(await fromFolder.opinion('50'));
    fromSite.close();
    fromFolder.close();
  }, 60_000);
});
