import type { LanguageWords } from '../pattern-parts.js';

/**
 * How one is to get to the work, behind the place and a colon ("Leeds: commute reliably, or move before you start"), by
 * language; | divides the words, a * stands for any ending. `reachable-places.spec.ts` puts each behind a town.
 */
export const REACH_WORDS: readonly LanguageWords[] = [
  ['en', 'commut*|relocat*'],
  ['de', 'pendeln|umzieh*|umzug'],
  ['nl', 'pendelen|verhuizen|verhuis'],
  ['fr', 'faire la navette|déménag*'],
  ['es', 'desplazarse|mudarse|trasladarse|reubicarse'],
  ['pt', 'deslocar-se|mudar-se'],
  ['it', 'trasferirsi|trasferimento|raggiungere'],
  ['sv da no', 'pendla|pendle|flytta|flytte'],
  ['pl', 'dojeżdża*|przeprowadz*'],
];
