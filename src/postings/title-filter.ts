import { wordsOf } from './text/words.js';

/** Words that stand for each other: abbreviations, spellings, languages. The first of a group is its name. */
const EQUAL_WORDS: string[][] = [
  ['senior', 'sr', 'snr'],
  ['junior', 'jr', 'jnr'],
  ['manager', 'mgr', 'mngr'],
  ['engineer', 'eng', 'engr', 'ingenieur', 'ingenieurin', 'engineers', 'ingenieure'],
  [
    'developer',
    'dev',
    'developers',
    'entwickler',
    'entwicklerin',
    'desarrollador',
    'developpeur',
    'utvikler',
    'udvikler',
    'utvecklare',
  ],
  ['administrator', 'admin'],
  ['assistant', 'asst', 'assistent', 'assistentin'],
  ['representative', 'rep', 'reps'],
  ['associate', 'assoc'],
  ['director', 'dir'],
  ['vice', 'v'],
  ['executive', 'exec'],
  ['operations', 'ops', 'operation'],
  ['marketing', 'mktg'],
  ['technician', 'tech', 'techniker', 'technikerin'],
  ['specialist', 'spezialist', 'spezialistin'],
  ['architect', 'architekt', 'architektin'],
  ['consultant', 'berater', 'beraterin', 'konsulent'],
  ['frontend', 'fe'],
  ['backend', 'be'],
  ['fullstack'],
  ['accountant', 'buchhalter', 'buchhalterin'],
  ['sales', 'vertrieb'],
  ['driver', 'fahrer', 'fahrerin'],
  ['head', 'leiter', 'leiterin'],
];

const names = new Map(EQUAL_WORDS.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)));

/** What several words of a title are one word for, after folding. */
const PHRASES: [RegExp, string][] = [
  [/\bfront[\s-]end\b/g, 'frontend'],
  [/\bback[\s-]end\b/g, 'backend'],
  [/\bfull[\s-]stack\b/g, 'fullstack'],
  [/\bon[\s-]chain\b/g, 'onchain'],
  [/\bvp\b/g, 'vice president'],
  [/\bsvp\b/g, 'senior vice president'],
  [/\bceo\b/g, 'chief executive officer'],
  [/\bcto\b/g, 'chief technology officer'],
  [/\bcfo\b/g, 'chief financial officer'],
  [/\bcoo\b/g, 'chief operating officer'],
  [/\bhr\b/g, 'human resources'],
  [/\bqa\b/g, 'quality assurance'],
  [/\bml\b/g, 'machine learning'],
  [/\bai\b/g, 'artificial intelligence'],
  [/\bswe\b/g, 'software engineer'],
  [/\bsre\b/g, 'site reliability engineer'],
  [/\bsdr\b/g, 'sales development representative'],
  [/\bbdr\b/g, 'business development representative'],
  [/\bux\b/g, 'user experience'],
  [/\bui\b/g, 'user interface'],
  [/\bpm\b/g, 'project manager'],
  [/\bsoftware[\s-]?(entwickler(?:in)?|ingenieur(?:in)?)\b/g, 'software $1'],
  [/\bweb[\s-]?(developer|entwickler(?:in)?)\b/g, 'web $1'],
];

/** The words of a title in the form in which they are compared. */
function titleWords(title: string): string[] {
  const spelled = PHRASES.reduce(
    (text, [pattern, phrase]) => text.replace(pattern, phrase),
    wordsOf(title.replace(/[:*_](?=in(?:nen)?\b)/g, '')).join(' '),
  );
  return spelled
    .split(' ')
    .filter((word) => word !== '')
    .map(normalForm);
}

/** One form for singular and plural, male and female, and for words of the same meaning. */
function normalForm(word: string): string {
  const known = names.get(word);
  if (known !== undefined) return known;
  const singular = word.length > 4 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
  const base = /(?:er|or|ist|ent|eur|ant)in$/.test(singular) && singular.length > 6 ? singular.slice(0, -2) : singular;
  return names.get(base) ?? base;
}

/**
 * Whether a title is one of the wanted ones: all words of a target occur in it as whole words, in any order, so
 * that "Software Engineer" keeps "Senior Software Engineer (m/w/d)" and not "Engineering Manager".
 */
export function matchesTitle(title: string, targets: readonly string[]): boolean {
  const words = new Set(titleWords(title));
  return targets.some((target) => {
    const wanted = titleWords(target.replace(/\([^)]{0,200}\)/g, ''));
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  });
}
