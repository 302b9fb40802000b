/** Words of one language that ask why, folded or not; | divides them. */
export type WhyWords = readonly [language: string, words: string];

/**
 * What a heading begins with that says why somebody should come: "Why Firm?", "Warum zu uns". No title of a job begins
 * so; `why-words.spec.ts` reads each, and `own-name.spec.ts` beside a
 * company.
 */
export const WHY_WORDS: readonly WhyWords[] = [
  ['en', 'why|reasons to|what makes us|what sets us apart|ready to|looking for a new|come work'],
  ['de', 'warum|wieso|weshalb|gute Gründe|was uns ausmacht|was uns auszeichnet'],
  ['nl', 'waarom|wat ons uniek maakt'],
  ['fr', 'pourquoi|bonnes raisons|ce qui nous distingue'],
  ['es', 'por qué|razones para|lo que nos distingue'],
  ['ca', 'per què'],
  ['pt', 'por que|por quê|porquê|porque|razões para|motivos para'],
  ['it', 'perché|motivi per|cosa ci distingue'],
  ['sv', 'varför'],
  ['da no', 'hvorfor'],
  ['is', 'af hverju|hvers vegna'],
  ['fi', 'miksi'],
  ['et', 'miks'],
  ['lv', 'kāpēc'],
  ['lt', 'kodėl'],
  ['pl', 'dlaczego|czemu'],
  ['cs', 'proč'],
  ['sk', 'prečo'],
  ['hu', 'miért'],
  ['ro', 'de ce'],
  ['hr sr', 'zašto|зашто'],
  ['sl', 'zakaj'],
  ['bg', 'защо'],
  ['mk', 'зошто'],
  ['ru', 'почему|зачем'],
  ['uk', 'чому'],
  ['el', 'γιατί'],
  ['tr', 'neden|niçin'],
  ['ar', 'لماذا'],
  ['fa', 'چرا'],
  ['he', 'למה|מדוע'],
  ['hi', 'क्यों'],
  ['vi', 'tại sao|vì sao'],
  ['id ms', 'mengapa|kenapa'],
  ['th', 'ทำไม'],
  ['ja', 'なぜ|どうして'],
  ['zh', '为什么|為什麼|为何|為何'],
  ['ko', '왜'],
];
