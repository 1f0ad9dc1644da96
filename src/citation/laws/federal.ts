// Federal law: the Code, regulations, session laws, papers of Congress, and what agencies publish. Source: Bluebook tables T1.1 and
// T1.2 and rules 12 to 14, the Indigo Book R17 to R24. One line a source of law; rows.ts says how a line is read.
import { readRows, type LawSource } from './rows';

const STATUTES = `
US | titleCodeSection | U.S.C. | U.S.C.A.; U.S.C.S.; U.S.C.U.; U.S. Code; U.S. Code Ann.; United States Code; USCA; USCS; U.S. Code Annotated; United States Code Annotated
US | codeSection | I.R.C. | IRC; Internal Revenue Code; Int. Rev. Code; Internal Revenue Code of 1986
US | codeSection | I.N.A. | Immigration and Nationality Act; Immigration & Nationality Act
US | codeSection | U.C.M.J. art. | UCMJ art.; Uniform Code of Military Justice art.; UCMJ Article
US | volumePage | Stat. | Stat. at L.; Stat. at Large; U.S. Stat.
US | publicLaw | Pub. L. | Pub. L. No.; Pub. L. Nos.; Public Law; Public Law No.; P.L.; P.L. No.; Pub. Law; Pub. Law No.
US | publicLaw | Pvt. L. | Pvt. L. No.; Priv. L. No.; Priv. L.; Private Law; Private Law No.; Pvt.L.
US | codeSection § | R.S. | Rev. Stat.; Revised Statutes; Rev. St.; Rev. St. U.S.; U.S. Rev. St.; Revised Statutes of the United States
US | codeSection § | Comp. St. | U.S. Comp. St.
- | codeSection | U.C.C. | UCC; Uniform Commercial Code; Unif. Com. Code
- | codeSection § | Model Penal Code | M.P.C.; MPC
- | codeSection § | Unif. Prob. Code | Uniform Probate Code; U.P.C.
- | codeSection § | Model Bus. Corp. Act | Model Business Corporation Act; M.B.C.A.
- | codeSection § | Model Code of Prof'l Responsibility | Model Code of Professional Responsibility`;

const REGULATIONS = `
US | titleCodeSection | C.F.R. | Code of Federal Regulations; CFR
US | volumePage | Fed. Reg. | F.R.; Federal Register; FR
US | codeSection | Treas. Reg. | Treasury Regulation; Temp. Treas. Reg.; Prop. Treas. Reg.; Treas. Regs.
US | codeSection | FAR | Federal Acquisition Regulation; F.A.R.
US | codeSection | DFARS | D.F.A.R.S.
US | codeSection | U.S.S.G. | USSG; U.S. Sentencing Guidelines Manual; U.S. Sent'g Guidelines Manual; U.S. Sentencing Guidelines; United States Sentencing Guidelines; U.S.S.G. Manual; Sentencing Guidelines`;

const LEGISLATIVE = `
US | volumePage | Cong. Rec. | Congressional Record; Cong. Record; Congr. Rec.
US | congress | Cong. Globe | Congressional Globe
US | congress | H.R. | H. R.
US | congress | S. | 
US | volumePage | Annals of Cong. | Annals of Congress
US | volumePage | U.S.C.C.A.N. | USCCAN; U.S. Code Cong. & Admin. News; U.S. Code Cong. & Ad. News; U.S.C.C.A.N
US | volumePage | Journals of the Continental Congress | J. Cont'l Cong.
US | ruleNumber | H.R. Rep. No. | H.R. Rep.; H. Rep. No.; H.R. REP. NO.; House Report No.; House Report; H. Rept.; H.R. Rept.; H. Rept. No.
US | ruleNumber | S. Rep. No. | S. Rep.; Sen. Rep. No.; S. REP. NO.; Senate Report No.; Senate Report; S. Rept.; Sen. Rep.
US | ruleNumber | H.R. Conf. Rep. No. | H.R. Conf. Rep.; H. Conf. Rep. No.; H. Conf. Rep.; Conf. Rep. No.; H.R. CONF. REP. NO.
US | ruleNumber | S. Exec. Rep. No. | S. Exec. Rep.
US | ruleNumber | H.R. Doc. No. | H. Doc. No.; H.R. Doc.; House Document No.
US | ruleNumber | S. Doc. No. | S. Doc.; Senate Document No.; Sen. Doc. No.
US | ruleNumber | H.R. Res. | H. Res.
US | ruleNumber | S. Res. | Sen. Res.
US | ruleNumber | H.R. Con. Res. | H. Con. Res.
US | ruleNumber | S. Con. Res. | 
US | ruleNumber | H.R.J. Res. | H.J. Res.
US | ruleNumber | S.J. Res. | 
US | ruleNumber | S. Treaty Doc. No. | S. Treaty Doc.; Treaty Doc. No.
US | ruleNumber | S. Exec. Doc. No. | S. Exec. Doc.
US | volumePage | Weekly Comp. Pres. Doc. | Weekly Compilation of Presidential Documents
US | volumePage | Pub. Papers | 
US | volumePage | U.S.T. | UST
US | ruleNumber | T.I.A.S. No. | T.I.A.S.; TIAS No.; TIAS
- | volumePage | U.N.T.S. | UNTS
- | volumePage | L.N.T.S. | 
- | volumePage | I.L.M. | ILM
- | volumePage | Bevans |`;

