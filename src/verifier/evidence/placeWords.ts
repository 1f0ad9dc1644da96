/**
 * Places and peoples whose courts are, or may be, reported by a series of their own name that no table of reporters holds: the county
 * legal journals of Pennsylvania, and the courts of tribes. A name here is only ever a reason to stay silent. Sources: the counties of
 * Pennsylvania and the commonest county names of the United States (Census Bureau); tribal courts (Bureau of Indian Affairs' list of
 * tribal entities). Words are lower case; the beginning of a word stands for it.
 */
export const PENNSYLVANIA_COUNTIES = `adams allegheny armstrong beaver bedford berks blair bradford bucks butler cambria cameron carbon
  centre chester clarion clearfield clinton columbia crawford cumberland dauphin delaware elk erie fayette forest franklin fulton greene
  huntingdon indiana jefferson juniata lackawanna lancaster lawrence lebanon lehigh luzerne lycoming mckean mercer mifflin monroe
  montgomery montour northampton northumberland perry philadelphia pike potter schuylkill snyder somerset sullivan susquehanna tioga
  union venango warren washington wayne westmoreland wyoming york pittsburgh scranton reading harrisburg wilkes barre easton allentown`;

export const OTHER_COUNTIES = `abbeville aiken alameda albany albemarle alexandria allen anderson arapahoe arlington baltimore barnstable
  bergen berkeley berkshire bernalillo boone boulder bristol brooklyn bronx broward brown burlington calhoun camden cape carroll cass
  charleston cherokee clark clay cobb contra costa cook cuyahoga dade dallas dane davidson decatur dekalb denver dougherty douglas
  duchess dukes dutchess duval essex fairfax fairfield fresno fulton gloucester grant guilford gwinnett hamilton hampden hampshire
  harris hartford henrico hennepin henry hillsborough hudson humboldt hunterdon jackson johnson kane kent kern kings knox lake lee lewis
  lincoln livingston logan loudoun lucas macomb madison maricopa marion marshall mecklenburg merced miami middlesex milwaukee monmouth
  monterey morgan morris multnomah nassau nevada newport niagara norfolk oakland ocean oneida onondaga orange passaic pierce pima pinellas
  plymouth polk prince pulaski putnam queens ramsey randolph richland richmond riverside rockingham rockland sacramento salem salt saratoga
  scott shelby sonoma spokane stark suffolk summit sussex tarrant travis tulsa ulster utah ventura wake walworth wayne weber westchester
  will winnebago worcester yuma`;

export const PEOPLES = `absentee apache arapaho assiniboine blackfeet caddo catawba cayuga chehalis chemehuevi cherokee cheyenne chickasaw
  chippewa chitimacha choctaw chukchansi coeur alene colville comanche coquille coushatta cree creek crow delaware eastern fallon flathead
  fort gila gros ventre haida havasupai hidatsa hoopa hopi hualapai iowa iroquois jicarilla kalispel karuk kaw keweenaw kickapoo kiowa klamath
  kootenai laguna lakota lummi lumbee makah mandan maricopa mashantucket menominee mescalero miami mille lacs mississippi modoc mohave mohawk
  mohegan muckleshoot muscogee narragansett navajo nez perce nisqually nooksack northern odawa oglala ojibwe omaha oneida onondaga osage otoe
  ottawa paiute papago pascua passamaquoddy pawnee penobscot peoria pequot pima pokagon ponca potawatomi pueblo puyallup quapaw quechan
  quileute quinault rosebud sac fox saginaw salish salt river sault santee seminole seneca shawnee shoshone sicangu siletz sioux sisseton skokomish
  snoqualmie spokane squaxin standing rock stillaguamish stockbridge suquamish swinomish tlingit tohono odham tulalip tunica turtle umatilla
  umpqua ute wampanoag warm springs washoe white earth winnebago wyandotte yakama yakima yankton yavapai yurok zuni`;

/** Cities and towns after which journals of courts and of the bar are called. Source: U.S. census, places by population; the older legal press. */
export const CITIES = `akron albany albuquerque alexandria anaheim anchorage annapolis arlington athens atlanta augusta aurora austin
  bakersfield baltimore bangor birmingham bismarck boise boston boulder bridgeport brooklyn buffalo burlington cambridge camden canton
  charleston charlotte chattanooga cheyenne chicago cincinnati cleveland columbus concord cranston dallas davenport dayton denver
  detroit dover duluth durham evansville fargo flint fresno galveston gary glendale greensboro greenville hartford helena hoboken
  honolulu houston huntsville indianapolis jackson jacksonville jersey joliet juneau kansas knoxville lafayette lansing laredo
  lexington lincoln louisville lowell lubbock madison manchester memphis miami milwaukee minneapolis mobile montgomery montpelier
  nashville newark newport norfolk oakland omaha orlando paterson pensacola peoria philadelphia phoenix pittsburgh plano portland
  portsmouth providence pueblo raleigh reno richmond roanoke rochester rockford sacramento salem savannah scranton seattle shreveport
  sioux spokane springfield stockton syracuse tacoma tallahassee tampa toledo topeka trenton tucson tulsa utica waco wichita
  wilmington winston worcester yonkers youngstown`;

/** Countries and provinces whose reports our courts cite. Source: The Bluebook (21st ed.), tables T2 and T10.3. */
export const COUNTRIES = `africa alberta argentina asia australia austria bangladesh barbados belgium bengal bermuda bolivia bombay
  botswana brazil britain brunswick burma calcutta cameroon canada cayman ceylon chile china colombia cyprus denmark ecuador egypt
  england eritrea ethiopia euromarket europe fiji finland france gambia germany ghana greece grenada guyana haiti hungary iceland india
  indonesia iran iraq ireland israel italy jamaica japan jordan kenya korea kosovo kuwait lahore lebanon liberia luxembourg madras malawi
  malaya malaysia malta manitoba mauritius mexico micronesia monaco morocco namibia nepal netherlands newfoundland nicaragua nigeria
  norway nova ontario pakistan palau panama paraguay peru philippine philippines poland portugal quebec rangoon rhodesia romania russia
  rwanda samoa saskatchewan saudi scotia scotland seychelles singapore somalia spain sudan swaziland sweden switzerland syria taiwan
  tanzania tasmania thailand tonga transvaal trinidad tunisia turkey uganda ukraine uruguay vanuatu venezuela victoria vietnam wales
  yugoslavia zambia zanzibar zealand zimbabwe jap nfld sask`;
