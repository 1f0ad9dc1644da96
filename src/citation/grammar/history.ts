/**
 * Explanatory phrases of prior and subsequent history (Bluebook table T8, Texas petition and writ history, and courts' variants).
 *
 * Column 2: `same` the citation that follows is another stage of the same case, so the name is borrowed where none is written;
 * `other` it is another case ("overruled by"), whose name is its own. What may be changed: rows.
 */
export interface HistoryRow {
  readonly phrase: string;
  readonly of: 'same' | 'other';
}

const same = (phrases: string): HistoryRow[] => phrases.split('; ').map((phrase) => ({ phrase, of: 'same' }));
const other = (phrases: string): HistoryRow[] =>
  phrases.split('; ').map((phrase) => ({ phrase, of: 'other' }));

export const HISTORY: readonly HistoryRow[] = [
  ...same(
    "aff'd; aff'd mem.; aff'd per curiam; aff'd by; aff'd by memorandum; aff'd on other grounds; aff'd in part; aff'd in part and rev'd in part; " +
      "aff'd in part, rev'd in part; aff'd in part, rev'd in part on other grounds; aff'd in part and rev'd in part on other grounds; " +
      "aff'd in part, vacated in part; aff'd in part and vacated in part; aff'd as modified; aff'd on reh'g; aff'd sub nom.; aff'd en banc; " +
      "aff'd without opinion; aff'd without op.; aff'd by an equally divided court; aff'd by an equally divided Court; aff'd in relevant part; aff'd and remanded; " +
      'affirmed; affirmed in part; affirmed by; affirmed sub nom.; affirmed on other grounds; affirmed per curiam',
  ),
  ...same(
    "rev'd; rev'd mem.; rev'd per curiam; rev'd by; rev'd en banc; rev'd on other grounds; rev'd in part; rev'd in part on other grounds; " +
      "rev'd in part, aff'd in part; rev'd in part and aff'd in part; rev'd and remanded; rev'd sub nom.; rev'd on reh'g; rev'd as to other matters; " +
      "rev'd on different grounds; rev'd in other part; rev'd on another ground; rev'd on a different ground; rev'd in part by; reversed; reversed in part; reversed by; reversed on other grounds; reversed and remanded; reversed sub nom.",
  ),
  ...same(
    'S.C.; vacated; vacated and remanded; vacated as moot; vacated in part; vacated mem.; vacated by; vacated on other grounds; vacated sub nom.; ' +
      "vacated en banc; vacated on reh'g; opinion vacated; judgment vacated; vacated and remanded on other grounds; vacated in part on other grounds; " +
      'vacated pursuant to settlement; vacated on denial of rehearing; amended; amended by; as amended; modified; modified by; modified on other grounds; ' +
      "modified on reh'g; modified in part; corrected; withdrawn; withdrawn by; opinion withdrawn; superseded; superseded by; superseded on reh'g; " +
      'remanded; remanded sub nom.; remanded by; rescinded; reinstated; reinstated in part',
  ),
  ...same(
    'cert. denied; cert. denied sub nom.; cert. granted; cert. granted, judgment vacated; cert. granted in part; cert. dismissed; cert. improvidently granted; ' +
      'cert. granted and vacated; cert. granted and judgment vacated; cert. denied as improvidently granted; certiorari denied; certiorari granted; certiorari dismissed; cert denied; ' +
      'cert. den.; cert. filed; cert. pending; petition for cert. filed; petition for cert. denied; petition for cert. pending; pet. for cert. filed; pet. for cert. denied; ' +
      'appeal denied; appeal dismissed; appeal docketed; appeal filed; appeal pending; appeal granted; appeal withdrawn; app. denied; app. dismissed; app. granted; leave to appeal denied; lv denied; lv. denied; lv dismissed; lv granted; ' +
      'leave denied; permission to appeal denied; perm. to appeal denied; perm. app. denied; perm. app. granted; perm. to app. denied; p.t.a. denied; allocatur denied; alloc. denied; allowance of appeal denied; ' +
      "reh'g denied; reh'g granted; reh'g en banc denied; reh'g en banc granted; reh'g and reh'g en banc denied; reh'g; rehearing denied; rehearing granted; rehearing en banc denied; on reh'g; on rehearing; " +
      'transfer denied; trans. denied; transfer granted; trans. granted; review denied; review granted; rev. denied; rev den; rev. den.; review dismissed; rev. granted; discretionary review denied; disc. review denied; pet. denied; pet. granted; petition denied; petition for review denied; ' +
      'writ denied; writ granted; writ dismissed; writ refused; writs denied; error refused; writ of error refused; enforced; enforcement denied; enforcement granted; enforced in part; mandamus denied; mandamus granted; prob. juris. noted; probable jurisdiction noted; ' +
      "on remand; on remand to; on remand from; on appeal; on appeal from; on appeal after remand; appeal after remand; after remand; aff'g; rev'g; aff'g in part; rev'g in part; affirming; reversing; vacating; adopting; denying cert. to; denying cert. to; modifying; " +
      "adopted; adopted by; report and recommendation adopted; report and recommendation adopted by; R. & R. adopted; R&R adopted; report & recommendation adopted; adopted in part; accepted; rejected on other grounds; clarified; clarified on other grounds; clarified by; decision clarified; motion denied; mot. denied; mot. to dismiss denied; stay denied; stay granted; sub nom.; dismissed; appeal dism'd; cert. dism'd; " +
      "decertified; opinion after grant of review; opinion on remand; as corrected; as modified; as modified on denial of rehearing; aff'd on remand; certifying question to; certified question answered; question certified; question answered; certified question accepted; answer to certified question conformed to; conformed to; opinion adopted",
  ),
  ...other(
    'overruled by; overruled in part by; overruled on other grounds by; overruled in part on other grounds by; overruled on other grounds; overruled; overruled sub silentio by; overruled as recognized in; ' +
      'overruled in part; overruled on another ground by; overruled on a different ground by; overruled to the extent inconsistent by; abrogated by; abrogated on other grounds by; abrogated in part by; abrogated as recognized in; abrogated as recognized by; abrogated as stated in; abrogated on other grounds; abrogated; ' +
      'abrogation recognized by; abrogation recognized in; superseded by statute; superseded by statute as stated in; superseded by statute on other grounds as stated in; superseded by statute as recognized in; superseded by statute on other grounds; superseded by rule as stated in; superseded by constitutional amendment; superseded on other grounds by; ' +
      'disapproved of by; disapproved by; disapproved on other grounds by; disapproved on other grounds in; disapproved in; disapproved in part by; disapproved on another ground in; disapproved of on other grounds by; criticized by; criticized in; distinguished by; distinguished in; followed by; followed in; limited by; limited in; questioned by; questioned in; ' +
      "rejected by; receded from by; receded from in; holding modified by; holding limited by; implied overruling recognized in; impliedly overruled by; implicitly overruled by; effectively overruled by; partially overruled by; overruled in relevant part by; overruled in pertinent part by; rev'd on other grounds by; called into doubt by; called into question by; not followed by; declined to follow by; explained in; explained by",
  ),
];
