/** Words of one language, folded or not; | divides them. */
type WorldPart = readonly [language: string, words: string];

/** Parts of the world: alone on a line they head what is open there. `world-part-words.spec.ts` reads each. */
export const WORLD_PARTS: readonly WorldPart[] = [
  [
    'en',
    'europe|northern europe|southern europe|western europe|eastern europe|central europe|asia|asia pacific|south asia|southeast asia|south east asia|east asia|central asia|africa|north africa|west africa|east africa|sub saharan africa|america|americas|the americas|north america|south america|central america|latin america|oceania|middle east|the middle east|caribbean|the caribbean|scandinavia|worldwide|emea|apac|latam|anz|dach|benelux|mena|rest of the world',
  ],
  [
    'de',
    'europa|asien|afrika|amerika|nordamerika|südamerika|mittelamerika|lateinamerika|ozeanien|naher osten|weltweit|skandinavien',
  ],
  [
    'fr',
    'asie|afrique|amérique|amériques|amérique du nord|amérique du sud|amérique latine|océanie|moyen orient|asie pacifique|monde entier',
  ],
  [
    'es',
    'áfrica|américa|américa del norte|norteamérica|américa del sur|sudamérica|suramérica|latinoamérica|américa latina|oceanía|oriente medio|centroamérica',
  ],
  ['pt', 'ásia|américa do norte|américa do sul|oriente médio|médio oriente'],
  ['it', 'nord america|sud america|america del nord|america del sud|america latina|medio oriente'],
  ['nl', 'azië|noord amerika|zuid amerika|latijns amerika|oceanië|midden oosten|wereldwijd'],
  ['sv da no', 'asien|nordamerika|sydamerika|mellanöstern|mellemøsten|midtøsten|oceanien|afrika'],
  ['fi', 'eurooppa|aasia|afrikka|amerikka|pohjois amerikka|etelä amerikka|lähi itä'],
  ['pl', 'azja|ameryka|ameryka północna|ameryka południowa|afryka|bliski wschód'],
  [
    'cs sk',
    'evropa|európa|asie|ázia|amerika|severní amerika|severná amerika|jižní amerika|južná amerika|blízký východ',
  ],
  ['hu', 'európa|ázsia|észak amerika|dél amerika|közel kelet'],
  ['ro', 'america de nord|america de sud|orientul mijlociu'],
  ['ru', 'европа|азия|африка|америка|северная америка|южная америка|латинская америка|ближний восток|океания'],
  ['uk', 'європа|азія|північна америка|південна америка|близький схід'],
  ['bg', 'северна америка|южна америка|близкия изток'],
  ['hr sr sl', 'azija|sjeverna amerika|severna amerika|južna amerika|bliski istok'],
  ['el', 'ευρώπη|ασία|αφρική|αμερική|βόρεια αμερική|νότια αμερική|μέση ανατολή'],
  ['tr', 'avrupa|asya|kuzey amerika|güney amerika|orta doğu|ortadoğu'],
  ['ja zh', '欧州|ヨーロッパ|アジア|アフリカ|北米|南米|欧洲|亚洲|亞洲|非洲|北美|中東|中东'],
  ['ko', '유럽|아시아|아프리카|북미|남미|중동'],
];
