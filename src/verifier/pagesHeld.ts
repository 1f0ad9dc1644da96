/**
 * Which pages of a case its opinion shows, where no source states the last page: a page beyond all page marks of a complete opinion
 * is no page of the case. Asked only for cases that are found, cited with a page, and held with their text.
 */
import { z } from 'zod';
import { ask, type AskingOptions, type Store } from './asking';
import type { CaseRecord } from './caseLaw';
import { coreText, plainNumber } from './evidence/reading';
import { citedNotes } from './identity/pincite';
import { coreOf, type Inquiry } from './inquiry';

/** The plain pages that an opinion's marks show. */
export interface PagesHeld {
  readonly first: number;
  readonly last: number;
  /** The whole opinion is held, so that its last mark is its last page. */
  readonly complete: boolean;
  /** The greatest number among its notes; null where it has none that is numbered. */
  readonly lastNote: number | null;
}

const opinionPagesSchema = z
  .object({
    complete: z.boolean(),
    parts: z.array(
      z.object({
        pages: z.array(z.object({ label: z.string().nullable(), note: z.string().optional() })),
      }),
    ),
  })
  .nullable();

type OpinionPages = z.infer<typeof opinionPagesSchema>;

function pagesOf(opinion: OpinionPages): PagesHeld | null {
  if (opinion === null) return null;
  const numbers = opinion.parts
    .flatMap(({ pages }) => pages.map(({ label }) => plainNumber(label)))
    .filter((page): page is number => page !== null);
  if (numbers.length === 0) return null;
  let [first, last] = [Infinity, -Infinity];
  for (const page of numbers) {
    first = Math.min(first, page);
    last = Math.max(last, page);
  }
  const notes = opinion.parts
    .flatMap(({ pages }) => pages.map(({ note }) => plainNumber(note ?? null)))
    .filter((note): note is number => note !== null);
  return {
    first,
    last,
    complete: opinion.complete,
    lastNote: notes.length === 0 ? null : Math.max(...notes),
  };
}

/** Page marks are of the case's home reporter: of use only where the brief cites that one. */
function wantsPages(inquiry: Inquiry, record: CaseRecord): boolean {
  const core = coreOf(inquiry);
  const isHome = core !== null && record.citations[0] === coreText(core) && record.firstPage === core.page;
  const pincite = inquiry.request.pincite ?? '';
  return (
    isHome &&
    record.hasOpinion &&
    pincite !== '' &&
    (record.lastPage === null || citedNotes(pincite).length > 0)
  );
}

/** Fills `pagesHeld` of the inquiries. A case whose text cannot be had stays untold. */
export async function askPages(
  inquiries: readonly Inquiry[],
  store: Store,
  options: AskingOptions,
): Promise<void> {
  const wanted = new Map<string, Inquiry[]>();
  for (const inquiry of inquiries) {
    for (const record of inquiry.cases) {
      if (wantsPages(inquiry, record)) wanted.set(record.id, [...(wanted.get(record.id) ?? []), inquiry]);
    }
  }
  // One opinion at a time: a brief can cite hundreds, and each is parsed whole.
  for (const [id, asking] of wanted) {
    const answer = await ask(() => store.opinion(id), opinionPagesSchema, options);
    // A store that hangs once would cost the time limit for every further case.
    if (!answer.ok && (answer.reason === 'timedOut' || answer.reason === 'cancelled')) return;
    const pages = answer.ok ? pagesOf(answer.value) : null;
    if (pages !== null) for (const inquiry of asking) inquiry.pagesHeld.set(id, pages);
  }
}
