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
