/**
 * Beginnings of words that say of a day beside a title that it is the last to apply, by language; | divides them,
 * behind a ! a word ends, and `dated-title.spec.ts` reads each.
 */
export const APPLY_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'apply|application|closes!|closing|deadline|due!'],
  ['de', 'bewerb|bewirb|frist!|fristen!|einsendeschluss'],
  ['fr', 'postul|candidature|clôture|date limite!|limite!'],
  ['es', 'postul|solicitud|inscrip|plazo|cierr|cierre|fecha límite!'],
  ['ca', 'termini|sol·licitud'],
  ['pt', 'candidat|inscri|prazo'],
  ['it', 'candidat|scad|domande'],
  ['nl', 'sollicit|reageer|sluit'],
  ['sv', 'ansök|sök senast'],
  ['da', 'ansøg|søg!|frist!|fristen!'],
  ['no', 'søk!|søknad|frist!|fristen!'],
  ['fi', 'haku!|hakuaika|hae!|hae viimeistään'],
  ['pl', 'aplik|zgłosz|nabór|rekrutacj'],
  ['cs', 'přihláš|uzávěrk'],
  ['sk', 'prihlás|uzávierk'],
  ['hu', 'jelentkez|határid'],
  ['ro', 'aplic|termen'],
  ['hr', 'prijav|rok za'],
  ['tr', 'başvuru|son başvuru'],
  ['ru', 'заявк|откли|приём|прием'],
  ['uk', 'заявк|відгук|прийом'],
  ['el', 'αιτήσεις|προθεσμία'],
  ['ja', '締切|締め切り|応募'],
  ['ko', '마감|접수|지원'],
  ['zh', '截止|报名|申请'],
];

/**
 * Words that say that something is open: a shop opens on a day, too, so they need another word that says what ends with
 * it. The same marks; the spec puts such a word behind each.
 */
export const OPEN_WORDS: readonly (readonly [language: string, words: string, end: string])[] = [
  ['en', 'open!|accepting!', 'until'],
  ['de', 'offen!|offene!', 'bis'],
  ['fr', 'ouvert!|ouverte!|ouvertes!', 'jusqu’au'],
  ['es', 'abierta!|abierto!|abiertas!', 'hasta'],
  ['ca', 'oberta!|obert!', 'fins'],
  ['pt', 'aberta!|aberto!|abertas!', 'até'],
  ['it', 'aperta!|aperto!|aperte!', 'fino al'],
  ['nl', 'open!', 'tot'],
  ['sv', 'öppen!|öppet!', 'till'],
  ['da', 'åben!|åbent!', 'til'],
  ['no', 'åpen!|åpent!', 'til'],
  ['fi', 'auki!|avoinna!', 'saakka'],
  ['pl', 'otwart', 'do'],
  ['cs', 'otevřen', 'do'],
  ['sk', 'otvoren', 'do'],
  ['ro', 'deschis', 'până'],
  ['hr', 'otvoren', 'do'],
  ['ru', 'открыт', 'до'],
  ['uk', 'відкрит', 'до'],
];
