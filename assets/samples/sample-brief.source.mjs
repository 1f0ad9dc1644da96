/**
 * The sample brief as readable text; `node scripts/build-sample-brief.mjs` makes sample-brief.docx of it.
 *
 * The parties, the facts, the docket number and the record are invented, and faults are planted on purpose: README.md
 * lists every one. When you plant or remove a fault, change that list too.
 *
 * Markup inside a text: *italic*, {fn:1} a footnote reference, {tab} a tab. Everything else stands as written.
 */
export const header =
  'SAMPLE BRIEF – invented parties; citation faults are planted for testing. Do not file.';

/** Footnotes by number. */
export const footnotes = {
  1: 'The complaint pleads no claim under state law. Its two counts are measured by *Bell Atlantic Corp. v. Twombly*, 550 U.S. 544, 570 (2007), and *Ashcroft v. Iqbal*, 556 U.S. 662, 678–79 (2009), and this motion by Rule 56 alone.',
  2: '*See also Bramwell v. Port Authority of Lynd*, 384 U.S. 436, 444 (1966) (a party may not rest on its pleading once the record has closed).',
  3: '“Credibility determinations, the weighing of the evidence, and the drawing of legitimate inferences from the facts are jury functions, not those of a judge.” *Anderson*, 477 U.S. at 255. Nothing in this motion asks the Court to weigh anything.',
  4: '*Id.* at 249–50.',
  5: 'The older test of *Johnson v. Glick*, 481 F.2d 1028, 1033 (2d Cir. 1973), which asked about an officer’s motive, did not survive *Graham*. *See Graham*, 490 U.S. at 397–99.',
  6: '*Cf. Katz v. United States*, 389 U.S. 347, 341 (1967) (the Fourth Amendment protects people, not places). A search is not in issue here.',
  7: '*Accord Castellane v. Rourke*, 713 U.S. 145, 151 (2021) (a brief hold to the elbow is no seizure of the person).',
  8: 'The order of the two questions is for the Court. *Pearson*, *supra*, at 236. *Saucier v. Katz*, 533 U.S. 194, 201 (2001), which fixed the order, is no longer binding on that point.',
  9: 'A municipality has no immunity of its own to plead, *Leatherman v. Tarrant County Narcotics Intelligence & Coordination Unit*, 507 U.S. 163, 166 (1993), and the City pleads none.',
  10: '*See Wexcombe v. Hale*, 88 Omnib. Rptr. 412, 415 (9th Cir. 2017); *Ortolan v. Pask*, 112 F.5th 340, 344 (9th Cir. 2024).',
  11: '*See also* Fed. R. Evid. 702; *Daubert v. Merrell Dow Pharmaceuticals, Inc.*, 43 F.3d 1311, 1316 (9th Cir. 1995) (on remand).',
  12: 'If any part of the complaint survives, Defendants ask for a separate trial of the claim against the City under Fed. R. Civ. P. 42(b). Jurisdiction rests on 28 U.S.C. § 1343 alone.',
};

