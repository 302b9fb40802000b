import type { NoTitleWord } from './no-title-words.js';

/** Marks that a list puts beside some of its titles, as whole texts; `marks.spec.ts` puts each beside one. */
export const MARK_WORDS: readonly NoTitleWord[] = [
  ['en', 'new|urgent|urgently hiring|hot|hot job|featured|hiring now|now hiring|closing soon|just added'],
  ['de', 'neu|dringend'],
  ['fr', 'nouveau|nouvelle'],
  ['es', 'nuevo|nueva|urgente'],
  ['pt', 'novo|nova'],
  ['it', 'nuovo|nuova'],
  ['nl', 'nieuw|spoed'],
  ['sv', 'ny|nytt'],
  ['da', 'nyt|nyhed'],
  ['pl', 'nowość|nowe|nowa|pilne'],
  ['cs sk', 'nové|novinka'],
  ['hu', 'új|sürgős'],
  ['ro', 'nou'],
  ['fi', 'uusi'],
  ['tr', 'yeni|acil'],
  ['el', 'νέα|νέο'],
  ['ru', 'новая|новое|срочно'],
  ['uk', 'терміново'],
  ['ja', '新着|急募'],
  ['ko', '신규|급구'],
  ['zh', '急招|热招'],
];