const ADMINISTRATIVE = `
US | ruleNumber | Exec. Order No. | Executive Order No.; Executive Order; Exec. Order; E.O.; EO
US | ruleNumber | Proclamation No. | Proclamation; Presidential Proclamation No.
US | ruleNumber | Rev. Rul. | Revenue Ruling; Rev. Ruling
US | ruleNumber | Rev. Proc. | Revenue Procedure
US | ruleNumber | Priv. Ltr. Rul. | Private Letter Ruling; P.L.R.; PLR; I.R.S. Priv. Ltr. Rul.
US | ruleNumber | I.R.S. Notice | IRS Notice
US | ruleNumber | I.R.S. Gen. Couns. Mem. | Gen. Couns. Mem.; G.C.M.; GCM
US | ruleNumber | I.R.S. Tech. Adv. Mem. | Tech. Adv. Mem.; T.A.M.
US | ruleNumber | T.D. | Treasury Decision; Treas. Dec.
US | ruleNumber | ASBCA No. | ASBCA Nos.; A.S.B.C.A. No.
US | ruleNumber | CBCA No. | CBCA Nos.
US | ruleNumber | CFPB No. | 
US | ruleNumber | CFTC No. | CFTC Docket No.
US | ruleNumber | SBA No. | 
US | ruleNumber | PSBCA No. | 
US | ruleNumber | U.S. Patent No. | U.S. Pat. No.; United States Patent No.; U.S. Patent Nos.; Patent No.; Pat. No.
US | ruleNumber | U.S. Patent Application No. | U.S. Patent Application Serial No.; U.S. Pat. App. No.; U.S. Patent App. No.
US | ruleNumber | U.S. Trademark Registration No. | Trademark Registration No.; U.S. Reg. No.; Registration Nos.
US | ruleNumber | Exchange Act Release No. | Securities Exchange Act Release No.; Exchange Act Rel. No.; Exchange Act Release
US | ruleNumber | Securities Act Release No. | Securities Act Rel. No.
US | ruleNumber | Investment Advisers Act Release No. | Advisers Act Release No.; Investment Company Act Release No.
US | ruleNumber | SEC No-Action Letter | SEC Release No.; SEC Rel. No.
US | ruleNumber | SSR | S.S.R.; Social Security Ruling
US | volumePage | Op. Off. Legal Counsel | Op. O.L.C.; Ops. Off. Legal Counsel; Op. OLC
US | volumePage | Op. Att'y Gen. | Op. Atty. Gen.; Ops. Att'y Gen.; Op. A.G.
US | volumePage | C.B. | Cum. Bull.; Cumulative Bulletin
US | volumePage | I.R.B. | Int. Rev. Bull.; Internal Revenue Bulletin
US | codeSection § | M.P.E.P. | MPEP; Manual of Patent Examining Procedure
US | codeSection § | T.M.E.P. | TMEP; Trademark Manual of Examining Procedure
US | codeSection § | U.S. Dep't of Just., Just. Manual | Justice Manual; U.S. Attorneys' Manual; Just. Manual
US | codeSection § | POMS | Program Operations Manual System`;

export function federalLaws(): LawSource[] {
  return [
    ...readRows('statute', STATUTES),
    ...readRows('regulation', REGULATIONS),
    ...readRows('legislative', LEGISLATIVE),
    ...readRows('administrative', ADMINISTRATIVE),
  ];
}
