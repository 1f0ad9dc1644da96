// Free Law Project's data of autumn 2026 in ../shared, which is there where the project is developed and nowhere else.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const folder = resolve(__dirname, '../../../../shared/data/reporters-db');

/** Tests against the data run where it is present; elsewhere they are skipped, and their title says so. */
export const describeWithData = existsSync(folder) ? describe : describe.skip;
export const dataPresent = existsSync(folder) ? '' : ' (skipped: ../shared/data/reporters-db is absent)';

const read = (file: string): unknown => JSON.parse(readFileSync(resolve(folder, file), 'utf8'));

const Reporters = z.record(
  z.string(),
  z.array(
    z.object({ editions: z.record(z.string(), z.unknown()), variations: z.record(z.string(), z.string()) }),
  ),
);
const Others = z.record(z.string(), z.array(z.object({ variations: z.array(z.string()) })));
const Courts = z.array(
  z.object({ id: z.string(), citation_string: z.string(), system: z.string().nullable(), name: z.string() }),
);

export const readReporters = () => Reporters.parse(read('reporters.json'));
export const readLaws = () => Others.parse(read('laws.json'));
export const readJournals = () => Others.parse(read('journals.json'));
export const readCourts = () => Courts.parse(read('courts.json'));
