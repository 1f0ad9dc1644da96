// How the compiled tables (generated/compiled.ts) are written, for their readers: rows parted by "^", cells by tabs, dots at the end of a
// name that was cut short as "_". scripts/compile-tables.mjs writes them so.

/** The lines of a compiled table, one a row. */
export const linesOf = (table: string): readonly string[] => table.split('^');

/** A name as people read it. */
export const nameOf = (cell: string): string => (cell.endsWith('_') ? `${cell.slice(0, -1)}\u2026` : cell);
