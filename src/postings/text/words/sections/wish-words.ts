/**
 * What is welcome and not required, where only its place says so: by language, | divides the words, a * stands for any
 * ending. `wish-words.spec.ts` reads each.
 */
type WishRow = readonly [language: string, words: string];

/** Headings that say it only behind a list of requirements, as the whole line: elsewhere "Bonus" is pay. */
export const WISH_HEADINGS: readonly WishRow[] = [
  [
    'en',
    'bonus|plus|a plus|optional|optionally|extra|extras|additional|additionally|in addition|useful|helpful|ideally|preferably|also good|also welcome|even better',
  ],
  [
    'de',
    'Bonus|Plus|optional|zusätzlich|darüber hinaus|hilfreich|Kür|bevorzugt|gern auch|gerne auch|gerne|bestenfalls|im Idealfall',
  ],
  ['fr', 'bonus|plus|optionnel|facultatif|en plus|en bonus|de plus|extra|les petits plus'],
  ['es', 'bonus|plus|opcional|extra|extras|además|adicional|idealmente'],
  ['ca', 'opcional|a més|extra'],
  ['pt', 'bónus|bônus|plus|opcional|extra|extras|adicional|idealmente'],
  ['it', 'bonus|plus|opzionale|facoltativo|extra|inoltre|idealmente'],
  ['nl', 'bonus|plus|optioneel|extra|pre|pré|daarnaast|idealiter'],
  ['sv', 'bonus|plus|valfritt|extra|gärna|önskvärt'],
  ['da', 'bonus|plus|valgfrit|ekstra|gerne'],
  ['no', 'bonus|pluss|valgfritt|ekstra|gjerne'],
  ['fi', 'bonus|plussaa|plussana|valinnainen|lisäksi'],
  ['pl', 'bonus|plus|opcjonalnie|dodatkowo|dodatkowe|idealnie'],
  ['cs', 'bonus|plus|volitelné|navíc|ideálně'],
  ['sk', 'bonus|plus|voliteľné|navyše|ideálne'],
  ['hu', 'bónusz|plusz|opcionális|továbbá'],
  ['ro', 'bonus|plus|opțional|în plus|ideal'],
  ['hr', 'bonus|plus|opcionalno|dodatno'],
  ['tr', 'bonus|artı|opsiyonel|ek olarak'],
  ['ru', 'бонус|плюс|опционально|дополнительно|необязательно|плюсы'],
  ['uk', 'бонус|плюс|опційно|додатково|плюси'],
  ['el', 'προαιρετικά|επιπλέον'],
  ['ja', '任意|あれば'],
  ['ko', '선택|선택사항|선택 사항'],
  ['zh', '可选|加分|可選'],
];

/** Words with which an item of a list of requirements says that it is none: in front of all that it says. */
export const WISHED_AT_FRONT: readonly WishRow[] = [
  [
    'en',
    'it would be great if|it would be nice if|it would be a plus if|it is a plus if|it’s a plus if|a plus if|it’s a bonus if|bonus if|an advantage if|nice-to-have|highly desirable|nice to have|good to have|bonus points|bonus track|ideally|preferably|optionally|would be nice',
  ],
  [
    'de',
    'gern gesehen|gerne gesehen|ein Plus ist|ein Plus wäre|schön wäre|es wäre schön|wäre von Vorteil|ideal wäre|vorteilhaft ist|idealerweise|wünschenswert*|von Vorteil|vorteilhaft|bestenfalls|im Idealfall|nice to have',
  ],
  [
    'fr',
    'de préférence|il serait souhaitable|ce serait un plus|serait un atout|un atout serait|idéalement|dans l’idéal|un plus|serait un plus|en bonus',
  ],
  [
    'es',
    'es deseable|sería deseable|es valorable|es un plus|será un plus|sería un plus|será valorad*|preferiblemente|preferentemente|deseable*|deseablemente|idealmente|valorable*|se valora*|se valorará',
  ],
  [
    'pt',
    'é desejável|de preferência|é um plus|será um diferencial|seria um diferencial|é um diferencial|será valorizad*|preferencialmente|desejáve*|idealmente|diferencial|valoriza-se',
  ],
  [
    'it',
    'è gradit*|sarà gradit*|è preferibile|preferibile|preferibili|sarà un plus|titolo preferenziale|sarà titolo preferenziale|costituirà titolo preferenziale|costituiscono titolo preferenziale|costituisce requisito preferenziale|avrà carattere preferenziale|ha carattere preferenziale|rappresenta un plus|sarà apprezzat*|idealmente|preferibilmente|gradit*|costituisce titolo preferenziale',
  ],
  ['nl', 'een pré is|een pre is|het is een pré|liefst|een plus is|bij voorkeur|idealiter|pluspunt|mooi meegenomen'],
  ['sv', 'det är meriterande|det är en merit|vi ser gärna|meriterande|helst'],
  ['da', 'det er en fordel|det er et plus|en fordel er|gerne med|helst'],
  ['no', 'det er en fordel|det er ønskelig|en fordel er|gjerne med|helst|ønskelig'],
  ['fi', 'plussaa|katsomme eduksi|luemme eduksi|eduksi'],
  [
    'pl',
    'atutem będzie|dodatkowym plusem|plusem będzie|preferowan*|mile widzian*|dodatkowym atutem|idealnie|najlepiej',
  ],
  ['cs', 'oceníme|uvítáme|výhoda je|výhodou|ideálně'],
  ['sk', 'oceníme|uvítame|výhoda je|výhodou|ideálne'],
  ['hu', 'előny*|ideális esetben'],
  ['ro', 'constituie un avantaj|reprezintă un avantaj|un avantaj|de preferat|ideal ar fi|constituie avantaj'],
  ['tr', 'tercih sebebi|tercihen'],
  ['ru', 'желательно|будет плюсом|плюсом будет|преимуществом будет|приветствуется'],
  ['uk', 'бажано|буде плюсом|плюсом буде|перевагою буде|вітається'],
];

