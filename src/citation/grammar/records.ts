/**
 * The papers of a case as briefs cite them (Bluebook table BT1, appellate appendix and record forms).
 *
 * `locator` says what must follow for the word to be a citation: `any` a number, ¶, "at", "No." or letter; `at` the word "at" or a ¶,
 * §, or "No." only (the word alone is too common). `name`: the name of a person may stand before ("Dunn Decl."). What may be
 * changed: rows.
 */
export interface RecordRow {
  readonly form: string;
  readonly locator: 'any' | 'at';
  readonly name: boolean;
}

const rows = (locator: RecordRow['locator'], name: boolean, forms: string): RecordRow[] =>
  forms.split('; ').map((form) => ({ form, locator, name }));

export const RECORDS: readonly RecordRow[] = [
  ...rows(
    'any',
    false,
    'ECF No.; ECF Nos.; ECF; ECF Doc.; ECF Dkt.; ECF Document; CM/ECF; CM/ECF No.; Dkt.; Dkts.; Dkt. No.; Dkt. Nos.; Dkt. #; Docket No.; Docket Entry; Docket Entry No.; D.E.; DE; D.I.; DI; D.E. No.; Doc.; Docs.; Doc. No.; Doc. Nos.; Document No.; Docket Item; R. Doc.; Rec. Doc.; Rec. Docs.; R. Doc. No.; Dkt. Entry; Dkt. Entry No.; DktEntry; NYSCEF Doc. No.; NYSCEF No.; NYSCEF Doc. Nos.; Bankr. Dkt.; Adv. Dkt.; Filing No.; Filing; DN; D.N.',
  ),
  ...rows(
    'any',
    true,
    'Compl.; Am. Compl.; First Am. Compl.; Second Am. Compl.; Third Am. Compl.; 1st Am. Compl.; 2d Am. Compl.; FAC; SAC; TAC; CAC; CCAC; Consol. Compl.; Consol. Am. Compl.; Corrected Compl.; Verified Compl.; Countercl.; Cross-cl.; Third-Party Compl.; Answer; Ans.; Indictment; Superseding Indictment; Information; PSR; PSI; Presentence Report',
  ),
  ...rows(
    'any',
    true,
    'Decl.; Decls.; Aff.; Affid.; Affirm.; Dep.; Depo.; Dep. Tr.; Depo. Tr.; Deposition; Deposition Tr.; Interrog.; Interrogs.; Suppl. Decl.; Supp. Decl.; Reply Decl.; Expert Rep.; Expert Report; Test.; Verification',
  ),
  ...rows(
    'any',
    false,
    "Tr.; Oral Arg.; Oral Argument; Oral Arg. Recording; Trial Tr.; Hr'g Tr.; Hrg. Tr.; Hearing Tr.; Sent'g Tr.; Sentencing Tr.; Plea Tr.; Oral Arg. Tr.; Tr. of Oral Arg.; Tr. of Hr'g; Tr. of Record; Suppression Hr'g Tr.; Trial Transcript; Hearing Transcript; Suppl. Tr.; Suppr. Tr.; T.; T.p.; N.T.; RT; R.T.; CT; C.T.; RP; VRP; V.R.P.; RR; R.R.; CR; C.R.; Supp. C.R.; Supp. R.R.; Vol.; TT",
  ),
  ...rows(
    'any',
    false,
    "Ex.; Exs.; Exh.; Exhs.; Exhibit; Exhibits; Pl. Ex.; Def. Ex.; Pl.'s Ex.; Def.'s Ex.; Pls.' Ex.; Defs.' Ex.; PX; DX; JX; GX; Gov't Ex.; Trial Ex.; Joint Ex.; Pet. Ex.; Resp. Ex.; Attach.; Attachs.; App. Ex.; Plaintiff's Exhibit; Defendant's Exhibit; State's Ex.; State's Exhibit; Tab",
  ),
  ...rows(
    'any',
    false,
    "App.; J.A.; JA; Joint App.; Joint Appendix; Jt. App.; A.A.; AA; S.A.; SA; Supp. App.; Suppl. App.; Pet. App.; App. to Pet. for Cert.; App. to Pet.; App. to Juris. Statement; App. to Brief in Opposition; Pet. App'x; App'x; R.A.; RA; E.R.; ER; SER; S.E.R.; A.R.; AR; C.A.R.; C.A.B.R.; ROA; ROA.; R.O.A.; R. App.; R.E.; Aplt. App.; Aplee. App.; Aplt. Supp. App.; Appellant's App.; Appellee's App.; Addendum; Add.; SPA; Special App.; Spec. App.; Admin. R.; Admin. Rec.; Cert. Admin. R.; Certified Admin. R.; Vol. of App.; Clerk's Papers; CP",
  ),
  ...rows(
    'at',
    false,
    'R.; Rec.; Record; A.; Trial R.; Trial Ct. Op.; Trial Court Op.; Trial Ct. Order; Tr. Ct. Op.; Dist. Ct. Op.; Super. Ct. Op.; Bd. Op.; Record on Appeal; Appendix; Transcript; H.T.',
  ),
  ...rows(
    'at',
    true,
    "Mot.; Stipulation; Complaint; Amended Complaint; First Amended Complaint; Second Amended Complaint; Am. Complaint; Mot. to Dismiss; Mot. for Summ. J.; Mot. Summ. J.; MSJ; MTD; Mem.; Mem. of Law; Mem. in Supp.; Mem. in Opp'n; Mem. Supp.; Mem. Opp'n; Br.; Opening Br.; Answering Br.; Reply Br.; Resp. Br.; Response Br.; Pet. Br.; Gov't Br.; Appellant's Br.; Appellee's Br.; Appellants' Br.; Appellees' Br.; Amicus Br.; Br. of Appellant; Br. of Appellee; Br. for Appellant; Br. for Resp't; Appellant Br.; Appellee Br.; Appellant's Brief; Appellee's Brief; Opp'n; Opp.; Opp'n Br.; Opp. Br.; Reply; Reply Mem.; Resp.; Response; Obj.; Objs.; Pet.; Petition; Order; Op.; Mem. Op.; Slip Op.; R. & R.; R&R; Rep. & Recommendation; Report and Recommendation; Stip.; Joint Stip.; Joint Stmt.; Stmt.; SOF; SUF; UMF; SMF; CSMF; Statement of Facts; Stmt. of Facts; 56.1 Stmt.; Rule 56.1 Stmt.; Notice; Ltr.; Letter; Agreement; Report; Rpt.; Brief; Motion; Verdict Form; Jury Instr.; Jury Instrs.; Hearing; Admission; Plea Agreement; Findings",
  ),
];
