import { fold } from '../../text/words.js';

/** Words that begin a heading and say what its part of the page is about, folded; English ones are known elsewhere. */
const ABOUT = new Set(['uber', 'over', 'om', 'sobre', 'despre', 'про', 'о', 'acerca de', 'a propos de']);
const ABOUT_SOMETHING =
  /^(\p{L}+(?:\s(?:de|propos de))?)\s(?:(?:die|den|das|unser\p{L}*|ons|het|de|la|el|los|las|os?|as?)\s)?\p{Lu}/u;

/** "Über die Bäckerei Koch", "Over Restaurant De Linde": what a part of a page is about. */
export function isAboutSomething(text: string): boolean {
  const about = ABOUT_SOMETHING.exec(text)?.[1];
  return about !== undefined && ABOUT.has(fold(about));
}

const JOBS =
  '(?:jobs?|stellen(?:angebote)?|karriere|careers?|vacanc(?:y|ies)|emplois?|recrutement|empleos?|vacatures|lavoro|kariera|praca)';
const JOBS_AND = new RegExp(
  `^${JOBS}\\s?(?:&|/|\\+|und|and|et|y|e|en|och|og|i|a)\\s|\\s(?:&|/|und|and|et|y|e|en|och|og|i|a)\\s${JOBS}$`,
);

/** "Jobs & Praktikum", "Stage et emploi": what a page or a part of it is about; of a folded text. */
export function isAboutJobs(folded: string): boolean {
  return JOBS_AND.test(folded);
}
