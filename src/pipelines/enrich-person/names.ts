/** A name as addresses are made of it. `given` and `family` are empty where there is none. */
export interface PersonName {
  readonly given: string;
  readonly family: string;
  /** Other first names the person goes by. */
  readonly nicknames: readonly string[];
}

const TITLE =
  /^(?:dr|prof|professor|dipl|ing|mag|med|rer|nat|phil|[ij]ur|oec|pol|dent|vet|theol|pharm|habil|hc|h\.c|mult|mr|mrs|ms|miss|mx|herr|frau|sir|dame|lord|lady|rev|hon|capt|maj|col|m\.?sc|b\.?sc|m\.?a|b\.?a)\.?(?:-?(?:ing|inf|kfm|ök|oec|biol|chem|phys|math|wirt|psych))*\.?(?:\([^)]*\))?$/iu;
/** Titles without a dot that are names too: those that stand in front of a name, and those that follow a title. */
const BEFORE_NAME = /^(?:ing|mag|hon|maj|col|capt|rev|lord|lady|dame|sir|miss|herr|frau)$/i;
const BEHIND_TITLE = /^(?:med|rer|nat|phil|[ij]ur|oec|pol|dent|vet|theol|pharm|habil|mult|hc)$/i;
/** Degrees without dots that are family names too. */
const NAMELIKE_DEGREE = /^(?:ma|ba)$/i;
const GENERATION = /^(?:jr|sr|ii|iii|iv|junior|senior)\.?$/i;
/** Generations that are first names too, where another word follows: "Junior Muster". */
const FIRST_GENERATION = /^(?:junior|ii|iv)$/i;
/** Letters of a degree that are a name where they are written as one, "Peng" and "PENG" always: "Ka Wai Peng". */
const NAME_OF_LETTERS = /^(?:Ma|Ba|Md|Mba|Emba|Dba|Bba|Acca|[Pp]eng|PENG)$/;
/** Degrees that stand behind a name without a comma. */
const DEGREE =
  /^(?:ph\. ?d|ph\.?d|d\.?phil|mba|emba|dba|bba|m\.?sc|b\.?sc|m\.?a|b\.?a|[bm]\. (?:a|sc|eng)|[bm]\.eng|ll\.?[mb]|m\.?d|d\.?d\.?s|cpa|cfa|cfe|acca|pmp|sphr|cissp|f?cipd|p\.?eng|esq)\.?$/i;
/** A degree of two words behind a comma. */
const DEGREE_IN_PARTS = /^(?:[bm]\. (?:a|sc|eng)|ph\. d)\.?$/i;
/** What stands behind a comma and is no first name. */
const CREDENTIALS =
  /^(?:ph\.?d|d\.?phil|emba|m\.?sc|b\.?sc|ll\.?[mb]|m\.?d|d\.?d\.?s|cissp|f?cipd|shrm(?:-s?cp)?|p\.?eng|esq|jr|sr|ii|iii|iv|prince2|itil)\.?$/i;
const LETTERS = /^(?:m\.?a|b\.?a|[A-Z]{2,6}®?)\.?$/;
/** The name before a marriage, up to a comma; "Born" and "Née" with a capital letter are names. */
const FORMER_NAME = /(?<=\p{L}\.?)[\s,]+(?:[Gg]eb\.?|GEB\.?|[Gg]eborene[rn]?|n[ée]e|born)\s[^,]*/gu;
const PRONOUNS = /\b(?:she|he|they|sie|er)\/\p{L}+(?:\/\p{L}+)?/giu;
const PARTICLES = new Set([
  'von',
  'vom',
  'van',
  'der',
  'den',
  'de',
  'di',
  'da',
  'do',
  'dos',
  'das',
  'du',
  'del',
  'della',
  'la',
  'le',
  'les',
  'lo',
  'ter',
  'ten',
  'te',
  'zu',
  'zum',
  'zur',
  'af',
  'av',
  'bin',
  'ibn',
  'bint',
  'ben',
  'al',
  'el',
  'st',
  'y',
  'e',
  "'t",
  'und',
]);
/** First names that are often a second one; any other word in the middle is taken for a part of the family name. */
const SECOND_GIVEN = new Set(
  'ana ann anna anne anton antonio antoine carlos catherine christian claude daniel david eduardo elena elisabeth elizabeth emanuel fernando francesco francisco franz friedrich georg giovanni hans heinrich henri ignacio isabel jan javier jean jesus joao johann johannes john jorge jose josef joseph juan julia karl katharina lee luis luise lou lucia luca magdalena manuel marc marco margarete maria marie mario mark martin mary max michael michel miguel muhammad nicole paolo patrick paul pedro peter philipp pierre rafael ricardo robert rose ruth sofia sophia sophie stefan theresa thomas victoria wilhelm william'.split(
    ' ',
  ),
);
/** Family names that usually stand first where they come from. */
const FAMILY_FIRST = new Set(
  'nguyen tran le pham hoang huynh vu vo dang bui do ngo duong kim lee park choi jung jeong kang yoon wang zhang liu chen yang huang zhao wu zhou xu sun zhu guo lin'.split(
    ' ',
  ),
);