/** What such words may stand behind where a comma divides them from what is wished for: "Rye, or barley, is a plus". */
export const WISH_VERBS: readonly WishRow[] = [
  ['en', 'is|are|would be|will be|considered'],
  ['de', 'ist|sind|wäre|wären'],
  ['fr', 'est|sont|serait|seraient|sera|seront'],
  ['es', 'es|son|sería|serían|será|serán'],
  ['pt', 'é|são|seria|será'],
  ['it', 'è|sono|sarebbe|sarà'],
  ['nl', 'is|zijn|zou'],
  ['sv da no', 'är|er|vore|ville være'],
  ['pl', 'jest|są|będzie|będą'],
];

/** The same words at the end, where the item says but one thing. */
export const WISHED_AT_END: readonly WishRow[] = [
  [
    'en',
    'huge plus|strong plus|real plus|definite plus|major plus|great plus|huge bonus|big bonus|real bonus|added bonus|definite bonus|great bonus|added advantage|distinct advantage|good to have|would be great|would be nice|a plus|big plus|a bonus|nice to have|an advantage|advantageous|an asset|desirable|desired|preferred|optional|beneficial|not required|not essential|not necessary|not mandatory|not a must|helpful|welcome|appreciated',
  ],
  [
    'de',
    'großes Plus|echtes Plus|ein Vorteil|klarer Vorteil|großer Vorteil|von Vorteil|wünschenswert|ein Plus|ein Pluspunkt|vorteilhaft|kein Muss|hilfreich|gern gesehen|gerne gesehen|nicht zwingend erforderlich|nicht zwingend|optional|nice to have',
  ],
  [
    'fr',
    'un vrai plus|un réel plus|un gros plus|un vrai atout|un réel atout|un véritable atout|un atout majeur|un plus|un atout|un avantage|apprécié*|souhaité*|souhaitable*|bienvenu*|facultatif|facultative|optionnel*|pas indispensable*|pas obligatoire*',
  ],
  [
    'es',
    'un gran plus|un punto a favor|una ventaja|preferible|deseable*|valorable*|un plus|se valorará|se valora|opcional*|un extra|será valorad*|no imprescindible',
  ],
  ['ca', 'un plus|es valorarà|desitjable'],
  [
    'pt',
    'uma vantagem|um grande diferencial|preferencial|desejáve*|diferencial|um plus|opcional|opcionais|valorizad*|uma mais-valia|não obrigatório',
  ],
  [
    'it',
    'un vantaggio|un valore aggiunto|un punto a favore|gradit*|un plus|titolo preferenziale|preferibile|preferibili|opzionale|apprezzat*|non indispensabile',
  ],
  [
    'nl',
    'een voordeel|een groot voordeel|een groot pluspunt|een pré|een pre|een plus|pluspunt|meegenomen|wenselijk|gewenst|geen must|optioneel|geen vereiste',
  ],
  ['sv', 'ett stort plus|en fördel|meriterande|ett plus|en merit|önskvärt|inget krav'],
  ['da', 'en fordel|et plus|ønskeligt|ikke et krav|intet krav'],
  ['no', 'en fordel|et pluss|ønskelig|fordelaktig|ikke et krav|ikke krav'],
  ['fi', 'eduksi|plussaa'],
  ['is', 'kostur|æskileg*'],
  [
    'pl',
    'dużym atutem|dodatkowym plusem|mile widzian*|atutem|plusem|będzie dodatkowym atutem|niewymagan*|nie jest wymagan*',
  ],
  ['cs', 'výhodou|vítán*|vítan*|plusem|není podmínkou'],
  ['sk', 'výhodou|vítan*|plusom|nie je podmienkou'],
  ['hu', 'előny|előnyt jelent|nem feltétel'],
  ['ro', 'avantaj|un avantaj|un plus|de preferat|opțional'],
  ['bg', 'предимство|плюс'],
  ['hr', 'prednost|poželjn*|nije uvjet'],
  ['sl', 'prednost|zaželen*|ni pogoj'],
  ['tr', 'tercih sebebi|tercih sebebidir|tercih edilir|tercih nedenidir|artıdır|avantajdır'],
  ['ru', 'плюсом|преимуществом|приветствуется|желательно|необязательно|как плюс'],
  ['uk', 'плюсом|перевагою|вітається|бажано|необовʼязково'],
  ['el', 'επιθυμητή|επιθυμητό|πλεονέκτημα|θα εκτιμηθεί'],
  ['ja', '尚可|なお可|優遇|尚良し|望ましい|なお歓迎|なお歓迎です|なお嬉しいです|尚可です|尚歓迎'],
  ['ko', '우대|우대합니다|우대함'],
  ['zh', '优先|優先|加分|尤佳|更佳|优先考虑|優先考慮'],
  ['ar', 'ميزة إضافية|ميزة'],
  ['he', 'יתרון משמעותי|יתרון'],
];

