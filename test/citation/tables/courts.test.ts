import { courtById, courtRows, courtWithin, lookupCourt } from '../../../src/citation/courts';
import { INTERMEDIATE_COURTS } from '../../../src/citation/courts/intermediate';
import { COURT_CORRECTIONS } from '../../../src/citation/courts/supplement';
import { JURISDICTIONS, leadingJurisdiction } from '../../../src/citation/laws/jurisdictions';
import { LEFT_OUT_COURTS } from './leftOut';
import { dataPresent, describeWithData, readCourts } from './sharedData';

const rows = courtRows();

describe('the court table', () => {
  it('holds each id once, with its citation form first among the spellings', () => {
    const ids = rows.map((row) => row.id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(
      rows.filter((row) => row.citation === '' || row.name === '' || row.spellings[0] !== row.citation),
    ).toEqual([]);
  });

  it('finds every court by its citation form', () => {
    expect(rows.filter((row) => lookupCourt(row.citation) !== row.id).map((row) => row.citation)).toEqual([]);
  });

  it('corrects and divides only courts that there are', () => {
    const ids = [...COURT_CORRECTIONS.keys(), ...INTERMEDIATE_COURTS.values()];
    expect(ids.filter((id) => courtById(id) === null)).toEqual([]);
  });

  it('gives every court a jurisdiction of the table, but those of tribes and abroad', () => {
    const known = new Set(JURISDICTIONS.map((row) => row.postal));
    expect(rows.filter((row) => row.jurisdiction !== '' && !known.has(row.jurisdiction))).toEqual([]);
    expect(rows.filter((row) => row.system === 'state' && row.jurisdiction === '')).toEqual([]);
  });
});

describe('a court in a parenthetical', () => {
  it.each([
    ['9th Cir.', 'ca9'],
    ['2nd Cir.', 'ca2'],
    ['D.C. Cir.', 'cadc'],
    ['S.D.N.Y.', 'nysd'],
    ['S. D. N. Y.', 'nysd'],
    ['M.D. Fla.', 'flmd'],
    ['D.D.C.', 'dcd'],
    ['D. Md.', 'mdd'],
    ['N.D. Ill. E. Div.', 'ilnd'],
    ['Bankr. S.D.N.Y.', 'nysb'],
    ['Bankr. D. Del.', 'deb'],
    ['B.A.P. 9th Cir.', 'bap9'],
    ['9th Cir. BAP', 'bap9'],
    ['Fed. Cl.', 'uscfc'],
    ['Ct. Int’l Trade', 'cit'],
    ['B.I.A.', 'bia'],
    ['A.G.', 'ag'],
    ['Iowa', 'iowa'],
    ['Md.', 'md'],
    ['D.C.', 'dc'],
    ['Del. Ch.', 'delch'],
    ['Cal. Ct. App.', 'calctapp'],
    ['Cal. Ct. App. 2d Dist.', 'calctapp'],
    ['Fla. Dist. Ct. App.', 'fladistctapp'],
    ['Fla. 3d DCA', 'fladistctapp'],
    ['Fla. Cir. Ct. Miami-Dade Cnty.', 'flacirct'],
    ['Tex. App.—Houston [1st Dist.]', 'texapp'],
    ['Tex. App. — Dallas', 'texapp'],
    ['Tex. App.-Austin', 'texapp'],
    ['Tex. Crim. App.', 'texcrimapp'],
    ['N.Y. App. Div. 2d Dep’t', 'nyappdiv'],
    ['1st Dept', 'nyappdiv'],
    ['Second Department', 'nyappdiv'],
    ['Sup Ct, Kings County', 'nysupct'],
    ['N.Y. Sup. Ct. N.Y. Cnty.', 'nysupct'],
    ['La. Ct. App. 4th Cir.', 'lactapp'],
    ['Ohio Ct. App. 8th Dist.', 'ohioctapp'],
    ['Ohio 8th Dist.', 'ohioctapp'],
    ['Ill. App. Ct. 1st Dist.', 'illappct'],
    ['Wash. Ct. App. Div. II', 'washctapp'],
    ['Mo. Ct. App. W.D.', 'moctapp'],
    ['Pa. Commw. Ct.', 'pacommwct'],
    ['N.J. Super. Ct. App. Div.', 'njsuperctappdiv'],
    ['Va. Cir. Ct. Fairfax Cnty.', 'vacc'],
    ['C.C.D. Va.', 'uscirct'],
    ['C.C.S.D.N.Y.', 'uscirct'],
    ['Ct. App.', null],
    ['Super. Ct.', null],
    ['per curiam', null],
    ['the court', null],
    ['or', null],
    ['', null],
  ])('"%s" is %s', (text, id) => {
    expect(lookupCourt(text)).toBe(id);
  });

  it.each([
    ['S.C.', 'Ct. App.', 'scctapp'],
    ['Wis. 2d', 'Ct. App.', 'wisctapp'],
    ['A.D.3d', '2d Dep’t', 'nyappdiv'],
    ['N.Y.S.2d', '1st Dept', 'nyappdiv'],
    ['Ill. App. 3d', '1st Dist.', 'illappct'],
    ['Ohio St. 3d', '', 'ohio'],
    ['Cal. App. 4th', '', 'calctapp'],
    ['U.S.', '', 'scotus'],
    ['F.3d', '', null],
    ['F.3d', '9th Cir.', 'ca9'],
    ['P.3d', 'Ct. App.', null],
    ['P.3d', 'Cal. Ct. App.', 'calctapp'],
    ['N.J. Super.', 'App. Div.', 'njsuperctappdiv'],
    ['N.J. Super.', 'Law Div.', 'njsuper'],
    ['Misc. 3d', 'Sup Ct, Kings County', 'nysupct'],
    ['Misc. 3d', 'Civ. Ct.', 'nycivct'],
  ])('beside %s, "%s" is %s', (reporter, text, id) => {
    expect(courtWithin(reporter, text)).toBe(id);
  });

  it('reads a text of any length in bounded time', () => {
    expect(lookupCourt('Dist. '.repeat(100_000))).toBeNull();
    expect(courtWithin('Ill. 2d', 'Dist. '.repeat(100_000))).toBeNull();
  });
});

describeWithData(`every court of the data of autumn 2026${dataPresent}`, () => {
  const courts = readCourts().filter((court) => court.citation_string.trim() !== '');
  const missed = courts.filter(
    (court) => lookupCourt(court.citation_string) !== court.id && !LEFT_OUT_COURTS.has(court.id),
  );

  it('is known by its citation form, but for local courts of a state', () => {
    expect(courts.length).toBeGreaterThan(1900);
    expect(missed.filter((court) => court.system !== 'state').map((court) => court.citation_string)).toEqual(
      [],
    );
    // Left out: a court of one county, town or circuit (scripts/generate-tables.mjs says why). What is left of a court of the whole
    // state, the state taken off, are words of courts alone.
    const statewide = missed.filter((court) =>
      /^(?:(?:App|Ct|Super|Cir|Civ|Crim|Ch|Sup)\. ?)+$/.test(
        leadingJurisdiction(court.citation_string)?.rest ?? '-',
      ),
    );
    expect(statewide.map((court) => court.citation_string)).toEqual([]);
  });

  it('reads a local court as no court, or as one of the same state, never as a court of another', () => {
    const states = new Map(courtRows().map((row) => [row.id, row.jurisdiction]));
    const foreign = missed.filter((court) => {
      const id = lookupCourt(court.citation_string);
      const state = JURISDICTIONS.find((row) => row.postal === states.get(id ?? ''));
      return (
        id !== null &&
        state !== undefined &&
        !court.id.startsWith(state.postal.toLowerCase().slice(0, 1)) &&
        !/^phila/.test(court.id)
      );
    });
    expect(
      foreign.map((court) => `${court.citation_string} → ${String(lookupCourt(court.citation_string))}`),
    ).toEqual([]);
  });
});
