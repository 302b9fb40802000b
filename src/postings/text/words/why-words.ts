/** Words of one language that ask why, folded or not; | divides them. */
type WhyWords = readonly [language: string, words: string];

/**
 * What a heading begins with that says why somebody should come: "Why Firm?", "Warum zu uns". No title of a job begins
 * so; `why-words.spec.ts` reads each, and `own-name.spec.ts` beside a company.
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

/**
 * What a question begins with, also one behind a title; a * stands for any ending. `why-words.spec.ts` asks with each
 * about a title.
 */
export const QUESTION_WORDS: readonly WhyWords[] = [
  ['en', 'how|what|why|who|when|where'],
  ['de', 'wie|was|wer|wann|warum|wo'],
  ['fr', 'comment|pourquoi|quel*|que|qui|quand'],
  ['es', 'cómo|cuándo|qué|quién|dónde|por qué'],
  ['ca', 'com|què|qui'],
  ['pt', 'como|quando|porquê|quem|onde'],
  ['it', 'come|perché|cosa|chi|quando'],
  ['nl', 'hoe|wat|waarom|wie|wanneer'],
  ['sv', 'hur|vad|varför|vem'],
  ['da no', 'hvordan|hvad|hva|hvorfor|hvem'],
  ['fi', 'miten|mitä|miksi|kuka'],
  ['pl', 'jak|co|dlaczego|kto|kiedy'],
  ['cs sk', 'jak|co|proč|kdo|kdy|ako|čo|prečo|kto'],
  ['hu', 'hogyan|miért|mikor'],
  ['ro', 'cum|cine|când|de ce'],
  ['hr sr sl', 'kako|zašto|tko|ko|zakaj'],
  ['tr', 'nasıl|neden|kim'],
  ['ru', 'как|что|почему|кто|когда'],
  ['uk', 'як|що|чому|хто|коли'],
  ['el', 'πώς|τι|γιατί|ποιος'],
];
