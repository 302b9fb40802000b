import { CERTAINLY, certainly, type GoneWord } from './gone-words.js';

/**
 * Patterns by which a posting says that its places are taken, where the sentence ends behind them and no other year
 * follows: "positions are filled on a rolling basis", "All places for 2026 are taken. Apply for 2027." With a text
 * each.
 */
export const TAKEN_WORDS: readonly GoneWord[] = [
  [
    'de',
    String.raw`${certainly('wenn|falls|sobald|bis|ob')}(?:die|alle|unsere) (?:plätze|stellen|ferialjobs|ferienjobs|ferialstellen)(?: (?:für|ab|zum) [^.!?\n]{3,30})? sind (?:leider |bereits |schon ){0,2}(?:alle )?(?:besetzt|vergeben)`,
    'Die Plätze für den Sommer sind leider schon vergeben',
  ],
  [
    'en',
    String.raw`${CERTAINLY}\b(?:all|the|our) (?:places|placements|spots|positions|summer jobs)(?: (?:for|in|from) [^.!?\n]{3,30})? (?:are|have been|have)(?: now| already| all| unfortunately| sadly){0,2} (?:filled|taken|gone|been filled|been taken)\b`,
    'All places for the summer of 2027 have already been filled',
  ],
  [
    'fr',
    String.raw`${CERTAINLY}\b(?:les|toutes les) places(?: de stage| d['’]apprentissage)?(?: pour [^.!?\n]{3,30})? sont (?:déjà |malheureusement |toutes ){0,2}(?:prises|pourvues|attribuées)`,
    'Les places pour cet été sont déjà toutes prises',
  ],
  [
    'es',
    String.raw`${certainly('si|cuando|hasta que|una vez que')}(?:las|todas las) plazas(?: de prácticas)?(?: para [^.!?\n]{3,30})? (?:ya |están |han sido |ya están |ya han sido )(?:todas )?(?:cubiertas|adjudicadas|ocupadas)`,
    'Las plazas para este verano ya están cubiertas',
  ],
  [
    'it',
    String.raw`${certainly('se|quando|finché')}(?:i|tutti i) posti(?: di lavoro| di tirocinio)?(?: per [^.!?\n]{3,30})? sono (?:già |purtroppo |stati ){0,2}(?:tutti )?(?:occupati|assegnati|coperti)`,
    "I posti per l'estate sono già stati assegnati",
  ],
  [
    'nl',
    String.raw`${certainly('als|zodra|wanneer|tot')}(?:de|alle) (?:plaatsen|stageplaatsen|bijbanen)(?: voor [^.!?\n]{3,30})? zijn (?:helaas |al |inmiddels ){0,2}(?:vergeven|bezet|vervuld)`,
    'De plaatsen voor de zomer van 2027 zijn helaas al vergeven',
  ],
  [
    'sv da no',
    String.raw`${certainly('om|när|tills|hvis|når|til')}(?:alla|alle|platserna|pladserne|plassene) ?(?:platser|pladser|plasser)?(?: (?:för|för|til|for|i) [^.!?\n]{3,30})? (?:är|er) (?:redan |allerede |dessverre |desværre |tyvärr ){0,2}(?:tillsatta|fulla|besat|fyldt|besatt|fylt|opptatt)`,
    'Alla platser för sommaren är redan tillsatta',
  ],
];
