/**
 * What pay rises to, or when: "12 € an hour, after the trial period 13 €"; # stands for a number. The two have to be of
 * one size.
 */
export const RISE_WORDS: readonly (readonly [language: string, words: string])[] = [
  [
    'en',
    'rising to|and rising to|rise to|and rise to|rises to|which rises to|increasing to|and increasing to|increases to|increase to|going up to|and going up to|goes up to|progressing to|after probation|after your probation|after the trial period|once trained|after probation period|after the probation period|after a probation period|after the probationary period|after training|after # weeks|after # months|after # days',
  ],
  [
    'de',
    'steigend auf|ansteigend auf|ansteigend bis|steigt auf|und steigt auf|nach der Probezeit|nach Ende der Probezeit|nach der Einarbeitung|nach Einarbeitung|danach|später|nach # Monaten|nach # Wochen',
  ],
  [
    'fr',
    "évoluant jusqu'à|évoluant jusqu’à|évolutif jusqu'à|évolutif jusqu’à|pouvant aller jusqu'à|pouvant aller jusqu’à|pouvant évoluer jusqu'à|pouvant évoluer jusqu’à|après la période d'essai|après la période d’essai|puis|après # mois|après # semaines|après formation",
  ],
  [
    'es',
    'ampliable a|ampliable hasta|pudiendo llegar a|pudiendo llegar hasta|tras el periodo de prueba|tras el período de prueba|después de # meses|tras # meses|a los # meses',
  ],
  ['ca', 'ampliable a|ampliable fins a|després del període de prova'],
  [
    'pt',
    'podendo chegar a|podendo chegar até|podendo ir até|após o período experimental|após o período de experiência|após # meses|depois de # meses',
  ],
  ['it', 'con possibilità di arrivare a|fino ad arrivare a|che sale a|dopo il periodo di prova|dopo # mesi'],
  [
    'nl',
    'oplopend tot|oplopend naar|oplopend tot wel|stijgend tot|en oploopt tot|doorgroeiend naar|na de proeftijd|na je proeftijd|na # maanden|na # weken|na de inwerkperiode',
  ],
  [
    'sv',
    'stigande till|och stiger till|som stiger till|efter provanställningen|efter provtiden|efter # månader|efter # veckor',
  ],
  ['da', 'stigende til|og stiger til|som stiger til|efter prøvetiden|efter # måneder|efter # uger'],
  [
    'no',
    'stigende til|økende til|og stiger til|som stiger til|etter prøvetiden|etter prøvetid|etter # måneder|etter # uker',
  ],
  ['fi', 'koeajan jälkeen'],
  [
    'pl',
    'z możliwością wzrostu do|rosnące do|rosnąca do|po okresie próbnym|a po okresie próbnym|po szkoleniu|po przyuczeniu|po # miesiącach|po # tygodniach',
  ],
  ['cs', 'po zkušební době|po zkušebce|po zapracování|po zaučení|po zapracování až|po # měsících'],
  ['sk', 'po skúšobnej dobe|po zapracovaní|po zaučení|po zaškolení'],
  ['hu', 'próbaidő után|betanulás után|a próbaidő után'],
  ['ro', 'după perioada de probă'],
  ['hr sr', 'nakon probnog rada|nakon probnog roka|posle probnog rada'],
  ['sl', 'po poskusni dobi|po poskusnem delu'],
  ['bg', 'след изпитателния срок'],
  ['ru', 'после испытательного срока|после стажировки|после обучения'],
  ['uk', 'після випробувального терміну|після стажування|після випробувального строку'],
  ['el', 'μετά τη δοκιμαστική περίοδο'],
  ['lt', 'po bandomojo laikotarpio'],
  ['lv', 'pēc pārbaudes laika'],
  ['et', 'pärast katseaega|peale katseaega'],
  ['tr', 'deneme süresinden sonra'],
];

/** Where pay is that of a beginning, in brackets behind its amount: "(during training)". */
export const TRIAL_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'training|probation|probationary|trial'],
  ['de', 'Einarbeitung|Einarbeitungszeit|Probezeit'],
  ['fr', "formation|période d'essai|période d’essai"],
  ['es', 'formación|periodo de prueba|período de prueba'],
  ['pt', 'formação|período experimental|período de experiência'],
  ['it', 'formazione|periodo di prova'],
  ['nl', 'proeftijd|inwerkperiode'],
  ['sv', 'provanställning|provanställningen|upplärning'],
  ['da no', 'prøvetid|prøvetiden|oplæring|opplæring'],
  ['pl', 'okres próbny|okresie próbnym|szkolenie|szkolenia'],
  ['cs sk', 'zkušební doba|zkušební době|zaučení|skúšobná doba|zaučenie'],
];

/** The span of the first of two amounts. */
export const SPANS_BETWEEN =
  "pro Stunde|die Stunde|je Stunde|/ Std.|/Std.|/Std|pro Monat|im Monat|monatlich|/ Monat|/Monat|de l'heure|de l’heure|par heure|par mois|/heure|/mois|/ mois|la hora|por hora|al mes|a la hora|mensuales|por mês|à hora|all'ora|all’ora|al mese|mensili|per uur|per maand|i timmen|i månaden|i timen|om måneden|i måneden|e/kk|tunnissa|za godzinę|na godzinę|/ godz.|/godz.|/godz|/h|miesięcznie|na hodinu|za hodinu|/hod.|/hod|měsíčně|mesačne|na sat|po satu|mjesečno|mesečno|на час|в час|в месяц|на месец|на місяць|pe oră|pe lună|/lună|an hour|a month|a year|per month|per annum".split(
    '|',
  );
