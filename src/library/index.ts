/** The library room's door: everything that other rooms may use. */
export {
  addCapVolumes,
  CAP_SITE,
  type AddCapOptions,
  type AddCapProgress,
  type AddedVolume,
} from './download/capSite';
export { LibraryError, sentenceFor, type LibraryProblem } from './errors';
export { capSources } from './import/cap';
export { courtListenerSource } from './import/courtListener';
export { opinionsSource } from './import/opinions';
export { tableSource } from './import/table';
export type { Library } from './library';
export { dataFolder, defaultLibraryPath, type Environment } from './location';
export type {
  ImportedCase,
  ImportOptions,
  ImportOutcome,
  ImportProgress,
  ImportSource,
  LibraryStats,
  LookupAnswer,
  SourceRecord,
  VolumeAnswer,
} from './model';
export { openLibrary, type OpenOptions } from './openLibrary';
export { SAMPLE_SOURCE_NAME, starterOpinionFolders } from './starter/starterSource';
export { countRequest, readUsage, type RequestCount, type Usage } from './usage';
