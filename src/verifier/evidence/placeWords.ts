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
