/** Words by which it seeks every year, if not now, where they begin a sentence or stand beside what seeks. */
export const YEARLY =
  'annually|yearly|every year|each year|jährlich|jedes jahr|alljährlich|chaque année|tous les ans|cada año|todos los años|anualmente|cada any|todos os anos|ogni anno|annualmente|jaarlijks|elk jaar|ieder jaar|årligen|varje år|årligt|årlig|hvert år|vuosittain|joka vuosi|co roku|corocznie|každoročně|každoročne|každý rok|évente|minden évben|anual|în fiecare an|svake godine|сваке године|vsako leto|всяка година|ежегодно|каждый год|щороку|щорічно|her yıl|κάθε χρόνο|κάθε έτος|igal aastal|katru gadu|ik gadu|kasmet|árlega|á hverju ári|setiap tahun|hàng năm|hằng năm';

/** Words by which it seeks at all times, wherever they stand in front of what seeks. */
const ALL_THE_TIME =
  'always|constantly|continually|continuously|regularly|often|immer|stets|laufend|ständig|regelmäßig|jederzeit|toujours|régulièrement|constamment|siempre|constantemente|sempre|costantemente|altijd|regelmatig|alltid|löpande|altid|løbende|aina|jatkuvasti|stale|zawsze|ciągle|vždy|neustále|mindig|folyamatosan|mereu|întotdeauna|uvijek|uvek|stalno|vedno|всегда|постоянно|завжди|постійно|винаги|her zaman|sürekli|πάντα|συνεχώς|alati|pidevalt|vienmēr|pastāvīgi|visada|nuolat';

/** Words by which a sentence seeks always: nothing is open by it, unless it names a position. */
export const ALWAYS = `${YEARLY}|${ALL_THE_TIME}`;

/** Words by which it seeks only if something is so. */
export const CONDITIONS =
  'if|whether|when|wenn|falls|ob|si|se|als|wanneer|om|hvis|jos|jeśli|jeżeli|gdy|když|pokud|ak|ha|dacă|ako|če|если|якщо|eğer|αν|εάν|kui|jei|jeigu';

/** Both: nothing is open by such a label. */
export const STANDING = `${ALWAYS}|${CONDITIONS}`;

/** In front of what seeks in a sentence, which may say there what else is each year: "with our yearly growth". */
export const STANDING_AHEAD = `${ALL_THE_TIME}|${CONDITIONS}`;

/** What is so at all times behind words for it: "our constantly growing team", as it begins; the spec has each. */
export const GROWING: readonly (readonly [language: string, words: string])[] = [
  ['en', 'growing|expanding|increasing|evolving'],
  ['de', 'wachsend|steigend|größer'],
  ['fr es', 'en croissance|en expansion|plus nombreux|en crecimiento|creciente|en expansión'],
  ['pt it', 'em crescimento|crescente|em expansão|in crescita|in espansione'],
  ['nl sv da no', 'groeiend|uitbreidend|växande|voksende'],
  ['fi', 'kasvava|laajeneva'],
  ['pl cs sk', 'rosnąc|rozwijając|rostouc|rastúc'],
  ['hu ro', 'növekvő|bővülő|fejlődő|în creștere|în dezvoltare'],
  ['hr sr sl', 'rastuć|rastoč|растућ'],
  ['ru uk', 'растущ|развивающ|зростаюч'],
  ['tr', 'büyüyen|gelişen'],
];

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
  ['de', 'händler|vertriebspartner|handelsvertreter|modelle?|tester|botschafter|kunden \\p{L}+'],
  ['fr', 'distributeurs|revendeurs'],
  ['es', 'distribuidores'],
  ['it', 'agenti|rivenditori'],
  ['sv', 'återförsäljare'],
  ['da no', 'forhandlere'],
];

/** Who runs a business of the own under somebody's name: sought as often as bakers, also one alone, and never hired. */
export const FRANCHISEES: readonly (readonly [language: string, words: string])[] = [
  ['en', 'franchisees?|franchise partners?|franchise owners?'],
  ['de nl', 'franchise-?partner(?:in|innen|s)?|franchise-?nehmer(?:in|innen|s)?'],
  ['fr', 'franchisée?s?|partenaires? franchisée?s?'],
  ['es pt', 'franquiciados?|franquiciadas?|franqueados?|franqueadas?|franquiados?'],
  ['it', 'franchisee|affiliati? in franchising'],
  ['sv da no fi', 'franchisetagare|franchisetagere?|franchisetakere?|franchiseyrittäjää?'],
  ['pl cs sk', 'franczyzobiorc(?:a|ę|ów|y)|franšízant(?:a|y)?|franchisant(?:a|y)?'],
  ['ru uk', 'франчайзи'],
];
