/** Words of one language, which are parts of patterns; | divides them. */
type WorkloadRow = readonly [language: string, words: string];

/** What stands right behind the share of a full week that a job has: "80% Stelle"; `workload.spec.ts` reads each. */
export const BEHIND_SHARE: readonly WorkloadRow[] = [
  ['en', 'workload|fte'],
  [
    'de',
    String.raw`stellen?|pensum|arbeitspensum|anstellung|festanstellung|teilzeit|teilzeitstelle|beschäftigung|arbeitszeit|stellenumfang|stellenanteil|beschäftigungsumfang`,
  ],
  ['fr', 'poste|emploi|temps de travail'],
  ['es', 'jornada|de jornada'],
  ['it', 'posto|impiego'],
  ['nl', 'functie|dienstverband|aanstelling|baan'],
  ['sv', 'tjänst|anställning|fast tjänst|fast anställning|tillsvidareanställning|vikariat'],
  ['da no', 'stilling|fast stilling|faste stillinger|faste stillingar|ledig stilling|fast ansettelse|vikariat'],
  ['fi', 'työaika|työaikaa'],
  ['pl', 'etatu|etat'],
  ['cs', 'úvazek|úvazku'],
  ['sk', 'úväzok'],
  ['is', 'starf|starfi|staða|stöðu'],
  ['he', 'משרה'],
];

/** What leads from a sum to the whole position that it is paid for; `workload.spec.ts` reads each. */
export const SUM_LINKS: readonly WorkloadRow[] = [
  ['en', 'for|for a|on a|at'],
  ['de', 'bei|bei einem|bei einer|für|auf'],
  ['fr it', 'pour un|à|per un|su'],
  ['nl', 'bij|bij een|voor een'],
  ['sv da no', 'för|vid|for|i|ved'],
  ['pl cs sk', 'przy|za|na|při|pri'],
];

/** What does in English, where no further noun follows it: "a 60% position", and no "95% job satisfaction". */
export const BEHIND_SHARE_IN_ENGLISH = 'position|role|job|post|employment|appointment';

/** What may follow such a word. */
export const AFTER_JOB =
  'in|at|with|for|from|as|to|is|starting|available|based|within|on|and|or|which|that|per|plus|of the|located|near|until|till|through|during|working|shared?|sharing';

/** What else a title says the share of, parts of patterns; `workload.spec.ts` puts the plain ones into titles. */
export const SHARES_OF_OTHERS: readonly WorkloadRow[] = [
  ['en', String.raw`remote|home|(?:home[- ]?)?office|commission|vegan|discount|online|digital|allowance`],
  [
    'de',
    String.raw`(?:umsatz)?provision|kommission|bio|\p{L}{0,12}rabatt|reiseanteil|reisetätigkeit|reisebereitschaft`,
  ],
  ['de', String.raw`\p{L}{0,10}(?:zuschlag|zulage)|gdb|grad der behinderung|behinderungsgrad|homeoffice`],
  ['fr', 'déplacements?|télétravail|remise|réduction'],
  ['es', 'viajar|teletrabajo|comisi(?:ón|ones)|descuento|discapacidad'],
  ['pt', 'teletrabalho|comiss(?:ão|ões)|descontos?'],
  ['it', 'trasfert[ae]|provvigion[ei]|sconto|invalidità'],
  ['nl', 'thuiswerken|korting|provisie|toeslag|loonwaarde'],
  ['sv da no', 'rejsedage|reisedager|rabatt?|provision|provisjon|tillägg|tillæg|tillegg'],
  ['fi', 'matkustamista|matkustusta|etätyötä|etätyö|alennus'],
  ['pl', 'delegacj[ei]|prowizj[ai]|zniżk[ai]|zdalnie|dodatku?'],
  ['cs sk', 'sleva|zľava|provize|provízia|příplatek|príplatok'],
  ['hu', 'jutalék|pótlék'],
  ['ro', 'deplasări|comision|spor'],
  ['ru', 'командировк[аи]|разъезды|скидка|надбавка'],
];

