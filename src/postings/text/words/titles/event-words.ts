/**
 * Names of events at which somebody may learn of jobs, folded or not, as parts of patterns: who comes there applies for
 * nothing yet. By language; | divides them, and `event-words.spec.ts` puts an occupation beside each.
 */
export const EVENT_WORDS: readonly (readonly [language: string, words: string])[] = [
  [
    'en',
    'info sessions?|information sessions?|info events?|information events?|information evenings?|hiring events?|recruitment events?|recruiting events?|open days?|job fairs?|career fairs?|careers fairs?|webinars?|meetups?',
  ],
  [
    'de',
    'infoabend|infotag|info-?veranstaltung|informationsabend|informationstag|informationsveranstaltung|bewerbertag|bewerbungstag|karrieretag|jobmesse|karrieremesse|tag der offenen tür|schnuppertag',
  ],
  [
    'fr',
    'réunions? d.information|séances? d.information|portes? ouvertes?|journées? portes ouvertes|job dating|salon de l.emploi',
  ],
  ['es', 'sesión informativa|charla informativa|jornada de puertas abiertas|feria de empleo'],
  ['ca', 'sessió informativa|jornada de portes obertes|fira d.ocupació'],
  ['pt', 'sessão de esclarecimento|sessão informativa|dia aberto|feira de emprego'],
  ['it', 'sessione informativa|incontro informativo|porte aperte|fiera del lavoro'],
  ['nl', 'infoavond|informatieavond|infosessie|informatiebijeenkomst|open dag|inloopavond|banenmarkt'],
  ['sv', 'informationsträff|informationskväll|öppet hus|arbetsmarknadsdag'],
  ['da', 'informationsmøde|infomøde|åbent hus|jobmesse'],
  ['no', 'informasjonsmøte|infomøte|åpent hus|jobbmesse'],
  ['fi', 'rekrytointitapahtuma|infotilaisuus|avoimet ovet'],
  ['pl', 'spotkanie informacyjne|dzień otwarty|dni otwarte|targi pracy'],
  ['cs', 'informační setkání|den otevřených dveří|veletrh práce'],
  ['sk', 'informačné stretnutie|deň otvorených dverí|veľtrh práce'],
  ['hu', 'tájékoztató est|nyílt nap|állásbörze'],
  ['ro', 'sesiune de informare|ziua porților deschise|târg de joburi'],
  ['hr', 'informativni sastanak|dan otvorenih vrata|sajam poslova'],
  ['tr', 'bilgilendirme toplantısı|kariyer günü|iş fuarı'],
  ['ru', 'день открытых дверей|ярмарка вакансий|информационная встреча'],
  ['uk', 'день відкритих дверей|ярмарок вакансій|інформаційна зустріч'],
];
