/**
 * The Words that the add-in meets, one row each. Sets: office-js-docs-reference, word-api-requirement-sets.md (21 Apr 2026);
 * the rest: the issue or page beside it. A member above a profile's set throws ApiNotFound.
 */
export type ProfileName = 'word2021' | 'ltsc2024' | 'microsoft365' | 'web' | 'mac' | 'ipad';

export interface Profile {
  readonly name: ProfileName;
  /** `Office.context.platform` */
  readonly platform: 'PC' | 'Mac' | 'OfficeOnline' | 'iOS';
  /** Highest version of each requirement set; a set not named is not there. */
  readonly sets: Readonly<Record<string, string>>;
  /** How long an empty sync takes there; kept on the host's clock, waited for only when asked. */
  readonly syncMilliseconds: number;
  /** False: a control in a note fails with GeneralException (#3355, #4373 open). */
  readonly controlsInNotes: boolean;
  /** The build of Microsoft's library that such a Word loads. */
  readonly library: string;
}

const WINDOWS = 'word-win32-16.01.debug.js';

export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  word2021: {
    name: 'word2021',
    platform: 'PC',
    sets: { WordApi: '1.3', AddinCommands: '1.1' },
    syncMilliseconds: 50,
    controlsInNotes: true,
    library: WINDOWS,
  },
  ltsc2024: {
    name: 'ltsc2024',
    platform: 'PC',
    sets: { WordApi: '1.8', WordApiDesktop: '1.1', SharedRuntime: '1.1', AddinCommands: '1.1' },
    syncMilliseconds: 50,
    controlsInNotes: true,
    library: WINDOWS,
  },
  microsoft365: {
    name: 'microsoft365',
    platform: 'PC',
    sets: {
      WordApi: '1.9',
      WordApiDesktop: '1.4',
      SharedRuntime: '1.1',
      AddinCommands: '1.1',
      KeyboardShortcuts: '1.1',
      RibbonApi: '1.1',
    },
    syncMilliseconds: 50,
    controlsInNotes: true,
    library: WINDOWS,
  },
  web: {
    name: 'web',
    platform: 'OfficeOnline',
    sets: {
      WordApi: '1.9',
      WordApiOnline: '1.1',
      SharedRuntime: '1.1',
      AddinCommands: '1.1',
      KeyboardShortcuts: '1.1',
      RibbonApi: '1.1',
    },
    syncMilliseconds: 150,
    controlsInNotes: false,
    library: WINDOWS,
  },
  mac: {
    name: 'mac',
    platform: 'Mac',
    sets: {
      WordApi: '1.9',
      WordApiDesktop: '1.4',
      SharedRuntime: '1.1',
      AddinCommands: '1.1',
      KeyboardShortcuts: '1.1',
      RibbonApi: '1.1',
    },
    syncMilliseconds: 700, // #4812
    controlsInNotes: true,
    library: WINDOWS,
  },
  ipad: {
    name: 'ipad',
    platform: 'iOS',
    sets: { WordApi: '1.9', WordApiDesktop: '1.2' },
    syncMilliseconds: 200,
    controlsInNotes: true,
    library: WINDOWS,
  },
};

/** Is `name` of at least `version` there? As `Office.context.requirements.isSetSupported`: the version is a string. */
export function supports(profile: Profile, name: string, version = '1.1'): boolean {
  const has = profile.sets[name];
  if (has === undefined || typeof version !== 'string') return false;
  const [hasMajor = 0, hasMinor = 0] = has.split('.').map(Number);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return hasMajor > major || (hasMajor === major && hasMinor >= minor);
}
