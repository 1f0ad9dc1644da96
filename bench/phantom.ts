/**
 * The faults of LePhantomCite, put into excerpts around the real words of any folder of opinions, and found again
 * (`benchmarks.md`). `npm run -s bench:phantom -- DIR [--seed N] [--excerpts N] [--json] [--verbose]`
 */
import { program } from './phantom/print';

void program('bench:phantom', ['nonexistent', 'caseName', 'pincite', 'misquote', 'misrepresentation']);
