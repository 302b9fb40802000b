import { MAX_SEARCHED, plainDigits } from './words.js';

const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  ein: 1,
  eine: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  twee: 2,
  drie: 3,
  vijf: 5,
};
const NUMBER = String.raw`(?:\d{1,2}|${Object.keys(WORDS).join('|')})`;
const YEARS = String.raw`(?:years?|yrs?\.?|jahren?|jahre?|ans?|années?|años?|ann[io]|jaar|lat|lata|år|rok[yu]?|let|anos?|vuotta|vuoden|év|éves|évnyi|yıl|yıllık|ani|лет|года|год|роки|років|рік|години|године|godina|godine|leta|let|metai|metų|gadi|gadu|aastat|χρόνια|έτη|tahun|năm|שנים|שנות|שנה|سنوات|سنة|سال|वर्षों|वर्ष|साल|tahun-tahun|taon)`;
/** "3-jährige", "2-letnie": years as an adjective, which counts before a word for experience alone. */
const OF_YEARS = String.raw`(?:jährige[nrsm]?|jarige|årig[ae]?|letni\p{L}{0,3}|let(?:[éá]\p{L}{0,3}|ou)|ročn\p{L}{1,3}|godišnj\p{L}{1,3}|letn\p{L}{1,3}|летн\p{L}{2,3}|річн\p{L}{2,3}|годишен\p{L}{0,2}|vuotinen)`;
/** Words for years that are written without a space behind them. */
const UNSPACED_YEARS = '年|년|ปี';

