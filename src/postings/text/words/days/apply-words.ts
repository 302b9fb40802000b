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

/**
 * What says of a deadline that it is that of applications, of a position or of its advert, wherever it stands beside
 * the day: a * stands for any beginning or ending. `field-labels.spec.ts` puts each between a label and its day.
 */
export const DEADLINE_OF_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'appl*|resume*|cv|submi*|closing|candid*|role*|job*|post*|position*|vacan*|offer*'],
  ['de', '*bewerb*|bewirb*|kandid*|*stelle*|*anzeige*|*position*'],
  ['fr', 'postul*|candid*|offre*|annonce*|poste*|inscri*'],
  ['es', 'postul*|solicitud*|inscri*|oferta*|puesto*|vacante*|candid*'],
  ['ca', 'candid*|inscri*|oferta*|sol·licitud*'],
  ['pt', 'candid*|inscri*|vaga*|oferta*'],
  ['it', 'candid*|iscri*|offerta*|posizion*|domand*'],
  ['nl', '*sollicit*|reage*|reactie*|vacature*|sluit*'],
  ['sv', '*ansök*|sök*|tjänst*'],
  ['da', '*ansøg*|søg*|stilling*'],
  ['no', '*søknad*|søk*|stilling*'],
  ['fi', 'hak*|hake*|*hakemu*|tehtäv*'],
  ['pl', 'aplik*|zgłosz*|kandyd*|ofert*|stanowisk*'],
  ['cs sk', 'přihl*|prihl*|uzávěrk*|nabídk*|ponuk*|pozic*'],
  ['hu', 'jelentk*|pályáz*|állás*'],
  ['ro', 'aplic*|candid*|înscri*|post*'],
  ['hr sr sl', 'prijav*|natječaj*|oglas*|razpis*'],
  ['tr', 'başvuru*|ilan*'],
  ['ru', 'кандид*|ваканс*|отклик*|заяв*|резюме*|подач*'],
  ['uk', 'кандид*|ваканс*|відгук*|заяв*|резюме*|подач*'],
  ['el', 'αίτησ*|αιτήσ*|υποβολ*|θέση*'],
];
