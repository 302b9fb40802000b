/** Words of one language, parts of patterns, | between them. */
export type StaffWord = readonly [
  kind: 'staff' | 'our' | 'some' | 'seek' | 'study' | 'behind',
  language: string,
  words: string,
];

/**
 * The people who work somewhere, and whose they are: "120 full-time employees", "our permanent team" offer no such job.
 * `some` counts them in words, `seek` stands before those who are wanted; `study` stands before hours that are those of
 * studies, of past work or of children, and `behind` follows such hours.
 */
export const STAFF_WORDS: readonly StaffWord[] = [
  ['staff', 'en', 'employees|staff|people|team ?members|colleagues|workers|workforce'],
  [
    'staff',
    'de',
    'mitarbeiter(?:n|innen|[:*_]innen)?|mitarbeitende[rn]?|aushilfen|beschäftigten?|angestellten?|kolleg(?:en|innen)|arbeitskräften?|kräften?',
  ],
  ['staff', 'fr', 'salariée?s|collaborat(?:eurs|rices)|employée?s'],
  ['staff', 'es', 'emplead[oa]s|trabajador[ae]s'],
  ['staff', 'pt', 'colaboradores|empregados|funcionários|trabalhadores'],
  ['staff', 'it', 'dipendenti|collaboratori|addetti'],
  ['staff', 'nl', 'medewerkers|werknemers|collega’s'],
  ['staff', 'sv', 'anställda|medarbetare'],
  ['staff', 'no, da', 'ansatte|medarbeidere|medarbejdere'],
  ['staff', 'fi', 'työntekijää'],
  ['staff', 'pl', 'pracowników'],
  ['staff', 'cs, sk', 'zaměstnanců|zamestnancov'],
  ['staff', 'hu', 'alkalmazott|munkatárs|dolgozó'],
  ['staff', 'ro', 'angajați'],
  ['staff', 'hr, sr, sl', 'zaposlenih|zaposlenika|запослених'],
  ['staff', 'bg', 'служители'],
  ['staff', 'ru, uk', 'сотрудников|работников|працівників|співробітників'],
  ['staff', 'el', 'εργαζόμεν(?:οι|ους)|υπάλληλ(?:οι|ους)'],
  ['staff', 'tr', 'çalışan'],
  ['staff', 'et, lv, lt', 'töötajat|darbinieki|darbuotojų'],
  ['our', 'en', 'our|their|full[- ]time|part[- ]time|permanent'],
  ['our', 'de', 'unsere[nrm]?'],
  ['our', 'fr, es, it', 'nos|nuestr[oa]s|i nostri'],
  ['some', 'en', 'two|three|four|several|some|many'],
  ['some', 'de', 'zwei|drei|vier|mehrere[nr]?|einigen?|viele'],
  ['some', 'fr', 'deux|trois|quatre|plusieurs|quelques'],
  ['some', 'es, pt, it', 'dos|tres|varios|varias|dois|duas|três|vários|due|tre|alcuni|diversi'],
  ['some', 'nl, sv, da, no', 'twee|drie|enkele|två|tre|några|to|nogle|noen'],
  ['seek', 'en', 'seek|seeking|looking for|hiring|hire|recruit|recruiting|need|wanted'],
  ['seek', 'de', 'suchen|sucht|gesucht|brauchen'],
  ['seek', 'fr', 'recherchons|recherche|cherchons|cherche|recrutons|recrute'],
  ['seek', 'es, pt, it', 'buscamos|busca|procuramos|procura|cerchiamo|cerca|cercasi'],
  ['seek', 'nl, sv, da, no', 'zoeken|zoekt|söker|søger|søker'],
  ['study', 'en', 'study|studies|studying|studied|degree|courses?|worked|parents|children'],
  ['study', 'de', 'studium|studieren|weiterbildung|umschulung|kurs|eltern|kinder|kinderbetreuung'],
  ['study', 'fr', 'études?|formation|étudier|cursus|enfants|parents'],
  ['study', 'es, pt, it', 'estudios|estudiar|curso|estudos|estudar|studi|studiare|corso'],
  ['study', 'nl, sv, da, no', 'studie|studies|studeren|opleiding|studier|studera|studere|utbildning|uddannelse'],
  ['study', 'pl, cs', 'studia|studium|szkoła'],
  ['behind', 'en', 'mba|stud(?:y|ies)|degree|courses?|programmes?|benefits|childcare|experience|school|education'],
  ['behind', 'de', 'studium|studiengang|schule|weiterbildung|betreuung|betreuen|studieren'],
];
