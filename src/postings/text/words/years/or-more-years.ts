import type { YearWord } from './year-word-kinds.js';

/** "Or more", behind a number of years or between the two; a part of `YEAR_WORDS`. `years-done.spec.ts` reads them. */
export const OR_MORE_YEARS: readonly YearWord[] = [
  ['orMore', 'en', 'or more'],
  ['orMore', 'de', 'oder mehr'],
  ['orMore', 'nl', 'of meer'],
  ['orMore', 'sv', 'eller mer'],
  ['orMore', 'fr', 'ou plus'],
  ['orMore', 'es', 'o más'],
  ['orMore', 'ca', 'o més'],
  ['orMore', 'pt', 'ou mais'],
  ['orMore', 'it', 'o più'],
  ['orMore', 'ro', 'sau mai mul[tțţ][ie]'],
  ['orMore', 'pl', 'lub więcej|i więcej|albo więcej'],
  ['orMore', 'cs', 'nebo více|či více|a více'],
  ['orMore', 'sk', 'alebo viac|a viac'],
  ['orMore', 'hu', 'vagy több'],
  ['orMore', 'hr sr', 'ili više|i više|или више'],
  ['orMore', 'sl', 'ali več|in več'],
  ['orMore', 'bg', 'или повече|и повече'],
  ['orMore', 'ru', 'и более|или более|и больше|или больше'],
  ['orMore', 'uk', 'і більше|та більше|або більше'],
  ['orMore', 'lt', 'ar daugiau|ir daugiau'],
  ['orMore', 'lv', 'vai vairāk|un vairāk'],
  ['orMore', 'et', 'või rohkem|ja rohkem'],
];
