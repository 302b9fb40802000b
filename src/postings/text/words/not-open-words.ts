/** Words of one language, folded or not; a * stands for any ending of a word, | divides them. */
type NotOpenWord = readonly [language: string, words: string];

/** What headings say of adverts below them that are over; `not-open-words.spec.ts` puts each over one. */
export const PAST_WORDS: readonly NotOpenWord[] = [
  ['en', 'past|closed|filled|expired|archived|previous|former|no longer'],
  ['de', 'besetzt|vergeben|abgelaufen|vergangene|nicht mehr'],
  ['fr', 'pourvu*|clôturé*'],
  ['es', 'cerrada*|cubierta*'],
  ['pt', 'encerrada*|preenchida*'],
  ['it', 'chius*'],
  ['nl', 'vervuld*|gesloten'],
  ['pl', 'zakończon*'],
  ['da', 'lukket'],
  ['sv', 'stängd'],
  ['cs', 'uzavřen*'],
];

/** What stands right above roles that are sought later; the spec puts each above some. */
export const SOON_WORDS: readonly NotOpenWord[] = [
  ['en', 'recruiting soon|hiring soon|will be recruiting|will be hiring|opening soon|plan to recruit'],
  ['de', 'demnächst suchen|suchen demnächst|in Kürze suchen|suchen in Kürze'],
  ['fr', 'recruterons prochainement|recruterons bientôt'],
  ['es', 'próximamente buscaremos'],
  ['pt', 'em breve abriremos'],
  ['it', 'prossimamente cercheremo'],
  ['nl', 'binnenkort zoeken'],
  ['pl', 'wkrótce będziemy szukać'],
  ['ru', 'скоро откроем набор'],
];
