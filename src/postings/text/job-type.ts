import { fold, wordsAround } from './words.js';
import { KIND_WORDS, type KindOfJob } from './words/kind-words.js';
import { PhraseTable } from './words/phrase-table.js';

type JobType =
  'full-time' | 'part-time' | 'contract' | 'temporary' | 'internship' | 'mini-job' | 'apprenticeship' | 'freelance';
type ContractType = 'permanent' | 'fixed-term' | 'temporary agency';

/** First match wins: what is special before what is general. */
const JOB_TYPES: [RegExp, JobType][] = [
  [/mini-?\s?job|geringfugig|marginal/, 'mini-job'],
  [
    /apprentic|ausbildung|azubi|auszubildend|apprentissage|alternance|\blehre\b|\blehrling|leerling|elev\b|\btrainee_apprentice/,
    'apprenticeship',
  ],
  [
    /\bintern(?:s|ship|ships)?\b|praktik(?:um|ant)|stagiair|\bstage\b|\bpasant|practicas|estagi|tirocin|\bstaz\b|werkstudent|working[_ -]?student/,
    'internship',
  ],
  [/freelanc|freiberuf|freie mitarbeit|self-?employed|autonomo|zzp/, 'freelance'],
  [
    // "パート" folded; not "パートナー", "ハートフル".
    /ハート(?!ナ|フル)|part[_ -]?time|parttime|teilzeit|temps partiel|tiempo parcial|media jornada|deeltijd|deltid|niepelny|tempo parziale|tempo parcial|meio periodo|osa-?aikai|castecny/,
    'part-time',
  ],
  [
    /full[_ -]?time|fulltime|vollzeit|temps plein|tiempo completo|jornada completa|voltijd|heltid|fuldtid|fulltid|pelny etat|tempo pieno|tempo integral|kokoaikai|plny uvazek/,
    'full-time',
  ],
  [/contract(?:or)?\b|1099|per[_ ]?diem/, 'contract'],
  [/temporary|\btemp\b|seasonal|saison|(?<!un)befristet|aushilf|\bvikar/, 'temporary'],
];

const CONTRACT_TYPES: [RegExp, ContractType][] = [
  [
    /zeitarbeit|leiharbeit|arbeitnehmeruberlassung|temporary agency|agency worker|\binterim(?:aire)?\b|uitzend/,
    'temporary agency',
  ],
  [
    /unbefristet|permanent|\bcdi\b|indefinid|indeterminat|festanstellung|fastanstalld|tillsvidare|fast stilling|vast contract|onbepaalde|umowa o prace na czas nieokreslony|vakituinen|hpp/,
    'permanent',
  ],
  [
    /befristet|fixed[- ]?term|\bftc\b|\bcdd\b|temporal\b|determinat|bepaalde tijd|tidsbegransad|midlertidig|czas okreslony|maaraaikai|temporary/,
    'fixed-term',
  ],
];

const MORE_KINDS = KIND_WORDS.map(([kind, , words]) => [new PhraseTable([words]), kind] as const);
const ANY_KIND = new PhraseTable(KIND_WORDS.map(([, , words]) => words));

function kindInMoreLanguages(label: string): KindOfJob | undefined {
  return ANY_KIND.test(label) ? MORE_KINDS.find(([table]) => table.test(label))?.[1] : undefined;
}

/** The job type a label of a source stands for: "FULL_TIME", "Vollzeit", "Full-time employee"; both where it says both. */
export function readJobType(label: string | undefined): JobType | 'full-time, part-time' | undefined {
  if (label === undefined) return undefined;
  const folded = fold(label);
  const found = JOB_TYPES.find(([pattern]) => pattern.test(folded))?.[1] ?? kindInMoreLanguages(label);
  const isBoth =
    found === 'part-time' && /full|vollzeit|plein|voltijd|heltid|fuldtid|completa|completo|pieno|pelny/.test(folded);
  return isBoth ? 'full-time, part-time' : found;
}

/** The contract type a label of a source stands for: "CDI", "befristet", "Permanent". */
export function readContractType(label: string | undefined): ContractType | undefined {
  if (label === undefined) return undefined;
  const folded = fold(label);
  const found = CONTRACT_TYPES.filter(([pattern]) => pattern.test(folded)).map(([, type]) => type);
  // "befristet" also matches inside "unbefristet"; "CDI / CDD" names two.
  const isBoth = /\bcdi\b/.test(folded) && /\bcdd\b/.test(folded);
  return isBoth ? undefined : found[0];
}

/** Words of a text that can only mean the contract offered, by what they say. */
const CONTRACT_STATED: readonly (readonly [RegExp, ContractType])[] = [
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
export function readContractText(text: string): Stated<ContractType> | undefined {
  return onlyStated(text, CONTRACT_STATED);
}

/** Words for the hours of a job that mean nothing else in a text. */
const HOURS: readonly (readonly [RegExp, JobType])[] = [
  [
    /(?<![\p{L}\d])(?:full[- ]?time|vollzeit|temps plein|tiempo completo|jornada completa|tempo pieno|tempo integral|voltijds?|heltid(?:sstilling|stjänst)?|fuldtid(?:sstilling)?|pełny etat|pełnym wymiarze|plný úvazek|kokoaika\w*|kokopäivä\w*)(?!\p{L}| equivalent| study| student| education)/iu,
    'full-time',
  ],
  [
    /(?<!\p{L})(?:part[- ]?time|teilzeit|temps partiel|media jornada|tiempo parcial|tempo parziale|tempo parcial|deeltijds?|deltid(?:sstilling|stjänst)?|pół etatu|zkrácený úvazek|osa-aika\w*)/iu,
    'part-time',
  ],
];

/** The hours that a text names, with its words; undefined where it names both kinds or none. */
export function readHoursText(text: string): Stated<JobType> | undefined {
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