/** The same with how much at most behind: "travel up to 50 %"; "Head of Travel 80 %" works so much. */
export const SHARES_WITH_LIMITS: readonly WorkloadRow[] = [
  ['en', 'travel(?:ling)?|bonus'],
  ['de', String.raw`reisen|\p{L}{0,10}(?:prämie|bonus)`],
  ['fr', 'voyages|primes?'],
  ['es pt it', 'viajes?|viagens|viaggi|primas?|pr[éê]mio|premio'],
  ['nl', 'reizen'],
  ['sv da no fi', 'resor|rejser?|reiser?|lisä'],
  ['pl cs sk', 'podróże?y?|premi[ai]|cestování|cestovanie|prémie'],
  ['hu ro ru', 'utazás|bónusz|primă|премия|бонус'],
];

/** How much at most, in front of a share. */
export const SHARE_LIMITS: readonly WorkloadRow[] = [
  ['en', 'up to|of|max|approx|ca|about'],
  ['de nl', 'bis|bis zu|von|tot|van'],
  ['fr es pt it', String.raw`jusqu['’]à|de|hasta|até|al|fino al|del`],
  ['sv da no fi', 'upp till|op til|inntil|jopa'],
  ['pl cs sk hu ro ru', 'do|až|az|până la|до'],
];

/** What stands right in front of it: "Pensum: 80%". */
export const BEFORE_SHARE: readonly WorkloadRow[] = [
  ['en', 'workload|employment level|work percentage'],
  [
    'de',
    'pensum|pensum liegt bei|pensum beträgt|arbeitspensum|beschäftigungsgrad|stellenumfang|anstellungsgrad|beschäftigungsumfang|stellenprozent',
  ],
  ['fr', String.raw`taux d.activité|taux d.occupation|taux de travail`],
  ['it', 'grado di occupazione|grado di impiego|percentuale di lavoro'],
  [
    'sv',
    'tjänsten är på|anställning på|projektanställning på|tillsvidareanställning på|visstidsanställning på|omfattning|sysselsättningsgrad|tjänstgöringsgrad',
  ],
  ['is', 'starfshlutfall|starfshlutfall er'],
  ['da no', 'stillingen er på|stillingsprosent|stillingsbrøk|beskæftigelsesgrad'],
];

/** What counts the parts of a full week that a job has: "0.6 FTE", "0,5 etatu"; `workload.spec.ts` reads each. */
export const PARTS_OF_WEEK: readonly WorkloadRow[] = [
  ['en nl', 'fte'],
  ['en', 'eft'],
  ['nl', 'vte'],
  ['de', 'vzä|vzae|stelle'],
  ['fr', 'etp|ept|équivalent temps plein|équivalent plein temps'],
  ['pl', 'etatu'],
  ['cs', 'úvazku|úvazek'],
  ['sk', 'úväzku|úväzok'],
  ['da no', 'årsværk|årsverk|stilling'],
  ['ru uk', 'ставки|ставка'],
  ['bg', 'щат'],
  ['et', 'koormusega|koormus|ametikohta'],
  ['lv', 'slodze|slodzes|likme|likmes'],
  ['lt', 'etato|etatas'],
];

/** Hours as titles write them; `workload.spec.ts` puts each at the end of one. */
export const HOUR_SIGNS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'h|hrs|hours'],
  ['de', 'std|stunden|wochenstunden|wstd'],
  ['fr', 'heures'],
  ['es pt', 'horas|hs'],
  ['it', 'ore'],
  ['nl', 'uur|uren|u'],
  ['sv', 'timmar|tim'],
  ['da no', 'timer'],
  ['pl', 'godz|godzin'],
  ['cs sk', 'hod|hodin|hodín'],
  ['hu', 'óra'],
  ['fi', 'tuntia'],
];
