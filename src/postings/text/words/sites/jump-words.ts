/** Words of one language; | divides them. */
type JumpWord = readonly [language: string, words: string];

/**
 * What a link begins with that leads to a part of its own page, before the name of that part; `jump-words.spec.ts` puts
 * each before a title.
 */
export const JUMP_WORDS: readonly JumpWord[] = [
  ['en', 'to|to the|go to|go to the|jump to|skip to|see|more on'],
  ['de', 'zu|zur|zum|weiter zu|weiter zur|weiter zum|hier zur|hier zum|siehe|mehr zu|mehr zur|mehr zum'],
  ['fr', 'vers|aller à|aller au|voir|accéder à|accéder au'],
  ['es', 'ir a|ver|hacia'],
  ['pt', 'ir para|ver|para'],
  ['it', 'vai a|vai al|vai alla|vedi'],
  ['nl', 'naar|naar de|ga naar|zie|bekijk'],
  ['sv', 'till|gå till|se|visa'],
  ['da no', 'til|gå til|se'],
  ['fi', 'siirry|katso'],
  ['pl', 'do|przejdź do|zobacz'],
  ['cs sk', 'na|přejít na|viz|prejsť na|pozri'],
  ['hu', 'ugrás|lásd'],
  ['ro', 'la|mergi la|vezi'],
  ['hr sr sl', 'na|idi na|pojdi na|vidi'],
  ['ru', 'к|перейти к|смотреть'],
  ['uk', 'до|перейти до|дивитися'],
  ['el', 'προς|μετάβαση σε|δείτε'],
];
