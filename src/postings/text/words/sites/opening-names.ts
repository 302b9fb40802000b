import { anyOfFolded, type LanguageWords } from '../pattern-parts.js';

/**
 * What programmers call that which is about openings, in addresses and names of files, elements and members: folded, in
 * Latin letters, anywhere in a name. `script-addresses.spec.ts` reads each row.
 */
export const OPENING_NAMES: readonly LanguageWords[] = [
  ['en', 'career|vacancy|vacancies|vacant|position|opening|recruit|hiring'],
  ['de', 'karriere|stellen'],
  ['fr', 'emploi|recrut|carriere|postes-a-pourvoir|postes-ouverts'],
  ['es', 'empleo|puestos-vacantes|puestos-abiertos|trabaja-con'],
  ['pt', 'vagas|emprego|trabalhe-con|trabalha-con'],
  ['it', 'lavora|posizioni-aperte|posizioniaperte'],
  ['nl', 'vacature'],
  ['pl', 'praca|rekrut|oferty-pracy|ofertypracy|lista-ofert|listaofert'],
  ['cs sk pl', 'kariera'],
  ['cs', 'volna-mista|volnamista|volne-pozice|volnepozice'],
  ['sk', 'volne-miesta|volnemiesta|volne-pozicie|volnepozicie'],
  ['sv da no', 'stilling'],
  ['sv', 'lediga-tjanster|ledigatjanster|jobba-hos'],
  ['fi', 'rekry|tyopaik|tyonhaku|toihin-meille|toihinmeille|avoimet-tehtavat'],
  ['hu', 'karrier|allaslista|allas-lista|allasok|allasajanlat|allas-ajanlat|allashirdet|nyitott-pozic'],
  ['ro', 'cariera|cariere|locuri-de-munca|locuridemunca|posturi-vacante|posturi-disponibile'],
  ['hr sr', 'karijera|zaposlenj'],
  ['hr sr', 'natjecaj|radno-mjesto|radna-mjesta|radno-mesto|radna-mesta|radnomjesto|radnomesto'],
  ['sl', 'delovno-mesto|delovna-mesta|delovnomesto|zaposlitev'],
  ['et', 'tookoh|toopakkum'],
  ['lv', 'darba-piedavajum'],
  ['lt', 'darbo-skelb|darbo-pasiul'],
  ['is', 'atvinna|starfsauglys'],
  ['ca', 'treballa-amb'],
  ['el', 'theseis-ergasias|thesi-ergasias'],
  ['tr', 'kariyer|acik-pozisyon|acikpozisyon|is-ilanlari|isilanlari'],
  ['lt lv et ru uk bg', 'vakan|vacans'],
  ['id ms', 'lowongan|karir|karier'],
  ['vi', 'tuyendung|tuyen-dung|tuyen_dung'],
  ['ko', 'chaeyong'],
  ['ja', 'saiyo|kyujin'],
  ['zh', 'zhaopin'],
  ['gl', 'traballa-con'],
  ['eu', 'lan-eskaintz|laneskaintz|enplegu|lan-poltsa'],
  ['cy', 'swyddi|swydd-wag|gyrfaoedd'],
  ['sq', 'vende-pune|punesim'],
  ['az', 'karyera'],
  ['mk', 'vrabotuva'],
  ['hi', 'bharti|naukri'],
];

/**
 * What elements are called that hold openings, as the whole of their name or a part of it between dashes: longer names
 * have some of it, too, "esposizioni". `needs-scripts.spec.ts` reads each.
 */
export const OPENING_PARTS: readonly LanguageWords[] = [
  ['fr', 'postes|offres'],
  ['es', 'puestos|ofertas|convocatorias'],
  ['pt', 'oportunidades'],
  ['it', 'posizioni|annunci'],
  ['nl', 'functies'],
  ['pl', 'oferty|stanowiska|ogloszenia'],
  ['cs', 'pozice|nabidky'],
  ['sk', 'pozicie|ponuky'],
  ['sv', 'tjanster'],
  ['fi', 'paikat|tehtavat'],
  ['hu', 'poziciok'],
  ['ro', 'posturi|pozitii'],
  ['hr sr sl', 'pozicije|oglasi'],
  ['lt', 'pozicijos|skelbimai'],
  ['lv', 'amati|sludinajumi'],
  ['et', 'ametikohad|pakkumised'],
  ['is', 'storf'],
  ['el', 'theseis'],
  ['tr', 'ilanlar|pozisyonlar'],
  ['bg', 'pozicii|obiavi'],
  ['uk', 'posady'],
  ['ja', 'boshu'],
  ['ko', 'gonggo'],
  ['zh', 'zhiwei'],
];

/** The same as alternatives of a pattern with the flags iu. */
export const NAMES_OPENINGS = anyOfFolded(OPENING_NAMES);

/** The same in data and the addresses they are asked by, where shorter words name openings, too. */
export const NAMES_OPENINGS_IN_DATA = `jobs?(?![a-z]{4})|requisition|offres|posting|lavor|vacan|roles?(?![a-z])|${NAMES_OPENINGS}`;

/** Names of what holds openings, between what divides the parts of names. */
export const NAMES_PART_OF_OPENINGS = String.raw`(?<![\p{L}\d])${anyOfFolded(OPENING_PARTS)}(?![\p{L}\d])`;
