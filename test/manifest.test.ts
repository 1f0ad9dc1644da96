/**
 * The manifest against Microsoft's rules (manifest element ordering, resource limits, icon sizes), since the service that
 * validates XML manifests is not reachable offline. The base part is also held against the public schema, where that file
 * and xmllint are present.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DOMParser, type Element, type Node } from '@xmldom/xmldom';

const ROOT = path.resolve(__dirname, '..');
const SCHEMA = path.resolve(ROOT, '../shared/data/office-manifest-base.xsd');
const source = readFileSync(path.join(ROOT, 'manifest.xml'), 'utf8');
const manifest = new DOMParser().parseFromString(source, 'application/xml');
const root = manifest.documentElement as Element;

const isElement = (node: Node): node is Element => node.nodeType === 1;
const children = (element: Element): Element[] => Array.from(element.childNodes).filter(isElement);
const all = (name: string, within: Element = root): Element[] =>
  Array.from(within.getElementsByTagNameNS('*', name));
const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? '';
const pngSize = (file: string): { width: number; height: number } => {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
};
const iconFile = (url: string): string => path.join(ROOT, 'assets', path.basename(new URL(url).pathname));

/** Order of child elements, by parent; a child not listed is not allowed there. */
const ORDER: Record<string, readonly string[]> = {
  OfficeApp: [
    'Id',
    'Version',
    'ProviderName',
    'DefaultLocale',
    'DisplayName',
    'Description',
    'IconUrl',
    'HighResolutionIconUrl',
    'SupportUrl',
    'AppDomains',
    'Hosts',
    'Requirements',
    'DefaultSettings',
    'Permissions',
    'VersionOverrides',
  ],
  VersionOverrides: ['Description', 'Requirements', 'Hosts', 'Resources'],
  Host: ['Runtimes', 'AllFormFactors', 'DesktopFormFactor'],
  DesktopFormFactor: ['GetStarted', 'FunctionFile', 'ExtensionPoint'],
  GetStarted: ['Title', 'Description', 'LearnMoreUrl'],
  Group: ['Label', 'Icon', 'Control'],
  Control: ['Label', 'Supertip', 'Icon', 'Action'],
  Supertip: ['Title', 'Description'],
  Action: ['TaskpaneId', 'SourceLocation', 'FunctionName'],
  Resources: ['Images', 'Urls', 'ShortStrings', 'LongStrings'],
};

/** Longest allowed value of a resource, by its list. */
const LONGEST: Record<string, number> = { Image: 2048, Url: 2048, ShortStrings: 125, LongStrings: 250 };

