// The words that case names are shortened by, each with what it stands for. Source: Bluebook tables T6 (case names and institutional
// authors), T10 (places) and T7 (courts), 20th to 22nd editions where they differ; a few that are in use although no table has them are
// marked "use". Read by whoever compares a brief's name of a case with a full one. One line an abbreviation: abbreviation | words | source.
import { foldAbbreviation } from '../reporters/fold';
import { JURISDICTIONS } from './jurisdictions';

export interface NameAbbreviation {
  readonly abbreviation: string;
  /** What it may stand for, in small letters. */
  readonly words: readonly string[];
  readonly source: 'T6' | 'T7' | 'T10' | 'use';
}

const ROWS = `
Acad. | academy; academic | T6
Acct. | account; accountant; accounting | T6
Adm'r | administrator | T6
Adm'x | administratrix | T6
Admin. | administration; administrative | T6
Adver. | advertising | T6
Advert. | advertising | T6
Aff. | affairs; affair | T6
Affil. | affiliated; affiliate | T6
Agric. | agriculture; agricultural | T6
All. | alliance | T6
Alt. | alternative | T6
Am. | america; american | T6
Amend. | amendment | T6
Amer. | america; american | use
Ann. | annual | T6
Ap't | apartment; apartments | T6
Apt. | apartment; apartments | T6
Arb. | arbitrator; arbitration | T6
Assoc. | associate; associated; association | T6
Assocs. | associates | T6
Ass'n | association | T6
Assn. | association | use
Assur. | assurance | T6
Atl. | atlantic | T6
Att'y | attorney | T6
Att'y Gen. | attorney general | T6
Auth. | authority | T6
Auto. | automobile; automotive | T6
Ave. | avenue | T6
Bancorp. | bancorporation | use
Bankr. | bankruptcy; bankrupt | T6
Bd. | board | T6
Behav. | behavior; behavioral | T6
Bhd. | brotherhood | T6
Bldg. | building | T6
Blvd. | boulevard | T6
Broad. | broadcast; broadcasting; broadcaster | T6
Bros. | brothers | T6
Bus. | business; businesses | T6
C.I.R. | commissioner of internal revenue | use
Cas. | casualty; casualties | T6
Cath. | catholic | T6
Cent. | central | T6
Cert. | certified; certification | use
Chem. | chemical; chemistry | T6
Child. | child; children | T6
Chron. | chronicle | T6
Cir. | circuit | T7
Civ. | civil | T6
Cmty. | community | T6
Cnty. | county | T6
Co. | company; county | T6
Coal. | coalition | T6
Coll. | college | T6
Com. | commerce; commercial; commission | T6
Comm. | committee; communication | T6
Comm'n | commission | T6
Comm'r | commissioner | T6
Commc'n | communication | T6
Commc'ns | communications | T6
Commw. | commonwealth | use
Comp. | compensation | T6
Comput. | computer; computing | T6
Condo. | condominium | T6
Conf. | conference | T6
Cong. | congress; congressional; congregation | T6
Consol. | consolidated | T6
Const. | constitution; constitutional | T6
Constr. | construction | T6
Cont'l | continental | T6
Contr. | contractor; contract; contracting | use
Coop. | cooperative; cooperation | T6
Corp. | corporation | T6
Corr. | correction; corrections; correctional | T6
Couns. | counsel; counselor | T6
Crim. | criminal | T6
Ct. | court | T7
Ctr. | center; centre | T6
Cty. | county | T6
Cyber. | cybersecurity; cyber | T6
Def. | defense; defender | T6
Del. | delaware; delivery | T6
Dep't | department | T6
Dept. | department | use
Det. | detention | T6
Dev. | development; developer | T6
Dig. | digital; digest | T6
Dir. | director; direct | T6
Disab. | disability; disabilities | T6
Disc. | discount; discipline; disciplinary | T6
Dist. | district | T6
Distrib. | distributor; distributing; distribution | T6
Div. | division | T6
Dr. | drive; doctor | T6
E. | east; eastern | T6
Econ. | economic; economics; economical; economy | T6
Ed. | edition; education | use
Educ. | education; educational; educator | T6
Elec. | electric; electrical; electricity; electronic; electronics; election | T6
Emp. | employer; employee; employment | T6
Emps. | employees; employers | T6
Emp'r | employer | T6
Emp'rs | employers | T6
Emp't | employment | T6
Eng'g | engineering | T6
Eng'r | engineer | T6
Eng'rs | engineers | T6
Enter. | enterprise; entertainment | T6
Enters. | enterprises | T6
Ent. | entertainment; enterprise | T6
Ent'mt | entertainment | use
Entm't | entertainment | T6
Env't | environment | T6
Env't Prot. Agency | environmental protection agency | T6
Env'tl | environmental | use
Envtl. | environmental | T6
Equal. | equality | T6
Equip. | equipment | T6
Est. | estate | T6
Ests. | estates | T6
Eur. | europe; european | T6
Ex'r | executor | T6
Ex'x | executrix | T6
Exam'r | examiner | T6
Exam'rs | examiners | T6
Exch. | exchange | T6
Exec. | executive; executor | T6
Exp. | export; exporter; exportation; experience | T6
Expl. | exploration; exploratory | T6
Exploit. | exploitation | use
Fac. | faculty; facility; facilities | T6
Fam. | family; families | T6
Fed. | federal | T6
Fed'n | federation | T6
Fid. | fidelity | T6
Fin. | finance; financial; financing | T6
Found. | foundation | T6
Fund. | fundamental | T6
Furn. | furniture | use
Gen. | general | T6
Gend. | gender | T6
Glob. | global | T6
Gov't | government | T6
Govt. | government | use
Grp. | group | T6
Guar. | guaranty; guarantor; guarantee | T6
Hist. | history; historical; historic | T6
Hosp. | hospital; hospitality | T6
Hosps. | hospitals | T6
Hous. | housing; houston | T6
Hum. | human; humanity | T6
Hwy. | highway | use
Imp. | import; importer; importation | T6
Immigr. | immigration | T6
Inc. | incorporated | T6
Indem. | indemnity | T6
Indep. | independent; independence | T6
Indus. | industry; industries; industrial | T6
Info. | information | T6
Inj. | injury | T6
Ins. | insurance | T6
Inst. | institute; institution | T6
Insts. | institutes; institutions | T6
Int'l | international | T6
Intell. | intelligence; intellectual | T6
Inter. | interest; international | use
Inv. | investment; investor | T6
Invs. | investments; investors | T6
Inv'r | investor | T6
Inv'rs | investors | T6
J. | journal; judge | T6
Jt. | joint | use
Jud. | judicial; judiciary | T6
Just. | justice | T6
Juv. | juvenile | T6
L. | law | T6
Lab. | labor; laboratory | T6
Lab'y | laboratory | T6
Labs. | laboratories | T6
Leg. | legal | T6
Legis. | legislation; legislative; legislature | T6
Liab. | liability | T6
Libr. | library; librarian | T6
Litig. | litigation | T6
Loc. | local | T6
Ltd. | limited | T6
Mach. | machine; machinery | T6
Mag. | magazine; magistrate | T6
Maint. | maintenance | T6
Mar. | maritime; marine | T6
Mech. | mechanic; mechanical; mechanics | T6
Med. | medical; medicine; medicinal | T6
Mem'l | memorial | T6
Merch. | merchant; merchandise; merchandising | T6
Metro. | metropolitan | T6
Mfg. | manufacturing | T6
Mfr. | manufacturer | T6
Mfrs. | manufacturers | T6
Mgmt. | management | T6
Mil. | military | T6
Min. | mineral; minerals; mining | T6
Mkt. | market | T6
Mkts. | markets | T6
Mktg. | marketing | T6
Mod. | modern | T6
Mortg. | mortgage | T6
Mortgs. | mortgages | T6
Mot. | motor | use
Mun. | municipal; municipality | T6
Mut. | mutual | T6
N. | north; northern | T6
Nat. | natural; nature; national | T6
Nat'l | national | T6
Natl. | national | use
Ne. | northeast; northeastern | T6
Negl. | negligence | T6
No. | number | T6
Nos. | numbers | T6
Nw. | northwest; northwestern | T6
Off. | office; official | T6
Op. | opinion | T6
Opp. | opportunity | use
Ord. | order | T6
Org. | organization; organizing | T6
Orgs. | organizations | T6
P'ship | partnership | T6
Pac. | pacific | T6
Par. | parish | T6
Parl. | parliament | T6
Pat. | patent | T6
Pers. | personal; personnel | T6
Pet. | petroleum; petition | use
Petrol. | petroleum | T6
Pharm. | pharmaceutic; pharmaceutics; pharmaceutical; pharmaceuticals; pharmacy | T6
Pharms. | pharmaceuticals | T6
Phil. | philosophical; philosophy | T6
Phys. | physician; physical | T6
Pl. | place | T6
Pol. | police; political; politics; policy | T6
Pol'y | policy | T6
Prac. | practice | T6
Pres. | president; preserve; preservation | T6
Pris. | prison; prisoner | T6
Priv. | private; privacy | T6
Prob. | probate; probation | T6
Probs. | problems | T6
Proc. | procedure; proceedings | T6
Prod. | product; production; producer | T6
Prods. | products; productions | T6
Prof. | profession; professional | T6
Prof'l | professional | T6
Prop. | property | T6
Props. | properties | T6
Prot. | protection; protestant | T6
Psych. | psychology; psychological; psychologist; psychiatry | T6
Pub. | public; publishing | T6
Publ'g | publishing | T6
Publ'n | publication | T6
Publ'ns | publications | T6
R.R. | railroad | T6
Rd. | road | T6
Rec. | record; recreation | T6
Ref. | refining; referee; refinery; reform | T6
Reg. | register; regulation; regulatory | T6
Reg'l | regional | T6
Regul. | regulation; regulatory; regulator | T6
Rehab. | rehabilitation | T6
Rel. | relation; relations | T6
Rels. | relations | T6
Rep. | reporter; representative; report | T6
Reprod. | reproduction; reproductive | T6
Res. | resource; resources; research; reserve | T6
Resol. | resolution | T6
Resp. | responsibility; response | T6
Rest. | restaurant | T6
Ret. | retirement; retail; retired | T6
Rev. | review; revenue | T6
Rly. | railway | use
Rts. | rights | T6
Ry. | railway | T6
Rys. | railways | T6
S. | south; southern | T6
S.S. | steamship; steamships | T6
S'holder | shareholder | T6
S'holders | shareholders | T6
Sav. | savings | T6
Savs. | savings | T6
Sch. | school; schools | T6
Schs. | schools | T6
Sci. | science; scientific | T6
Scot. | scottish; scotland | T6
Se. | southeast; southeastern | T6
Sec. | security; securities; secretary; sector | T6
Sec'y | secretary | T6
Secs. | securities | T6
Serv. | service; services | T6
Servs. | services | T6
Soc. | social; society; sociological; sociology | T6
Soc'y | society | T6
Sol. | solution; solutions; solicitor | T6
Sols. | solutions | T6
St. | street; saint; state | T6
Ste. | sainte; suite | use
Stat. | statistic; statistical; statute | T6
Stds. | standards | use
Stud. | study; studies; student; studio | T6
Subcomm. | subcommittee | T6
Sup. | supreme; superior | T7
Super. | superior | T7
Supp. | supply | use
Sur. | surety | T6
Surg. | surgery; surgical; surgeon | T6
Sw. | southwest; southwestern | T6
Symp. | symposium | T6
Sys. | system; systems | T6
Tax'n | taxation | T6
Tchr. | teacher; teachers | T6
Tchrs. | teachers | T6
Tech. | technology; technique; technical; technological | T6
Techs. | technologies | T6
Tel. | telephone; telegraph | T6
Telecomm. | telecommunication; telecommunications | T6
Telecomms. | telecommunications | T6
Temp. | temporary; temple | T6
Terr. | territory; terrace | T6
Theol. | theology; theological | T6
Tpk. | turnpike | T6
Tr. | trust; trustee; transcript | T6
Trs. | trustees; trusts | T6
Transcon. | transcontinental | T6
Transnat'l | transnational | T6
Transp. | transport; transportation; transporter | T6
Treas. | treasury; treasurer | T6
Trib. | tribune; tribunal | T6
Twp. | township | T6
U.S. | united states | T10
Unif. | uniform | T6
Univ. | university | T6
Univs. | universities | T6
Urb. | urban | T6
Util. | utility | T6
Utils. | utilities | T6
Veh. | vehicle | T6
Vet. | veteran; veterans; veterinary | T6
Vets. | veterans | T6
Vill. | village | T6
Voc. | vocation; vocational | use
W. | west; western | T6
Whol. | wholesale; wholesaler | T6
Y.B. | yearbook | T6
& | and | T6
A.F.B. | air force base | use
Balt. | baltimore | T10
Bos. | boston | T10
Chi. | chicago | T10
Dall. | dallas | T10
L.A. | los angeles | T10
Mia. | miami | T10
N.Y.C. | new york city | T10
Phila. | philadelphia | T10
Phx. | phoenix | T10
S.F. | san francisco | T10
Can. | canada; canadian | T10
Eng. | england; english | T10
Fr. | france; french | T10
Ger. | germany; german | T10
Gr. Brit. | great britain | T10
Mex. | mexico; mexican | T10
U.K. | united kingdom | T10`;

