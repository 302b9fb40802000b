/** Words of one language, which are parts of patterns; | divides them. */
type WorkloadRow = readonly [language: string, words: string];

/** What stands right behind the share of a full week that a job has: "80% Stelle"; `workload.spec.ts` reads each. */
export const BEHIND_SHARE: readonly WorkloadRow[] = [
  ['en', 'workload|fte'],
  ['de', String.raw`stellen?|pensum|arbeitspensum|anstellung|teilzeit|teilzeitstelle|beschäftigung|arbeitszeit`],
  ['fr', 'poste|emploi|temps de travail'],
  ['es', 'jornada|de jornada'],
  ['it', 'posto|impiego'],
  ['nl', 'functie|dienstverband|aanstelling|baan'],
  ['sv', 'tjänst|anställning'],
  ['da no', 'stilling'],
  ['fi', 'työaika|työaikaa'],
  ['pl', 'etatu|etat'],
  ['cs', 'úvazek|úvazku'],
  ['sk', 'úväzok'],
];

/** What does in English, where no further noun follows it: "a 60% position", and no "95% job satisfaction". */
export const BEHIND_SHARE_IN_ENGLISH = 'position|role|job|post|employment|appointment';

/** What may follow such a word. */
export const AFTER_JOB =
  'in|at|with|for|from|as|to|is|starting|available|based|within|on|and|or|which|that|per|plus|of the|located|near|until|till|through|during|working|shared?|sharing';

/** What stands right in front of it: "Pensum: 80%". */
export const BEFORE_SHARE: readonly WorkloadRow[] = [
  ['en', 'workload|employment level|work percentage'],
  ['de', 'pensum|arbeitspensum|beschäftigungsgrad|stellenumfang|anstellungsgrad|beschäftigungsumfang|stellenprozent'],
  ['fr', String.raw`taux d.activité|taux d.occupation|taux de travail`],
  ['it', 'grado di occupazione|grado di impiego|percentuale di lavoro'],
  ['sv', 'omfattning|sysselsättningsgrad|tjänstgöringsgrad'],
  ['is', 'starfshlutfall|starfshlutfall er'],
  ['da no', 'stillingsprosent|stillingsbrøk|beskæftigelsesgrad'],
];
