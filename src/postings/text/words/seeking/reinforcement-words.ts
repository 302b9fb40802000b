import type { LanguageWords } from '../pattern-parts.js';

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

/** That it is needed, where no other words seek: "Unser Team braucht Verstärkung: Koch"; `called-seeker.spec.ts`. */
export const NEED_WORDS: readonly LanguageWords[] = [
  ['en', 'need|needs|needed|wanted'],
  ['de', 'brauche|brauchen|braucht|gesucht|wünschen uns'],
  ['fr', 'besoin'],
  ['es', 'necesitamos|necesita'],
  ['pt', 'precisamos|precisa'],
  ['it', 'bisogno'],
  ['nl', 'nodig|gezocht|kunnen gebruiken'],
  ['sv', 'behöver|sökes|söks'],
  ['da', 'mangler|søges'],
  ['no', 'trenger|søkes'],
  ['fi', 'tarvitsemme|tarvitsee|kaipaamme'],
  ['pl', 'potrzebujemy|potrzebuje'],
  ['cs sk', 'potřebujeme|potrebujeme'],
  ['hu', 'keresünk'],
];
