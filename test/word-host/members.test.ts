/** The members table against Microsoft's own typings: every row is a member of that requirement set, and is answered. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { KINDS } from './executor';
import { MEMBERS } from './members';
import { PROFILES, supports } from './profiles';

/** `Range.search` → "WordApi 1.1", from the remarks in `@types/office-js`: the member's own, else its class's. */
function setsInTypings(): Map<string, string> {
  const file = require.resolve('@types/office-js/index.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const sets = new Map<string, string>();
  const setOf = (node: ts.Node): string | null => {
    const comment = ts
      .getJSDocCommentsAndTags(node)
      .map((each) => each.getText())
      .join('\n');
    return /\[Api set: (\w+ [\d.]+)/.exec(comment)?.[1] ?? null;
  };
  source.forEachChild((namespace) => {
    if (!ts.isModuleDeclaration(namespace) || namespace.name.text !== 'Word') return;
    namespace.body?.forEachChild((type) => {
      if (!ts.isClassDeclaration(type)) return;
      const own = setOf(type);
      for (const member of type.members) {
        const name = `${type.name?.text}.${member.name?.getText()}`;
        const set = setOf(member) ?? own;
        if (set && !sets.has(name)) sets.set(name, set);
      }
    });
  });
  return sets;
}

describe('the members table', () => {
  const typings = setsInTypings();

  it.each(Object.entries(MEMBERS))('%s came in %s', (member, set) => {
    expect(typings.get(member)).toBe(set);
  });

  it('has a row for every member that the host answers, and answers every row', () => {
    const answered = Object.entries(KINDS).flatMap(([kind, tables]) =>
      Object.values(tables).flatMap((table) => Object.keys(table ?? {}).map((name) => `${kind}.${name}`)),
    );
    expect([...new Set(answered)].sort()).toEqual(Object.keys(MEMBERS).sort());
  });
});

describe('the profiles', () => {
  it.each([
    ['word2021', '1.3', '1.4'],
    ['ltsc2024', '1.8', '1.9'],
    ['web', '1.9', '1.10'],
  ] as const)('%s has WordApi %s and not %s', (name, has, hasNot) => {
    expect(supports(PROFILES[name], 'WordApi', has)).toBe(true);
    expect(supports(PROFILES[name], 'WordApi', hasNot)).toBe(false);
  });

  it('lack the shared runtime in Word 2021 and on iPad', () => {
    const without = Object.values(PROFILES).filter((profile) => !supports(profile, 'SharedRuntime', '1.1'));
    expect(without.map(({ name }) => name)).toEqual(['word2021', 'ipad']);
  });
});
