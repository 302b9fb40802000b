/**
 * Towns that are as often something else. `thing`: a company, a meal, a school subject, which titles end with behind a
 * comma, too; `line`: what stands in a line of its own on a page, as names of people do. | divides them;
 * `town-words.spec.ts` reads each.
 */
export const TOWNS_OF_OTHER_MEANING = {
  thing: 'Orange|Essen|Reading',
  line: 'Bath|Nice|Tours|Halle|Regen|Buffalo|Florence|Nancy|Charlotte|Victoria|Austin|Madison|Savannah|Adelaide|Regina|Lourdes|Jackson|Julia|Anna|Elena|Marco|Luca|Ben|Leo|Ida|Alice|Laurent|Lucas|Hugo|Victor|Rosa|Linda|Sandy|Carmen|Dolores|Mercedes|Alma|Ada|Vera|Jordan|Troy|Martin',
} as const;
