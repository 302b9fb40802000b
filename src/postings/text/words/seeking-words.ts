/** Words of one language by which a sentence seeks somebody; | divides them. */
export type SeekingWord = readonly [language: string, words: string];

/** What stands before a title in a sentence that seeks; `seeking-words.spec.ts` puts each before one. */
export const SEEKING_WORDS: readonly SeekingWord[] = [
  [
    'en',
    "we are looking for|we're looking for|we are currently looking for|we are seeking|we seek|we are hiring|we're hiring|we are recruiting|now hiring",
  ],
  ['de', 'wir suchen|suchen wir|wir stellen ein|gesucht:|gesucht wird'],
  ['fr', 'nous recherchons|nous recrutons|nous cherchons|on recrute|on recherche'],
  ['es', 'buscamos|estamos buscando|se busca|se necesita|se solicita'],
  [
    'pt',
    'procuramos|estamos à procura de|estamos a procura de|estamos contratando|contrata-se|precisa-se de|precisa-se',
  ],
  ['it', 'cerchiamo|ricerchiamo|stiamo cercando|siamo alla ricerca di|si ricercano|si ricerca|cercasi'],
  [
    'nl',
    'wij zoeken|we zoeken|zoeken wij|zoeken we|wij zijn op zoek naar|we zijn op zoek naar|zijn wij op zoek naar|gezocht:',
  ],
  ['sv', 'vi söker|söker vi'],
  ['da', 'vi søger|søger vi'],
  ['no', 'vi søker|søker vi'],
  ['fi', 'etsimme|haemme|hakusessa'],
  ['pl', 'szukamy|poszukujemy|zatrudnimy'],
  ['cs', 'hledáme|přijmeme'],
  ['sk', 'hľadáme|prijmeme'],
  ['ro', 'căutăm|angajăm'],
  ['hr', 'tražimo'],
  ['sl', 'iščemo'],
  ['bg', 'търсим'],
  ['ru', 'мы ищем|ищем|требуется|требуются'],
  ['uk', 'ми шукаємо|шукаємо|потрібен|потрібна|потрібні'],
  ['et', 'otsime'],
  ['lv', 'meklējam'],
  ['lt', 'ieškome'],
  ['el', 'ζητείται|αναζητούμε'],
  ['ca', 'busquem'],
];

/** "Currently", "at once": before or behind the words that seek. */
export const NOW_WORDS: readonly string[] = [
  ...['currently', 'right now', 'now', 'for immediate start', 'aktuell', 'derzeit', 'momentan', 'zurzeit', 'ab sofort'],
  ...[
    'zum nächstmöglichen zeitpunkt',
    'zur verstärkung unseres teams',
    'just nu',
    'nu',
    'actuellement',
    'op dit moment',
  ],
  ...['momenteel', 'per direct', 'attualmente', 'actualmente', 'atualmente', 'obecnie', 'aktuálně', 'aktuálne'],
  ...['tällä hetkellä', 'сейчас', 'зараз'],
];
