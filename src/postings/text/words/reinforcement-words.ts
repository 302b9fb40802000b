import type { LanguageWords } from './pattern-parts.js';

/**
 * What a company says it looks for instead of anything that it asks for, in the end of a heading: "Wir suchen
 * Verstärkung!". `section-headings.spec.ts` reads each.
 */
export const REINFORCEMENT_WORDS: readonly LanguageWords[] = [
  ['en', 'reinforcement|reinforcements'],
  ['de', 'Verstärkung|Zuwachs'],
  ['fr', 'renfort|renforts|du renfort|des renforts'],
  ['es', 'refuerzo|refuerzos'],
  ['pt', 'reforço|reforços'],
  ['it', 'rinforzo|rinforzi'],
  ['nl', 'versterking'],
  ['sv', 'förstärkning'],
  ['da', 'forstærkning'],
  ['no', 'forsterkning|forsterkninger'],
  ['fi', 'vahvistusta'],
  ['pl', 'wzmocnienia'],
  ['cs sk', 'posilu|posily'],
  ['hu', 'erősítést'],
];
