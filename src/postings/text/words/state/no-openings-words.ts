/** Openings in English, whose ways to say that there are none are more than a row. */
export const OPENINGS_IN_ENGLISH = 'positions?|vacanc(?:y|ies)|openings?|roles?|jobs?|opportunit(?:y|ies)';

/**
 * How a language says that there are no openings, as parts of a pattern, with the words between, or how many there may
 * be of any: "Нет скучных вакансий" denies what the openings are like. `no-openings.spec.ts` reads each.
 */
export const NO_OPENINGS_WORDS: readonly (readonly [
  language: string,
  none: string,
  between: string | number,
  openings: string,
])[] = [
  ['de', 'keine', 3, 'stellen(?:angebote|anzeigen|ausschreibungen)?|positionen|vakanzen|jobangebote|jobs'],
  ['fr', "aucune?|pas de|pas d'", 2, 'postes?|offres?|emplois?|jobs?'],
  ['es', 'no (?:hay|tenemos|existen)', 2, 'ofertas?|vacantes|puestos'],
  ['it', 'nessuna|non ci sono', 3, 'posizion[ei]|offerte'],
  ['nl', 'geen', 2, 'vacatures?|jobs'],
  ['sv', 'ingen|inga', 2, 'tjänster'],
  ['da no', 'ingen', 2, 'stillinger|jobs?'],
  ['pl', 'brak|nie mamy', 2, 'ofert|stanowisk'],
  ['pt', 'não (?:há|temos)', 2, 'vagas?|ofertas?'],
  ['cs', 'nemáme|nejsou', 'žádné|volné|otevřené|aktuální|aktuálně|momentálně|nyní', 'pozice'],
  ['sk', 'nemáme|nie sú', 'žiadne|voľné|otvorené|aktuálne|momentálne|teraz', 'pozície'],
  ['ro', 'nu (?:avem|există|sunt)', 'momentan|acum|în prezent|alte', 'posturi|locuri de muncă'],
  ['hr', 'nema(?:mo)?', 'otvorenih|slobodnih|trenutno|trenutačno', 'radnih mjesta'],
  ['ru', 'нет', 'открытых|свободных|актуальных|активных|сейчас|пока', 'вакансий'],
  ['uk', 'немає', 'відкритих|вільних|актуальних|зараз|наразі|поки', 'вакансій'],
];
