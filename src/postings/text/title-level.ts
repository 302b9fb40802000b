import { fold, wordsOf } from './words.js';

/** How high in a career a title stands, lowest first. */
export const TITLE_LEVELS = [
  'intern',
  'apprentice',
  'student',
  'junior',
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
] as const;
export type TitleLevel = (typeof TITLE_LEVELS)[number];

/**
 * Words that state a level, folded; whole words, and endings where German glues them on. Each has its case in the spec.
 */
const WORDS: Readonly<Record<TitleLevel, RegExp>> = {
  intern:
    /\b(?:intern|interns|internship|praktikum|praktikant(?:in)?|stage|stagiaire|stagiair|stagista|tirocinio|becario|becaria|practicas|estagio|estagiario|praktik|stazysta|stazystka|harjoittelija)\b/,
  apprentice:
    /\b(?:apprentice|apprenticeship|azubi|auszubildende[nr]?|ausbildung|lehrling|apprenti|apprentie|alternance|alternant|alternante|apprendista|aprendiz|leerling|larling|laerling)\b/,
  student:
    /\b(?:werkstudent(?:in)?|working student|student|studentische|etudiant|estudiante|studente|diplomand|thesis|abschlussarbeit)\b/,
  junior: /\b(?:junior|jr|entry level|graduate|trainee|berufseinsteiger|einsteiger|debutant)\b/,
  senior: /\b(?:senior|sr|snr|confirme|experimente|expert|experte|principal|staff)\b/,
  lead: /\b(?:lead|leads|tech lead|team lead|teamlead|teamleiter(?:in)?|teamleitung|chef d equipe|gruppenleiter(?:in)?|vorarbeiter(?:in)?|capo|foreman|supervisor|responsable|responsabile|jefe|jefa|kierownik|teamleder|teamleider|ploegleider)\b/,
  manager:
    /\b(?:manager|managerin|mgr|leiter(?:in)?|leitung|gerente|direttore|hoofd|chef|kierowniczka|paallikko)\b|(?:leiter|leiterin|leitung|chef)\b/,
  director:
    /\b(?:director|direktor(?:in)?|directeur|directrice|head of|head|bereichsleiter(?:in)?|abteilungsleiter(?:in)?|vp|vice president|dyrektor|johtaja)\b/,
  executive:
    /\b(?:ceo|cto|cfo|coo|cmo|cpo|chief|geschaftsfuhrer(?:in)?|geschaftsfuhrung|vorstand|managing director|president|dg|pdg|amministratore delegato)\b/,
};

/** The levels a title states; none where it states none. "Vice President" is a director, no president. */
export function readTitleLevels(title: string): ReadonlySet<TitleLevel> {
  const folded = fold(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bvice president\b/g, 'vp')
    .trim();
  return new Set(TITLE_LEVELS.filter((level) => WORDS[level].test(folded)));
}

const SHORT_LEVELS: Readonly<Record<string, string>> = { sr: 'senior', snr: 'senior', jr: 'junior' };

/** The words of a title by which two ways to write it are known as one: "Sr. Engineer" is "Senior Engineer". */
export function titleWords(title: string): string {
  return wordsOf(title)
    .map((word) => SHORT_LEVELS[word] ?? word)
    .join(' ');
}
