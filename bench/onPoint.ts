/**
 * The three tiers of "Is This Citation on Point?": the citation of an unrelated case, of one cited nearby, the page alone changed.
 * `npm run -s bench:on-point -- DIR [--seed N] [--excerpts N] [--json] [--verbose]`
 */
import { program } from './phantom/print';

void program('bench:on-point', ['unrelated', 'nearby', 'page']);