/** Those at the end that say as often how somebody is: "always helpful", "guests feel welcome". */
export const MANNER_AT_END: readonly WishRow[] = [
  ['en', 'helpful|welcome|appreciated|desired|beneficial'],
  ['de', 'hilfreich|gern gesehen|gerne gesehen'],
  ['fr', 'apprécié*|bienvenu*|souhaité*|un plus|un atout'],
  ['es pt', 'será valorad*|valorizad*|un plus|um plus'],
  ['it', 'gradit*|apprezzat*'],
  ['nl', 'gewenst'],
  ['cs sk', 'vítán*|vítan*'],
];

/** What stands in front of them where they do. */
export const MANNER_BEFORE: readonly WishRow[] = [
  [
    'en',
    'make|makes|making|made|feel|feels|feeling|felt|being|always|you are|stay|remain|friendly|polite|courteous|attitude|manner|results|to be',
  ],
  ['de', 'immer|stets|fühlen|du bist|Sie sind|freundlich|höflich'],
  ['fr', 'sentir|sentent|apporter|apportez|donner|toujours|souriant*|vous êtes|tu es'],
  ['es pt', 'sentir|siempre|sempre|sientan|sintam|dar|aportar|aportas'],
  ['it', 'sentire|sempre|sentano'],
  ['nl', 'voelen|altijd|waar'],
  ['cs sk', 'cítí|cítil*|vždy|vždycky'],
];

/** What makes a manner of a word in front of it: "You are very helpful". */
export const VERY_WORDS: readonly WishRow[] = [
  ['en', 'very|really|so'],
  ['de', 'sehr|so|besonders'],
  ['fr', 'très'],
  ['es', 'muy'],
  ['ca', 'molt'],
  ['pt', 'muito'],
  ['it', 'molto'],
  ['nl', 'heel|zeer'],
  ['sv', 'mycket'],
  ['da no', 'meget|veldig'],
  ['fi', 'erittäin'],
  ['pl', 'bardzo'],
  ['cs sk', 'velmi|veľmi'],
  ['hu', 'nagyon'],
  ['ro', 'foarte'],
  ['hr sr', 'vrlo|veoma'],
  ['ru', 'очень'],
  ['uk', 'дуже'],
  ['el', 'πολύ'],
  ['tr', 'çok'],
];

/**
 * Words anywhere in a clause, or in what heads a list, that say it of years of experience, beside those at the front:
 * no adjectives ("in de gewenste functie"). `other-years.spec.ts` reads all of them.
 */
export const WISH_STEMS: readonly WishRow[] = [
  ['en', 'prefer*|desir*|bonus*|optional*|a plus|an asset|beneficial'],
  ['de', 'pluspunkt*|bevorzugt|optional*'],
  ['fr', 'souhait*|de préférence'],
  ['es', 'preferible*|preferentemente'],
  ['ca', 'preferible*|preferentment'],
  ['pt', 'preferencialmente|preferível'],
  ['it', 'preferibil*'],
  ['nl', 'de voorkeur'],
  ['pl', 'mile widzian*'],
  ['ro', 'preferabil'],
  ['tr', 'tercihen|tercih sebebi*'],
  ['ru', 'желательно'],
  ['uk', 'бажано'],
];