describe('manifest.xml, structure', () => {
  it.each(Object.keys(ORDER))('keeps the order of elements inside %s', (parent) => {
    const order = ORDER[parent] ?? [];
    const parents = parent === 'OfficeApp' ? [root] : all(parent);
    expect(parents.length).toBeGreaterThan(0);
    for (const element of parents) {
      const places = children(element).map((child) => order.indexOf(child.localName ?? ''));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it('asks for WordApi 1.3 and for nothing in VersionOverrides that could take the buttons away', () => {
    const sets = all('Set').map((set) => [attribute(set, 'Name'), attribute(set, 'MinVersion')]);
    expect(sets).toEqual([['WordApi', '1.3']]);
    expect(all('VersionOverrides').flatMap((overrides) => all('Requirements', overrides))).toEqual([]);
  });

  it('may read and write the document, and is versioned in at most four parts of at most five digits', () => {
    expect(all('Permissions')[0]?.textContent).toBe('ReadWriteDocument');
    expect(all('Version')[0]?.textContent).toMatch(/^\d{1,5}(\.\d{1,5}){1,3}$/);
  });

  it('carries its own identity, not that of the example it was learnt from', () => {
    expect(all('Id')[0]?.textContent).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(all('Id')[0]?.textContent).not.toBe('3f6c1b0e-5a7c-4d3e-9e57-2a2d7b8a9c10');
  });
});

describe('manifest.xml, ribbon', () => {
  it('puts one group on the Review tab, of at most six controls', () => {
    expect(all('OfficeTab').map((tab) => attribute(tab, 'id'))).toEqual(['TabReviewWord']);
    const groups = all('Group');
    expect(groups).toHaveLength(1);
    expect(groups.flatMap((group) => all('Control', group)).length).toBeLessThanOrEqual(6);
    expect(attribute(groups[0] as Element, 'id').length).toBeLessThanOrEqual(125);
  });

  it('has "Check citations" as a command and a second button that works without a shared runtime', () => {
    const actions = all('Action').map((action) => attribute(action, 'xsi:type'));
    expect(actions).toEqual(['ExecuteFunction', 'ShowTaskpane']);
    expect(all('FunctionName')[0]?.textContent).toBe('checkCitations');
    const commands = readFileSync(path.join(ROOT, 'src/commands/commands.ts'), 'utf8');
    expect(commands).toContain("'checkCitations'");
  });

  it('gives commands and pane the same page, as the shared runtime needs', () => {
    const pages = [...all('Runtime'), ...all('FunctionFile')].map((element) => attribute(element, 'resid'));
    const action = all('Action')[1];
    pages.push(
      ...(action ? all('SourceLocation', action).map((element) => attribute(element, 'resid')) : []),
    );
    expect(pages).toHaveLength(3);
    expect(new Set(pages).size).toBe(1);
    expect(attribute(all('Runtime')[0] as Element, 'lifetime')).toBe('long');
  });

  it('has unique ids for group and controls', () => {
    const ids = [...all('Group'), ...all('Control')].map((element) => attribute(element, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('manifest.xml, resources', () => {
  const resources = all('Resources')[0] as Element;
  const defined = children(resources).flatMap(children);

  it('defines every resid that is used, once, and none that is not', () => {
    const used = Array.from(root.getElementsByTagName('*'))
      .filter((element) => element.hasAttribute('resid'))
      .map((element) => attribute(element, 'resid'));
    const ids = defined.map((element) => attribute(element, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(used)].sort()).toEqual([...ids].sort());
  });

  it('keeps ids within 32 characters and values within their lists’ limits', () => {
    for (const element of defined) {
      expect(attribute(element, 'id').length).toBeLessThanOrEqual(32);
      const list = (element.parentNode as Element).localName ?? '';
      const limit = LONGEST[list] ?? LONGEST[element.localName ?? ''] ?? 0;
      const value = attribute(element, 'DefaultValue');
      expect(value.length).toBeGreaterThan(0);
      expect(value.length).toBeLessThanOrEqual(limit);
    }
  });

  it('keeps the names of the add-in within their limits', () => {
    expect(attribute(all('DisplayName')[0] as Element, 'DefaultValue').length).toBeLessThanOrEqual(125);
    expect(attribute(all('Description')[0] as Element, 'DefaultValue').length).toBeLessThanOrEqual(250);
  });

  it('uses https for every address, each within the listed domains', () => {
    const domains = all('AppDomain').map((domain) => domain.textContent ?? '');
    const addresses = Array.from(root.getElementsByTagName('*'))
      .map((element) => attribute(element, 'DefaultValue'))
      .filter((value) => value.includes('://'));
    expect(addresses.length).toBeGreaterThan(15);
    for (const address of addresses) {
      expect(new URL(address).protocol).toBe('https:');
      expect(domains).toContain(new URL(address).origin);
    }
  });
});

describe('manifest.xml, icons', () => {
  it('has the required ribbon sizes 16, 32 and 80 in every icon', () => {
    const icons = all('Icon');
    expect(icons).toHaveLength(3);
    for (const icon of icons) {
      const sizes = all('Image', icon).map((image) => Number(attribute(image, 'size')));
      expect(sizes).toEqual(expect.arrayContaining([16, 32, 80]));
    }
  });

  it('points every size at a picture of that size', () => {
    const urlOf = new Map(
      all('Image', all('Images')[0] as Element).map((image) => [
        attribute(image, 'id'),
        attribute(image, 'DefaultValue'),
      ]),
    );
    const wanted = all('Icon').flatMap((icon) => all('Image', icon));
    expect(wanted.length).toBe(24);
    for (const image of wanted) {
      const size = Number(attribute(image, 'size'));
      const file = iconFile(urlOf.get(attribute(image, 'resid')) ?? '');
      expect({ file, ...pngSize(file) }).toEqual({ file, width: size, height: size });
    }
  });

  it('has the 32 and 64 pixel icons of the add-in itself', () => {
    const sizeOf = (element: string) =>
      pngSize(iconFile(attribute(all(element)[0] as Element, 'DefaultValue')));
    expect(sizeOf('IconUrl')).toEqual({ width: 32, height: 32 });
    expect(sizeOf('HighResolutionIconUrl')).toEqual({ width: 64, height: 64 });
  });
});

describe('the pages that the manifest names', () => {
  it('load office.js from Microsoft’s own address, as the Marketplace asks', () => {
    const page = readFileSync(path.join(ROOT, 'src/taskpane/taskpane.html'), 'utf8');
    expect(page).toContain('src="https://appsforoffice.microsoft.com/lib/1/hosted/office.js"');
  });

  it('are there to be built', () => {
    expect(existsSync(path.join(ROOT, 'assets/support.html'))).toBe(true);
  });
});

const xmllint = spawnSync('xmllint', ['--version']).error === undefined;
const missing = [!xmllint && 'xmllint', !existsSync(SCHEMA) && SCHEMA].filter(Boolean).join(' and ');
(missing === '' ? describe : describe.skip)(
  `the base part and Microsoft’s schema${missing === '' ? '' : ` (skipped: no ${missing})`}`,
  () => {
    it('validates once VersionOverrides, which that schema does not know, is taken out', () => {
      const base = source.replace(/<VersionOverrides[\s\S]*<\/VersionOverrides>/, '');
      expect(base.length).toBeLessThan(source.length);
      const file = path.join(mkdtempSync(path.join(tmpdir(), 'manifest-')), 'base.xml');
      writeFileSync(file, base);
      expect(() =>
        execFileSync('xmllint', ['--noout', '--schema', SCHEMA, file], { stdio: 'pipe' }),
      ).not.toThrow();
    });
  },
);
