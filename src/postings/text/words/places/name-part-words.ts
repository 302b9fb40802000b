/**
 * Words that are a part of the names of places: what stands beside one of them is no town by itself. "Nueva Granada" is
 * not Granada, and of "Pęcice Małe" the second word is not Malé; `place-judgement.spec.ts` reads them.
 */
export const NAME_PARTS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'new|old|little|great|upper|lower|port|fort|mount|lake|saint|st|st.'],
  ['de', 'neu|alt|klein|kleine|kleines|groß|große|ober|unter|sankt|bad|villa'],
  ['nl', 'nieuw|nieuwe|oud|oude|klein|kleine|groot|sint'],
  ['fr', 'nouveau|nouvelle|petit|petite|grand|grande|vieux|vieille|saint|sainte|mont|villa'],
  ['es', 'nueva|nuevo|villa|puerto|san|santa|santo|monte|río|gran|el|la|los|las'],
  ['ca', 'nova|nou|vila|sant|santa'],
  ['pt', 'nova|novo|vila|porto|são|santa|santo|monte|rio|jardim|parque'],
  ['it', 'nuova|nuovo|villa|borgo|porto|san|santa|santo|sant|monte|ponte'],
  ['ro', 'nou|nouă|noua|mare|mic|mică|vechi|veche'],
  [
    'pl',
    'mały|mała|małe|wielki|wielka|wielkie|duży|duża|duże|nowy|nowa|nowe|stary|stara|stare|górny|górna|górne|dolny|dolna|dolne',
  ],
  ['cs', 'malý|malá|malé|velký|velká|velké|nový|nová|nové|starý|stará|staré|horní|dolní'],
  ['sk', 'malý|malá|malé|veľký|veľká|veľké|nový|nová|nové|starý|stará|staré|horný|horná|horné|dolný|dolná|dolné'],
  ['hr', 'mali|mala|malo|veliki|velika|veliko|novi|nova|novo|stari|stara|staro|gornji|gornja|gornje|donji|donja|donje'],
  ['sl', 'mali|mala|malo|veliki|velika|veliko|novi|nova|novo|stari|stara|staro'],
  ['sr', 'мали|мала|мало|велики|велика|велико|нови|нова|ново|стари|стара|старо|горњи|горња|доњи|доња'],
  ['bg', 'малък|малка|малко|голям|голяма|голямо|нов|нова|ново|стар|стара|старо|горна|горно|долна|долно'],
  [
    'ru',
    'малый|малая|малое|малые|большой|большая|большое|большие|новый|новая|новое|новые|старый|старая|старое|верхний|верхняя|верхнее|нижний|нижняя|нижнее',
  ],
  [
    'uk',
    'малий|мала|мале|малі|великий|велика|велике|великі|новий|нова|нове|нові|старий|стара|старе|старі|верхній|верхня|нижній|нижня',
  ],
  ['lt', 'mažoji|didžioji|naujoji|senoji|naujasis|senasis'],
  ['hu', 'kis|nagy|új|ó|alsó|felső'],
  ['fi', 'uusi|vanha|pieni'],
  ['sv', 'nya|gamla|lilla|norra|södra|östra|västra'],
  ['da', 'nye|gamle|lille|nørre|sønder|øster|vester'],
  ['el', 'νέα|νέο|νέος|άνω|κάτω|παλαιά|παλιά|άγιος|αγία|άγιοι|μεγάλη|μικρή'],
  ['tr', 'yeni|eski|büyük|küçük|yukarı|aşağı'],
];