/** What heads wishes and no strengths or gains of the reader: "Gewenst: …", no "Twoje atuty", "Dina fördelar". */
export const WISH_HEADS: readonly WishRow[] = [
  ['en', 'advantageous'],
  ['fr', 'serait un atout'],
  ['es', 'deseable*'],
  ['ca', 'desitjable*'],
  ['nl', 'gewenst|wenselijk'],
  ['sv', 'önskvärt|meriterande|en merit'],
  ['da no', 'ønskelig|ønskeligt|en fordel'],
  ['fi', 'eduksi|toivottavaa'],
  ['pl', 'preferowane|dodatkowe atuty|atutem'],
  ['cs sk', 'výhodou|výhoda'],
  ['hu', 'előny|előnyt jelent'],
  ['ro', 'un avantaj|constituie avantaj'],
  ['hr sr sl', 'prednost|poželjno|zaželeno'],
  ['ru', 'преимуществом'],
  ['uk', 'перевагою'],
  ['el', 'επιθυμητό|επιθυμητά|πλεονέκτημα'],
];

/**
 * What says it only in whole sentences, where the words alone are a manner as well: "would be welcome", "est un plus".
 * `told-in-sentences.spec.ts` puts each behind something that can be asked for.
 */
export const WISHED_IN_SENTENCES: readonly WishRow[] = [
  [
    'en',
    'would be welcome|are welcome|is welcome|would be appreciated|is appreciated|would be helpful|is helpful|would be useful|would be beneficial|is recommended|would be ideal',
  ],
  [
    'de',
    'wäre schön|wäre ideal|wäre hilfreich|sind hilfreich|ist hilfreich|gern gesehen|gerne gesehen|wäre von Vorteil',
  ],
  [
    'fr',
    'est un plus|serait un plus|sera un plus|sont un plus|seraient un plus|est un atout|serait un atout|sera un atout|constitue un atout|est souhaité*|est appréci*|serait appréci*|sera appréci*|sont appréci*|seraient appréci*|est bienvenu*',
  ],
  [
    'es',
    'es un plus|será un plus|sería un plus|se valorará|se valorarán|será valorad*|serán valorad*|es deseable|sería deseable',
  ],
  ['ca', 'és un plus|serà un plus|es valorarà|es valoraran'],
  ['pt', 'é um plus|será um plus|seria um plus|será valorizad*|é valorizad*|valoriza-se|é desejável'],
  [
    'it',
    'è un plus|sarà un plus|sarebbe un plus|sono gradit*|è gradit*|sarà gradit*|è apprezzat*|sarà apprezzat*|costituisce un plus',
  ],
  ['nl', 'is gewenst|zijn gewenst|is een plus|zou mooi zijn|is welkom|strekt tot aanbeveling'],
  ['sv', 'är meriterande|är ett plus|är en fördel|ser vi gärna|är önskvärt'],
  [
    'da no',
    'er en fordel|er et plus|er et pluss|er ønskelig|er ønskeligt|vil være en fordel|ser vi gerne|ser vi gjerne',
  ],
  ['fi', 'katsotaan eduksi|on eduksi|on plussaa|luetaan eduksi|arvostamme|on etu'],
  ['cs sk', 'je výhodou|je vítán*|vítán*|oceníme|oceňujeme|je plusem|výhodou je'],
  ['hu', 'előnyt jelent|előny|előnyös'],
  ['ro', 'reprezintă un avantaj|constituie un avantaj|este un avantaj|este un plus|ar fi un plus'],
  ['hr sr sl', 'je prednost|predstavlja prednost|je zaželeno|je poželjno|предност|пожељно|smatrat će se prednošću'],
  ['bg', 'е предимство|ще се счита за предимство|предимство е|са предимство'],
  ['ru', 'будет преимуществом|будет плюсом|будут плюсом|приветствуются'],
  ['uk', 'буде перевагою|буде плюсом|вітаються'],
  ['tr', 'avantaj sağlar|tercih edilecektir|artı puan'],
  ['el', 'θα θεωρηθεί προσόν|θεωρείται προσόν|είναι επιθυμητή|αποτελεί πλεονέκτημα'],
  ['ja', '歓迎します|歓迎いたします|歓迎です|優遇します|優遇いたします|尚可です|なお嬉しいです'],
  ['ko', '우대합니다|선호합니다'],
  ['zh', '优先考虑|優先考慮|者优先|者優先'],
];