/** "5+ years", "3 to 5 years", "at least three (3) years", "2-4 Jahre" */
const MENTION = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\w.,$€£-])(?<low>${NUMBER})(?:\s?\(\s?\d{1,2}\s?\))?\s?(?<plus>\+|plus|or more|oder mehr)?(?:\s?(?:-|–|—|to|bis|à|a|tot|or|oder)\s?(?<high>${NUMBER})(?:\s?\(\d{1,2}\))?\s?\+?)?(?:-?(?:х|ти|ми|и))?[\s-]*(?:or more\s+)?(?:(?:${YEARS}|(?<adjective>${OF_YEARS}))(?!\p{L})|${UNSPACED_YEARS})`,
  'giu',
);
const EXPERIENCE =
  /experien|\bexp\b|erfahrung|praxis|expérience|experiencia|esperienza|ervaring|doświadcz|erfaring|erfarenhet|praxe|kokemus|experiência|background|track record|tätigkeit|berufspraxis|hands-on|working (?:in|as|with|on)|\bin (?:a|an|the)?\s?(?:[\w/-]+\s){0,6}(?:role|position|roles|environment|capacity|industry|field|sales|development|engineering|management|marketing|operations|design)|managing|building|leading|developing|designing|selling|practice\b|post[- ]qualification|qualified|of (?:relevant|related|professional|progressive|proven|direct|practical|commercial|industry|work)|tapasztalat|deneyim|tecrübe|experienț|опыт|стаж|досвід|опит|искуство|iskustv|izkuš|patirt|pieredz|kogemus|prax[ií]|経験|実務|实务|实践|经验|經驗|경력|경험|pengalaman|kinh nghiệm|ניסיון|נסיון|خبرة|ประสบการณ์|سابقه|अनुभव|karanasan|εμπειρ|προϋπηρεσ|reynsl|(?:years?|yrs)['’]? (?:in|as|with|on|of)\b/i;
const NOT_EXPERIENCE =
  /\bolds?\b|of age|\baged?\b|\bvest(?:ing)?\b|\bfounded|anniversar|history|over the (?:next|past|last)|(?:last|past|next|first|previous|every|within|after|for over|for more than|in just|in the last) (?:the )?$|warranty|contract(?:ual)? (?:of|for)|fixed[- ]term|degree program|\bprogram(?:me)? of\b|parental|leave\b|tenure|sabbatical|licen[cs]e for|driv(?:ing|er'?s?) licen[cs]e|clean driving|convict|resided|years? of continuous|years? ago|years? of employment|year(?:s)? (?:university|college|degree|of college)|duration|laufzeit|befristet|ausbildungsdauer|\blasting|guarantee|of (?:growth|success|innovation|history|service|operation|existence|research and|excellence|working together|combined|collective)|our (?:team|company|founders|growth)|we(?:'ve| have)|combined|collective|\bseit\b|bestehen|four[- ]year|year period|employees/i;
const OPTIONAL =
  /prefer|nice to have|bonus|\ba plus|\bideal|desir|wünschenswert|von vorteil|advantage|\ban asset\b|souhait|beneficial|optional/i;

/** Years of experience a text asks for, with the words that say so. */
export interface Experience {
  readonly years: number;
  readonly quote: string;
}

/** The highest of the lower bounds among what is required; among what is preferred when nothing is required. */
export function readExperience(written: string): Experience | undefined {
  const required: Experience[] = [];
  const preferred: Experience[] = [];
  const byDegree = new Map<string, Experience>();
  const text = plainDigits(written.slice(0, MAX_SEARCHED));
  for (const match of text.matchAll(MENTION)) {
    const mention = judge(text, match);
    if (!mention) continue;
    const sentence = sentenceAround(text, match.index);
    const line = String(Math.max(text.lastIndexOf('\n', match.index), text.lastIndexOf('•', match.index)));
    if (!(DEGREES.test(sentence) && / or /i.test(sentence))) (mention.isOptional ? preferred : required).push(mention);
    else if (mention.years < (byDegree.get(line)?.years ?? Infinity)) byDegree.set(line, mention);
  }
  return highest([...required, ...byDegree.values()]) ?? highest(preferred);
}

/** "A bachelor's degree with 8 years, or a PhD with 3": the least of the ways in. */
const DEGREES =
  /\b(?:ph\.?\s?d|doctorate|master'?s|m\.?s\.?c?|bachelor'?s|b\.?s\.?c?)\b[\s\S]*\b(?:ph\.?\s?d|doctorate|master'?s|m\.?s\.?c?|bachelor'?s|b\.?s\.?c?|degree)\b/i;

/** The sentence of a mention; the dot of "Ph.D." ends none. */
function sentenceAround(text: string, at: number): string {
  const stop = /[\n•●]| {2,}|(?<=[\p{Ll})]{2})[.!?;]\s/u;
  const before =
    text
      .slice(Math.max(0, at - 220), at)
      .split(stop)
      .at(-1) ?? '';
  const after = text.slice(at, at + 220).split(stop)[0] ?? '';
  return before + after;
}

function highest(mentions: readonly Experience[]): Experience | undefined {
  return mentions.reduce<Experience | undefined>(
    (top, next) => (top === undefined || next.years > top.years ? next : top),
    undefined,
  );
}

/** "Beginners up to 5 years": the most of it, which asks for none. */
const UP_TO =
  /(?<!\p{L})(?:up to|bis zu|bis|tot|jusqu'à|hasta|fino a|até|upp till|op til|opptil|do|до|έως|legfeljebb|en fazla|höchstens|massimo|max\.?|m[aá]xim(?:al|aal|um|o))\s*$/iu;

/** Words that make the number a demand, wherever the experience itself is named: "at least 3 years", "5+ years embedded with". */
const DEMAND =
  /(?<!\p{L})(?:at least|minimum(?: of)?|min\.?|over|more than|mindestens|wenigstens|mind\.|au moins|au minimum|minimum de|al menos|como mínimo|mínimo(?: de)?|almeno|minimo(?: di)?|minimaal|tenminste|minst|mindst|vähintään|co najmniej|alespoň|pelo menos|legalább|minimálisan|en az|не менее|від|от|щонайменше|cel puțin|τουλάχιστον|najmanje|barem|vsaj|поне|mažiausiai|vismaz|vähemalt|að minnsta kosti)\s*$/iu;

function judge(text: string, match: RegExpMatchArray): (Experience & { isOptional: boolean }) | undefined {
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const before = sentenceEnd(text.slice(Math.max(0, start - 70), start));
  const after = sentenceStart(text.slice(end, end + 90));
  const { low = '', plus, high, adjective } = match.groups ?? {};
  const years = WORDS[low.toLowerCase()] ?? Number(low);
  // "0-2 years" asks for none; a bare zero is something else.
  if (!(years <= 25 && (years > 0 || high !== undefined))) return undefined;
  if (UP_TO.test(before)) return undefined;
  // A veto counts within the number's own clause; what stands behind a comma is about something else.
  if (NOT_EXPERIENCE.test(clauseEnd(before).slice(-40)) || NOT_EXPERIENCE.test(clauseStart(after).slice(0, 40)))
    return undefined;
  // A training of three years is none, also where experience is named further on.
  if (adjective !== undefined && !EXPERIENCE.test(clauseStart(after).slice(0, 40))) return undefined;
  const isDemand = plus !== undefined || DEMAND.test(before);
  const saysExperience =
    EXPERIENCE.test(after) || EXPERIENCE.test(before.slice(-45)) || (isDemand && /^[\s,]*\p{L}/u.test(after));
  if (!saysExperience) return undefined;
  const isOptional = OPTIONAL.test(clauseEnd(before)) || OPTIONAL.test(clauseStart(after)) || isListOfWishes(before);
  return {
    years,
    quote: `${before.slice(-40)}${match[0]}${after.slice(0, 60)}`.replace(/\s+/g, ' ').trim(),
    isOptional,
  };
}

/** Ends of lines, items and sentences; several spaces are a line break that was lost. */
const BREAK = /[\n•●]| {2,}|[.!?;]\s/;

function sentenceEnd(text: string): string {
  return text.split(BREAK).at(-1) ?? '';
}

function sentenceStart(text: string): string {
  return text.split(BREAK)[0] ?? '';
}

/** "9+ years in sales, preferably abroad" asks for nine years: the wish is of another clause. */
function clauseStart(text: string): string {
  return text.split(/[,(–—]|\s-\s/)[0] ?? '';
}

function clauseEnd(text: string): string {
  return text.split(/[,):–—]|\s-\s/).at(-1) ?? '';
}

const WISHES = /nice to have|bonus|preferred|desir|wünschenswert|optional|souhait|deseable|pluspunkt/i;

/** "Nice to have: 3 years of …" */
function isListOfWishes(before: string): boolean {
  const [head, ...rest] = before.split(':');
  return rest.length > 0 && WISHES.test(head ?? '');
}