/** Letters that Unicode does not take apart, and how German, Nordic and South Slavic spelling write them in ASCII. */
const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
  œ: 'oe',
  đ: 'dj',
  þ: 'th',
  ð: 'd',
  ł: 'l',
  ı: 'i',
};
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  þ: 'th',
  ð: 'd',
  ł: 'l',
  ı: 'i',
};

/** Takes a name apart: titles, credentials, remarks and emoji go, "SCHMIDT, Klaus" is turned round. */
export function readName(fullName: string): PersonName {
  const nicknames = [...fullName.matchAll(/["“”„«»]([^"“”„«»]{2,30})["“”„«»]/gu)].map(([, nickname = '']) =>
    nickname.trim(),
  );
  const bare = fullName
    .normalize('NFC')
    .replace(/["“”„«»][^"“”„«»]*["“”„«»]/gu, ' ')
    .replace(/\([^)]{0,200}\)|\[[^\]]{0,200}\]/g, ' ')
    .replace(/\s[|–—•/].*$/su, ' ')
    .replace(PRONOUNS, ' ')
    .replace(/[^\p{L}\p{M}\s,.'’‘`-]/gu, ' ')
    .replace(FORMER_NAME, '');
  const words = inOrder(bare).map((word) => inNameCase(word.replace(/[’‘`]/g, "'")));
  const at = familyAt(words);
  const given = words.slice(0, at).filter((word, index) => index === 0 || !/^\p{L}\.?$/u.test(word));
  return { given: given.join(' '), family: words.slice(at).join(' '), nicknames };
}

/** The words of a name, first name first, without titles and what follows a comma. */
function inOrder(text: string): string[] {
  const [before = '', after = ''] = text.split(',');
  const [first, second] = [namesIn(before), namesIn(after)];
  const isCredential = (word: string): boolean =>
    (CREDENTIALS.test(word) || LETTERS.test(word)) && !NAME_OF_LETTERS.test(word);
  const isInverted =
    second.length > 0 &&
    !second.some(isCredential) &&
    !DEGREE_IN_PARTS.test(second.join(' ')) &&
    first.filter((word) => !PARTICLES.has(word.toLowerCase())).length <= 2;
  return isInverted ? [...second, ...first] : first;
}

/** No name has more words; a rule, no cut. */
const MAX_WORDS = 40;

function namesIn(part: string): string[] {
  const words = part
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, MAX_WORDS);
  const names = words.filter((_word, at) => !isTitle(words, at) && !isGeneration(words, at));
  return names.slice(0, names.length - degreesAtEnd(names));
}

function isGeneration(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return GENERATION.test(word) && !(at === 0 && words.length > 1 && FIRST_GENERATION.test(word));
}

/** Whether the word is a title where it stands: "Lord Muster" has one, "Jon Lord" and "Phil Muster" have none. */
function isTitle(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const before = words.slice(0, at);
  const last = before.at(-1) ?? '';
  if (!TITLE.test(word) || NAMELIKE_DEGREE.test(word)) return false;
  if (BEHIND_TITLE.test(word)) return TITLE.test(last) && !/^\p{Lu}\p{Ll}/u.test(word);
  if (!BEFORE_NAME.test(word) || /^dipl\.?$/i.test(last)) return true;
  return at < words.length - 1 && before.every((title) => TITLE.test(title));
}

/** How many words at the end are degrees. A given and a family name always stay. */
function degreesAtEnd(names: readonly string[]): number {
  const written = names.join(' ');
  const isOfOneCase = written === written.toUpperCase() || written === written.toLowerCase();
  const isDegree = (word: string): boolean =>
    DEGREE.test(word) && !NAME_OF_LETTERS.test(word) && !(NAMELIKE_DEGREE.test(word) && isOfOneCase);
  let count = 0;
  for (;;) {
    const rest = names.length - count;
    if (rest > 2 && isDegree(names[rest - 1] ?? '')) count += 1;
    else if (rest > 3 && isDegree(names.slice(rest - 2, rest).join(' '))) count += 2;
    else return count;
  }
}

function inNameCase(word: string): string {
  const isLoud = word.length > 2 && !word.includes('.') && word === word.toUpperCase();
  return isLoud ? word.toLowerCase().replace(/(?<=^|[-'])\p{L}/gu, (letter) => letter.toUpperCase()) : word;
}

/** Where the family name begins. One word alone is a given name. */
function familyAt(words: readonly string[]): number {
  if (words.length <= 2) return 1;
  const particle = words.findIndex(
    (word, index) => index > 0 && index < words.length - 1 && PARTICLES.has(word.toLowerCase()),
  );
  if (particle > 0) return particle;
  if (words.length > 3) return Math.floor(words.length / 2);
  const second = words[1] ?? '';
  return /^\p{L}\.?$/u.test(second) || SECOND_GIVEN.has(asciiForms(second).at(-1) ?? '') ? 2 : 1;
}

/** How a word may be written in an address: "mueller" and "muller". None for what is not Latin script. */
export function asciiForms(word: string): string[] {
  const lower = word.normalize('NFC').toLowerCase();
  const forms = [SPELLED, { ...SPELLED, å: 'a' }, PLAIN].map((table) =>
    lower
      .replace(/[^a-z]/g, (letter) => table[letter] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}/gu, ''),
  );
  return [...new Set(forms)].filter((form) => /^[a-z'-]+$/.test(form));
}

/** Ways to write a given name in an address, the likeliest first: "jeanluc", "jean-luc", "jean". */
export function givenForms({ given, nicknames }: PersonName): string[] {
  const words = given.split(' ').filter((word) => word !== '');
  const whole = words.length === 1 ? [words[0] ?? ''] : [words[0] ?? '', words.join('')];
  return unique(
    [
      ...whole,
      ...whole
        .filter((word) => word.includes('-'))
        .flatMap((word) => [word.replaceAll('-', ''), word.split('-')[0] ?? '']),
      ...nicknames,
    ]
      .flatMap(asciiForms)
      .flatMap(withoutApostrophe),
  );
}

/** Ways to write a family name in an address, the likeliest first: "vanderberg", "berg", "van-der-berg". */
export function familyForms({ family }: PersonName): string[] {
  const words = family.split(' ').filter((word) => word !== '');
  const core = words.filter((word, index) => index === words.length - 1 || !PARTICLES.has(word.toLowerCase()));
  const halves = core.flatMap((word) => [
    word,
    ...(word.includes('-') ? [word.replaceAll('-', ''), word.split('-')[0] ?? ''] : []),
  ]);
  return unique(
    [words.join(''), ...halves, core.join(''), words.join('-')].flatMap(asciiForms).flatMap(withoutApostrophe),
  );
}

/** The name the other way round, where the family name may well have come first. */
export function turnedRound(name: PersonName): PersonName | undefined {
  const words = `${name.given} ${name.family}`.trim().split(' ');
  const [first = '', ...rest] = words;
  if (words.length < 2 || !FAMILY_FIRST.has(asciiForms(first).at(-1) ?? '')) return undefined;
  return { given: rest.at(-1) ?? '', family: first, nicknames: [] };
}

function withoutApostrophe(form: string): string[] {
  return form.includes("'") ? [form.replaceAll("'", ''), form.replaceAll("'", '-')] : [form];
}

function unique(forms: readonly string[]): string[] {
  return [...new Set(forms)].filter((form) => form !== '');
}
