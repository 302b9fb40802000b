/** Words by which it seeks every year, if not now. */
const YEARLY =
  'annually|yearly|every year|each year|jährlich|jedes jahr|alljährlich|chaque année|tous les ans|cada año|todos los años|anualmente|cada any|todos os anos|ogni anno|annualmente|jaarlijks|elk jaar|ieder jaar|årligen|varje år|årligt|årlig|hvert år|vuosittain|joka vuosi|co roku|corocznie|každoročně|každoročne|každý rok|évente|minden évben|anual|în fiecare an|svake godine|сваке године|vsako leto|всяка година|ежегодно|каждый год|щороку|щорічно|her yıl|κάθε χρόνο|κάθε έτος|igal aastal|katru gadu|ik gadu|kasmet|árlega|á hverju ári|setiap tahun|hàng năm|hằng năm';

/** Words by which a sentence seeks always: nothing is open by it, unless it names a position. */
export const ALWAYS = `${YEARLY}|always|constantly|continually|continuously|regularly|often|immer|stets|laufend|ständig|regelmäßig|jederzeit|toujours|régulièrement|constamment|siempre|constantemente|sempre|costantemente|altijd|regelmatig|alltid|löpande|altid|løbende|aina|jatkuvasti|stale|zawsze|ciągle|vždy|neustále|mindig|folyamatosan|mereu|întotdeauna|uvijek|uvek|stalno|vedno|всегда|постоянно|завжди|постійно|винаги|her zaman|sürekli|πάντα|συνεχώς|alati|pidevalt|vienmēr|pastāvīgi|visada|nuolat`;

/** Words by which it seeks only if something is so. */
export const CONDITIONS =
  'if|whether|when|wenn|falls|ob|si|se|als|wanneer|om|hvis|jos|jeśli|jeżeli|gdy|když|pokud|ak|ha|dacă|ako|če|если|якщо|eğer|αν|εάν|kui|jei|jeigu';

/** Both: nothing is open by such a sentence. */
export const STANDING = `${ALWAYS}|${CONDITIONS}`;

/** Words with which a sentence names a position: that is open also where it is always; with such a sentence. */
export const NAMED_POSITIONS: readonly (readonly [language: string, words: string, sentence: string, title: string])[] =
  [
    ['hu', 'pozíci\\p{L}*|munkakör\\p{L}*', 'Folyamatosan felvételt hirdetünk szakács munkakörbe.', 'Szakács'],
    ['pl', 'na stanowisk[oa]', 'Stale poszukujemy na stanowisko piekarza.', 'Piekarza'],
    ['cs', 'na pozici', 'Neustále hledáme na pozici pekaře.', 'Pekaře'],
    ['sk', 'na pozíciu', 'Vždy hľadáme na pozíciu pekára.', 'Pekára'],
    ['ru', 'на должность', 'Постоянно ищем на должность пекаря.', 'Пекаря'],
    ['uk', 'на посаду', 'Постійно шукаємо на посаду кухаря.', 'Кухаря'],
  ];

/** Whom a company seeks to trade with, or for a trial: no opening, however many; parts of a pattern, | divides them. */
export const PARTNERS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'distributors|dealers?|resellers|brokers|agents|testers|beta testers|bloggers|ambassadors|models?'],
  ['de', 'händler|vertriebspartner|handelsvertreter|modelle|kunden \\p{L}+'],
  ['fr', 'distributeurs|revendeurs'],
  ['es', 'distribuidores'],
  ['it', 'agenti|rivenditori'],
  ['sv', 'återförsäljare'],
  ['da no', 'forhandlere'],
];
