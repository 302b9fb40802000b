/**
 * Words with which a heading begins that asks what somebody lacks: "No experience? Apply anyway!". By language; |
 * divides them, and `wish-words.spec.ts` puts a heading behind each.
 */
export const DENIAL_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'no|without'],
  ['de', 'kein|keine|ohne'],
  ['fr', 'sans|pas de|aucun|aucune'],
  ['es', 'sin|ningún|ninguna'],
  ['ca', 'sense|cap'],
  ['pt', 'sem|nenhum|nenhuma'],
  ['it', 'senza|nessun|nessuna'],
  ['nl', 'geen|zonder'],
  ['sv', 'ingen|inga|utan'],
  ['da no', 'ingen|uden|uten'],
  ['fi', 'ei'],
  ['pl', 'bez|brak'],
  ['cs sk', 'bez|žádné|žádná|žiadne|žiadna'],
  ['hu', 'nincs'],
  ['ro', 'fără|nu ai'],
  ['hr', 'bez|nemaš'],
  ['ru', 'нет|без'],
  ['uk', 'немає|без|нема'],
];

/**
 * Words in front of others that deny them, inside of sentences: "not fully remote", "kein befristeter Vertrag". None is
 * a word of another language: "nu" is Dutch for now, "ni" Swedish for you. `not-words.spec.ts` reads each.
 */
const NOT_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', "not|isn't|never"],
  ['de', 'nicht|keinen|keinem|keiner|keines'],
  ['fr', 'pas'],
  ['es ca', 'no'],
  ['fi', 'ei ole'],
  ['pt', 'não'],
  ['it', "non|non c'è|non c’è"],
  ['nl', 'niet'],
  ['sv', 'inte|ej'],
  ['da no', 'ikke'],
  ['is', 'ekki'],
  ['pl', 'nie'],
  ['cs', 'není|nikoli|neposkytujeme|nenabízíme'],
  ['sk', 'nie je'],
  ['hu', 'nem'],
  ['ro', 'nu este|nu e|nu există|nu oferim|nu avem'],
  ['hr sr', 'nije'],
  ['sl', 'ni mogoče|ni možno'],
  ['bg', 'няма'],
  ['lt', 'nėra'],
  ['bg ru uk', 'не'],
  ['el', 'δεν|όχι'],
];

/**
 * Those that mean something else inside of sentences of another language: "sin" is Swedish for his, "ei" Norwegian for
 * a, "cap" a French diploma, "sense" English.
 */
const ONLY_IN_HEADINGS = new Set(['sin', 'sense', 'cap', 'ei', 'nu ai']);

/** All words that deny what follows in a sentence. */
export const DENIALS_IN_SENTENCES: readonly (readonly [language: string, words: string])[] = [
  ...DENIAL_WORDS.flatMap(([language, words]) =>
    words.split('|').flatMap((word) => (ONLY_IN_HEADINGS.has(word) ? [] : [[language, word] as const])),
  ),
  ...NOT_WORDS,
];
