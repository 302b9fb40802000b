import type { WordRow } from '../phrase-table.js';
import type { Topic } from './topics-said.js';

/** How work is done, and what somebody offers to do: "Trabajo en altura" is nothing of careers. */
export const WAYS_OF_WORK: readonly WordRow<Topic>[] = [
  ['elsewhere', 'en', 'work at height*|working at height*|rope access*|work in progress'],
  ['elsewhere', 'de', 'arbeiten in der höhe|arbeiten am seil|höhenarbeit*|seilarbeit*'],
  ['elsewhere', 'fr', 'travail en hauteur|travaux en hauteur|travaux sur corde*|travail en équipe'],
  [
    'elsewhere',
    'es',
    'trabajo en vertical|trabajo vertical|trabajos verticales|trabajo en altura*|trabajos en altura*|trabajo en equipo|trabajo de campo',
  ],
  ['elsewhere', 'ca', 'treball en alçada|treballs en alçada|treball vertical|treballs verticals|treball en equip'],
  ['elsewhere', 'pt', 'trabalho em altura*|trabalhos em altura*|trabalho em equip*'],
  [
    'elsewhere',
    'it',
    'lavoro in quota|lavori in quota|lavori in altezza|lavori su fune|lavoro di squadra|lavoro in team',
  ],
  ['elsewhere', 'nl', 'werken op hoogte'],
  ['elsewhere', 'sv da no', 'arbete på hög höjd|arbejde i højden|arbeid i høyden'],
  ['elsewhere', 'pl', 'praca na wysokości*|prace na wysokości*|praca zespołowa|praca w zespole'],
  ['elsewhere', 'cs sk', 'práce ve výškách|výškové práce|práca vo výškach'],
];
