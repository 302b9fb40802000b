import { GENDER } from './page/lines/titles/job-titles.js';
import { readOnce, remembered } from './remembered.js';
import { wordPattern } from './text/word-pattern.js';
import { foldDotless, isUnspaced, UNSPACED_LETTERS, wordsOf } from './text/words.js';
import { TITLE_ENDINGS } from './text/words/titles/title-endings.js';

/**
 * Words that stand for each other: abbreviations, spellings, languages; each as its endings leave it (`TITLE_ENDINGS`).
 * The first of a group is its name.
 */
const EQUAL_WORDS: string[][] = [
  ['senior', 'sr', 'snr'],
  ['junior', 'jr', 'jnr'],
  ['manager', 'mgr', 'mngr'],
  ['engineer', 'eng', 'engr', 'ingenieur', 'ingenjor', 'inzenyr', 'inzynier', 'ingenier', 'engenheiro'],
  [
    'developer',
    'dev',
    'entwickler',
    'desarrollador',
    'desenvolvedor',
    'developpeur',
    'sviluppator',
    'ontwikkelaar',
    'utvikler',
    'udvikler',
    'utvecklare',
  ],
  ['administrator', 'admin'],
  ['assistant', 'asst', 'assistent'],
  ['representative', 'rep', 'reps'],
  ['associate', 'assoc'],
  ['director', 'dir', 'direktor'],
  ['executive', 'exec'],
  ['operations', 'ops', 'operation'],
  ['marketing', 'mktg'],
  ['technician', 'tech', 'techniker'],
  ['specialist', 'spezialist', 'specjalist', 'especialist'],
  ['architect', 'architekt'],
  ['consultant', 'berater', 'konsulent'],
  ['accountant', 'buchhalter'],
  ['sales', 'vertrieb'],
  ['driver', 'fahrer'],
  ['head', 'leiter'],
  ['arzt', 'arzte', 'arztin', 'arztinnen'],
  ['koch', 'koche', 'kochin', 'kochinnen'],
];

const names = new Map(EQUAL_WORDS.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)));

/** What several words of a title are one word for, or the other way round, after folding. */
const PHRASES: [RegExp, string][] = [
  // "Softwareentwickler", "Systemutvecklare"
  [
    /(?<=[a-z]{3})(?=(?:entwickler|ontwikkelaar|utvecklare|utvikler|udvikler|developer|ingenieur|ingenjor)[a-z]{0,5}\b)/g,
    ' ',
  ],
  [/\bfe (?=dev|eng|entw)/g, 'frontend '],
  [/\bbe (?=dev|eng|entw)/g, 'backend '],
  [/\bnet (?=dev|eng|entw|prog|core\b|framework\b)/g, 'dotnet '],
  [/\bvp\b|\bv p(?:resident)?\b/g, 'vice president'],
  [/\bsvp\b/g, 'senior vice president'],
  [/\bceo\b/g, 'chief executive officer'],
  [/\bcto\b/g, 'chief technology officer'],
  [/\bcfo\b/g, 'chief financial officer'],
  [/\bcoo\b/g, 'chief operating officer'],
  [/\bhr\b/g, 'human resources'],
  [/\bqa\b/g, 'quality assurance'],
  [/\bml\b/g, 'machine learning'],
  [/\b[ak]i\b/g, 'artificial intelligence'],
  [/\bswe\b/g, 'software engineer'],
  [/\bsre\b/g, 'site reliability engineer'],
  [/\bsdr\b/g, 'sales development representative'],
  [/\bbdr\b/g, 'business development representative'],
  [/\bux\b/g, 'user experience'],
  [/\bui\b/g, 'user interface'],
  [/\bpm\b/g, 'project manager'],
];

/** Letters that folding leaves, and umlauts as two letters: "Manœuvre", "Građevinski", "Verkaeufer". */
const SPELLINGS: [RegExp, string][] = [
  [/œ/g, 'oe'],
  [/đ/g, 'd'],
  [/([ao])e|(?<![aeq])(u)e/g, '$1$2'],
];

/** "Entwickler:in", "Kaufmann/-frau", "Desarrollador/a", "Chargé(e)", "Développeur·se": whom a title is for, too. */
const BOTH =
  /(?<=\p{L}{3})(?:[/·•:*_(]-?|-(?=in(?:nen)?\b))(?:in(?:nen)?|frau|mann|[aeornt]|[ao]s|ère|ne|trice|rice|e?u?se|t?ka)s?(?![\p{L}\p{N}])\)?/giu;

/** "C# / .NET", "ASP.NET", "dot net" */
const DOTNET = /\.net(?!\p{L})|(?<!\p{L})dot[ -]?net(?!\p{L})/giu;

/** Where an alphabet begins or ends in a script without spaces: "Javaエンジニア". */
const CHANGE_OF_SCRIPT = wordPattern(
  `(?<=[${UNSPACED_LETTERS}])(?=[\\p{Script=Latin}\\d])|(?<=[\\p{Script=Latin}\\d])(?=[${UNSPACED_LETTERS}])`,
  'gu',
);

