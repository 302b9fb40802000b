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
  ['en', 'hiring|walk-in interview for|walk-in for|urgent requirement for|requirement of|wanted:'],
  ['id', 'dibutuhkan segera|dibutuhkan|dicari|kami mencari|membutuhkan|lowongan kerja|lowongan|loker'],
  ['ms', 'jawatan kosong|diperlukan segera'],
  ['tl', 'naghahanap kami ng|wanted'],
  ['vi', 'tuyển dụng|cần tuyển|chúng tôi tuyển|tuyển gấp|tuyển'],
  ['th', 'เปิดรับสมัคร|รับสมัครงาน|รับสมัครด่วน|ต้องการรับสมัคร|รับสมัคร|ต้องการด่วน'],
  ['zh', '诚聘|誠徵|高薪诚聘|急聘|诚招|急招|急徵|招聘(?=[\\s:：])|招募(?=[\\s:：])|徵才(?=[\\s:：])'],
  ['ja', '【急募】|急募|【募集】|【求人】'],
  ['ko', '급구'],
  ['ar', 'مطلوب فورا|مطلوب للعمل|مطلوب|نبحث عن|نوظف'],
  ['he', 'דרוש/ה|דרושים/ות|דרושים|דרושה|דרוש|אנחנו מחפשים|מחפשים'],
  ['fa', 'استخدام|به دنبال|جویای'],
  ['hi', 'आवश्यकता है|हमें चाहिए'],
];

/** A pattern for what stands behind a title in a sentence that seeks, its language, and what it makes of "Confectioner". */
export const SEEKING_ENDS: readonly (readonly [pattern: string, language: string, texts: string])[] = [
  ['(?<=\\s)(?<!as )(?:wanted|needed|required)', 'en', 'Confectioner wanted|Confectioner needed|Confectioner required'],
  [
    '[をの]?(?:大|緊急|追加)?募集(?:中|します|しています|しております|いたします|開始)?(?:です)?|急募',
    'ja',
    'Confectioner募集|Confectionerを募集しています|Confectionerの緊急募集中|Confectioner急募',
  ],
  [
    '[을를]?\\s?(?:모집|채용)(?:\\s?중|합니다|중입니다)?|[을를] (?:찾습니다|구합니다|찾고 있습니다)',
    'ko',
    'Confectioner 모집|Confectioner를 모집합니다|Confectioner 채용 중|Confectioner를 찾습니다',
  ],
  ['\\d{0,3}\\s?(?:หลาย)?(?:อัตรา|ตำแหน่ง)|ด่วน', 'th', 'Confectioner 2 อัตรา|Confectioner หลายตำแหน่ง|Confectioner ด่วน'],
  ['की आवश्यकता(?: है)?|चाहिए', 'hi', 'Confectioner की आवश्यकता है|Confectioner चाहिए'],
  [
    '(?<=\\s)(?:arıyoruz|aranıyor|aranmaktadır)',
    'tr',
    'Confectioner arıyoruz|Confectioner aranıyor|Confectioner aranmaktadır',
  ],
  ['(?<=\\s)dibutuhkan(?: segera)?', 'id', 'Confectioner dibutuhkan segera'],
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
