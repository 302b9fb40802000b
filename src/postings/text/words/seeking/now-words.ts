/**
 * What says "at present", by language, and a sentence that has it anywhere at the sign … and says that nothing is open:
 * "All positions are currently filled". `now-words.spec.ts` reads each in its sentence; | divides them.
 */
export const NOW_WORDS: readonly (readonly [language: string, words: string, sentence: string])[] = [
  [
    'en',
    'currently|presently|now|right now|just now|at present|at the moment|at this moment|at this time|for the moment|for now|as of today',
    'All roles are … filled.',
  ],
  [
    'de',
    'aktuell|derzeit|zurzeit|zur Zeit|momentan|gegenwärtig|jetzt|im Moment|im Augenblick|bereits|leider|bei uns|gerade',
    'Unsere Stellen sind … besetzt.',
  ],
  [
    'fr',
    "actuellement|à ce jour|à l'heure actuelle|en ce moment|pour le moment|pour l'instant|présentement|à présent|déjà",
    'Tous les postes sont … pourvus.',
  ],
  [
    'es',
    'actualmente|ahora|ahora mismo|en este momento|en estos momentos|por el momento|por ahora|de momento|hoy por hoy|ya',
    'Todos los puestos están … cubiertos.',
  ],
  ['ca', 'actualment|ara|ara mateix|en aquest moment|en aquests moments|de moment', 'No tenim … cap vacant.'],
  [
    'pt',
    'atualmente|actualmente|agora|neste momento|no momento|de momento|por agora|por enquanto|já',
    'As vagas estão … preenchidas.',
  ],
  [
    'it',
    'attualmente|adesso|ora|al momento|in questo momento|per il momento|per ora|ad oggi|già',
    'Tutte le posizioni sono … coperte.',
  ],
  [
    'nl',
    'momenteel|nu|op dit moment|op het moment|op dit ogenblik|thans|vooralsnog|allemaal|helaas|reeds',
    'Alle functies zijn … vervuld.',
  ],
  ['sv', 'just nu|nu|för närvarande|för tillfället|i dagsläget|i nuläget', 'Alla tjänster är … tillsatta.'],
  ['da', 'lige nu|nu|i øjeblikket|for tiden|for øjeblikket|p.t.|pt|aktuelt', 'Alle stillinger er … besat.'],
  ['no', 'akkurat nå|nå|for tiden|for øyeblikket|i øyeblikket|per i dag', 'Alle stillinger er … besatt.'],
  ['fi', 'tällä hetkellä|juuri nyt|nyt|toistaiseksi|valitettavasti', 'Avoimia tehtäviä ei … ole.'],
  ['is', 'núna|eins og er|sem stendur|í augnablikinu', 'Öll störf eru … mönnuð.'],
  [
    'pl',
    'obecnie|aktualnie|teraz|w tej chwili|na tę chwilę|na chwilę obecną|chwilowo',
    'Nie mamy … wolnych stanowisk.',
  ],
  [
    'cs',
    'aktuálně|momentálně|nyní|teď|právě|v současnosti|v současné době|v tuto chvíli|bohužel',
    'Všechny pozice jsou … obsazené.',
  ],
  ['sk', 'aktuálne|momentálne|teraz|práve|v súčasnosti|v tejto chvíli|bohužiaľ', 'Všetky pozície sú … obsadené.'],
  ['hu', 'jelenleg|pillanatnyilag|most|egyelőre|sajnos', 'Minden pozíciónk … betöltött.'],
  ['ro', 'momentan|acum|în prezent|în acest moment|actualmente|deocamdată', 'Toate posturile sunt … ocupate.'],
  ['hr', 'trenutačno|trenutno|sada|u ovom trenutku|zasad', 'Sva radna mjesta su … popunjena.'],
  ['sr', 'тренутно|сада|у овом тренутку|за сада', 'Сва радна места су … попуњена.'],
  ['sl', 'trenutno|zdaj|sedaj|v tem trenutku', 'Vsa delovna mesta so … zasedena.'],
  ['bg', 'в момента|към момента|сега|понастоящем|засега', 'Всички позиции са … заети.'],
  [
    'ru',
    'сейчас|в настоящее время|в данный момент|на данный момент|в настоящий момент|на сегодня|пока|временно',
    'Все вакансии … заполнены.',
  ],
  ['uk', 'зараз|наразі|нині|на даний момент|у даний момент|поки', 'Усі вакансії … закриті.'],
  ['el', 'αυτή τη στιγμή|προς το παρόν|τώρα|επί του παρόντος|σήμερα', 'Οι θέσεις έχουν … καλυφθεί.'],
  ['tr', 'şu anda|şu an|şu an için|şimdilik|halihazırda', 'Tüm pozisyonlarımız … doludur.'],
  ['et', 'hetkel|praegu|parasjagu', 'Kõik ametikohad on … täidetud.'],
  ['lv', 'šobrīd|pašlaik|patlaban|pagaidām', 'Visas vakances ir … aizpildītas.'],
  ['lt', 'šiuo metu|dabar|kol kas', 'Visos pozicijos … užimtos.'],
];
