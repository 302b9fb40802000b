/**
 * Headings that stand above what is done as often as above what is given, "Das erwartet dich": the items below say
 * which. By language, whole lines, | divides them; `offer-or-duty-words.spec.ts` puts each above both.
 */
export const OFFER_OR_DUTY_WORDS: readonly (readonly [language: string, lines: string])[] = [
  ['en', 'what to expect|what you can expect'],
  ['de', 'das erwartet dich|das erwartet Sie|das erwartet euch|was dich erwartet|was Sie erwartet|was euch erwartet'],
  ['nl', 'dit kun je verwachten|wat je kunt verwachten'],
  ['fr', 'ce qui t’attend'],
  ['sv', 'vad kan du förvänta dig|det här väntar dig'],
  ['da', 'hvad kan du forvente|det kan du forvente'],
  ['no', 'hva kan du forvente|dette kan du forvente'],
  ['fi', 'mitä on luvassa'],
  ['es', 'qué te espera|qué puedes esperar'],
  ['it', 'cosa ti aspetta'],
  ['pt', 'o que te espera'],
  ['pl', 'co na Ciebie czeka|co Cię czeka|czego możesz się spodziewać'],
  ['cs', 'co tě čeká|co vás čeká'],
];