/** Words that join the others: "Head of Sales" is "Head, Sales". */
const JOINING = new Set(
  'of the and for in at to und für im der de du des la les et en y del los di della dei och og van voor'.split(' '),
);

const ENDINGS = new Map(
  TITLE_ENDINGS.flatMap(([, endings, base]) => endings.split('|').map((ending) => [ending, base] as const)),
);
const ENDING = wordPattern(`(?<=\\p{L}{2})(?:${[...ENDINGS.keys()].join('|')})$`, 'u');

/** A shorter word is none that two others make: "Front-End". */
const LEAST_COMPOUND = 5;

/** A title as it is compared. */
interface TitleWords {
  /** Its words, and what neighbours among them make when they are written together. */
  readonly forms: ReadonlySet<string>;
  readonly stems: readonly string[];
}

/** A word of a target. */
interface Wanted {
  readonly form: string;
  /** What it makes with its neighbours: "Projekt Manager" is "Projektmanager". */
  readonly joined: readonly string[];
  /** Looks into the words of a title, where it may be a part of one. */
  readonly isPart?: (stem: string) => boolean;
}

/** The words of a text as they are spelled, folded. */
function spelledWords(text: string): string[] {
  const plain = text.replace(GENDER, ' ').replace(BOTH, ' ').replace(DOTNET, ' dotnet ').replace(CHANGE_OF_SCRIPT, ' ');
  const folded = foldDotless(wordsOf(plain).join(' '));
  return [...SPELLINGS, ...PHRASES]
    .reduce((spelled, [pattern, other]) => spelled.replace(pattern, other), folded)
    .split(' ')
    .filter((word) => word !== '');
}

/** One form for singular and plural, male and female. */
function stemOf(word: string): string {
  const ending = ENDING.exec(word)?.[0];
  if (ending !== undefined) {
    const stem = word.slice(0, -ending.length) + (ENDINGS.get(ending) ?? '');
    return stem === word ? word : stemOf(stem);
  }
  return word.length > 4 && /[^sui]s$/.test(word) ? stemOf(word.slice(0, -1)) : word;
}

/** The stem, or the name of the words of the same meaning. */
function formOf(word: string): string {
  const stem = stemOf(word);
  return names.get(word) ?? names.get(stem) ?? stem;
}

/** What each word makes with the one behind it. */
function joinedForms(words: readonly string[]): string[] {
  const joined = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
  return joined.map((word) => (word.length < LEAST_COMPOUND ? '' : formOf(word)));
}

const readTitle = remembered((title: string): TitleWords => {
  const words = spelledWords(title);
  return { forms: new Set([...words.map(formOf), ...joinedForms(words)]), stems: words.map(stemOf) };
});

/** In front of a title or behind it, a word that is left open to the other side: "*pfleger", "Software*". */
const OPEN_WORD = /(?<![^\s,;/(])(?:\*[\p{L}\p{N}]+|[\p{L}\p{N}]+\*)(?![^\s,;/)])/gu;

const readTarget = remembered((target: string): readonly Wanted[] => {
  // "(Senior) Developer": what stands in brackets in front may be missing.
  const whole = target.replace(/^\s*\([^)]{0,200}\)(?=.*[\p{L}\p{N}])/u, '');
  const all = spelledWords(whole.replace(OPEN_WORD, ' '));
  const telling = all.filter((word) => !JOINING.has(word));
  const words = telling.length > 0 ? telling : all;
  const joined = joinedForms(words);
  return [
    ...(whole.match(OPEN_WORD) ?? []).map(openWord),
    ...words.map((word, at) => ({
      form: formOf(word),
      joined: [joined[at - 1] ?? '', joined[at] ?? ''],
      // Nothing divides the words of some scripts.
      ...(isUnspaced(word) && { isPart: (stem: string) => stem.includes(word) }),
    })),
  ];
});

const readTargets = readOnce(readTarget);

function openWord(written: string): Wanted {
  const stem = stemOf(spelledWords(written).join(''));
  const isPart = (word: string): boolean => (written.startsWith('*') ? word.endsWith(stem) : word.startsWith(stem));
  return { form: stem, joined: [], isPart };
}

/**
 * Whether a title is one of the wanted ones: all words of a target occur in it as whole words, in any order, so
 * that "Software Engineer" keeps "Senior Software Engineer (m/w/d)" and not "Engineering Manager". A star in front of a
 * word or behind it stands for any beginning or end.
 */
export function matchesTitle(title: string, targets: readonly string[]): boolean {
  const { forms, stems } = readTitle(title);
  const has = ({ form, joined, isPart }: Wanted): boolean =>
    forms.has(form) ||
    joined.some((word) => word !== '' && forms.has(word)) ||
    (isPart !== undefined && stems.some(isPart));
  return readTargets(targets).some((wanted) => wanted.length > 0 && wanted.every(has));
}
