/**
 * Captions decided in the opinion of a landmark case, and names that the bar calls one by: a citation under such a name is right. A row a
 * page of U.S. Reports, written from knowledge; rows may be added.
 */
export const COMPANION_NAMES: Readonly<Record<string, readonly string[]>> = {
  '109 U.S. 3': ['United States v. Stanley', 'Robinson v. Memphis & Charleston Railroad Co.'],
  '317 U.S. 1': ['United States ex rel. Quirin v. Cox'],
  '343 U.S. 579': ['Sawyer v. Youngstown Sheet & Tube Co.', 'The Steel Seizure Case'],
  '347 U.S. 483': ['Briggs v. Elliott', 'Davis v. County School Board', 'Gebhart v. Belton'],
  '376 U.S. 254': ['Abernathy v. Sullivan'],
  '384 U.S. 436': ['Vignera v. New York', 'Westover v. United States', 'California v. Stewart'],
  '403 U.S. 602': ['Earley v. DiCenso', 'Robinson v. DiCenso'],
  '403 U.S. 713': ['United States v. Washington Post Co.', 'The Pentagon Papers Case'],
  '408 U.S. 238': ['Jackson v. Georgia', 'Branch v. Texas'],
  '470 U.S. 532': ['Parma Board of Education v. Donnelly', 'Loudermill v. Cleveland Board of Education'],
  '494 U.S. 872': ['Oregon v. Smith'],
  '505 U.S. 833': ['Casey v. Planned Parenthood of Southeastern Pennsylvania'],
  '521 U.S. 702': ['Glucksberg v. Washington'],
  '533 U.S. 678': ['Ashcroft v. Ma', 'Reno v. Ma', 'Zadvydas v. Underdown'],
  '543 U.S. 220': ['United States v. Fanfan'],
  '553 U.S. 723': ['Al Odah v. United States'],
  '567 U.S. 460': ['Jackson v. Hobbs'],
  '567 U.S. 519': [
    'Department of Health and Human Services v. Florida',
    'Florida v. Department of Health and Human Services',
  ],
  '573 U.S. 373': ['United States v. Wurie'],
  '573 U.S. 682': [
    'Conestoga Wood Specialties Corp. v. Burwell',
    'Burwell v. Conestoga Wood Specialties Corp.',
  ],
  '576 U.S. 644': ['Tanco v. Haslam', 'DeBoer v. Snyder', 'Bourke v. Beshear', 'Tanner v. Hughes'],
  '588 U.S. 684': ['Lamone v. Benisek'],
  '590 U.S. 644': ['Altitude Express, Inc. v. Zarda', 'R.G. & G.R. Harris Funeral Homes, Inc. v. EEOC'],
  '591 U.S. 1': ['Trump v. NAACP', 'McAleenan v. Vidal'],
  '600 U.S. 181': [
    'Students for Fair Admissions, Inc. v. University of North Carolina',
    'Students for Fair Admissions, Inc. v. Harvard',
    'SFFA v. Harvard',
  ],
  '603 U.S. 369': ['Relentless, Inc. v. Department of Commerce'],
};
