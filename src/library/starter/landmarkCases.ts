/**
 * Landmark cases of the Supreme Court of the United States, written from knowledge: a line a case, "name | U.S. citation;
 * S. Ct. and L. Ed. citations where we are sure of them | date decided". Dates are the day where known, else the year: the
 * day of decision, not of argument or of a rehearing denied. Rows may be added and corrected;
 * `test/library/landmarkCases.test.ts` checks each against public tables where those are at hand.
 */

/** The day these rows were last gone through. */
export const LANDMARK_CASES_AS_OF = '2026-11-30';

export const LANDMARK_CASES = `
Chisholm v. Georgia | 2 U.S. 419 | 1793
Calder v. Bull | 3 U.S. 386 | 1798
Marbury v. Madison | 5 U.S. 137; 2 L. Ed. 60 | 1803
Murray v. Schooner Charming Betsy | 6 U.S. 64; 2 L. Ed. 208 | 1804
Fletcher v. Peck | 10 U.S. 87; 3 L. Ed. 162 | 1810
Martin v. Hunter's Lessee | 14 U.S. 304; 4 L. Ed. 97 | 1816
McCulloch v. Maryland | 17 U.S. 316; 4 L. Ed. 579 | 1819
Trustees of Dartmouth College v. Woodward | 17 U.S. 518; 4 L. Ed. 629 | 1819
Cohens v. Virginia | 19 U.S. 264; 5 L. Ed. 257 | 1821
Johnson v. M'Intosh | 21 U.S. 543; 5 L. Ed. 681 | 1823
Gibbons v. Ogden | 22 U.S. 1; 6 L. Ed. 23 | 1824
Osborn v. Bank of the United States | 22 U.S. 738; 6 L. Ed. 204 | 1824
Cherokee Nation v. Georgia | 30 U.S. 1; 8 L. Ed. 25 | 1831
Worcester v. Georgia | 31 U.S. 515; 8 L. Ed. 483 | 1832
Barron v. Mayor of Baltimore | 32 U.S. 243; 8 L. Ed. 672 | 1833
Charles River Bridge v. Warren Bridge | 36 U.S. 420; 9 L. Ed. 773 | 1837
Prigg v. Pennsylvania | 41 U.S. 539; 10 L. Ed. 1060 | 1842
Swift v. Tyson | 41 U.S. 1; 10 L. Ed. 865 | 1842
Luther v. Borden | 48 U.S. 1; 12 L. Ed. 581 | 1849
Dred Scott v. Sandford | 60 U.S. 393; 15 L. Ed. 691 | 1857
Ex parte Milligan | 71 U.S. 2; 18 L. Ed. 281 | 1866
Ex parte McCardle | 74 U.S. 506; 19 L. Ed. 264 | 1869
Slaughter-House Cases | 83 U.S. 36; 21 L. Ed. 394 | 1873
Bradwell v. Illinois | 83 U.S. 130; 21 L. Ed. 442 | 1873
Munn v. Illinois | 94 U.S. 113; 24 L. Ed. 77 | 1877
Pennoyer v. Neff | 95 U.S. 714; 24 L. Ed. 565 | 1878
Reynolds v. United States | 98 U.S. 145; 25 L. Ed. 244 | 1879
Strauder v. West Virginia | 100 U.S. 303; 25 L. Ed. 664 | 1880
Civil Rights Cases | 109 U.S. 3; 3 S. Ct. 18; 27 L. Ed. 835 | 1883
Hurtado v. California | 110 U.S. 516; 4 S. Ct. 111; 28 L. Ed. 232 | 1884
Boyd v. United States | 116 U.S. 616; 6 S. Ct. 524; 29 L. Ed. 746 | 1886
Yick Wo v. Hopkins | 118 U.S. 356; 6 S. Ct. 1064; 30 L. Ed. 220 | 1886
Hans v. Louisiana | 134 U.S. 1; 10 S. Ct. 504; 33 L. Ed. 842 | 1890
Plessy v. Ferguson | 163 U.S. 537; 16 S. Ct. 1138; 41 L. Ed. 256 | 1896
Allgeyer v. Louisiana | 165 U.S. 578; 17 S. Ct. 427; 41 L. Ed. 832 | 1897
United States v. Wong Kim Ark | 169 U.S. 649; 18 S. Ct. 456; 42 L. Ed. 890 | 1898
Jacobson v. Massachusetts | 197 U.S. 11; 25 S. Ct. 358; 49 L. Ed. 643 | 1905-02-20
Lochner v. New York | 198 U.S. 45; 25 S. Ct. 539; 49 L. Ed. 937 | 1905-04-17
Ex parte Young | 209 U.S. 123; 28 S. Ct. 441; 52 L. Ed. 714 | 1908-03-23
Louisville & Nashville Railroad Co. v. Mottley | 211 U.S. 149; 29 S. Ct. 42; 53 L. Ed. 126 | 1908-11-16
Weeks v. United States | 232 U.S. 383; 34 S. Ct. 341; 58 L. Ed. 652 | 1914-02-24
Buchanan v. Warley | 245 U.S. 60; 38 S. Ct. 16; 62 L. Ed. 149 | 1917-11-05
Schenck v. United States | 249 U.S. 47; 39 S. Ct. 247; 63 L. Ed. 470 | 1919-03-03
Abrams v. United States | 250 U.S. 616; 40 S. Ct. 17; 63 L. Ed. 1173 | 1919-11-10
Silverthorne Lumber Co. v. United States | 251 U.S. 385; 40 S. Ct. 182; 64 L. Ed. 319 | 1920-01-26
Missouri v. Holland | 252 U.S. 416; 40 S. Ct. 382; 64 L. Ed. 641 | 1920-04-19
Pennsylvania Coal Co. v. Mahon | 260 U.S. 393; 43 S. Ct. 158; 67 L. Ed. 322 | 1922-12-11
Meyer v. Nebraska | 262 U.S. 390; 43 S. Ct. 625; 67 L. Ed. 1042 | 1923-06-04
Rooker v. Fidelity Trust Co. | 263 U.S. 413; 44 S. Ct. 149; 68 L. Ed. 362 | 1923-12-10
Carroll v. United States | 267 U.S. 132; 45 S. Ct. 280; 69 L. Ed. 543 | 1925-03-02
Pierce v. Society of Sisters | 268 U.S. 510; 45 S. Ct. 571; 69 L. Ed. 1070 | 1925-06-01
Gitlow v. New York | 268 U.S. 652; 45 S. Ct. 625; 69 L. Ed. 1138 | 1925-06-08
Village of Euclid v. Ambler Realty Co. | 272 U.S. 365; 47 S. Ct. 114; 71 L. Ed. 303 | 1926-11-22
Buck v. Bell | 274 U.S. 200; 47 S. Ct. 584; 71 L. Ed. 1000 | 1927-05-02
Olmstead v. United States | 277 U.S. 438; 48 S. Ct. 564; 72 L. Ed. 944 | 1928-06-04
Near v. Minnesota | 283 U.S. 697; 51 S. Ct. 625; 75 L. Ed. 1357 | 1931-06-01
Blockburger v. United States | 284 U.S. 299; 52 S. Ct. 180; 76 L. Ed. 306 | 1932-01-04
Powell v. Alabama | 287 U.S. 45; 53 S. Ct. 55; 77 L. Ed. 158 | 1932-11-07
Nebbia v. New York | 291 U.S. 502; 54 S. Ct. 505; 78 L. Ed. 940 | 1934-03-05
Berger v. United States | 295 U.S. 78; 55 S. Ct. 629; 79 L. Ed. 1314 | 1935-04-15
A.L.A. Schechter Poultry Corp. v. United States | 295 U.S. 495; 55 S. Ct. 837; 79 L. Ed. 1570 | 1935-05-27
Humphrey's Executor v. United States | 295 U.S. 602; 55 S. Ct. 869; 79 L. Ed. 1611 | 1935-05-27
Ashwander v. Tennessee Valley Authority | 297 U.S. 288; 56 S. Ct. 466; 80 L. Ed. 688 | 1936-02-17
Brown v. Mississippi | 297 U.S. 278; 56 S. Ct. 461; 80 L. Ed. 682 | 1936-02-17
United States v. Curtiss-Wright Export Corp. | 299 U.S. 304; 57 S. Ct. 216; 81 L. Ed. 255 | 1936-12-21
Landis v. North American Co. | 299 U.S. 248; 57 S. Ct. 163; 81 L. Ed. 153 | 1936-12-07
West Coast Hotel Co. v. Parrish | 300 U.S. 379; 57 S. Ct. 578; 81 L. Ed. 703 | 1937-03-29
NLRB v. Jones & Laughlin Steel Corp. | 301 U.S. 1; 57 S. Ct. 615; 81 L. Ed. 893 | 1937-04-12
Palko v. Connecticut | 302 U.S. 319; 58 S. Ct. 149; 82 L. Ed. 288 | 1937-12-06
Erie Railroad Co. v. Tompkins | 304 U.S. 64; 58 S. Ct. 817; 82 L. Ed. 1188 | 1938-04-25
United States v. Carolene Products Co. | 304 U.S. 144; 58 S. Ct. 778; 82 L. Ed. 1234 | 1938-04-25
Johnson v. Zerbst | 304 U.S. 458; 58 S. Ct. 1019; 82 L. Ed. 1461 | 1938-05-23
Cantwell v. Connecticut | 310 U.S. 296; 60 S. Ct. 900; 84 L. Ed. 1213 | 1940-05-20
Hansberry v. Lee | 311 U.S. 32; 61 S. Ct. 115; 85 L. Ed. 22 | 1940-11-12
Klaxon Co. v. Stentor Electric Manufacturing Co. | 313 U.S. 487; 61 S. Ct. 1020; 85 L. Ed. 1477 | 1941-06-02
Chaplinsky v. New Hampshire | 315 U.S. 568; 62 S. Ct. 766; 86 L. Ed. 1031 | 1942-03-09
Skinner v. Oklahoma ex rel. Williamson | 316 U.S. 535; 62 S. Ct. 1110; 86 L. Ed. 1655 | 1942-06-01
Ex parte Quirin | 317 U.S. 1; 63 S. Ct. 2; 87 L. Ed. 3 | 1942
Wickard v. Filburn | 317 U.S. 111; 63 S. Ct. 82; 87 L. Ed. 122 | 1942-11-09
Parker v. Brown | 317 U.S. 341; 63 S. Ct. 307; 87 L. Ed. 315 | 1943-01-04
SEC v. Chenery Corp. | 318 U.S. 80; 63 S. Ct. 454; 87 L. Ed. 626 | 1943-02-01
Burford v. Sun Oil Co. | 319 U.S. 315; 63 S. Ct. 1098; 87 L. Ed. 1424 | 1943-05-24
West Virginia State Board of Education v. Barnette | 319 U.S. 624; 63 S. Ct. 1178; 87 L. Ed. 1628 | 1943-06-14
Prince v. Massachusetts | 321 U.S. 158; 64 S. Ct. 438; 88 L. Ed. 645 | 1944-01-31
NLRB v. Hearst Publications, Inc. | 322 U.S. 111; 64 S. Ct. 851; 88 L. Ed. 1170 | 1944-04-24
Skidmore v. Swift & Co. | 323 U.S. 134; 65 S. Ct. 161; 89 L. Ed. 124 | 1944-12-04
Korematsu v. United States | 323 U.S. 214; 65 S. Ct. 193; 89 L. Ed. 194 | 1944-12-18
Guaranty Trust Co. v. York | 326 U.S. 99; 65 S. Ct. 1464; 89 L. Ed. 2079 | 1945-06-18
International Shoe Co. v. Washington | 326 U.S. 310; 66 S. Ct. 154; 90 L. Ed. 95 | 1945-12-03
Bell v. Hood | 327 U.S. 678; 66 S. Ct. 773; 90 L. Ed. 939 | 1946-04-01
Pinkerton v. United States | 328 U.S. 640; 66 S. Ct. 1180; 90 L. Ed. 1489 | 1946-06-10
Kotteakos v. United States | 328 U.S. 750; 66 S. Ct. 1239; 90 L. Ed. 1557 | 1946-06-10
Hickman v. Taylor | 329 U.S. 495; 67 S. Ct. 385; 91 L. Ed. 451 | 1947-01-13
Everson v. Board of Education | 330 U.S. 1; 67 S. Ct. 504; 91 L. Ed. 711 | 1947-02-10
Gulf Oil Corp. v. Gilbert | 330 U.S. 501; 67 S. Ct. 839; 91 L. Ed. 1055 | 1947-03-10
SEC v. Chenery Corp. | 332 U.S. 194; 67 S. Ct. 1575; 91 L. Ed. 1995 | 1947-06-23
United States v. United States Gypsum Co. | 333 U.S. 364; 68 S. Ct. 525; 92 L. Ed. 746 | 1948-03-08
Shelley v. Kraemer | 334 U.S. 1; 68 S. Ct. 836; 92 L. Ed. 1161 | 1948-05-03
Terminiello v. Chicago | 337 U.S. 1; 69 S. Ct. 894; 93 L. Ed. 1131 | 1949-05-16
Cohen v. Beneficial Industrial Loan Corp. | 337 U.S. 541; 69 S. Ct. 1221; 93 L. Ed. 1528 | 1949-06-20
Mullane v. Central Hanover Bank & Trust Co. | 339 U.S. 306; 70 S. Ct. 652; 94 L. Ed. 865 | 1950-04-24
Sweatt v. Painter | 339 U.S. 629; 70 S. Ct. 848; 94 L. Ed. 1114 | 1950-06-05
Feres v. United States | 340 U.S. 135; 71 S. Ct. 153; 95 L. Ed. 152 | 1950-12-04
Feiner v. New York | 340 U.S. 315; 71 S. Ct. 303; 95 L. Ed. 295 | 1951-01-15
Universal Camera Corp. v. NLRB | 340 U.S. 474; 71 S. Ct. 456; 95 L. Ed. 456 | 1951-02-26
Dennis v. United States | 341 U.S. 494; 71 S. Ct. 857; 95 L. Ed. 1137 | 1951-06-04
Rochin v. California | 342 U.S. 165; 72 S. Ct. 205; 96 L. Ed. 183 | 1952-01-02
Morissette v. United States | 342 U.S. 246; 72 S. Ct. 240; 96 L. Ed. 288 | 1952-01-07
Youngstown Sheet & Tube Co. v. Sawyer | 343 U.S. 579; 72 S. Ct. 863; 96 L. Ed. 1153 | 1952-06-02
United States v. Reynolds | 345 U.S. 1; 73 S. Ct. 528; 97 L. Ed. 727 | 1953-03-09
Brown v. Board of Education | 347 U.S. 483; 74 S. Ct. 686; 98 L. Ed. 873 | 1954-05-17
Bolling v. Sharpe | 347 U.S. 497; 74 S. Ct. 693; 98 L. Ed. 884 | 1954-05-17
Williamson v. Lee Optical of Oklahoma, Inc. | 348 U.S. 483; 75 S. Ct. 461; 99 L. Ed. 563 | 1955-03-28
Brown v. Board of Education | 349 U.S. 294; 75 S. Ct. 753; 99 L. Ed. 1083 | 1955-05-31
Griffin v. Illinois | 351 U.S. 12; 76 S. Ct. 585; 100 L. Ed. 891 | 1956-04-23
Conley v. Gibson | 355 U.S. 41; 78 S. Ct. 99; 2 L. Ed. 2d 80 | 1957-11-18
Hoag v. New Jersey | 356 U.S. 464; 78 S. Ct. 829; 2 L. Ed. 2d 913 | 1958-05-19
Byrd v. Blue Ridge Rural Electric Cooperative, Inc. | 356 U.S. 525; 78 S. Ct. 893; 2 L. Ed. 2d 953 | 1958-05-19
Hanson v. Denckla | 357 U.S. 235; 78 S. Ct. 1228; 2 L. Ed. 2d 1283 | 1958-06-23
NAACP v. Alabama ex rel. Patterson | 357 U.S. 449; 78 S. Ct. 1163; 2 L. Ed. 2d 1488 | 1958-06-30
Lerner v. Casey | 357 U.S. 468; 78 S. Ct. 1311; 2 L. Ed. 2d 1423 | 1958-06-30
Cooper v. Aaron | 358 U.S. 1; 78 S. Ct. 1401; 3 L. Ed. 2d 5 | 1958-09-12
Napue v. Illinois | 360 U.S. 264; 79 S. Ct. 1173; 3 L. Ed. 2d 1217 | 1959-06-15
Dusky v. United States | 362 U.S. 402; 80 S. Ct. 788; 4 L. Ed. 2d 824 | 1960-04-18
Gomillion v. Lightfoot | 364 U.S. 339; 81 S. Ct. 125; 5 L. Ed. 2d 110 | 1960-11-14
Monroe v. Pape | 365 U.S. 167; 81 S. Ct. 473; 5 L. Ed. 2d 492 | 1961-02-20
Mapp v. Ohio | 367 U.S. 643; 81 S. Ct. 1684; 6 L. Ed. 2d 1081 | 1961-06-19
Baker v. Carr | 369 U.S. 186; 82 S. Ct. 691; 7 L. Ed. 2d 663 | 1962-03-26
Engel v. Vitale | 370 U.S. 421; 82 S. Ct. 1261; 8 L. Ed. 2d 601 | 1962-06-25
Link v. Wabash Railroad Co. | 370 U.S. 626; 82 S. Ct. 1386; 8 L. Ed. 2d 734 | 1962-06-25
Foman v. Davis | 371 U.S. 178; 83 S. Ct. 227; 9 L. Ed. 2d 222 | 1962-12-03
Wong Sun v. United States | 371 U.S. 471; 83 S. Ct. 407; 9 L. Ed. 2d 441 | 1963-01-14
NAACP v. Button | 371 U.S. 415; 83 S. Ct. 328; 9 L. Ed. 2d 405 | 1963-01-14
Edwards v. South Carolina | 372 U.S. 229; 83 S. Ct. 680; 9 L. Ed. 2d 697 | 1963-02-25
Gideon v. Wainwright | 372 U.S. 335; 83 S. Ct. 792; 9 L. Ed. 2d 799 | 1963-03-18
Fay v. Noia | 372 U.S. 391; 83 S. Ct. 822; 9 L. Ed. 2d 837 | 1963-03-18
Brady v. Maryland | 373 U.S. 83; 83 S. Ct. 1194; 10 L. Ed. 2d 215 | 1963-05-13
School District of Abington Township v. Schempp | 374 U.S. 203; 83 S. Ct. 1560; 10 L. Ed. 2d 844 | 1963-06-17
Sherbert v. Verner | 374 U.S. 398; 83 S. Ct. 1790; 10 L. Ed. 2d 965 | 1963-06-17
New York Times Co. v. Sullivan | 376 U.S. 254; 84 S. Ct. 710; 11 L. Ed. 2d 686 | 1964-03-09
Massiah v. United States | 377 U.S. 201; 84 S. Ct. 1199; 12 L. Ed. 2d 246 | 1964-05-18
Reynolds v. Sims | 377 U.S. 533; 84 S. Ct. 1362; 12 L. Ed. 2d 506 | 1964-06-15
Escobedo v. Illinois | 378 U.S. 478; 84 S. Ct. 1758; 12 L. Ed. 2d 977 | 1964-06-22
Heart of Atlanta Motel, Inc. v. United States | 379 U.S. 241; 85 S. Ct. 348; 13 L. Ed. 2d 258 | 1964-12-14
Katzenbach v. McClung | 379 U.S. 294; 85 S. Ct. 377; 13 L. Ed. 2d 290 | 1964-12-14
Cox v. Louisiana | 379 U.S. 536; 85 S. Ct. 453; 13 L. Ed. 2d 471 | 1965-01-18
Hanna v. Plumer | 380 U.S. 460; 85 S. Ct. 1136; 14 L. Ed. 2d 8 | 1965-04-26
Griswold v. Connecticut | 381 U.S. 479; 85 S. Ct. 1678; 14 L. Ed. 2d 510 | 1965-06-07
South Carolina v. Katzenbach | 383 U.S. 301; 86 S. Ct. 803; 15 L. Ed. 2d 769 | 1966-03-07
United Mine Workers v. Gibbs | 383 U.S. 715; 86 S. Ct. 1130; 16 L. Ed. 2d 218 | 1966-03-28
Miranda v. Arizona | 384 U.S. 436; 86 S. Ct. 1602; 16 L. Ed. 2d 694 | 1966-06-13
Schmerber v. California | 384 U.S. 757; 86 S. Ct. 1826; 16 L. Ed. 2d 908 | 1966-06-20
Chapman v. California | 386 U.S. 18; 87 S. Ct. 824; 17 L. Ed. 2d 705 | 1967-02-20
Pierson v. Ray | 386 U.S. 547; 87 S. Ct. 1213; 18 L. Ed. 2d 288 | 1967-04-11
Abbott Laboratories v. Gardner | 387 U.S. 136; 87 S. Ct. 1507; 18 L. Ed. 2d 681 | 1967-05-22
Camara v. Municipal Court | 387 U.S. 523; 87 S. Ct. 1727; 18 L. Ed. 2d 930 | 1967-06-05
In re Gault | 387 U.S. 1; 87 S. Ct. 1428; 18 L. Ed. 2d 527 | 1967-05-15
Warden v. Hayden | 387 U.S. 294; 87 S. Ct. 1642; 18 L. Ed. 2d 782 | 1967-05-29
Loving v. Virginia | 388 U.S. 1; 87 S. Ct. 1817; 18 L. Ed. 2d 1010 | 1967-06-12
Katz v. United States | 389 U.S. 347; 88 S. Ct. 507; 19 L. Ed. 2d 576 | 1967-12-18
Bruton v. United States | 391 U.S. 123; 88 S. Ct. 1620; 20 L. Ed. 2d 476 | 1968-05-20
Duncan v. Louisiana | 391 U.S. 145; 88 S. Ct. 1444; 20 L. Ed. 2d 491 | 1968-05-20
United States v. O'Brien | 391 U.S. 367; 88 S. Ct. 1673; 20 L. Ed. 2d 672 | 1968-05-27
Pickering v. Board of Education | 391 U.S. 563; 88 S. Ct. 1731; 20 L. Ed. 2d 811 | 1968-06-03
Terry v. Ohio | 392 U.S. 1; 88 S. Ct. 1868; 20 L. Ed. 2d 889 | 1968-06-10
Flast v. Cohen | 392 U.S. 83; 88 S. Ct. 1942; 20 L. Ed. 2d 947 | 1968-06-10
Jones v. Alfred H. Mayer Co. | 392 U.S. 409; 88 S. Ct. 2186; 20 L. Ed. 2d 1189 | 1968-06-17
Tinker v. Des Moines Independent Community School District | 393 U.S. 503; 89 S. Ct. 733; 21 L. Ed. 2d 731 | 1969-02-24
Gregory v. City of Chicago | 394 U.S. 111; 89 S. Ct. 946; 22 L. Ed. 2d 134 | 1969-03-10
Shapiro v. Thompson | 394 U.S. 618; 89 S. Ct. 1322; 22 L. Ed. 2d 600 | 1969-04-21
Boykin v. Alabama | 395 U.S. 238; 89 S. Ct. 1709; 23 L. Ed. 2d 274 | 1969-06-02
Brandenburg v. Ohio | 395 U.S. 444; 89 S. Ct. 1827; 23 L. Ed. 2d 430 | 1969-06-09
Powell v. McCormack | 395 U.S. 486; 89 S. Ct. 1944; 23 L. Ed. 2d 491 | 1969-06-16
Chimel v. California | 395 U.S. 752; 89 S. Ct. 2034; 23 L. Ed. 2d 685 | 1969-06-23
Goldberg v. Kelly | 397 U.S. 254; 90 S. Ct. 1011; 25 L. Ed. 2d 287 | 1970-03-23
In re Winship | 397 U.S. 358; 90 S. Ct. 1068; 25 L. Ed. 2d 368 | 1970-03-31
Ashe v. Swenson | 397 U.S. 436; 90 S. Ct. 1189; 25 L. Ed. 2d 469 | 1970-04-06
Brady v. United States | 397 U.S. 742; 90 S. Ct. 1463; 25 L. Ed. 2d 747 | 1970-05-04
McMann v. Richardson | 397 U.S. 759; 90 S. Ct. 1441; 25 L. Ed. 2d 763 | 1970-05-04
Adickes v. S. H. Kress & Co. | 398 U.S. 144; 90 S. Ct. 1598; 26 L. Ed. 2d 142 | 1970-06-01
North Carolina v. Alford | 400 U.S. 25; 91 S. Ct. 160; 27 L. Ed. 2d 162 | 1970-11-23
Younger v. Harris | 401 U.S. 37; 91 S. Ct. 746; 27 L. Ed. 2d 669 | 1971-02-23
Boddie v. Connecticut | 401 U.S. 371; 91 S. Ct. 780; 28 L. Ed. 2d 113 | 1971-03-02
Citizens to Preserve Overton Park, Inc. v. Volpe | 401 U.S. 402; 91 S. Ct. 814; 28 L. Ed. 2d 136 | 1971-03-02
Griggs v. Duke Power Co. | 401 U.S. 424; 91 S. Ct. 849; 28 L. Ed. 2d 158 | 1971-03-08
Swann v. Charlotte-Mecklenburg Board of Education | 402 U.S. 1; 91 S. Ct. 1267; 28 L. Ed. 2d 554 | 1971-04-20
Coates v. City of Cincinnati | 402 U.S. 611; 91 S. Ct. 1686; 29 L. Ed. 2d 214 | 1971-06-01
Cohen v. California | 403 U.S. 15; 91 S. Ct. 1780; 29 L. Ed. 2d 284 | 1971-06-07
Bivens v. Six Unknown Named Agents of Federal Bureau of Narcotics | 403 U.S. 388; 91 S. Ct. 1999; 29 L. Ed. 2d 619 | 1971-06-21
Coolidge v. New Hampshire | 403 U.S. 443; 91 S. Ct. 2022; 29 L. Ed. 2d 564 | 1971-06-21
Lemon v. Kurtzman | 403 U.S. 602; 91 S. Ct. 2105; 29 L. Ed. 2d 745 | 1971-06-28
New York Times Co. v. United States | 403 U.S. 713; 91 S. Ct. 2140; 29 L. Ed. 2d 822 | 1971-06-30
Reed v. Reed | 404 U.S. 71; 92 S. Ct. 251; 30 L. Ed. 2d 225 | 1971-11-22
Santobello v. New York | 404 U.S. 257; 92 S. Ct. 495; 30 L. Ed. 2d 427 | 1971-12-20
Haines v. Kerner | 404 U.S. 519; 92 S. Ct. 594; 30 L. Ed. 2d 652 | 1972-01-13
Giglio v. United States | 405 U.S. 150; 92 S. Ct. 763; 31 L. Ed. 2d 104 | 1972-02-24
Eisenstadt v. Baird | 405 U.S. 438; 92 S. Ct. 1029; 31 L. Ed. 2d 349 | 1972-03-22
Wisconsin v. Yoder | 406 U.S. 205; 92 S. Ct. 1526; 32 L. Ed. 2d 15 | 1972-05-15
Apodaca v. Oregon | 406 U.S. 404; 92 S. Ct. 1628; 32 L. Ed. 2d 184 | 1972-05-22
M/S Bremen v. Zapata Off-Shore Co. | 407 U.S. 1; 92 S. Ct. 1907; 32 L. Ed. 2d 513 | 1972-06-12
Fuentes v. Shevin | 407 U.S. 67; 92 S. Ct. 1983; 32 L. Ed. 2d 556 | 1972-06-12
Barker v. Wingo | 407 U.S. 514; 92 S. Ct. 2182; 33 L. Ed. 2d 101 | 1972-06-22
Furman v. Georgia | 408 U.S. 238; 92 S. Ct. 2726; 33 L. Ed. 2d 346 | 1972-06-29
Morrissey v. Brewer | 408 U.S. 471; 92 S. Ct. 2593; 33 L. Ed. 2d 484 | 1972-06-29
Board of Regents of State Colleges v. Roth | 408 U.S. 564; 92 S. Ct. 2701; 33 L. Ed. 2d 548 | 1972-06-29
Branzburg v. Hayes | 408 U.S. 665; 92 S. Ct. 2646; 33 L. Ed. 2d 626 | 1972-06-29
Grayned v. City of Rockford | 408 U.S. 104; 92 S. Ct. 2294; 33 L. Ed. 2d 222 | 1972-06-26
Roe v. Wade | 410 U.S. 113; 93 S. Ct. 705; 35 L. Ed. 2d 147 | 1973-01-22
Chambers v. Mississippi | 410 U.S. 284; 93 S. Ct. 1038; 35 L. Ed. 2d 297 | 1973-02-21
San Antonio Independent School District v. Rodriguez | 411 U.S. 1; 93 S. Ct. 1278; 36 L. Ed. 2d 16 | 1973-03-21
Preiser v. Rodriguez | 411 U.S. 475; 93 S. Ct. 1827; 36 L. Ed. 2d 439 | 1973-05-07
Frontiero v. Richardson | 411 U.S. 677; 93 S. Ct. 1764; 36 L. Ed. 2d 583 | 1973-05-14
McDonnell Douglas Corp. v. Green | 411 U.S. 792; 93 S. Ct. 1817; 36 L. Ed. 2d 668 | 1973-05-14
Schneckloth v. Bustamonte | 412 U.S. 218; 93 S. Ct. 2041; 36 L. Ed. 2d 854 | 1973-05-29
Miller v. California | 413 U.S. 15; 93 S. Ct. 2607; 37 L. Ed. 2d 419 | 1973-06-21
United States v. Robinson | 414 U.S. 218; 94 S. Ct. 467; 38 L. Ed. 2d 427 | 1973-12-11
O'Shea v. Littleton | 414 U.S. 488; 94 S. Ct. 669; 38 L. Ed. 2d 674 | 1974-01-15
Edelman v. Jordan | 415 U.S. 651; 94 S. Ct. 1347; 39 L. Ed. 2d 662 | 1974-03-25
Scheuer v. Rhodes | 416 U.S. 232; 94 S. Ct. 1683; 40 L. Ed. 2d 90 | 1974-04-17
Eisen v. Carlisle & Jacquelin | 417 U.S. 156; 94 S. Ct. 2140; 40 L. Ed. 2d 732 | 1974-05-28
Gertz v. Robert Welch, Inc. | 418 U.S. 323; 94 S. Ct. 2997; 41 L. Ed. 2d 789 | 1974-06-25
Wolff v. McDonnell | 418 U.S. 539; 94 S. Ct. 2963; 41 L. Ed. 2d 935 | 1974-06-26
United States v. Nixon | 418 U.S. 683; 94 S. Ct. 3090; 41 L. Ed. 2d 1039 | 1974-07-24
Milliken v. Bradley | 418 U.S. 717; 94 S. Ct. 3112; 41 L. Ed. 2d 1069 | 1974-07-25
Goss v. Lopez | 419 U.S. 565; 95 S. Ct. 729; 42 L. Ed. 2d 725 | 1975-01-22
Gerstein v. Pugh | 420 U.S. 103; 95 S. Ct. 854; 43 L. Ed. 2d 54 | 1975-02-18
Warth v. Seldin | 422 U.S. 490; 95 S. Ct. 2197; 45 L. Ed. 2d 343 | 1975-06-25
Brown v. Illinois | 422 U.S. 590; 95 S. Ct. 2254; 45 L. Ed. 2d 416 | 1975-06-26
Faretta v. California | 422 U.S. 806; 95 S. Ct. 2525; 45 L. Ed. 2d 562 | 1975-06-30
Buckley v. Valeo | 424 U.S. 1; 96 S. Ct. 612; 46 L. Ed. 2d 659 | 1976-01-30
Mathews v. Eldridge | 424 U.S. 319; 96 S. Ct. 893; 47 L. Ed. 2d 18 | 1976-02-24
Imbler v. Pachtman | 424 U.S. 409; 96 S. Ct. 984; 47 L. Ed. 2d 128 | 1976-03-02
Colorado River Water Conservation District v. United States | 424 U.S. 800; 96 S. Ct. 1236; 47 L. Ed. 2d 483 | 1976-03-24
Paul v. Davis | 424 U.S. 693; 96 S. Ct. 1155; 47 L. Ed. 2d 405 | 1976-03-23
Washington v. Davis | 426 U.S. 229; 96 S. Ct. 2040; 48 L. Ed. 2d 597 | 1976-06-07
Doyle v. Ohio | 426 U.S. 610; 96 S. Ct. 2240; 49 L. Ed. 2d 91 | 1976-06-17
Gregg v. Georgia | 428 U.S. 153; 96 S. Ct. 2909; 49 L. Ed. 2d 859 | 1976-07-02
Stone v. Powell | 428 U.S. 465; 96 S. Ct. 3037; 49 L. Ed. 2d 1067 | 1976-07-06
South Dakota v. Opperman | 428 U.S. 364; 96 S. Ct. 3092; 49 L. Ed. 2d 1000 | 1976-07-06
Estelle v. Gamble | 429 U.S. 97; 97 S. Ct. 285; 50 L. Ed. 2d 251 | 1976-11-30
Craig v. Boren | 429 U.S. 190; 97 S. Ct. 451; 50 L. Ed. 2d 397 | 1976-12-20
Village of Arlington Heights v. Metropolitan Housing Development Corp. | 429 U.S. 252; 97 S. Ct. 555; 50 L. Ed. 2d 450 | 1977-01-11
Mt. Healthy City School District Board of Education v. Doyle | 429 U.S. 274; 97 S. Ct. 568; 50 L. Ed. 2d 471 | 1977-01-11
Wooley v. Maynard | 430 U.S. 705; 97 S. Ct. 1428; 51 L. Ed. 2d 752 | 1977-04-20
Abood v. Detroit Board of Education | 431 U.S. 209; 97 S. Ct. 1782; 52 L. Ed. 2d 261 | 1977-05-23
Shaffer v. Heitner | 433 U.S. 186; 97 S. Ct. 2569; 53 L. Ed. 2d 683 | 1977-06-24
Coker v. Georgia | 433 U.S. 584; 97 S. Ct. 2861; 53 L. Ed. 2d 982 | 1977-06-29
Carey v. Piphus | 435 U.S. 247; 98 S. Ct. 1042; 55 L. Ed. 2d 252 | 1978-03-21
Vermont Yankee Nuclear Power Corp. v. Natural Resources Defense Council, Inc. | 435 U.S. 519; 98 S. Ct. 1197; 55 L. Ed. 2d 460 | 1978-04-03
Monell v. Department of Social Services | 436 U.S. 658; 98 S. Ct. 2018; 56 L. Ed. 2d 611 | 1978-06-06
Owen Equipment & Erection Co. v. Kroger | 437 U.S. 365; 98 S. Ct. 2396; 57 L. Ed. 2d 274 | 1978-06-21
Penn Central Transportation Co. v. New York City | 438 U.S. 104; 98 S. Ct. 2646; 57 L. Ed. 2d 631 | 1978-06-26
Franks v. Delaware | 438 U.S. 154; 98 S. Ct. 2674; 57 L. Ed. 2d 667 | 1978-06-26
Regents of the University of California v. Bakke | 438 U.S. 265; 98 S. Ct. 2733; 57 L. Ed. 2d 750 | 1978-06-28
Rakas v. Illinois | 439 U.S. 128; 99 S. Ct. 421; 58 L. Ed. 2d 387 | 1978-12-05
Parklane Hosiery Co. v. Shore | 439 U.S. 322; 99 S. Ct. 645; 58 L. Ed. 2d 552 | 1979-01-09
Delaware v. Prouse | 440 U.S. 648; 99 S. Ct. 1391; 59 L. Ed. 2d 660 | 1979-03-27
Bell v. Wolfish | 441 U.S. 520; 99 S. Ct. 1861; 60 L. Ed. 2d 447 | 1979-05-14
Smith v. Maryland | 442 U.S. 735; 99 S. Ct. 2577; 61 L. Ed. 2d 220 | 1979-06-20
Jackson v. Virginia | 443 U.S. 307; 99 S. Ct. 2781; 61 L. Ed. 2d 560 | 1979-06-28
World-Wide Volkswagen Corp. v. Woodson | 444 U.S. 286; 100 S. Ct. 559; 62 L. Ed. 2d 490 | 1980-01-21
Payton v. New York | 445 U.S. 573; 100 S. Ct. 1371; 63 L. Ed. 2d 639 | 1980-04-15
Owen v. City of Independence | 445 U.S. 622; 100 S. Ct. 1398; 63 L. Ed. 2d 673 | 1980-04-16
Rhode Island v. Innis | 446 U.S. 291; 100 S. Ct. 1682; 64 L. Ed. 2d 297 | 1980-05-12
Central Hudson Gas & Electric Corp. v. Public Service Commission | 447 U.S. 557; 100 S. Ct. 2343; 65 L. Ed. 2d 341 | 1980-06-20
Maine v. Thiboutot | 448 U.S. 1; 100 S. Ct. 2502; 65 L. Ed. 2d 555 | 1980-06-25
Upjohn Co. v. United States | 449 U.S. 383; 101 S. Ct. 677; 66 L. Ed. 2d 584 | 1981-01-13
Texas Department of Community Affairs v. Burdine | 450 U.S. 248; 101 S. Ct. 1089; 67 L. Ed. 2d 207 | 1981-03-04
Edwards v. Arizona | 451 U.S. 477; 101 S. Ct. 1880; 68 L. Ed. 2d 378 | 1981-05-18
Parratt v. Taylor | 451 U.S. 527; 101 S. Ct. 1908; 68 L. Ed. 2d 420 | 1981-05-18
Piper Aircraft Co. v. Reyno | 454 U.S. 235; 102 S. Ct. 252; 70 L. Ed. 2d 419 | 1981-12-08
Plyler v. Doe | 457 U.S. 202; 102 S. Ct. 2382; 72 L. Ed. 2d 786 | 1982-06-15
Harlow v. Fitzgerald | 457 U.S. 800; 102 S. Ct. 2727; 73 L. Ed. 2d 396 | 1982-06-24
Nixon v. Fitzgerald | 457 U.S. 731; 102 S. Ct. 2690; 73 L. Ed. 2d 349 | 1982-06-24
NAACP v. Claiborne Hardware Co. | 458 U.S. 886; 102 S. Ct. 3409; 73 L. Ed. 2d 1215 | 1982-07-02
District of Columbia Court of Appeals v. Feldman | 460 U.S. 462; 103 S. Ct. 1303; 75 L. Ed. 2d 206 | 1983-03-23
Moses H. Cone Memorial Hospital v. Mercury Construction Corp. | 460 U.S. 1; 103 S. Ct. 927; 74 L. Ed. 2d 765 | 1983-02-23
Connick v. Myers | 461 U.S. 138; 103 S. Ct. 1684; 75 L. Ed. 2d 708 | 1983-04-20
City of Los Angeles v. Lyons | 461 U.S. 95; 103 S. Ct. 1660; 75 L. Ed. 2d 675 | 1983-04-20
Hensley v. Eckerhart | 461 U.S. 424; 103 S. Ct. 1933; 76 L. Ed. 2d 40 | 1983-05-16
Illinois v. Gates | 462 U.S. 213; 103 S. Ct. 2317; 76 L. Ed. 2d 527 | 1983-06-08
INS v. Chadha | 462 U.S. 919; 103 S. Ct. 2764; 77 L. Ed. 2d 317 | 1983-06-23
Motor Vehicle Manufacturers Association v. State Farm Mutual Automobile Insurance Co. | 463 U.S. 29; 103 S. Ct. 2856; 77 L. Ed. 2d 443 | 1983-06-24
Michigan v. Long | 463 U.S. 1032; 103 S. Ct. 3469; 77 L. Ed. 2d 1201 | 1983-07-06
Pennhurst State School & Hospital v. Halderman | 465 U.S. 89; 104 S. Ct. 900; 79 L. Ed. 2d 67 | 1984-01-23
Helicopteros Nacionales de Colombia, S.A. v. Hall | 466 U.S. 408; 104 S. Ct. 1868; 80 L. Ed. 2d 404 | 1984-04-24
Strickland v. Washington | 466 U.S. 668; 104 S. Ct. 2052; 80 L. Ed. 2d 674 | 1984-05-14
United States v. Cronic | 466 U.S. 648; 104 S. Ct. 2039; 80 L. Ed. 2d 657 | 1984-05-14
Berkemer v. McCarty | 468 U.S. 420; 104 S. Ct. 3138; 82 L. Ed. 2d 317 | 1984-07-02
Chevron U.S.A. Inc. v. Natural Resources Defense Council, Inc. | 467 U.S. 837; 104 S. Ct. 2778; 81 L. Ed. 2d 694 | 1984-06-25
Clark v. Community for Creative Non-Violence | 468 U.S. 288; 104 S. Ct. 3065; 82 L. Ed. 2d 221 | 1984-06-29
United States v. Leon | 468 U.S. 897; 104 S. Ct. 3405; 82 L. Ed. 2d 677 | 1984-07-05
New Jersey v. T.L.O. | 469 U.S. 325; 105 S. Ct. 733; 83 L. Ed. 2d 720 | 1985-01-15
Ake v. Oklahoma | 470 U.S. 68; 105 S. Ct. 1087; 84 L. Ed. 2d 53 | 1985-02-26
Heckler v. Chaney | 470 U.S. 821; 105 S. Ct. 1649; 84 L. Ed. 2d 714 | 1985-03-20
Tennessee v. Garner | 471 U.S. 1; 105 S. Ct. 1694; 85 L. Ed. 2d 1 | 1985-03-27
Cleveland Board of Education v. Loudermill | 470 U.S. 532; 105 S. Ct. 1487; 84 L. Ed. 2d 494 | 1985-03-19
Anderson v. City of Bessemer City | 470 U.S. 564; 105 S. Ct. 1504; 84 L. Ed. 2d 518 | 1985-03-19
Burger King Corp. v. Rudzewicz | 471 U.S. 462; 105 S. Ct. 2174; 85 L. Ed. 2d 528 | 1985-05-20
Mitchell v. Forsyth | 472 U.S. 511; 105 S. Ct. 2806; 86 L. Ed. 2d 411 | 1985-06-19
Kentucky v. Graham | 473 U.S. 159; 105 S. Ct. 3099; 87 L. Ed. 2d 114 | 1985-06-28
City of Cleburne v. Cleburne Living Center, Inc. | 473 U.S. 432; 105 S. Ct. 3249; 87 L. Ed. 2d 313 | 1985-07-01
United States v. Bagley | 473 U.S. 667; 105 S. Ct. 3375; 87 L. Ed. 2d 481 | 1985-07-02
Hill v. Lockhart | 474 U.S. 52; 106 S. Ct. 366; 88 L. Ed. 2d 203 | 1985-11-18
Daniels v. Williams | 474 U.S. 327; 106 S. Ct. 662; 88 L. Ed. 2d 662 | 1986-01-21
Malley v. Briggs | 475 U.S. 335; 106 S. Ct. 1092; 89 L. Ed. 2d 271 | 1986-03-05
Pembaur v. City of Cincinnati | 475 U.S. 469; 106 S. Ct. 1292; 89 L. Ed. 2d 452 | 1986-03-25
Matsushita Electric Industrial Co. v. Zenith Radio Corp. | 475 U.S. 574; 106 S. Ct. 1348; 89 L. Ed. 2d 538 | 1986-03-26
Batson v. Kentucky | 476 U.S. 79; 106 S. Ct. 1712; 90 L. Ed. 2d 69 | 1986-04-30
Murray v. Carrier | 477 U.S. 478; 106 S. Ct. 2639; 91 L. Ed. 2d 397 | 1986-06-26
Meritor Savings Bank v. Vinson | 477 U.S. 57; 106 S. Ct. 2399; 91 L. Ed. 2d 49 | 1986-06-19
Anderson v. Liberty Lobby, Inc. | 477 U.S. 242; 106 S. Ct. 2505; 91 L. Ed. 2d 202 | 1986-06-25
Celotex Corp. v. Catrett | 477 U.S. 317; 106 S. Ct. 2548; 91 L. Ed. 2d 265 | 1986-06-25
Kimmelman v. Morrison | 477 U.S. 365; 106 S. Ct. 2574; 91 L. Ed. 2d 305 | 1986-06-26
Bowers v. Hardwick | 478 U.S. 186; 106 S. Ct. 2841; 92 L. Ed. 2d 140 | 1986-06-30
Papasan v. Allain | 478 U.S. 265; 106 S. Ct. 2932; 92 L. Ed. 2d 209 | 1986-07-01
Merrell Dow Pharmaceuticals Inc. v. Thompson | 478 U.S. 804; 106 S. Ct. 3229; 92 L. Ed. 2d 650 | 1986-07-07
Asahi Metal Industry Co. v. Superior Court | 480 U.S. 102; 107 S. Ct. 1026; 94 L. Ed. 2d 92 | 1987-02-24
McCleskey v. Kemp | 481 U.S. 279; 107 S. Ct. 1756; 95 L. Ed. 2d 262 | 1987-04-22
United States v. Salerno | 481 U.S. 739; 107 S. Ct. 2095; 95 L. Ed. 2d 697 | 1987-05-26
Turner v. Safley | 482 U.S. 78; 107 S. Ct. 2254; 96 L. Ed. 2d 64 | 1987-06-01
Anderson v. Creighton | 483 U.S. 635; 107 S. Ct. 3034; 97 L. Ed. 2d 523 | 1987-06-25
Nollan v. California Coastal Commission | 483 U.S. 825; 107 S. Ct. 3141; 97 L. Ed. 2d 677 | 1987-06-26
South Dakota v. Dole | 483 U.S. 203; 107 S. Ct. 2793; 97 L. Ed. 2d 171 | 1987-06-23
Basic Inc. v. Levinson | 485 U.S. 224; 108 S. Ct. 978; 99 L. Ed. 2d 194 | 1988-03-07
Hustler Magazine, Inc. v. Falwell | 485 U.S. 46; 108 S. Ct. 876; 99 L. Ed. 2d 41 | 1988-02-24
City of St. Louis v. Praprotnik | 485 U.S. 112; 108 S. Ct. 915; 99 L. Ed. 2d 107 | 1988-03-02
California v. Greenwood | 486 U.S. 35; 108 S. Ct. 1625; 100 L. Ed. 2d 30 | 1988-05-16
Morrison v. Olson | 487 U.S. 654; 108 S. Ct. 2597; 101 L. Ed. 2d 569 | 1988-06-29
Houston v. Lack | 487 U.S. 266; 108 S. Ct. 2379; 101 L. Ed. 2d 245 | 1988-06-24
City of Richmond v. J. A. Croson Co. | 488 U.S. 469; 109 S. Ct. 706; 102 L. Ed. 2d 854 | 1989-01-23
DeShaney v. Winnebago County Department of Social Services | 489 U.S. 189; 109 S. Ct. 998; 103 L. Ed. 2d 249 | 1989-02-22
Teague v. Lane | 489 U.S. 288; 109 S. Ct. 1060; 103 L. Ed. 2d 334 | 1989-02-22
City of Canton v. Harris | 489 U.S. 378; 109 S. Ct. 1197; 103 L. Ed. 2d 412 | 1989-02-28
Neitzke v. Williams | 490 U.S. 319; 109 S. Ct. 1827; 104 L. Ed. 2d 338 | 1989-05-01
Price Waterhouse v. Hopkins | 490 U.S. 228; 109 S. Ct. 1775; 104 L. Ed. 2d 268 | 1989-05-01
Graham v. Connor | 490 U.S. 386; 109 S. Ct. 1865; 104 L. Ed. 2d 443 | 1989-05-15
Will v. Michigan Department of State Police | 491 U.S. 58; 109 S. Ct. 2304; 105 L. Ed. 2d 45 | 1989-06-15
Texas v. Johnson | 491 U.S. 397; 109 S. Ct. 2533; 105 L. Ed. 2d 342 | 1989-06-21
Ward v. Rock Against Racism | 491 U.S. 781; 109 S. Ct. 2746; 105 L. Ed. 2d 661 | 1989-06-22
Cruzan v. Director, Missouri Department of Health | 497 U.S. 261; 110 S. Ct. 2841; 111 L. Ed. 2d 224 | 1990-06-25
Employment Division v. Smith | 494 U.S. 872; 110 S. Ct. 1595; 108 L. Ed. 2d 876 | 1990-04-17
Cooter & Gell v. Hartmarx Corp. | 496 U.S. 384; 110 S. Ct. 2447; 110 L. Ed. 2d 359 | 1990-06-11
Arizona v. Fulminante | 499 U.S. 279; 111 S. Ct. 1246; 113 L. Ed. 2d 302 | 1991-03-26
Chambers v. NASCO, Inc. | 501 U.S. 32; 111 S. Ct. 2123; 115 L. Ed. 2d 27 | 1991-06-06
Florida v. Bostick | 501 U.S. 429; 111 S. Ct. 2382; 115 L. Ed. 2d 389 | 1991-06-20
Coleman v. Thompson | 501 U.S. 722; 111 S. Ct. 2546; 115 L. Ed. 2d 640 | 1991-06-24
Payne v. Tennessee | 501 U.S. 808; 111 S. Ct. 2597; 115 L. Ed. 2d 720 | 1991-06-27
Hunter v. Bryant | 502 U.S. 224; 112 S. Ct. 534; 116 L. Ed. 2d 589 | 1991-12-16
Hudson v. McMillian | 503 U.S. 1; 112 S. Ct. 995; 117 L. Ed. 2d 156 | 1992-02-25
Lujan v. Defenders of Wildlife | 504 U.S. 555; 112 S. Ct. 2130; 119 L. Ed. 2d 351 | 1992-06-12
Denton v. Hernandez | 504 U.S. 25; 112 S. Ct. 1728; 118 L. Ed. 2d 340 | 1992-05-04
R.A.V. v. City of St. Paul | 505 U.S. 377; 112 S. Ct. 2538; 120 L. Ed. 2d 305 | 1992-06-22
Lee v. Weisman | 505 U.S. 577; 112 S. Ct. 2649; 120 L. Ed. 2d 467 | 1992-06-24
Planned Parenthood of Southeastern Pennsylvania v. Casey | 505 U.S. 833; 112 S. Ct. 2791; 120 L. Ed. 2d 674 | 1992-06-29
Lucas v. South Carolina Coastal Council | 505 U.S. 1003; 112 S. Ct. 2886; 120 L. Ed. 2d 798 | 1992-06-29
Leatherman v. Tarrant County Narcotics Intelligence & Coordination Unit | 507 U.S. 163; 113 S. Ct. 1160; 122 L. Ed. 2d 517 | 1993-03-03
Brecht v. Abrahamson | 507 U.S. 619; 113 S. Ct. 1710; 123 L. Ed. 2d 353 | 1993-04-21
United States v. Olano | 507 U.S. 725; 113 S. Ct. 1770; 123 L. Ed. 2d 508 | 1993-04-26
Church of the Lukumi Babalu Aye, Inc. v. City of Hialeah | 508 U.S. 520; 113 S. Ct. 2217; 124 L. Ed. 2d 472 | 1993-06-11
St. Mary's Honor Center v. Hicks | 509 U.S. 502; 113 S. Ct. 2742; 125 L. Ed. 2d 407 | 1993-06-25
Daubert v. Merrell Dow Pharmaceuticals, Inc. | 509 U.S. 579; 113 S. Ct. 2786; 125 L. Ed. 2d 469 | 1993-06-28
Shaw v. Reno | 509 U.S. 630; 113 S. Ct. 2816; 125 L. Ed. 2d 511 | 1993-06-28
Harris v. Forklift Systems, Inc. | 510 U.S. 17; 114 S. Ct. 367; 126 L. Ed. 2d 295 | 1993-11-09
Albright v. Oliver | 510 U.S. 266; 114 S. Ct. 807; 127 L. Ed. 2d 114 | 1994-01-24
Campbell v. Acuff-Rose Music, Inc. | 510 U.S. 569; 114 S. Ct. 1164; 127 L. Ed. 2d 500 | 1994-03-07
Kokkonen v. Guardian Life Insurance Co. of America | 511 U.S. 375; 114 S. Ct. 1673; 128 L. Ed. 2d 391 | 1994-05-16
Farmer v. Brennan | 511 U.S. 825; 114 S. Ct. 1970; 128 L. Ed. 2d 811 | 1994-06-06
Dolan v. City of Tigard | 512 U.S. 374; 114 S. Ct. 2309; 129 L. Ed. 2d 304 | 1994-06-24
Heck v. Humphrey | 512 U.S. 477; 114 S. Ct. 2364; 129 L. Ed. 2d 383 | 1994-06-24
Davis v. United States | 512 U.S. 452; 114 S. Ct. 2350; 129 L. Ed. 2d 362 | 1994-06-24
Schlup v. Delo | 513 U.S. 298; 115 S. Ct. 851; 130 L. Ed. 2d 808 | 1995-01-23
United States v. Lopez | 514 U.S. 549; 115 S. Ct. 1624; 131 L. Ed. 2d 626 | 1995-04-26
Kyles v. Whitley | 514 U.S. 419; 115 S. Ct. 1555; 131 L. Ed. 2d 490 | 1995-04-19
Johnson v. Jones | 515 U.S. 304; 115 S. Ct. 2151; 132 L. Ed. 2d 238 | 1995-06-12
Sandin v. Conner | 515 U.S. 472; 115 S. Ct. 2293; 132 L. Ed. 2d 418 | 1995-06-19
Adarand Constructors, Inc. v. Pena | 515 U.S. 200; 115 S. Ct. 2097; 132 L. Ed. 2d 158 | 1995-06-12
Seminole Tribe of Florida v. Florida | 517 U.S. 44; 116 S. Ct. 1114; 134 L. Ed. 2d 252 | 1996-03-27
Romer v. Evans | 517 U.S. 620; 116 S. Ct. 1620; 134 L. Ed. 2d 855 | 1996-05-20
BMW of North America, Inc. v. Gore | 517 U.S. 559; 116 S. Ct. 1589; 134 L. Ed. 2d 809 | 1996-05-20
Whren v. United States | 517 U.S. 806; 116 S. Ct. 1769; 135 L. Ed. 2d 89 | 1996-06-10
Ornelas v. United States | 517 U.S. 690; 116 S. Ct. 1657; 134 L. Ed. 2d 911 | 1996-05-28
United States v. Virginia | 518 U.S. 515; 116 S. Ct. 2264; 135 L. Ed. 2d 735 | 1996-06-26
Auer v. Robbins | 519 U.S. 452; 117 S. Ct. 905; 137 L. Ed. 2d 79 | 1997-02-19
Old Chief v. United States | 519 U.S. 172; 117 S. Ct. 644; 136 L. Ed. 2d 574 | 1997-01-07
Board of County Commissioners of Bryan County v. Brown | 520 U.S. 397; 117 S. Ct. 1382; 137 L. Ed. 2d 626 | 1997-04-28
Clinton v. Jones | 520 U.S. 681; 117 S. Ct. 1636; 137 L. Ed. 2d 945 | 1997-05-27
Amchem Products, Inc. v. Windsor | 521 U.S. 591; 117 S. Ct. 2231; 138 L. Ed. 2d 689 | 1997-06-25
City of Boerne v. Flores | 521 U.S. 507; 117 S. Ct. 2157; 138 L. Ed. 2d 624 | 1997-06-25
Washington v. Glucksberg | 521 U.S. 702; 117 S. Ct. 2258; 138 L. Ed. 2d 772 | 1997-06-26
Reno v. American Civil Liberties Union | 521 U.S. 844; 117 S. Ct. 2329; 138 L. Ed. 2d 874 | 1997-06-26
Printz v. United States | 521 U.S. 898; 117 S. Ct. 2365; 138 L. Ed. 2d 914 | 1997-06-27
General Electric Co. v. Joiner | 522 U.S. 136; 118 S. Ct. 512; 139 L. Ed. 2d 508 | 1997-12-15
Oncale v. Sundowner Offshore Services, Inc. | 523 U.S. 75; 118 S. Ct. 998; 140 L. Ed. 2d 201 | 1998-03-04
Steel Co. v. Citizens for a Better Environment | 523 U.S. 83; 118 S. Ct. 1003; 140 L. Ed. 2d 210 | 1998-03-04
County of Sacramento v. Lewis | 523 U.S. 833; 118 S. Ct. 1708; 140 L. Ed. 2d 1043 | 1998-05-26
Faragher v. City of Boca Raton | 524 U.S. 775; 118 S. Ct. 2275; 141 L. Ed. 2d 662 | 1998-06-26
Burlington Industries, Inc. v. Ellerth | 524 U.S. 742; 118 S. Ct. 2257; 141 L. Ed. 2d 633 | 1998-06-26
Kumho Tire Co. v. Carmichael | 526 U.S. 137; 119 S. Ct. 1167; 143 L. Ed. 2d 238 | 1999-03-23
Neder v. United States | 527 U.S. 1; 119 S. Ct. 1827; 144 L. Ed. 2d 35 | 1999-06-10
Wilson v. Layne | 526 U.S. 603; 119 S. Ct. 1692; 143 L. Ed. 2d 818 | 1999-05-24
Village of Willowbrook v. Olech | 528 U.S. 562; 120 S. Ct. 1073; 145 L. Ed. 2d 1060 | 2000-02-23
FDA v. Brown & Williamson Tobacco Corp. | 529 U.S. 120; 120 S. Ct. 1291; 146 L. Ed. 2d 121 | 2000-03-21
Williams v. Taylor | 529 U.S. 362; 120 S. Ct. 1495; 146 L. Ed. 2d 389 | 2000-04-18
United States v. Morrison | 529 U.S. 598; 120 S. Ct. 1740; 146 L. Ed. 2d 658 | 2000-05-15
Slack v. McDaniel | 529 U.S. 473; 120 S. Ct. 1595; 146 L. Ed. 2d 542 | 2000-04-26
Troxel v. Granville | 530 U.S. 57; 120 S. Ct. 2054; 147 L. Ed. 2d 49 | 2000-06-05
Reeves v. Sanderson Plumbing Products, Inc. | 530 U.S. 133; 120 S. Ct. 2097; 147 L. Ed. 2d 105 | 2000-06-12
Dickerson v. United States | 530 U.S. 428; 120 S. Ct. 2326; 147 L. Ed. 2d 405 | 2000-06-26
Apprendi v. New Jersey | 530 U.S. 466; 120 S. Ct. 2348; 147 L. Ed. 2d 435 | 2000-06-26
Bush v. Gore | 531 U.S. 98; 121 S. Ct. 525; 148 L. Ed. 2d 388 | 2000-12-12
Kyllo v. United States | 533 U.S. 27; 121 S. Ct. 2038; 150 L. Ed. 2d 94 | 2001-06-11
Saucier v. Katz | 533 U.S. 194; 121 S. Ct. 2151; 150 L. Ed. 2d 272 | 2001-06-18
United States v. Mead Corp. | 533 U.S. 218; 121 S. Ct. 2164; 150 L. Ed. 2d 292 | 2001-06-18
Zadvydas v. Davis | 533 U.S. 678; 121 S. Ct. 2491; 150 L. Ed. 2d 653 | 2001-06-28
Atwater v. City of Lago Vista | 532 U.S. 318; 121 S. Ct. 1536; 149 L. Ed. 2d 549 | 2001-04-24
Swierkiewicz v. Sorema N.A. | 534 U.S. 506; 122 S. Ct. 992; 152 L. Ed. 2d 1 | 2002-02-26
Porter v. Nussle | 534 U.S. 516; 122 S. Ct. 983; 152 L. Ed. 2d 12 | 2002-02-26
Ring v. Arizona | 536 U.S. 584; 122 S. Ct. 2428; 153 L. Ed. 2d 556 | 2002-06-24
Atkins v. Virginia | 536 U.S. 304; 122 S. Ct. 2242; 153 L. Ed. 2d 335 | 2002-06-20
Hope v. Pelzer | 536 U.S. 730; 122 S. Ct. 2508; 153 L. Ed. 2d 666 | 2002-06-27
Miller-El v. Cockrell | 537 U.S. 322; 123 S. Ct. 1029; 154 L. Ed. 2d 931 | 2003-02-25
State Farm Mutual Automobile Insurance Co. v. Campbell | 538 U.S. 408; 123 S. Ct. 1513; 155 L. Ed. 2d 585 | 2003-04-07
Grutter v. Bollinger | 539 U.S. 306; 123 S. Ct. 2325; 156 L. Ed. 2d 304 | 2003-06-23
Gratz v. Bollinger | 539 U.S. 244; 123 S. Ct. 2411; 156 L. Ed. 2d 257 | 2003-06-23
Wiggins v. Smith | 539 U.S. 510; 123 S. Ct. 2527; 156 L. Ed. 2d 471 | 2003-06-26
Lawrence v. Texas | 539 U.S. 558; 123 S. Ct. 2472; 156 L. Ed. 2d 508 | 2003-06-26
Crawford v. Washington | 541 U.S. 36; 124 S. Ct. 1354; 158 L. Ed. 2d 177 | 2004-03-08
Hamdi v. Rumsfeld | 542 U.S. 507; 124 S. Ct. 2633; 159 L. Ed. 2d 578 | 2004-06-28
Blakely v. Washington | 542 U.S. 296; 124 S. Ct. 2531; 159 L. Ed. 2d 403 | 2004-06-24
Brosseau v. Haugen | 543 U.S. 194; 125 S. Ct. 596; 160 L. Ed. 2d 583 | 2004-12-13
United States v. Booker | 543 U.S. 220; 125 S. Ct. 738; 160 L. Ed. 2d 621 | 2005-01-12
Roper v. Simmons | 543 U.S. 551; 125 S. Ct. 1183; 161 L. Ed. 2d 1 | 2005-03-01
Exxon Mobil Corp. v. Saudi Basic Industries Corp. | 544 U.S. 280; 125 S. Ct. 1517; 161 L. Ed. 2d 454 | 2005-03-30
Lingle v. Chevron U.S.A. Inc. | 544 U.S. 528; 125 S. Ct. 2074; 161 L. Ed. 2d 876 | 2005-05-23
Gonzales v. Raich | 545 U.S. 1; 125 S. Ct. 2195; 162 L. Ed. 2d 1 | 2005-06-06
Grable & Sons Metal Products, Inc. v. Darue Engineering & Manufacturing | 545 U.S. 308; 125 S. Ct. 2363; 162 L. Ed. 2d 257 | 2005-06-13
Kelo v. City of New London | 545 U.S. 469; 125 S. Ct. 2655; 162 L. Ed. 2d 439 | 2005-06-23
Town of Castle Rock v. Gonzales | 545 U.S. 748; 125 S. Ct. 2796; 162 L. Ed. 2d 658 | 2005-06-27
eBay Inc. v. MercExchange, L.L.C. | 547 U.S. 388; 126 S. Ct. 1837; 164 L. Ed. 2d 641 | 2006-05-15
Garcetti v. Ceballos | 547 U.S. 410; 126 S. Ct. 1951; 164 L. Ed. 2d 689 | 2006-05-30
Hudson v. Michigan | 547 U.S. 586; 126 S. Ct. 2159; 165 L. Ed. 2d 56 | 2006-06-15
Burlington Northern & Santa Fe Railway Co. v. White | 548 U.S. 53; 126 S. Ct. 2405; 165 L. Ed. 2d 345 | 2006-06-22
Hamdan v. Rumsfeld | 548 U.S. 557; 126 S. Ct. 2749; 165 L. Ed. 2d 723 | 2006-06-29
Jones v. Bock | 549 U.S. 199; 127 S. Ct. 910; 166 L. Ed. 2d 798 | 2007-01-22
Massachusetts v. EPA | 549 U.S. 497; 127 S. Ct. 1438; 167 L. Ed. 2d 248 | 2007-04-02
Scott v. Harris | 550 U.S. 372; 127 S. Ct. 1769; 167 L. Ed. 2d 686 | 2007-04-30
Bell Atlantic Corp. v. Twombly | 550 U.S. 544; 127 S. Ct. 1955; 167 L. Ed. 2d 929 | 2007-05-21
Erickson v. Pardus | 551 U.S. 89; 127 S. Ct. 2197; 167 L. Ed. 2d 1081 | 2007-06-04
Tellabs, Inc. v. Makor Issues & Rights, Ltd. | 551 U.S. 308; 127 S. Ct. 2499; 168 L. Ed. 2d 179 | 2007-06-21
Boumediene v. Bush | 553 U.S. 723; 128 S. Ct. 2229; 171 L. Ed. 2d 41 | 2008-06-12
District of Columbia v. Heller | 554 U.S. 570; 128 S. Ct. 2783; 171 L. Ed. 2d 637 | 2008-06-26
Winter v. Natural Resources Defense Council, Inc. | 555 U.S. 7; 129 S. Ct. 365; 172 L. Ed. 2d 249 | 2008-11-12
Herring v. United States | 555 U.S. 135; 129 S. Ct. 695; 172 L. Ed. 2d 496 | 2009-01-14
Pearson v. Callahan | 555 U.S. 223; 129 S. Ct. 808; 172 L. Ed. 2d 565 | 2009-01-21
Wyeth v. Levine | 555 U.S. 555; 129 S. Ct. 1187; 173 L. Ed. 2d 51 | 2009-03-04
Arizona v. Gant | 556 U.S. 332; 129 S. Ct. 1710; 173 L. Ed. 2d 485 | 2009-04-21
Nken v. Holder | 556 U.S. 418; 129 S. Ct. 1749; 173 L. Ed. 2d 550 | 2009-04-22
Ashcroft v. Iqbal | 556 U.S. 662; 129 S. Ct. 1937; 173 L. Ed. 2d 868 | 2009-05-18
Melendez-Diaz v. Massachusetts | 557 U.S. 305; 129 S. Ct. 2527; 174 L. Ed. 2d 314 | 2009-06-25
Gross v. FBL Financial Services, Inc. | 557 U.S. 167; 129 S. Ct. 2343; 174 L. Ed. 2d 119 | 2009-06-18
Citizens United v. FEC | 558 U.S. 310; 130 S. Ct. 876; 175 L. Ed. 2d 753 | 2010-01-21
Hertz Corp. v. Friend | 559 U.S. 77; 130 S. Ct. 1181; 175 L. Ed. 2d 1029 | 2010-02-23
Padilla v. Kentucky | 559 U.S. 356; 130 S. Ct. 1473; 176 L. Ed. 2d 284 | 2010-03-31
Shady Grove Orthopedic Associates, P.A. v. Allstate Insurance Co. | 559 U.S. 393; 130 S. Ct. 1431; 176 L. Ed. 2d 311 | 2010-03-31
Berghuis v. Thompkins | 560 U.S. 370; 130 S. Ct. 2250; 176 L. Ed. 2d 1098 | 2010-06-01
Graham v. Florida | 560 U.S. 48; 130 S. Ct. 2011; 176 L. Ed. 2d 825 | 2010-05-17
McDonald v. City of Chicago | 561 U.S. 742; 130 S. Ct. 3020; 177 L. Ed. 2d 894 | 2010-06-28
Snyder v. Phelps | 562 U.S. 443; 131 S. Ct. 1207; 179 L. Ed. 2d 172 | 2011-03-02
Harrington v. Richter | 562 U.S. 86; 131 S. Ct. 770; 178 L. Ed. 2d 624 | 2011-01-19
Connick v. Thompson | 563 U.S. 51; 131 S. Ct. 1350; 179 L. Ed. 2d 417 | 2011-03-29
Cullen v. Pinholster | 563 U.S. 170; 131 S. Ct. 1388; 179 L. Ed. 2d 557 | 2011-04-04
AT&T Mobility LLC v. Concepcion | 563 U.S. 333; 131 S. Ct. 1740; 179 L. Ed. 2d 742 | 2011-04-27
Ashcroft v. al-Kidd | 563 U.S. 731; 131 S. Ct. 2074; 179 L. Ed. 2d 1149 | 2011-05-31
Wal-Mart Stores, Inc. v. Dukes | 564 U.S. 338; 131 S. Ct. 2541; 180 L. Ed. 2d 374 | 2011-06-20
J. McIntyre Machinery, Ltd. v. Nicastro | 564 U.S. 873; 131 S. Ct. 2780; 180 L. Ed. 2d 765 | 2011-06-27
Goodyear Dunlop Tires Operations, S.A. v. Brown | 564 U.S. 915; 131 S. Ct. 2846; 180 L. Ed. 2d 796 | 2011-06-27
United States v. Jones | 565 U.S. 400; 132 S. Ct. 945; 181 L. Ed. 2d 911 | 2012-01-23
Martinez v. Ryan | 566 U.S. 1; 132 S. Ct. 1309; 182 L. Ed. 2d 272 | 2012-03-20
Lafler v. Cooper | 566 U.S. 156; 132 S. Ct. 1376; 182 L. Ed. 2d 398 | 2012-03-21
Missouri v. Frye | 566 U.S. 134; 132 S. Ct. 1399; 182 L. Ed. 2d 379 | 2012-03-21
Reichle v. Howards | 566 U.S. 658; 132 S. Ct. 2088; 182 L. Ed. 2d 985 | 2012-06-04
Miller v. Alabama | 567 U.S. 460; 132 S. Ct. 2455; 183 L. Ed. 2d 407 | 2012-06-25
National Federation of Independent Business v. Sebelius | 567 U.S. 519; 132 S. Ct. 2566; 183 L. Ed. 2d 450 | 2012-06-28
Clapper v. Amnesty International USA | 568 U.S. 398; 133 S. Ct. 1138; 185 L. Ed. 2d 264 | 2013-02-26
Comcast Corp. v. Behrend | 569 U.S. 27; 133 S. Ct. 1426; 185 L. Ed. 2d 515 | 2013-03-27
Missouri v. McNeely | 569 U.S. 141; 133 S. Ct. 1552; 185 L. Ed. 2d 696 | 2013-04-17
Florida v. Jardines | 569 U.S. 1; 133 S. Ct. 1409; 185 L. Ed. 2d 495 | 2013-03-26
Shelby County v. Holder | 570 U.S. 529; 133 S. Ct. 2612; 186 L. Ed. 2d 651 | 2013-06-25
United States v. Windsor | 570 U.S. 744; 133 S. Ct. 2675; 186 L. Ed. 2d 808 | 2013-06-26
University of Texas Southwestern Medical Center v. Nassar | 570 U.S. 338; 133 S. Ct. 2517; 186 L. Ed. 2d 503 | 2013-06-24
Daimler AG v. Bauman | 571 U.S. 117; 134 S. Ct. 746; 187 L. Ed. 2d 624 | 2014-01-14
Walden v. Fiore | 571 U.S. 277; 134 S. Ct. 1115; 188 L. Ed. 2d 12 | 2014-02-25
Tolan v. Cotton | 572 U.S. 650; 134 S. Ct. 1861; 188 L. Ed. 2d 895 | 2014-05-05
Plumhoff v. Rickard | 572 U.S. 765; 134 S. Ct. 2012; 188 L. Ed. 2d 1056 | 2014-05-27
Alice Corp. v. CLS Bank International | 573 U.S. 208; 134 S. Ct. 2347; 189 L. Ed. 2d 296 | 2014-06-19
Riley v. California | 573 U.S. 373; 134 S. Ct. 2473; 189 L. Ed. 2d 430 | 2014-06-25
Burwell v. Hobby Lobby Stores, Inc. | 573 U.S. 682; 134 S. Ct. 2751; 189 L. Ed. 2d 675 | 2014-06-30
Susan B. Anthony List v. Driehaus | 573 U.S. 149; 134 S. Ct. 2334; 189 L. Ed. 2d 246 | 2014-06-16
Johnson v. City of Shelby | 574 U.S. 10; 135 S. Ct. 346; 190 L. Ed. 2d 309 | 2014-11-10
Rodriguez v. United States | 575 U.S. 348; 135 S. Ct. 1609; 191 L. Ed. 2d 492 | 2015-04-21
City and County of San Francisco v. Sheehan | 575 U.S. 600; 135 S. Ct. 1765; 191 L. Ed. 2d 856 | 2015-05-18
Reed v. Town of Gilbert | 576 U.S. 155; 135 S. Ct. 2218; 192 L. Ed. 2d 236 | 2015-06-18
Kingsley v. Hendrickson | 576 U.S. 389; 135 S. Ct. 2466; 192 L. Ed. 2d 416 | 2015-06-22
King v. Burwell | 576 U.S. 473; 135 S. Ct. 2480; 192 L. Ed. 2d 483 | 2015-06-25
Johnson v. United States | 576 U.S. 591; 135 S. Ct. 2551; 192 L. Ed. 2d 569 | 2015-06-26
Obergefell v. Hodges | 576 U.S. 644; 135 S. Ct. 2584; 192 L. Ed. 2d 609 | 2015-06-26
Mullenix v. Luna | 577 U.S. 7; 136 S. Ct. 305; 193 L. Ed. 2d 255 | 2015-11-09
Spokeo, Inc. v. Robins | 578 U.S. 330; 136 S. Ct. 1540; 194 L. Ed. 2d 635 | 2016-05-16
White v. Pauly | 580 U.S. 73; 137 S. Ct. 548; 196 L. Ed. 2d 463 | 2017-01-09
Ziglar v. Abbasi | 582 U.S. 120; 137 S. Ct. 1843; 198 L. Ed. 2d 290 | 2017-06-19
District of Columbia v. Wesby | 583 U.S. 48; 138 S. Ct. 577; 199 L. Ed. 2d 453 | 2018-01-22
Kisela v. Hughes | 584 U.S. 100; 138 S. Ct. 1148; 200 L. Ed. 2d 449 | 2018-04-02
Epic Systems Corp. v. Lewis | 584 U.S. 497; 138 S. Ct. 1612; 200 L. Ed. 2d 889 | 2018-05-21
Masterpiece Cakeshop, Ltd. v. Colorado Civil Rights Commission | 584 U.S. 617; 138 S. Ct. 1719; 201 L. Ed. 2d 35 | 2018-06-04
Carpenter v. United States | 585 U.S. 296; 138 S. Ct. 2206; 201 L. Ed. 2d 507 | 2018-06-22
Trump v. Hawaii | 585 U.S. 667; 138 S. Ct. 2392; 201 L. Ed. 2d 775 | 2018-06-26
Janus v. American Federation of State, County, and Municipal Employees, Council 31 | 585 U.S. 878; 138 S. Ct. 2448; 201 L. Ed. 2d 924 | 2018-06-27
Timbs v. Indiana | 586 U.S. 146; 139 S. Ct. 682; 203 L. Ed. 2d 11 | 2019-02-20
Nieves v. Bartlett | 587 U.S. 391; 139 S. Ct. 1715; 204 L. Ed. 2d 1 | 2019-05-28
Knick v. Township of Scott | 588 U.S. 180; 139 S. Ct. 2162; 204 L. Ed. 2d 558 | 2019-06-21
Kisor v. Wilkie | 588 U.S. 558; 139 S. Ct. 2400; 204 L. Ed. 2d 841 | 2019-06-26
Rucho v. Common Cause | 588 U.S. 684; 139 S. Ct. 2484; 204 L. Ed. 2d 931 | 2019-06-27
Department of Commerce v. New York | 588 U.S. 752; 139 S. Ct. 2551; 204 L. Ed. 2d 978 | 2019-06-27
Ramos v. Louisiana | 590 U.S. 83; 140 S. Ct. 1390; 206 L. Ed. 2d 583 | 2020-04-20
Bostock v. Clayton County | 590 U.S. 644; 140 S. Ct. 1731; 207 L. Ed. 2d 218 | 2020-06-15
Department of Homeland Security v. Regents of the University of California | 591 U.S. 1; 140 S. Ct. 1891; 207 L. Ed. 2d 353 | 2020-06-18
Seila Law LLC v. Consumer Financial Protection Bureau | 591 U.S. 197; 140 S. Ct. 2183; 207 L. Ed. 2d 494 | 2020-06-29
Trump v. Vance | 591 U.S. 786; 140 S. Ct. 2412; 207 L. Ed. 2d 907 | 2020-07-09
McGirt v. Oklahoma | 591 U.S. 894; 140 S. Ct. 2452; 207 L. Ed. 2d 985 | 2020-07-09
Torres v. Madrid | 592 U.S. 306; 141 S. Ct. 989; 209 L. Ed. 2d 190 | 2021-03-25
Ford Motor Co. v. Montana Eighth Judicial District Court | 592 U.S. 351; 141 S. Ct. 1017; 209 L. Ed. 2d 225 | 2021-03-25
Fulton v. City of Philadelphia | 593 U.S. 522; 141 S. Ct. 1868; 210 L. Ed. 2d 137 | 2021-06-17
TransUnion LLC v. Ramirez | 594 U.S. 413; 141 S. Ct. 2190; 210 L. Ed. 2d 568 | 2021-06-25
Rivas-Villegas v. Cortesluna | 595 U.S. 1; 142 S. Ct. 4; 211 L. Ed. 2d 164 | 2021-10-18
City of Tahlequah v. Bond | 595 U.S. 9; 142 S. Ct. 9; 211 L. Ed. 2d 170 | 2021-10-18
Thompson v. Clark | 596 U.S. 36; 142 S. Ct. 1332; 212 L. Ed. 2d 382 | 2022-04-04
Egbert v. Boule | 596 U.S. 482; 142 S. Ct. 1793; 213 L. Ed. 2d 54 | 2022-06-08
Dobbs v. Jackson Women's Health Organization | 597 U.S. 215; 142 S. Ct. 2228; 213 L. Ed. 2d 545 | 2022-06-24
New York State Rifle & Pistol Association, Inc. v. Bruen | 597 U.S. 1; 142 S. Ct. 2111; 213 L. Ed. 2d 387 | 2022-06-23
West Virginia v. EPA | 597 U.S. 697; 142 S. Ct. 2587; 213 L. Ed. 2d 896 | 2022-06-30
Kennedy v. Bremerton School District | 597 U.S. 507; 142 S. Ct. 2407; 213 L. Ed. 2d 755 | 2022-06-27
Moore v. Harper | 600 U.S. 1; 143 S. Ct. 2065 | 2023-06-27
Counterman v. Colorado | 600 U.S. 66; 143 S. Ct. 2106; 216 L. Ed. 2d 775 | 2023-06-27
Mallory v. Norfolk Southern Railway Co. | 600 U.S. 122; 143 S. Ct. 2028; 216 L. Ed. 2d 815 | 2023-06-27
Biden v. Nebraska | 600 U.S. 477; 143 S. Ct. 2355; 216 L. Ed. 2d 1063 | 2023-06-30
303 Creative LLC v. Elenis | 600 U.S. 570; 143 S. Ct. 2298; 216 L. Ed. 2d 1131 | 2023-06-30
Students for Fair Admissions, Inc. v. President and Fellows of Harvard College | 600 U.S. 181; 143 S. Ct. 2141; 216 L. Ed. 2d 857 | 2023-06-29
Trump v. Anderson | 601 U.S. 100; 144 S. Ct. 662 | 2024-03-04
United States v. Rahimi | 602 U.S. 680; 144 S. Ct. 1889 | 2024-06-21
SEC v. Jarkesy | 603 U.S. 109; 144 S. Ct. 2117 | 2024-06-27
Loper Bright Enterprises v. Raimondo | 603 U.S. 369; 144 S. Ct. 2244; 219 L. Ed. 2d 832 | 2024-06-28
Trump v. United States | 603 U.S. 593; 144 S. Ct. 2312 | 2024-07-01
`;