let rows: readonly NameAbbreviation[] | null = null;

/** All abbreviations of case names, those of the states from the jurisdictions' table. */
export function nameAbbreviations(): readonly NameAbbreviation[] {
  rows ??= [
    ...ROWS.trim()
      .split('\n')
      .map((line): NameAbbreviation => {
        const [abbreviation = '', words = '', source = ''] = line.split(' | ');
        return {
          abbreviation,
          words: words.split('; '),
          source: source === 'T7' || source === 'T10' || source === 'use' ? source : 'T6',
        };
      }),
    ...JURISDICTIONS.filter((row) => row.abbreviation !== row.name && row.postal !== 'US').map(
      ({ abbreviation, name }): NameAbbreviation => ({
        abbreviation,
        words: [name.toLowerCase()],
        source: 'T10',
      }),
    ),
  ];
  return rows;
}

let byFolded: Map<string, readonly string[]> | null = null;

/**
 * What an abbreviation in a case name may stand for, in small letters; empty where it is none. Periods, apostrophes of either kind and
 * letter case make no difference, and a plural in "s" is understood ("Ins.", "Ass'ns").
 */
export function expandNameWord(word: string): readonly string[] {
  byFolded ??= nameAbbreviations().reduce((map, row) => {
    const key = foldAbbreviation(row.abbreviation).toLowerCase();
    return map.set(key, [...(map.get(key) ?? []), ...row.words]);
  }, new Map<string, readonly string[]>());
  const key = foldAbbreviation(word).toLowerCase();
  return byFolded.get(key) ?? (key.endsWith('s') ? byFolded.get(key.slice(0, -1)) : undefined) ?? [];
}
