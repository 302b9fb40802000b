import { anyOfFolded, type LanguageWords } from './pattern-parts.js';

/**
 * What programmers call that which is about openings, in addresses and names of files, elements and members: folded, in
 * Latin letters, anywhere in a name. `script-addresses.spec.ts` reads each row.
 */
export const OPENING_NAMES: readonly LanguageWords[] = [
  ['en', 'career|vacancy|vacancies|vacant|position|opening|recruit|hiring'],
  ['de', 'karriere|stellen'],
  ['fr', 'emploi|recrut|carriere'],
  ['es', 'empleo'],
  ['pt', 'vagas|emprego'],
  ['it', 'lavora'],
  ['nl', 'vacature'],
  ['pl', 'praca|rekrut'],
  ['cs sk pl', 'kariera'],
  ['sv da no', 'stilling'],
  ['fi', 'rekry|tyopaik'],
  ['hu', 'karrier'],
  ['ro', 'cariera|cariere'],
  ['hr sr', 'karijera|zaposlenj'],
  ['hr sr', 'natjecaj|radno-mjesto|radna-mjesta|radno-mesto|radna-mesta|radnomjesto|radnomesto'],
  ['sl', 'delovno-mesto|delovna-mesta|delovnomesto|zaposlitev'],
  ['et', 'tookoh|toopakkum'],
  ['lv', 'darba-piedavajum'],
  ['lt', 'darbo-skelb|darbo-pasiul'],
  ['is', 'atvinna|starfsauglys'],
  ['ca', 'treballa-amb'],
  ['el', 'theseis-ergasias|thesi-ergasias'],
  ['tr', 'kariyer'],
  ['lt lv et ru uk bg', 'vakan|vacans'],
  ['id ms', 'lowongan|karir|karier'],
  ['vi', 'tuyendung|tuyen-dung|tuyen_dung'],
  ['ko', 'chaeyong'],
  ['ja', 'saiyo|kyujin'],
  ['zh', 'zhaopin'],
];

/** The same as alternatives of a pattern with the flags iu. */
export const NAMES_OPENINGS = anyOfFolded(OPENING_NAMES);

/** The same in data and the addresses they are asked by, where shorter words name openings, too. */
export const NAMES_OPENINGS_IN_DATA = `jobs?(?![a-z]{4})|requisition|offres|posting|lavor|vacan|roles?(?![a-z])|${NAMES_OPENINGS}`;
