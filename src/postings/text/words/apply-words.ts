/**
 * Beginnings of words that say of a day beside a title that it is the last to apply, by language; | divides them, and
 * `dated-title.spec.ts` reads each.
 */
export const APPLY_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'open|apply|application|accepting|clos|deadline|due'],
  ['de', 'offen|bewerb|bewirb|frist|einsendeschluss'],
  ['fr', 'postul|candidature|ouvert|clôture|date limite|limite'],
  ['es', 'abiert|postul|solicitud|inscrip|plazo|cierr|cierre|fecha límite'],
  ['ca', 'obert|termini|sol·licitud'],
  ['pt', 'abert|candidat|inscri|prazo'],
  ['it', 'apert|candidat|scad|domande'],
  ['nl', 'open|sollicit|reageer|sluit'],
  ['sv', 'ansök|sök senast|öppen'],
  ['da', 'ansøg|søg|åben|frist'],
  ['no', 'søk|åpen|frist'],
  ['fi', 'haku|hae|auki'],
  ['pl', 'aplik|zgłosz|otwart|nabór|rekrutacj'],
  ['cs', 'přihláš|uzávěrk|otevřen'],
  ['sk', 'prihlás|uzávierk|otvoren'],
  ['hu', 'jelentkez|határid'],
  ['ro', 'aplic|termen|deschis'],
  ['hr', 'prijav|rok za|otvoren'],
  ['tr', 'başvuru|son başvuru'],
  ['ru', 'заявк|откли|открыт|приём|прием'],
  ['uk', 'заявк|відгук|відкрит|прийом'],
  ['el', 'αιτήσεις|προθεσμία'],
  ['ja', '締切|締め切り|応募'],
  ['ko', '마감|접수|지원'],
  ['zh', '截止|报名|申请'],
];
