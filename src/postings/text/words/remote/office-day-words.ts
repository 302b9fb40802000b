/** What sentences say of the days on which one comes to the company. */
type OfficeDayKind =
  /** So often a week, on some of its days. */
  | 'times'
  /** In, to or from the office. */
  | 'office'
  /** That one is there or works there; what else happens there says nothing of the work. */
  | 'being'
  /** In front of `times` where they stand without a verb. */
  | 'least';

/** Parts of patterns by language; `office-days.spec.ts` reads a sentence with each. */
export const OFFICE_DAYS: readonly (readonly [kind: OfficeDayKind, language: string, words: string])[] = [
  ['times', 'en', '(?:once|twice|(?:one|two|three|four|[1-4]) (?:times|days?)|[1-4] ?x) (?:a|per|each|every) week'],
  ['office', 'en', 'in (?:the|our) office|(?:in)?to (?:the|our) office|at (?:the|our) office|on[- ]site'],
  ['being', 'en', "(?:you|we)(?: will|'ll| should| need to| have to)? (?:be|are|work|come)|you're|we're|expected"],
  ['least', 'en', 'at least|minimum|only'],
  [
    'times',
    'de',
    '(?:(?:(?:ein|zwei|drei|vier|[1-4] ?)mal|[1-4] ?x|(?:an )?(?:einem|einen|ein|zwei|drei|vier|[1-4]) tag(?:en?)?) (?:pro|die|in der|je) woche|(?:(?:ein|zwei|drei|vier|[1-4] ?)mal|[1-4] ?x) wöchentlich)',
  ],
  ['office', 'de', '(?:im|ins|in unserem|in unser) büro|vor ort'],
  [
    'being',
    'de',
    'bist du|du bist|sind (?:wir|sie)|(?:wir|sie) sind|(?:arbeitest|kommst) du|du (?:arbeitest|kommst)|(?:arbeiten|kommen|erwarten) (?:wir|sie)|(?:wir|sie) (?:arbeiten|kommen)|anwesenheit|präsenz',
  ],
  ['least', 'de', 'mindestens|min\\.|nur|maximal|max\\.'],
  [
    'times',
    'cs',
    '(?:jednou|dvakrát|třikrát|čtyřikrát|[1-4] ?x|(?:jeden|dva|tři|čtyři|[1-4]) (?:den|dny)) (?:týdně|v týdnu|za týden|do týdne)',
  ],
  ['office', 'cs', '(?:v|z) kanceláři?|do kanceláře|z kanceláře|v kanclu|do kanclu'],
  [
    'being',
    'cs',
    'jsme|jste|jsi|být|budete|chodíme|chodit|docházíme|docházet|přijít|pracujete|pracujeme|pracuješ|přítomnost',
  ],
  ['least', 'cs', 'alespoň|aspoň|nejméně|minimálně|min\\.|jen|pouze|maximálně'],
  [
    'times',
    'sk',
    '(?:raz|dvakrát|trikrát|štyrikrát|[1-4] ?x|(?:jeden|dva|tri|štyri|[1-4]) (?:deň|dni)) (?:týždenne|v týždni|za týždeň|do týždňa)',
  ],
  ['office', 'sk', 'v kancelárii|do kancelárie|z kancelárie'],
  ['being', 'sk', 'sme|ste|byť|budete|chodíme|chodiť|prísť|pracujete|pracujeme|pracuješ|prítomnosť'],
  ['least', 'sk', 'aspoň|minimálne|najmenej|iba|len'],
  [
    'times',
    'pl',
    '(?:raz|(?:dwa|trzy|cztery|[1-4]) razy|[1-4] ?x|(?:jeden|dwa|trzy|cztery|[1-4]) (?:dzień|dni)) (?:w tygodniu|na tydzień|tygodniowo)',
  ],
  ['office', 'pl', 'w biurze|do biura|z biura|biuro'],
  [
    'being',
    'pl',
    'jesteśmy|jesteś|być|będziesz|przychodzimy|przychodzisz|przyjść|pracujesz|pracujemy|praca|obecność|odwiedzasz|odwiedzamy|bywamy|pojawiasz się',
  ],
  ['least', 'pl', 'co najmniej|przynajmniej|minimum|min\\.|tylko|maksymalnie'],
  ['times', 'fr', '(?:(?:une|deux|trois|quatre|[1-4]) (?:fois|jours?)|un jour|[1-4] ?x) ?(?:par|/) ?semaine'],
  ['office', 'fr', 'au bureau|dans nos bureaux|dans nos locaux|sur site|en présentiel'],
  [
    'being',
    'fr',
    'vous (?:venez|êtes|travaillez|serez)|tu (?:viens|es|travailles|seras)|nous (?:sommes|venons|travaillons)|on est|présence|venir|être présente?',
  ],
  ['least', 'fr', 'au moins|minimum|seulement|maximum'],
  [
    'times',
    'nl',
    '(?:eens|eenmaal|tweemaal|driemaal|(?:één|een|eén|twee|drie|vier|[1-4]) (?:keer|dag|dagen)|[1-4] ?x) ?(?:per|in de|/) ?week',
  ],
  ['office', 'nl', '(?:op|naar|vanaf|vanuit) (?:ons |het )?kantoor'],
  [
    'being',
    'nl',
    '(?:je|u) (?:bent|werkt|komt)|ben je|werk je|kom je|werkt u|komt u|(?:we|wij) (?:zijn|werken|komen)|(?:zijn|werken|komen) (?:we|wij)|aanwezig|aanwezigheid',
  ],
  ['least', 'nl', 'minimaal|minstens|ten minste|maximaal|slechts'],
  ['times', 'es', '(?:una vez|(?:dos|tres|cuatro|[1-4]) veces|(?:un|dos|tres|cuatro|[1-4]) días?) (?:por|a la) semana'],
  ['office', 'es', '(?:en|a) (?:la|nuestra) oficina'],
  ['being', 'es', 'estamos|estarás|estás|trabajas|trabajarás|trabajamos|vienes|vendrás|venimos|vamos|presencia|venir'],
  ['least', 'es', 'al menos|mínimo|solo'],
  [
    'times',
    'it',
    '(?:una volta|(?:due|tre|quattro|[1-4]) volte|(?:un|due|tre|quattro|[1-4]) giorn[oi]) (?:a|alla|per) settimana',
  ],
  ['office', 'it', 'in ufficio|in sede'],
  ['being', 'it', 'sei|sarai|siamo|lavori|lavorerai|lavoriamo|vieni|verrai|veniamo|presenza|venire'],
  ['least', 'it', 'almeno|minimo|solo'],
  ['times', 'pt', '(?:uma vez|(?:duas|três|quatro|[1-4]) vezes|(?:um|dois|três|quatro|[1-4]) dias?) por semana'],
  ['office', 'pt', '(?:no|ao) (?:nosso )?escritório'],
  ['being', 'pt', 'estamos|estará|estarás|trabalha|trabalhas|trabalhamos|vem|vens|vamos|presença|ir'],
  ['least', 'pt', 'pelo menos|mínimo|apenas'],
  [
    'times',
    'sv',
    '(?:en gång|(?:två|tre|fyra|[1-4]) gånger|(?:en|två|tre|fyra|[1-4]) dag(?:ar)?) (?:i veckan|per vecka)',
  ],
  ['office', 'sv', 'på (?:vårt )?kontoret?|till kontoret'],
  [
    'being',
    'sv',
    'är (?:du|vi)|(?:du|vi) är|(?:arbetar|jobbar|kommer) (?:du|vi)|(?:du|vi) (?:arbetar|jobbar|kommer)|närvaro',
  ],
  ['least', 'sv', 'minst|endast|bara'],
  [
    'times',
    'da no',
    '(?:en gang|(?:to|tre|fire|[1-4]) gange[rt]?|(?:en|to|tre|fire|[1-4]) dage?r?) (?:om ugen|ugentlig[te]?|i uken|i uka|per uke)',
  ],
  ['office', 'da no', 'på (?:vores )?kontoret|til kontoret'],
  [
    'being',
    'da no',
    'er (?:du|vi)|(?:du|vi) er|(?:arbejder|arbeider|jobber|møder|kommer) (?:du|vi)|(?:du|vi) (?:arbejder|arbeider|jobber|møder|kommer)|fremmøde|oppmøte',
  ],
  ['least', 'da no', 'mindst|minst|kun|bare'],
];
