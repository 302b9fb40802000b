import type { JobPosting, PostingField } from '../../fields.js';
import { plainText } from './plain-line.js';
import { fold } from '../words.js';
import { alternativesOf } from '../words/pattern-parts.js';
import type { YearWordKind } from '../words/years/year-word-kinds.js';
import { YEAR_WORDS } from '../words/years/year-words.js';
import { wordPattern } from '../word-pattern.js';

/** Fields a model may be asked for when our own readers found nothing although the text seems to speak of them. */
export const ASKABLE_FIELDS = [
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'min_years_of_experience',
  'remote_policy',
  'job_type',
  'contract_type',
] as const satisfies readonly PostingField[];
export type AskableField = (typeof ASKABLE_FIELDS)[number];

/** Text on each side of a cue that is shown to the model, in characters. */
const WINDOW = 160;
/** Cues of one kind that are shown; a text that repeats itself says no more. */
const CUES_A_FIELD = 2;

const MONEY = /(?:[€$£¥₹]|\b(?:eur|euro|usd|gbp|chf|sek|nok|dkk|pln|czk|inr|cad|aud|jpy|zar|brl|huf|ron)\b)/;
const ofYears = (kind: YearWordKind): string => alternativesOf(YEAR_WORDS, kind);
/** Years and numbers in words of all languages, and experience; English says that in many words of other things. */
const YEARS = wordPattern(String.raw`(?<!\p{L})(?:${ofYears('years')})(?!\p{L})|年|년|ปี`, 'iu');
const EXPERIENCE = wordPattern(
  `experience|praxe|${alternativesOf(
    YEAR_WORDS.filter(([, language]) => language !== 'en'),
    'experience',
  )}`,
  'iu',
);
const COUNT = wordPattern(String.raw`\d|(?<!\p{L})(?:${ofYears('numbers').replaceAll(/=\d+/g, '')})(?!\p{L})`, 'iu');

/** A cue is a line of the text, folded or not, that speaks of the field; both patterns must occur in it. */
const CUES: Readonly<Record<AskableField, readonly RegExp[]>> = {
  salary_min: [MONEY, /\d/],
  salary_max: [MONEY, /\d/],
  salary_currency: [MONEY, /\d/],
  salary_period: [MONEY, /\d/],
  min_years_of_experience: [YEARS, EXPERIENCE, COUNT],
  remote_policy: [
    /\bremote\b|home.?office|\bhybrid|teletravail|teletrabajo|smart.?working|thuiswerk|distansarbete|work from|arbeit von zuhause|mobiles arbeiten/,
  ],
  job_type: [
    /full.?time|part.?time|vollzeit|teilzeit|temps (?:plein|partiel)|jornada|tempo (?:pieno|parziale|integral)|voltijd|deeltijd|heltid|deltid|pelny etat/,
  ],
  contract_type: [
    /permanent|unbefristet|befristet|\bcdi\b|\bcdd\b|fixed.?term|indefinid|indeterminat|onbepaalde|bepaalde tijd|tillsvidare|czas nieokreslony/,
  ],
};

/** Words that speak to a machine that reads, not to a person who applies: no value is taken from there. */
const ADDRESSES_A_MODEL =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|rule|above|previous|prior)|\b(?:you are|as) an? (?:ai|llm|assistant|language model|bot)\b|\b(?:ai|llm) (?:assistant|model|agent|system)s?\b|\bsystem prompt\b|\b(?:language|sprach)model?l?\b|\b(?:ignorier|vergiss|missachte)\w*\b.{0,40}\b(?:anweisung|regel|vorherig)|\bignore[zr]?\b.{0,40}\b(?:instructions|consignes|precedent)|\b(?:ignora|olvida|ignorar)\b.{0,40}\b(?:instruccion|istruzion|anterior|precedent|instruc)|\bnegeer\b.{0,40}\b(?:instructie|regel)|\b(?:return|output|respond|reply|answer|set|report|gib|antworte|renvoie|devuelve|restituisci)\b.{0,30}\b(?:salary|gehalt|salaire|salario|stipendio|json|field|null|remote_policy|job_type|min_years)|(?:<|&lt;)\/?(?:system|assistant|user|material)|\bbegin (?:system|instruction)|\[(?:inst|system)\]|"role"\s*:|\b(?:salary|remote|job|contract|min|hiring)_[a-z_]+\b/;

/** Whether a sentence is written for a machine. */
export function addressesModel(sentence: string): boolean {
  return ADDRESSES_A_MODEL.test(fold(sentence));
}

/** The parts of a text that speak of fields which are still missing, and which fields those are. */
export interface CuedWindows {
  readonly fields: readonly AskableField[];
  readonly text: string;
  /** Sentences with a cue, and how many of them are shown whole. */
  readonly seen: number;
  readonly kept: number;
}

/** Undefined where the text has no cue for what is missing: nothing is to be asked. */
export function readCuedWindows(known: JobPosting, description: string): CuedWindows | undefined {
  const lines = sentencesOf(plainText(description)).filter((line) => !addressesModel(line));
  const shown = new Set<number>();
  const all = new Set<number>();
  const fields = missingFields(known).filter((field) => {
    const cued = lines.flatMap((line, index) => (speaksOf(line, field) ? [index] : []));
    cued.forEach((index) => all.add(index));
    cued.slice(0, CUES_A_FIELD).forEach((index) => shown.add(index));
    return cued.length > 0;
  });
  if (fields.length === 0) return undefined;
  const text = [...shown].toSorted((a, b) => a - b).map((index) => lines[index]?.slice(0, 2 * WINDOW) ?? '');
  const kept = [...shown].filter((index) => (lines[index]?.length ?? 0) <= 2 * WINDOW).length;
  return { fields, text: text.join('\n'), seen: all.size, kept };
}

function missingFields(known: JobPosting): AskableField[] {
  const hasPay = known.salary_min !== undefined || known.salary_max !== undefined;
  return ASKABLE_FIELDS.filter((field) => known[field] === undefined && !(hasPay && field.startsWith('salary_')));
}

/** Whether a line of a text is a cue of the field. */
export function speaksOf(line: string, field: AskableField): boolean {
  const folded = fold(line);
  return CUES[field].every((pattern) => pattern.test(folded) || pattern.test(line));
}

function sentencesOf(text: string): string[] {
  return text.split(/\n+|(?<=[.!?])\s+(?=[\p{Lu}\d"„(])/u).filter((line) => line.trim() !== '');
}