/** Paragraphs in order: [style, text]. Styles are those of the builder. */
export const paragraphs = [
  ['counsel', 'Ines Calloway, OSB No. 000000'],
  ['counsel', 'Calloway & Brandt, Attorneys'],
  ['counsel', '1 Example Quay, Marlow Falls, Oregon'],
  ['counsel', 'Attorneys for Defendants'],
  ['court', 'UNITED STATES DISTRICT COURT'],
  ['court', 'DISTRICT OF OREGON'],
  ['court', 'EUGENE DIVISION'],
  [
    'caption',
    {
      left: [
        'ROWAN ELLERY,',
        '{tab}Plaintiff,',
        'v.',
        'CITY OF MARLOW FALLS, a municipal corporation; and DANA QUILL, in her individual capacity,',
        '{tab}Defendants.',
      ],
      right: [
        'Case No. 6:25-cv-99999-XX',
        'DEFENDANTS’ MEMORANDUM IN SUPPORT OF THEIR MOTION FOR SUMMARY JUDGMENT',
        'Oral argument requested',
      ],
    },
  ],
  ['toaTitle', 'TABLE OF AUTHORITIES'],
  ['toaHeading', 'Cases{tab}Page'],
  ['toa', '*Anderson v. Creighton*, 483 U.S. 635 (1987){tab}5'],
  ['toa', '*Anderson v. Liberty Lobby, Inc.*, 477 U.S. 242 (1986){tab}3'],
  ['toa', '*Ashcroft v. al-Kidd*, 563 U.S. 731 (2011){tab}5'],
  ['toa', '*Ashcroft v. Iqbal*, 556 U.S. 662 (2009){tab}2'],
  ['toa', '*Ashgrove v. Harbor Transit District*, 1 Sample Rptr. 140 (2026){tab}4, 5'],
  ['toa', '*Bell Atlantic Corp. v. Twombly*, 550 U.S. 544 (2007){tab}2'],
  ['toa', '*Board of County Commissioners v. Brown*, 520 U.S. 397 (1997){tab}5'],
  ['toa', '*Bramwell v. Port Authority of Lynd*, 384 U.S. 436 (1966){tab}3'],
  ['toa', '*Brosseau v. Haugen*, 533 U.S. 194 (2004){tab}5'],
  ['toa', '*Brower v. County of Inyo*, 489 U.S. 593 (1989){tab}4'],
  ['toa', '*Bryan v. MacPherson*, 630 F.3d 805 (9th Cir. 2010){tab}4'],
  ['toa', '*Castellane v. Rourke*, 713 U.S. 145 (2021){tab}4'],
  ['toa', '*Celotex Corp. v. Catrett*, 477 U.S. 317 (1986){tab}3, 5'],
  ['toa', '*City of Canton v. Harris*, 489 U.S. 378 (1989){tab}5'],
  ['toa', '*City of Los Angeles v. Heller*, 475 U.S. 796 (1986){tab}5'],
  ['toa', '*Connick v. Thompson*, 563 U.S. 51 (2011){tab}5'],
  ['toa', '*Daubert v. Merrell Dow Pharmaceuticals, Inc.*, 509 U.S. 579 (1993){tab}5'],
  ['toa', '*Daubert v. Merrell Dow Pharmaceuticals, Inc.*, 43 F.3d 1311 (9th Cir. 1995){tab}5'],
  ['toa', '*Delacroix-Finney v. City of Arden Bay*, 1042 F.3d 611 (9th Cir. 2020){tab}5'],
  ['toa', '*General Electric Co. v. Joiner*, 522 U.S. 136 (1997){tab}5'],
  ['toa', '*Graham v. Connor*, 490 U.S. 386 (1989){tab}4'],
  ['toa', '*Harlow v. Fitzgerald*, 457 U.S. 800 (1982){tab}4'],
  ['toa', '*Hope v. Pelzer*, 536 U.S. 703 (2002){tab}5'],
  ['toa', '*Johnson v. Glick*, 481 F.2d 1028 (2d Cir. 1973){tab}4'],
  ['toa', '*Katz v. United States*, 389 U.S. 347 (1967){tab}4'],
  ['toa', '*Kumho Tire Co. v. Carmichael*, 526 U.S. 137 (1999){tab}5'],
  [
    'toa',
    '*Leatherman v. Tarrant County Narcotics Intelligence & Coordination Unit*, 507 U.S. 163 (1993){tab}5',
  ],
  ['toa', '*Malley v. Briggs*, 475 U.S. 335 (1986){tab}5'],
  ['toa', '*Matsushita Electric Industrial Co. v. Zenith Radio Corp.*, 475 U.S. 574 (1986){tab}3'],
  ['toa', '*Mattos v. Agarano*, 661 F.3d 433 (9th Cir. 2011){tab}4'],
  ['toa', '*Mitchell v. Forsyth*, 472 U.S. 511 (1989){tab}4'],
  ['toa', '*Monell v. Department of Social Services*, 436 U.S. 658 (1978){tab}5'],
  ['toa', '*Mullenix v. Luna*, 577 U.S. 7 (2015){tab}5'],
  ['toa', '*Ortolan v. Pask*, 112 F.5th 340 (9th Cir. 2024){tab}5'],
  ['toa', '*Pearson v. Callahan*, 555 U.S. 223 (2009){tab}4'],
  ['toa', '*Plumhoff v. Rickard*, 572 U.S. 765 (2014){tab}4'],
  ['toa', '*Saucier v. Katz*, 533 U.S. 194 (2001){tab}4'],
  ['toa', '*Scott v. Harris*, 550 U.S. 372 (2007){tab}3'],
  ['toa', '*Tennessee v. Garner*, 471 U.S. 1 (1985){tab}4'],
  ['toa', '*Terry v. Ohio*, 392 U.S. 1 (1968){tab}4'],
  ['toa', '*Thistledown Ferry Co. v. Port of Marlow*, 1 Sample Rptr. 101 (2026){tab}3, 4'],
  ['toa', '*Tolan v. Cotton*, 572 U.S. 560 (2014){tab}3'],
  ['toa', '*Wexcombe v. Hale*, 88 Omnib. Rptr. 412 (9th Cir. 2017){tab}5'],
  ['toa', '*Whitley v. Albers*, 475 U.S. 312 (1986){tab}5'],
  ['toaHeading', 'Statutes and rules'],
  ['toa', '28 U.S.C. § 1343{tab}6'],
  ['toa', '42 U.S.C. § 1983{tab}2'],
  ['toa', 'Fed. R. Civ. P. 42(b){tab}6'],
  ['toa', 'Fed. R. Civ. P. 56{tab}2, 3'],
  ['toa', 'Fed. R. Evid. 702{tab}5'],

  ['heading1', 'INTRODUCTION'],
  [
    'body',
    'Plaintiff Rowan Ellery was asked to leave a municipal ferry landing, declined, and was walked off it by the elbow. He was not struck, handcuffed or hurt. He sues Officer Dana Quill and the City of Marlow Falls (the “City”) under 42 U.S.C. § 1983. The material facts are on video and undisputed. Defendants are entitled to judgment as a matter of law under Fed. R. Civ. P. 56(a).{fn:1}',
  ],
  ['heading1', 'STATEMENT OF FACTS'],
  [
    'body',
    'On March 8, 2024, the last boat of the day was full. Calloway Decl. ¶ 4, Ex. A at 2. Mr. Ellery stood at the gate and told the deckhand that he was “not going anywhere.” Ellery Dep. 31:4–9. Officer Quill arrived at 7:52 p.m. and asked him three times to step back. Compl. ¶ 14. On the third refusal she took his left elbow and walked with him to the street, a distance of some forty feet. *Id.* ¶ 16. The whole of it lasted nineteen seconds. Calloway Decl., Ex. B. Mr. Ellery calls this an “attack,” but he agrees that he felt no pain. Ellery Dep. 44:17–22.',
  ],
  ['heading1', 'ARGUMENT'],
  ['heading2', 'I.{tab}The standard of Rule 56 is met on this record.'],
  [
    'body',
    'Summary judgment is proper when there is no genuine dispute of material fact. Fed. R. Civ. P. 56(a). The Rule “mandates the entry of summary judgment, after adequate time for discovery and upon motion, against a party who fails to make a showing sufficient to establish the existence of an element essential to that party’s case, and on which that party will bear the burden of proof at trial.” *Celotex Corp. v. Catrett*, 477 U.S. 317, 322, 106 S. Ct. 2548, 91 L. Ed. 2d 265 (1986). The moving party need not disprove the other side’s case; it may point to what is missing. *Id.* at 325. A dispute is genuine only if “a reasonable jury could return a verdict for the nonmoving party.” *Anderson v. Liberty Lobby, Inc.*, 477 U.S. 242, 248, 106 S. Ct. 2505, 91 L. Ed. 2d 202 (1986). The opposing party “must do more than simply show that there is some metaphysical doubt as to the material facts.” *Matsushita Electric Industrial Co. v. Zenith Radio Corp.*, 475 U.S. 574, 586 (1986); *accord Celotex*, 477 U.S. at 323–24.{fn:2} Facts are read in favor of the opposing party, *Tolan v. Cotton*, 572 U.S. 560, 656–57 (2014) (per curiam), but only where there is a dispute to read.{fn:3}',
  ],
  [
    'body',
    'A recording changes the inquiry. “When opposing parties tell two different stories, one of which is blatantly contradicted by the record, so that no reasonable jury could believe it, a court may not adopt that version of the facts for purposes of ruling on a motion for summary judgment.” *Scott v. Harris*, 550 U.S. 372, 380, 127 S. Ct. 1796, 167 L. Ed. 2d 686 (2007).{fn:4} So too in *Thistledown Ferry Co. v. Port of Marlow*, 1 Sample Rptr. 101, 103 (2026), the court said that a court “should view the facts in the light depicted by the recording only where no reasonable juror could see it in two ways.” It went on to explain where the limit lies:',
  ],
  [
    'block',
    'A judge who fills those seconds with inference is finding facts, however sensible the inference may be, and the parties who disagree about what happened in the dark part of the circle are entitled to put their disagreement to a jury and to be bound by what the jury decides.',
  ],
  [
    'bodyNoIndent',
    '*Id.* at 103–04. Nothing here happened in the dark. The landing is covered by three cameras, and Mr. Ellery’s affidavit departs from what he said under oath. A trial court “may disregard an affidavit that flatly contradicts the affiant’s own earlier sworn testimony, unless the affiant explains the change.” *Thistledown*, 1 Sample Rptr. at 104. He explains nothing. “A jury is not needed to tell us that a gate which is shut whenever we look at it is shut.” *Id.* at 106. And “[a] party may not defeat summary judgment with a number that nobody will swear to.” *Id.* at 103.',
  ],
  ['heading2', 'II.{tab}Officer Quill used no unreasonable force.'],
  [
    'body',
    'Claims of excessive force in the course of a stop are judged under the Fourth Amendment’s standard of reasonableness. *Graham v. Connor*, 490 U.S. 386, 395, 109 S. Ct. 1865, 104 L. Ed. 2d 443 (1989). The standard is objective: the “reasonableness” of a particular use of force “must be judged from the perspective of a reasonable officer on the scene, rather than with the 20/20 vision of hindsight.” *Id.* at 396. Courts look to the severity of the offense, the threat, and resistance. *Id.*; *see also Tennessee v. Garner*, 471 U.S. 1, 8–9 (1985); *Terry v. Ohio*, 392 U.S. 1, 20–22, 88 S. Ct. 1868, 20 L. Ed. 2d 889 (1968); *Plumhoff v. Rickard*, 572 U.S. 765, 774–75 (2014). “Not every push or shove, even if it may later seem unnecessary in the peace of a judge’s chambers,” violates the Constitution. *Graham*, 490 U.S. at 396 (quoting *Johnson v. Glick*, 481 F.2d 1028, 1033 (2d Cir. 1973)).{fn:5} There must be a seizure, and it must be willful. *Brower v. County of Inyo*, 489 U.S. 593, 596–97 (1989).{fn:6}',
  ],
  [
    'body',
    'Measured so, nineteen seconds at the elbow is not excessive. *Ashgrove v. Harbor Transit District*, 1 Sample Rptr. 140, 141 (2026) (“[a] hand on the arm, held for the time that it takes to walk eleven steps, is not a use of force that any decided case forbids”).{fn:7} Force is measured by “the facts known to the officer at the moment the force is used . . . .” *Id.* at 140. What Officer Quill knew is that the “platform was wet, . . . crowded, and that a [boat] was due.” *Id.* at 140–41. The cases on which Mr. Ellery relies concern weapons. *Bryan v. MacPherson*, 630 F.3d 805, 825–26 (9th Cir. 2010) (taser); *Mattos v. Agarano*, 661 F.3d 433, 446 (9th Cir. 2011) (en banc) (same). None concerns a hand.',
  ],
  ['heading2', 'III.{tab}Officer Quill is immune in any event.'],
  [
    'body',
    'Officials are shielded from damages “insofar as their conduct does not violate clearly established statutory or constitutional rights of which a reasonable person would have known.” *Harlow v. Fitzgerald*, 457 U.S. 800, 818, 102 S. Ct. 2727, 73 L. Ed. 2d 396 (1982). Immunity is from suit and not only from liability. *Mitchell v. Forsyth*, 472 U.S. 511, 526 (1989); *see Pearson v. Callahan*, 555 U.S. 223, 231–32 (2009).{fn:8} A case directly on point is not needed, “but existing precedent must have placed the statutory or constitutional question beyond debate.” *Ashcroft v. al-Kidd*, 563 U.S. 731, 741 (2011). The question is asked of the particular conduct, *Anderson v. Creighton*, 483 U.S. 635, 640 (1987), and not “at a high level of generality,” *Mullenix v. Luna*, 577 U.S. 7, 12 (2015) (per curiam) (quoting *al-Kidd*, 563 U.S. at 742); *accord Brosseau v. Haugen*, 533 U.S. 194, 198 (2004) (per curiam). The doctrine protects “all but the plainly incompetent or those who knowingly violate the law.” *Malley v. Briggs*, 475 U.S. 335, 341 (1986). *But see Hope v. Pelzer*, 536 U.S. 730, 741 (2002) (officials can be on notice in novel circumstances). No case gave Officer Quill such notice.',
  ],
  ['heading2', 'IV.{tab}The claim against the City fails.'],
  [
    'body',
    'The City is not liable “solely because it employs a tortfeasor.” *Monell v. Department of Social Services*, 436 U.S. 658, 691, 98 S. Ct. 2018, 56 L. Ed. 2d 611 (1978). Where there is no wrong by the officer there is none by her employer. *City of Los Angeles v. Heller*, 475 U.S. 796, 799 (1986) (per curiam).{fn:9} Nor is a single act a policy unless those who make policy chose it. *Pembaur v. City of Cincinnati*, 475 U.S. 469, 483 (1986) (plurality opinion). The City’s act must be “the ‘moving force’ behind the injury alleged.” *Board of County Commissioners v. Brown*, 520 U.S. 397, 404 (1997); *Delacroix-Finney v. City of Arden Bay*, 1042 F.3d 611, 618 (9th Cir. 2020).',
  ],
  [
    'body',
    'Failure to train is the most tenuous of theories. *Connick v. Thompson*, 563 U.S. 51, 61 (2011). It requires deliberate indifference. *City of Canton v. Harris*, 489 U.S. 378, 388–89, 109 S. Ct. 1197, 103 L. Ed. 2d 412 (1989).{fn:10} The plaintiff must show “that the training was inadequate, that the body knew or should have known that it was inadequate, and that better training would have prevented the injury.” *Ashgrove*, *supra*, at 141. “[A] pattern is made of things that resemble each other.” *Id.* at 142 (citation omitted). And a practice binds a city “only when those who make its policy know of the practice and let it stand.” *Id.* at 142. In *Ashgrove* the court warned that “every public body insures the conduct of the people whom it trains.” *Id.* at 151. Mr. Ellery shows none of this.',
  ],
  ['heading2', 'V.{tab}The opinion of Mr. Ellery’s expert is inadmissible.'],
  [
    'body',
    'Mr. Ellery’s last resort is an expert on “ferry etiquette.” The Court is the gatekeeper, *Daubert v. Merrell Dow Pharmaceuticals, Inc.*, 509 U.S. 579, 597 (9th Cir. 1993), for experience as for science, *Kumho Tire Co. v. Carmichael*, 526 U.S. 137, 147–49, 119 S. Ct. 1167, 143 L. Ed. 2d 238 (1999). An opinion “connected to existing data only by the *ipse dixit* of the expert” is excluded. *General Electric Co. v. Joiner*, 522 U.S. 136, 146 (1997).{fn:11} Without it there is no evidence of any policy at all. *See Celotex*, *supra*, at 322–23; *Monell*, 436 U.S. at 694.',
  ],
  ['heading1', 'CONCLUSION'],
  ['body', 'Summary judgment should be granted to both Defendants on both counts of the complaint.{fn:12}'],
  ['body', 'DATED: September 14, 2026.'],
  ['signature', 'CALLOWAY & BRANDT'],
  ['signature', '/s/ Ines Calloway'],
  ['signature', 'Attorneys for Defendants'],
];
