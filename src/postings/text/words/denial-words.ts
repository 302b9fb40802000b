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
 * Words in front of others that deny them as well, inside of sentences: "not fully remote", "kein befristeter Vertrag".
 * `not-words.spec.ts` reads both tables.
 */
export const NOT_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', "not|isn't|never"],
  ['de', 'nicht|keinen|keinem|keiner|keines'],
  ['fr', 'pas'],
  ['es', 'no'],
  ['ca', 'no'],
  ['pt', 'não'],
  ['it', 'non'],
  ['nl', 'niet'],
  ['sv', 'inte|ej'],
  ['da no', 'ikke'],
  ['is', 'ekki'],
  ['pl', 'nie'],
  ['cs', 'není|nikoli'],
  ['sk', 'nie je'],
  ['hu', 'nem'],
  ['ro', 'nu'],
  ['hr sr', 'nije'],
  ['sl', 'ni'],
  ['bg ru uk', 'не'],
  ['el', 'δεν|όχι'],
];
