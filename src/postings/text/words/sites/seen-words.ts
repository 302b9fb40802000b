/**
 * What counts how often a film or an article was seen, behind the number: by language, | divides the words, a * stands
 * for any ending. `seen-count.spec.ts` reads each.
 */
export const SEEN_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'view|views|plays|reads'],
  ['de', 'aufrufe|mal angesehen'],
  ['fr', 'vues|lectures'],
  ['es', 'visualizaciones|reproducciones|vistas'],
  ['ca', 'visualitzacions|reproduccions'],
  ['pt', 'visualizações|reproduções'],
  ['it', 'visualizzazioni'],
  ['nl', 'weergaven|keer bekeken'],
  ['sv da no', 'visningar|visninger'],
  ['fi', 'katselukertaa|näyttökertaa'],
  ['pl', 'wyświetle*|odtworze*'],
  ['cs sk', 'zhlédnutí|zobrazení|zhliadnutí'],
  ['hu', 'megtekintés'],
  ['ro', 'vizualizări'],
  ['hr sr sl', 'pregleda|prikaza|ogledov'],
  ['tr', 'görüntüle*|izlenme'],
  ['ru', 'просмотр*'],
  ['uk', 'перегляд*'],
  ['el', 'προβολές'],
  ['id', 'tayangan|penayangan|kali ditonton|ditonton|dilihat'],
  ['vi', 'lượt xem'],
  ['ja', '回視聴|回再生'],
  ['zh', '次观看|次播放|次觀看|播放'],
  ['ko', '회 조회|조회'],
  ['ar', 'مشاهدة'],
  ['he', 'צפיות'],
];
