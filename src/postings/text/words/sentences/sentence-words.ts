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

/**
 * "There are many bakers": words that tell of how many there are, and seek none of them; `sentence-words.spec.ts` puts
 * each before an occupation.
 */
export const MANY_THERE_ARE: readonly SentenceWord[] = [
  ['en', "there are many|there are plenty|there are lots|there are few|there are not many|there aren't many"],
  ['de', 'es gibt viele|es gibt wenige|es gibt nicht viele|es gibt genug'],
  ['fr', "il y a beaucoup|il y a peu|il n'y a pas beaucoup|il existe beaucoup"],
  ['es', 'hay muchos|hay muchas|hay pocos|hay pocas|no hay muchos|no hay muchas'],
  ['ca', 'hi ha molts|hi ha moltes|hi ha pocs|no hi ha molts|no hi ha gaires'],
  ['pt', 'há muitos|há muitas|há poucos|não há muitos|existem muitos'],
  ['it', 'ci sono molti|ci sono molte|ci sono tanti|ci sono pochi|non ci sono molti'],
  ['nl', 'er zijn veel|er zijn weinig|er zijn niet veel|er zijn genoeg'],
  ['sv', 'det finns många|det finns få|det finns inte många'],
  ['da no', 'der er mange|der findes mange|der er få|det er mange|det finnes mange|det finnes få'],
  ['fi', 'on monia|on paljon|on vähän'],
  ['is', 'það eru margir|það eru margar|það eru fáir'],
  ['pl', 'jest wielu|jest wiele|jest niewielu|nie ma wielu'],
  ['cs', 'je mnoho|je hodně|je spousta|je málo|není mnoho'],
  ['sk', 'je veľa|je mnoho|je málo|nie je veľa'],
  ['hu', 'van sok|nincs sok'],
  ['ro', 'sunt mulți|sunt multe|există mulți|sunt puțini|nu sunt mulți'],
  ['hr sr', 'ima mnogo|ima puno|ima malo|nema mnogo|има много|има пуно|нема много'],
  ['sl', 'je veliko|je mnogo|ni veliko'],
  ['bg', 'има много|има малко|няма много'],
  ['ru', 'есть много|есть немало|есть мало'],
  ['uk', 'є багато|є чимало|є мало'],
  ['el', 'υπάρχουν πολλοί|υπάρχουν πολλές|υπάρχουν λίγοι|δεν υπάρχουν πολλοί'],
  ['lt', 'yra daug|yra mažai|nėra daug'],
  ['lv', 'ir daudz|ir maz|nav daudz'],
  ['et', 'on palju|on vähe|ei ole palju'],
  ['vi', 'có nhiều|có rất nhiều|không có nhiều'],
  ['id ms', 'ada banyak|ada ramai|tidak banyak'],
  ['ar', 'هناك الكثير|هناك العديد|يوجد الكثير|يوجد العديد'],
  ['he', 'יש הרבה|יש המון|יש מעט|אין הרבה'],
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
