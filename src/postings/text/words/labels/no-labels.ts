import type { LanguageWords } from '../pattern-parts.js';

/**
 * What begins with a label and "&" and is none: "City & Guilds, level 3" is a qualification. `field-labels.spec.ts`
 * reads each.
 */
export const NO_LABELS: readonly LanguageWords[] = [['en', 'city & guilds|city and guilds']];
