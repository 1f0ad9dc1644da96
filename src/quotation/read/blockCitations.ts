/** The citations of one block as the quotations of that block look for them: who may own words, who stands before, who means whom. */
import type { Citation } from '../../citation';

/** So many citations before a quotation are looked at; a string of more names nobody. */
const LOOK_BACK = 16;

/** The citations of one block, made ready for the quotations of that block. */
export class BlockCitations {
  /** Citations that may own a quotation: no parallel members, no history. In order. */
  readonly owners: readonly Citation[];
  readonly all: readonly Citation[];
  private readonly byId: ReadonlyMap<string, Citation>;

  constructor(all: readonly Citation[], byId: ReadonlyMap<string, Citation>) {
    this.all = all;
    this.byId = byId;
    this.owners = all.filter((one) => one.parallelTo === null && one.historyOf === null);
  }

  /** The first owner that begins at or after an offset and stands in no other citation. */
  ownerFrom(offset: number): Citation | undefined {
    for (let at = firstAtOrAfter(this.owners, offset); at < this.owners.length; at += 1)
      if (this.owners[at]?.within === null) return this.owners[at];
    return undefined;
  }

  /** Owners that begin in [from, to]. */
  ownersBetween(from: number, to: number): readonly Citation[] {
    return this.owners.slice(firstAtOrAfter(this.owners, from), firstAtOrAfter(this.owners, to + 1));
  }

  /** The few citations that begin before an offset, the last one first. */
  before(offset: number): readonly Citation[] {
    const end = firstAtOrAfter(this.all, offset);
    return this.all.slice(Math.max(0, end - LOOK_BACK), end).reverse();
  }

  /** The citation that a short form, id. or supra means; itself for a full citation. */
  authority(citation: Citation): Citation {
    const meant = citation.antecedent === null ? undefined : this.byId.get(citation.antecedent);
    return meant ?? citation;
  }

  /** Whether two citations mean one authority: through their antecedents, or by the same volume, reporter and page. */
  sameAuthority(one: Citation, other: Citation): boolean {
    const [left, right] = [this.authority(one), this.authority(other)];
    if (left.id === right.id) return true;
    const known = left.volume !== null && left.reporter !== null && left.page !== null;
    return (
      known && left.volume === right.volume && left.reporter === right.reporter && left.page === right.page
    );
  }

  isRecord(citation: Citation): boolean {
    return this.authority(citation).kind === 'record';
  }

  /** The first of a parallel group for any of its members. */
  head(citation: Citation): Citation {
    const head = citation.parallelTo === null ? undefined : this.byId.get(citation.parallelTo);
    return head ?? citation;
  }
}

function firstAtOrAfter(sorted: readonly Citation[], offset: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.fullSpan[0] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
