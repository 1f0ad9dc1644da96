/** The version of the program, from the one place that states it. */
import packageJson from '../../package.json';

export const TOOL_VERSION: string = packageJson.version;
