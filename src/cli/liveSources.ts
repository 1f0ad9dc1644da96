/**
 * The live sources that the user set up, by environment variables: a token or a key belongs in no command line, which other users of
 * the machine can read. None is asked unless it is set here. One row a source.
 */
import type { LiveSource } from '../verifier/liveSource';
import { courtListener } from '../verifier/sources/courtListener';
import { docketRouter } from '../verifier/sources/docketRouter';
import { UnusableInput } from './failure';

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that is set but empty counts as unset. */
function value(env: Environment, name: string): string | undefined {
  const held = env[name]?.trim();
  return held === '' ? undefined : held;
}

function address(env: Environment, name: string): string | undefined {
  const held = value(env, name);
  if (held === undefined) return undefined;
  if (!URL.canParse(held) || !/^https?:$/.test(new URL(held).protocol))
    throw new UnusableInput(`${name} is not an address that begins with https:// or http://.`);
  return held;
}

const SOURCES: readonly ((env: Environment) => LiveSource | null)[] = [
  (env) => {
    const token = value(env, 'CITE_CHECK_COURTLISTENER_TOKEN');
    return token === undefined
      ? null
      : courtListener({
          token,
          address: address(env, 'CITE_CHECK_COURTLISTENER_URL'),
          search: value(env, 'CITE_CHECK_COURTLISTENER_SEARCH') !== 'off',
        });
  },
  (env) => {
    const base = address(env, 'CITE_CHECK_DOCKETROUTER_URL');
    return base === undefined
      ? null
      : docketRouter({
          address: base,
          path: value(env, 'CITE_CHECK_DOCKETROUTER_PATH'),
          key: value(env, 'CITE_CHECK_DOCKETROUTER_KEY'),
        });
  },
];

/** The sources set up in `env`, in the order in which they are asked; none where the command runs offline. Throws UnusableInput. */
export function liveSources(env: Environment, offline = false): readonly LiveSource[] {
  if (offline) return [];
  return SOURCES.map((source) => source(env)).filter((source): source is LiveSource => source !== null);
}
