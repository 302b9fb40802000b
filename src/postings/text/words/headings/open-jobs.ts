/** Languages, the words in front and the words behind; | divides words. */
type OpenJobs = readonly [languages: string, ahead: string, behind: string];

/**
 * "Open engineering roles", "Posizioni tecniche aperte": headings of openings with words for the trade between what is
 * said of them. Words for seats and places in courses ("posti", "plazas") are none. `open-jobs.spec.ts` reads each row.
 */
export const OPEN_JOBS: readonly OpenJobs[] = [
  ['en', 'open|vacant|available|current', 'positions|roles|jobs|vacancies|openings'],
  ['de', 'offene|freie|vakante|unbesetzte', 'stellen|positionen|jobs|arbeitsplätze|ausbildungsplätze|lehrstellen'],
  ['nl', 'open|openstaande|vacante|beschikbare', 'vacatures|functies|posities|banen'],
  ['sv', 'lediga|öppna', 'tjänster|jobb|befattningar|positioner'],
  ['da no', 'ledige|åbne|åpne', 'stillinger|job|jobber'],
  ['fi', 'avoimet', 'työpaikat|tehtävät|työt'],
  ['fr', 'postes|emplois', 'ouverts|vacants|disponibles|à pourvoir'],
  ['it', 'posizioni|ruoli', 'aperte|aperti|disponibili|vacanti'],
  ['es', 'puestos|vacantes|empleos', 'disponibles|abiertos|abiertas|vacantes'],
  ['pt', 'vagas|posições', 'abertas|disponíveis|em aberto'],
  ['pl', 'wolne|otwarte', 'stanowiska|etaty'],
  ['cs sk', 'volné|volná|voľné|otevřené|otvorené', 'pozice|pozície|pracovní místa|pracovné miesta'],
];
