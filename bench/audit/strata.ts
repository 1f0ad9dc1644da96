// From which texts an audit by eye draws, by court, era and style. What may be changed: rows; a text belongs to one stratum.
export interface Stratum {
  readonly stratum: string;
  /** Paths under ../shared begin so. */
  readonly folder: string;
  /** Names of the files, without their ends; empty: every file of the folder that no other row names. */
  readonly files: string;
  /** How many texts a draw takes from it. */
  readonly texts: number;
}

export const STRATA: readonly Stratum[] = [
  {
    stratum: 'federal appeals',
    folder: 'data/opinions-text/',
    files:
      'cl-1 cl-10934576 cl-154001 cl-198001 cl-3014001 cl-3058008 cl-5126001 cl-66001 cl-931036 cl-9372001 cl-946311',
    texts: 4,
  },
  {
    stratum: 'federal trial courts',
    folder: 'data/opinions-text/',
    files:
      'cl-10032001 cl-10076001 cl-10120001 cl-10142001 cl-10186001 cl-10230001 cl-10274001 cl-10384001 cl-10428001 cl-10648001 cl-10692001 cl-10736001 cl-10780001 cl-10846001 cl-2970001',
    texts: 5,
  },
  { stratum: 'state courts', folder: 'data/opinions-text/', files: '', texts: 6 },
  {
    stratum: 'federal courts, html',
    folder: 'data/opinions/protest/opinions/',
    files:
      'Andy_Thayer_v_Ralph_Chiczewski Barham_Jeffrey_v_Ramsey_Charles_H Buddy_Bell_v_James_Keating Goldhamer_v_Nagode Vodak_v_City_of_Chicago',
    texts: 1,
  },
  { stratum: 'Supreme Court, 1942 to 1989', folder: 'data/opinions/protest/opinions/', files: '', texts: 3 },
  { stratum: 'Georgia, 1899 to 2024', folder: 'data/opinions/payne/opinions/', files: '', texts: 3 },
  { stratum: 'briefs', folder: 'data/briefs/', files: '', texts: 4 },
  { stratum: 'nineteenth century, OCR', folder: 'data/cap/', files: '', texts: 2 },
];

/** The stratum of a text, or null. */
export function stratumOf(name: string): Stratum | null {
  const file = name.slice(name.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
  const here = STRATA.filter(({ folder }) => name.startsWith(folder));
  return (
    here.find(({ files }) => files !== '' && files.split(' ').includes(file)) ??
    here.find(({ files }) => files === '') ??
    null
  );
}
