import type { PlaceWord } from './place-words.js';

/**
 * Words, as patterns, of a note in brackets behind a place that tells where one is sent from there: what it names is no
 * place of work. `place-words.spec.ts` holds each to its case.
 */
export const AWAY_WORDS: readonly PlaceWord[] = [
  ['travel(?:l?ing)?|trips|site visits|client sites|customer sites', 'en', 'Leeds (with travel to London)', 'Leeds'],
  [
    'reise\\p{L}*|dienstreisen?|einsätze?|einsatzorte?|baustellen',
    'de',
    'Kassel (Einsätze in Köln und Bonn)',
    'Kassel',
  ],
  ['déplacements?|interventions?|chantiers?|missions?', 'fr', 'Lyon (déplacements à Paris et Lille)', 'Lyon'],
  ['desplazamientos?|viajes?|obras', 'es', 'Valencia (con viajes a Madrid)', 'Valencia'],
  ['desplaçaments?|viatges?', 'ca', 'Girona (amb viatges a Madrid)', 'Girona'],
  ['desloca(?:ções|mentos)|viagens', 'pt', 'Braga (com deslocações a Lisboa)', 'Braga'],
  ['trasfert[ae]|cantieri', 'it', 'Lecco (con trasferte a Roma)', 'Lecco'],
  ['reizen|dienstreizen|klantlocaties', 'nl', 'Utrecht (met reizen naar Gent)', 'Utrecht'],
  ['resor|tjänsteresor|reiser|tjenestereiser|rejser', 'sv no da', 'Malmö (med resor till Stockholm)', 'Malmö'],
  ['matkoja|työmatkoja|matkustamista', 'fi', 'Tampere (matkoja myös Helsinki)', 'Tampere'],
  ['wyjazd\\p{L}*|delegacj\\p{L}*|podróż\\p{L}*', 'pl', 'Kielce (wyjazdy: Warszawa, Łódź)', 'Kielce'],
  ['cest(?:y|ování|ovanie)|výjezd\\p{L}*|služobn\\p{L}*', 'cs sk', 'Brno (výjezdy Praha, Ostrava)', 'Brno'],
  ['utazás\\p{L}*|kiszállás\\p{L}*', 'hu', 'Szeged (kiszállás: Budapest)', 'Szeged'],
  ['deplas[ăa]r\\p{L}*|delega[țt]i\\p{L}*', 'ro', 'Brașov (deplasări: Cluj-Napoca)', 'Brașov'],
  ['putovanj\\p{L}*|potovanj\\p{L}*|teren(?:i|ima|u)?', 'hr sr sl', 'Zadar (teren: Zagreb, Split)', 'Zadar'],
  ['командировк\\p{L}*|разъезд\\p{L}*|відрядженн\\p{L}*', 'ru uk', 'Тула (командировки: Москва)', 'Тула'],
  ['командировки|пътувания', 'bg', 'Варна (командировки: София)', 'Варна'],
  ['ταξίδι[αο]\\p{L}*|μετακινήσεις', 'el', 'Βόλος (με ταξίδια: Αθήνα)', 'Βόλος'],
  ['seyahat\\p{L}*|saha ziyaret\\p{L}*', 'tr', 'Bursa (seyahat: Ankara)', 'Bursa'],
  ['現場|出張|派遣先|訪問先|施工エリア', 'ja', '埼玉県上尾市 (現場業務は埼玉・東京・千葉を中心とした関東圏)', '上尾市'],
  ['현장|출장|파견', 'ko', '서울 강남구 (현장: 부산, 대구)', '서울'],
  ['出差|驻场|駐場|外派', 'zh', '杭州（出差上海、北京）', '杭州'],
  ['công tác', 'vi', 'Hà Nội (đi công tác: Đà Nẵng)', 'Hà Nội'],
  ['perjalanan dinas', 'id', 'Bandung (perjalanan dinas: Surabaya)', 'Bandung'],
];
