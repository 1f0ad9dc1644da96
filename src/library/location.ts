/**
 * Where the library of this user is kept when no path is given (`contracts.md`, Library): `$CITE_CHECK_HOME`, else the
 * data folder that the platform's own rules name.
 */
import { homedir } from 'node:os';
import path from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

const LIBRARY_FILE = 'library.sqlite';
const FOLDER = 'cite-check';

/** A variable that is set but empty counts as unset, as the XDG specification has it. */
function value(env: Environment, name: string): string | null {
  const held = env[name];
  return held === undefined || held === '' ? null : held;
}

/** The per-user data folder of cite-check; not created. */
export function dataFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  const chosen = value(env, 'CITE_CHECK_HOME');
  if (chosen !== null) return path.resolve(chosen);
  const home = value(env, platform === 'win32' ? 'USERPROFILE' : 'HOME') ?? homedir();
  switch (platform) {
    case 'win32':
      return path.join(value(env, 'LOCALAPPDATA') ?? path.join(home, 'AppData', 'Local'), FOLDER);
    case 'darwin':
      return path.join(home, 'Library', 'Application Support', FOLDER);
    default: {
      const xdg = value(env, 'XDG_DATA_HOME');
      // The specification has a relative path ignored.
      return path.join(
        xdg !== null && path.isAbsolute(xdg) ? xdg : path.join(home, '.local', 'share'),
        FOLDER,
      );
    }
  }
}

/** The path of the library that is used when none is named. */
export function defaultLibraryPath(env: Environment, platform?: NodeJS.Platform): string {
  return path.join(dataFolder(env, platform), LIBRARY_FILE);
}
