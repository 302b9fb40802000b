import { CERTAINLY, certainly, type OverWord } from './over-words.js';

/**
 * Patterns by which a posting says that its places are taken, where the sentence ends behind them and no other year
 * follows: "positions are filled on a rolling basis", "All places for 2026 are taken. Apply for 2027." With a text
 * each.
 */
export const TAKEN_WORDS: readonly OverWord[] = [
  [
    'de',
    String.raw`${certainly('wenn|falls|sobald|bis|ob')}(?:die|alle|unsere|beide) (?:plätze|stellen|ferialjobs|ferienjobs|ferialstellen)(?: (?:für|ab|zum) [^.!?\n]{3,30})? sind (?:leider |bereits |schon ){0,2}(?:alle )?(?:besetzt|vergeben)(?: (?:bis|für) [^.!?,;\n]{3,30})?`,
    'Die Plätze für den Sommer sind leider schon vergeben',
  ],
  [
    'en',
    String.raw`${CERTAINLY}\b(?:all|the|our|both) (?:places|apprenticeships|traineeships|placements|spots|positions|summer jobs)(?: (?:for|in|from) [^.!?\n]{3,30})? (?:are|have been|have)(?: now| already| all| unfortunately| sadly){0,2} (?:filled|taken|gone|been filled|been taken)\b(?: (?:until|through|for) [^.!?,;\n]{3,30})?`,
    'All places for the summer of 2027 have already been filled',
  ],
  [
    'fr',
    String.raw`${CERTAINLY}\b(?:les|toutes les|les deux) places(?: de stage| d['’]apprentissage)?(?: pour [^.!?\n]{3,30})? sont (?:déjà |malheureusement |toutes ){0,2}(?:prises|pourvues|attribuées)(?: (?:pour|jusqu['’](?:en|à|au)) [^.!?,;\n]{3,30})?`,
    'Les places pour cet été sont déjà toutes prises',
  ],
  [
    'es',
    String.raw`${certainly('si|cuando|hasta que|una vez que')}(?:las|todas las|las dos|ambas) plazas(?: de prácticas)?(?: para [^.!?\n]{3,30})? (?:ya |están |han sido |ya están |ya han sido )(?:todas )?(?:cubiertas|adjudicadas|ocupadas)(?: (?:para|hasta) [^.!?,;\n]{3,30})?`,
    'Las plazas para este verano ya están cubiertas',
  ],
  [
    'it',
    String.raw`${certainly('se|quando|finché')}(?:i|tutti i|i due|entrambi i) posti(?: di lavoro| di tirocinio)?(?: per [^.!?\n]{3,30})? sono (?:già |purtroppo |stati ){0,2}(?:tutti )?(?:occupati|assegnati|coperti)(?: (?:per|fino a[dl]?) [^.!?,;\n]{3,30})?`,
    "I posti per l'estate sono già stati assegnati",
  ],
  [
    'nl',
    String.raw`${certainly('als|zodra|wanneer|tot')}(?:de|alle|beide) (?:plaatsen|stageplaatsen|bijbanen)(?: voor [^.!?\n]{3,30})? zijn (?:helaas |al |inmiddels ){0,2}(?:vergeven|bezet|vervuld)(?: (?:voor|tot) [^.!?,;\n]{3,30})?`,
    'De plaatsen voor de zomer van 2027 zijn helaas al vergeven',
  ],
  [
    'sv da no',
    String.raw`${certainly('om|när|tills|hvis|når|til')}(?:alla|alle|båda|begge|platserna|pladserne|plassene) ?(?:platser|platserna|pladser|elevpladser|praktikpladser|plasser|lærlingplasser)?(?: (?:för|för|til|for|i) [^.!?\n]{3,30})? (?:är|er) (?:redan |allerede |dessverre |desværre |tyvärr ){0,2}(?:tillsatta|fulla|besat|fyldt|besatt|fylt|opptatt)(?: (?:till|til|för|for) [^.!?,;\n]{3,30})?`,
    'Alla platser för sommaren är redan tillsatta',
  ],
  [
    'pt',
    String.raw`${certainly('se|quando|até')}(?:as|todas as|ambas as|as duas) vagas(?: de (?:estágio|aprendiz))?(?: para [^.!?\n]{3,30})? (?:já )?(?:estão|foram) (?:já |todas )?(?:preenchidas|ocupadas)(?: (?:para|até) [^.!?,;\n]{3,30})?`,
    'As vagas para este verão já foram preenchidas',
  ],
  [
    'pl',
    String.raw`${certainly('jeśli|gdy|kiedy|dopóki')}(?:wszystkie|oba|obydwa) miejsca(?: na [^.!?\n]{3,30})? (?:są|zostały) (?:już |niestety ){0,2}(?:zajęte|obsadzone)(?: (?:na|do) [^.!?,;\n]{3,30})?`,
    'Wszystkie miejsca na lato są już zajęte',
  ],
  [
    'cs sk',
    String.raw`${certainly('pokud|když|ak|keď')}(?:všechna|obě|všetky|obe) (?:místa|miesta)(?: na [^.!?\n]{3,30})? (?:jsou|sú) (?:již |už |bohužel |bohužiaľ ){0,2}(?:obsazena|obsazené|obsadené)(?: (?:na|do) [^.!?,;\n]{3,30})?`,
    'Všechna místa na léto jsou již obsazena',
  ],
  [
    'fi',
    String.raw`${certainly('jos|kun|kunnes')}(?:kaikki|molemmat) (?:kesätyö|harjoittelu|oppisopimus)?(?:paikat|paikkamme) (?:on|ovat) (?:jo |valitettavasti ){0,2}(?:täytetty|täynnä|varattu)(?: [^.!?,;\n]{3,30} asti)?`,
    'Kaikki kesätyöpaikat on jo täytetty',
  ],
];
