/** Countries that are named together: the names, folded, that | divides, and their ISO 3166 codes. */
type CountryGroup = readonly [names: string, codes: string];

const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
const NORDICS = 'DK FI IS NO SE FO GL AX';
const EUROPE = `${EU} AL AD AM AZ BA BY CH FO GB GE GG GI IM IS JE LI MC MD ME MK NO RS RU SM TR UA VA XK AX`;
const GULF = 'AE BH KW OM QA SA';
const WEST_ASIA = `${GULF} CY IL IQ IR JO LB PS SY TR YE`;
const AFRICA =
  'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW RE YT';
const SOUTH_EAST_ASIA = 'BN ID KH LA MM MY PH SG TH TL VN';
const REST_OF_ASIA = `${SOUTH_EAST_ASIA} AF BD BT CN HK IN JP KG KP KR KZ LK MN MO MV NP PK TJ TM TW UZ`;
const OCEANIA = 'AU NZ FJ PG SB VU NC PF WS TO';
const NORTH_AMERICA = 'US CA MX';
const SOUTH_AMERICA = 'AR BO BR CL CO EC GY PE PY SR UY VE GF';
const LATIN_AMERICA = `${SOUTH_AMERICA} MX BZ CR CU DO GT HN HT NI PA PR SV`;

/** `country-groups.spec.ts` reads each. */
export const COUNTRY_GROUPS: readonly CountryGroup[] = [
  ['eu|e u|european union|europaische union|union europeenne|union europea|eea|ewr', EU],
  [
    'europe|europa|eurooppa|evropa|avrupa|европа|европе|європа|ευρωπη|欧州|ヨーロッパ|欧洲|歐洲|유럽|europaweit|europewide',
    EUROPE,
  ],
  ['dach|dach region|d a ch', 'DE AT CH'],
  ['benelux', 'BE NL LU'],
  ['nordics|nordic countries|nordic|pohjoismaat', NORDICS],
  ['scandinavia|skandinavien|skandinavia|scandinavie|escandinavia', 'DK NO SE'],
  ['baltics|baltic states|baltikum|pays baltes', 'EE LV LT'],
  ['iberia|iberian peninsula', 'ES PT'],
  ['emea', `${EUROPE} ${WEST_ASIA} ${AFRICA}`],
  ['mena', `${WEST_ASIA} EG DZ LY MA TN`],
  ['gcc', GULF],
  ['middle east|naher osten|moyen orient|oriente medio|medio oriente|الشرق الاوسط', `${WEST_ASIA} EG`],
  ['africa|afrika|afrique|африка|非洲|アフリカ', AFRICA],
  ['asia|asien|asie|азия|アジア|亚洲|亞洲|아시아', `${REST_OF_ASIA} ${WEST_ASIA} AM AZ GE`],
  ['south east asia|southeast asia|sudostasien|asean', SOUTH_EAST_ASIA],
  ['apac|asia pacific|asia pac|asie pacifique|asien pazifik', `${REST_OF_ASIA} ${OCEANIA}`],
  ['anz', 'AU NZ'],
  ['oceania|ozeanien|oceanie', OCEANIA],
  ['north america|nordamerika|amerique du nord|norteamerica|america del norte|nord america|北美', NORTH_AMERICA],
  ['south america|sudamerika|amerique du sud|sudamerica|america del sur|america do sul|南美', SOUTH_AMERICA],
  ['latin america|latam|lateinamerika|amerique latine|latinoamerica|america latina', LATIN_AMERICA],
  ['americas|the americas|amer', `${NORTH_AMERICA} ${LATIN_AMERICA}`],
];
