import { wordsAround } from './words.js';
import { CONTRACT_WORDS, KINDS_OF_CONTRACTS, type KindOfContract } from './words/contract-words.js';
import { KIND_WORDS, KINDS_OF_JOBS, type KindOfJob } from './words/kind-words.js';
import { WordTable } from './words/phrase-table.js';

const jobs = new WordTable(KINDS_OF_JOBS, KIND_WORDS);
const contracts = new WordTable(KINDS_OF_CONTRACTS, CONTRACT_WORDS);

/** The job type a label of a source stands for: "FULL_TIME", "Vollzeit", "Full-time employee"; both where it says both. */
export function readJobType(label: string | undefined): KindOfJob | 'full-time, part-time' | undefined {
  const [first, second] = label === undefined ? [] : jobs.kindsOf(label);
  // "Permanent contract" is one of employment.
  if (first === 'contract' && label !== undefined && contracts.kindsOf(label).includes('permanent')) return second;
  return first === 'part-time' && second === 'full-time' ? 'full-time, part-time' : first;
}

/** The contract type a label of a source stands for: "CDI", "befristet", "Permanent"; undefined where it names both. */
export function readContractType(label: string | undefined): KindOfContract | undefined {
  const [first, second] = label === undefined ? [] : contracts.kindsOf(label);
  return first === 'permanent' && second !== undefined ? undefined : first;
}

/** Words of a text that can only mean the contract offered, by what they say. */
const CONTRACT_STATED: readonly (readonly [RegExp, KindOfContract])[] = [
  [
    /\b(?:un(?:befristet)\w*|Festanstellung|Dauerstelle|Dauerstellung)|\bCDI\b|\bcontrat (?:à durée indéterminée)|\bpermanent(?:e|er|en)? (?:contract|position|role|employment|job|post|full-time|vacancy)|\bcontrato (?:indefinido|fijo|sem termo|efetivo)|\b(?:tempo|contratto a tempo) indeterminato|\bvast(?:e)? (?:contract|aanstelling|dienst|dienstverband)|\bonbepaalde (?:tijd|duur)|\btillsvidare\w*|\bfast (?:stilling|ansættelse|ansettelse|tjänst|anställning)|\bfastansættelse|\bczas nieokreślony|\bneurčitou|\bvakituinen|\bvakinainen|\bhatározatlan idej/iu,
    'permanent',
  ],
  [
    /(?<!un)\bbefristet\w*|\bCDD\b|\bdurée déterminée|\bfixed[- ]term\b|\bcontrato (?:temporal|a termo|a plazo)|\btempo determinato|\b(?<!on)bepaalde (?:tijd|duur)|\bvisstid\w*|\btidsbegrænset|\btidsbegränsad|\bvikariat\w*|\bmidlertidig|\bczas określony|\bdobu určitou|\bmääräaikai\w*/iu,
    'fixed-term',
  ],
];

/** A kind that a text states, and the words around it. */
interface Stated<T> {
  readonly type: T;
  readonly quote: string;
}

/** The contract that a text offers, with its words; undefined where it speaks of both kinds or of none. */
export function readContractText(text: string): Stated<KindOfContract> | undefined {
  return onlyStated(text, CONTRACT_STATED);
}

/** Words for the hours of a job that mean nothing else in a text. */
const HOURS: readonly (readonly [RegExp, KindOfJob])[] = [
  [
    /(?<![\p{L}\d])(?:full[- ]?time|vollzeit|temps plein|tiempo completo|jornada completa|tempo pieno|tempo integral|voltijds?|heltid(?:sstilling|stjänst)?|fuldtid(?:sstilling)?|pełny etat|pełnym wymiarze|plný úvazek|kokoaika\w*|kokopäivä\w*)(?!\p{L}| equivalent| study| student| education| employees| staff| team members| colleagues)/iu,
    'full-time',
  ],
  [
    /(?<!\p{L})(?:part[- ]?time|teilzeit|temps partiel|media jornada|tiempo parcial|tempo parziale|tempo parcial|deeltijds?|deltid(?:sstilling|stjänst)?|pół etatu|zkrácený úvazek|osa-aika\w*)/iu,
    'part-time',
  ],
  [
    /(?<!\p{L})(?:geringfügig\p{L}* (?:basis|beschäftig\p{L}*)|mini-?job|(?:450|520|538|556|603)[- ]euro[- ](?:basis|job))(?!\p{L})/iu,
    'mini-job',
  ],
];

/** The hours that a text names, with its words; undefined where it names both kinds or none. */
export function readHoursText(text: string): Stated<KindOfJob> | undefined {
  return onlyStated(text, HOURS);
}

/** The one kind whose words the text has. */
function onlyStated<T>(text: string, kinds: readonly (readonly [RegExp, T])[]): Stated<T> | undefined {
  const found = kinds.flatMap(([pattern, type]) => {
    const match = pattern.exec(text);
    return match ? [{ type, quote: wordsAround(text, match.index, match.index + match[0].length, 60) }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
