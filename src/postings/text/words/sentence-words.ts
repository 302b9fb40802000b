/** Words of one language, folded or not; | divides them. */
type SentenceWord = readonly [language: string, words: string];

/**
 * Words that begin sentences and no titles of more than three words in any language: articles, pronouns, what joins; no
 * "l'", "me", "ha", "sme", for "L'Oréal Counter Manager", "ME Engineer", "HA Specialist", "SME Adviser". As they are
 * written, for "où" is no "ou"; `sentence-words.spec.ts` reads each.
 */
export const SENTENCE_BEGINNINGS: readonly SentenceWord[] = [
  ['en', 'the|a|an|our|we|you|your|if|with|for|in'],
  ['de', 'die|der|das|wir|sie|du|ihr|unser|unsere|im|bei|mit'],
  ['fr', 'nous|notre|le|les|la|à|là|où'],
  ['es', 'nuestro|nuestra|nuestros|nuestras|somos|el|los|las'],
  ['pt', 'nós|nosso|nossa'],
  ['it', 'siamo'],
  ['nl', 'als|onze|wij'],
  ['sv da no', 'vi|våra|vores'],
  ['fi', 'olemme'],
  ['pl', 'jesteśmy|jeśli|nasz|nasza'],
  ['cs sk', 'jsme|naše|pokud'],
  ['hu', 'mi vagyunk'],
  ['ro', 'suntem|dacă'],
  ['ru', 'мы|вы|ты|наш|наша|если'],
  ['uk', 'ми|ви|ти|наша|якщо'],
  ['el', 'εμείς|είμαστε|εάν'],
];

/** "We" before what a company does, of however few words; `sentence-words.spec.ts` puts each before a verb. */
export const WE_WORDS: readonly SentenceWord[] = [
  ['en', 'we'],
  ['de', 'wir'],
  ['fr', 'nous'],
  ['nl', 'wij'],
  ['es', 'nosotros|nosotras'],
  ['it', 'noi'],
  ['pt', 'nós'],
  ['pl cs sk', 'my'],
  ['sv da no', 'vi'],
  ['ru', 'мы'],
  ['uk', 'ми'],
  ['el', 'εμείς'],
];

/** "For instance" before what somebody may write; `sentence-words.spec.ts` puts each behind words that ask for it. */
export const EXAMPLE_WORDS: readonly SentenceWord[] = [
  ['en', 'e. g.|e.g.'],
  ['de', 'z. b.|z.b.'],
  ['fr', 'p. ex.|p.ex.|par ex.'],
  ['nl', 'bijv.'],
  ['es', 'por ej.|p. ej.'],
  ['it', 'ad es.|p. es.|p.es.'],
  ['sv', 't. ex.|t.ex.'],
  ['da no', 'f. eks.|f.eks.'],
  ['fi', 'esim.'],
  ['pl', 'np.'],
  ['cs sk', 'např.|napr.'],
  ['hu', 'pl.'],
  ['hr', 'npr.'],
  ['tr', 'örn.'],
  ['ru uk', 'напр.'],
  ['el', 'π.χ.'],
];
