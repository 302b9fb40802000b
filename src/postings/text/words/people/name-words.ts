import type { LanguageWords } from '../pattern-parts.js';

/**
 * Words that end a name where they stand behind it, as they are written there; none begins with one.
 * `name-words.spec.ts` reads each of these tables.
 */
export const NO_NAME_WORDS: readonly LanguageWords[] = [
  [
    'en',
    'Team|Human|Resources|Department|Service|Phone|E|Email|Mail|Career|Recruiting|Recruitment|Recruiter|Talent|Our|The|Please|Tel|Job|Jobs|Account|Accounts|Applicant|Applicants|Candidate|Candidates|Policy|Privacy|Notice',
  ],
  [
    'en',
    'Manager|Senior|Junior|Head|Director|Lead|Chief|Engineer|Officer|Supervisor|President|Coordinator|Superintendent|Executive|Administrator|Managing|Deputy|Acting|Interim|Regional|National|Global|Operations|Production|Quality|Engineering|Customer|Supply|Software|Product|Project|Program|Programme|Marketing|Finance|Technical|Shift|Store|Site|Safety|Ministry',
  ],
  [
    'en',
    'Salary|Salaries|Pay|Wages|Bonus|Incentive|Incentives|Benefits|Compensation|Experience|Requirement|Requirements',
  ],
  [
    'de',
    'Gehalt|Lohn|Vergütung|Personal|Abteilung|Telefon|Bewerbung|Karriere|Für|Fragen|Rückfragen|Unser|Sie|Bitte|Mobil|Standort',
  ],
  ['fr', 'Salaire|Rémunération|Ressources|Humaines|Téléphone|Responsable|Directeur|Directrice'],
  ['es', 'Salario|Sueldo|Recursos|Humanos|Teléfono|Conmutador|Celular|Depto|Dpto|Dep|Directora|Gerente'],
  ['pt', 'Salário|Telefone|Telemóvel|Diretor|Diretora'],
  ['it', 'Stipendio|Risorse|Umane|Ufficio|Segreteria|Telefono|Responsabile|Direttore'],
  ['nl', 'Salaris|Telefoon|Mobiel|Sollicitatie'],
  ['sv da no', 'Rekrytering|Mobiltelefon|Avdelning|Afdeling|Avdeling'],
  ['fi', 'Puhelin|Sähköposti|Johtaja|Päällikkö'],
  ['pl', 'Dział|Kierownik|Dyrektor'],
  ['cs sk', 'Oddělení|Oddelenie|Vedoucí|Ředitel|Riaditeľ'],
  ['hu', 'Osztály|Igazgató'],
  ['ro', 'Resurse|Umane|Departament'],
  ['hr sr', 'Odjel|Voditelj|Direktor'],
  ['tr', 'Hanım|Bey|Departmanı|Müdürü'],
  ['ru', 'Отдел|Телефон|Директор'],
  ['uk', 'Відділ|Керівник'],
  ['el', 'Τμήμα|Τηλέφωνο'],
];

/** Words of which a heading that is written like a name is a clause, "We Are Hiring", "Come Work With Us". */
export const CLAUSE_WORDS: readonly LanguageWords[] = [['en', 'We|Are|Your|With|Join|Apply|Now|Today|Here']];

/** Ends of words for things and activities, which no person is called by. */
export const THING_ENDINGS: readonly LanguageWords[] = [
  [
    'en',
    'tion|ment|system|systems|business|service|services|sales|marketing|office|library|partnership|stores|hospital|academy|college|university|museum|school',
  ],
  [
    'de',
    'ung|ungen|heit|keit|schaft|ität|mittel|ingenieur|leitung|systeme|krankenhaus|klinik|klinikum|zentrum|gymnasium|schule|museum|gemeinde',
  ],
  ['es', 'ción|ciones|empresas'],
  ['pt', 'ção|ções'],
  ['it', 'zione|zioni'],
  ['nl', 'ziekenhuis|stichting'],
  ['sv da no', 'avdelning|afdeling|avdeling|sjukhus|skolan|kommune|kommun'],
  ['hu', 'kórház|iskola'],
];

/** In front of a word for a contact: the reader is one, of others. */
export const READER_IS: readonly LanguageWords[] = [
  ['en', 'are|be|as'],
  ['de', 'bist|sind|als'],
  ['fr', 'êtes|serez|comme'],
  ['es', 'serás|eres|como'],
  ['pt', 'serás|és|será|como'],
  ['it', 'sarai|sei|come'],
  ['nl', 'bent|als'],
  ['sv', 'är|som'],
  ['da no', 'er|som'],
  ['fi', 'olet|toimit'],
  ['pl', 'jesteś|będziesz|jako'],
  ['cs sk', 'jsi|jste|budete|ste|jako|ako'],
  ['hu', 'mint'],
  ['ro', 'ești|ca'],
  ['hr sr', 'kao'],
  ['ru', 'как'],
  ['uk', 'як'],
];

/** In front of a person to write or to talk to, whose mailbox follows. */
export const TO_SOMEBODY: readonly LanguageWords[] = [
  ['en', 'to|with|contact'],
  ['de', 'bei|an'],
  ['fr', 'à|auprès de|contactez'],
  ['es', 'a|con'],
  ['pt', 'para|com'],
  ['it', 'a|con'],
  ['nl', 'met|bij'],
  ['sv da', 'med|til|till'],
  ['no', 'til|kontakt'],
  ['pl', 'do|z'],
  ['cs sk', 'na|s'],
];
