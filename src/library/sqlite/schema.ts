/**
 * The tables of a library file. Any change here is a new SCHEMA_VERSION: an older file is refused, never half understood.
 *
 * Compact by design, for 18 million citations: reporters and courts are interned, a citation's key is its address and is
 * the table's own tree (WITHOUT ROWID), volume and page are small integers wherever they are plain numbers (`ANY`), and
 * the party words are a contentless full-text index (postings only).
 */

/** Marks the file as ours: "CITE" in ASCII. */
export const APPLICATION_ID = 0x43495445;
export const SCHEMA_VERSION = 2;

export const SCHEMA = `
CREATE TABLE settings (name TEXT PRIMARY KEY, value ANY) STRICT, WITHOUT ROWID;

-- One row an import; the unit that a re-import replaces. Its cases have the ids first_case to last_case.
CREATE TABLE sources (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  as_of TEXT NOT NULL,
  imported_at TEXT NOT NULL,
  first_case INTEGER NOT NULL,
  last_case INTEGER NOT NULL,
  cases INTEGER NOT NULL,
  citations INTEGER NOT NULL,
  opinions INTEGER NOT NULL
) STRICT;

CREATE TABLE reporters (id INTEGER PRIMARY KEY, abbreviation TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE courts (id INTEGER PRIMARY KEY, court TEXT NOT NULL UNIQUE) STRICT;

-- Ids are never used twice, so that an id in an old report never means another case.
CREATE TABLE cases (
  id INTEGER PRIMARY KEY,
  source INTEGER NOT NULL,
  court INTEGER,
  decided INTEGER,            -- yyyymmdd, with 00 for an unknown month or day
  has_opinion INTEGER NOT NULL,
  name TEXT NOT NULL,
  citations TEXT NOT NULL,    -- every citation, home first: "reporter\\tvolume\\tpage" a line
  last_page TEXT,             -- in the home volume, where the source says so
  docket TEXT,
  url TEXT,
  key TEXT,
  alone INTEGER NOT NULL      -- 1: the source knows that no other case starts on the page of the home citation
) STRICT;

-- Names beyond the one that is shown.
CREATE TABLE names (
  case_id INTEGER, position INTEGER, name TEXT NOT NULL,
  PRIMARY KEY (case_id, position)
) STRICT, WITHOUT ROWID;

-- Where cases start. reach: the last page that the case is known to fill, for the home citation alone.
CREATE TABLE citations (
  reporter INTEGER, volume ANY, page ANY, case_id INTEGER, reach INTEGER,
  PRIMARY KEY (reporter, volume, page, case_id)
) STRICT, WITHOUT ROWID;

-- What each source can say of a volume; computed at import, never assumed.
CREATE TABLE volumes (
  reporter INTEGER, volume ANY, source INTEGER,
  tiled INTEGER NOT NULL,
  lists_every_case INTEGER NOT NULL,
  last_page INTEGER,
  longest INTEGER NOT NULL,   -- the greatest reach less first page among its cases
  cases INTEGER NOT NULL,
  first_year INTEGER,
  last_year INTEGER,
  PRIMARY KEY (reporter, volume, source)
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE party_words USING fts5 (
  words, content = '', detail = 'none', columnsize = 0, tokenize = 'unicode61 remove_diacritics 0'
);

CREATE TABLE opinions (case_id INTEGER PRIMARY KEY, complete INTEGER NOT NULL, ocr INTEGER NOT NULL) STRICT;

-- pages: JSON, one [label, length in UTF-16 units, note] a page; text: all pages of the part joined, deflated.
CREATE TABLE opinion_parts (
  case_id INTEGER, part INTEGER, kind TEXT NOT NULL, pages TEXT NOT NULL, text BLOB NOT NULL,
  PRIMARY KEY (case_id, part)
) STRICT;
`;
