/** Usual abbreviations, written out. "cso" is left as it is: it may be strategy, sales or security. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  ceo: 'chief executive officer',
  coo: 'chief operating officer',
  cfo: 'chief financial officer',
  cro: 'chief revenue officer',
  cto: 'chief technology officer',
  cmo: 'chief marketing officer',
  cio: 'chief information officer',
  chro: 'chief human resources officer',
  cpo: 'chief product officer',
  cco: 'chief commercial officer',
  vp: 'vice president',
  svp: 'senior vice president',
  evp: 'executive vice president',
  avp: 'assistant vice president',
  md: 'managing director',
  sr: 'senior',
  jr: 'junior',
  cofounder: 'co founder',
};

/** Roles that are none of those they name: helpers, former and honorary ones. */
const NOT_THE_ROLE =
  /\b(?:to|of) (?:the )?(?:chief|president|managing director|board|ceo|founder|owner|vice president)\b|\b(?:deputy|former|formerly|ex|assistant|assistants|advisor|adviser|advisory|board|honorary|emeritus|retired|non executive|office|intern|trainee|student)\b/;
/** Words that may stand behind a title and leave it what it is. */
const GOES_ON =
  /^(?:of|for|in|at|und|and|dach|emea|apac|amer|americas|latam|mena|nordics|benelux|cee|europe|eu|uk|us|usa|global|international|worldwide|north|south|east|west|central|germany|austria|switzerland|france|italy|spain|poland|regional|group|sales|marketing|operations|engineering|product|finance|technology|interim|people|hr|it|business|development|strategy|partnerships|growth|customer|success|legal|commercial|digital)\b/;

/** Whether a title is that of somebody who helps, has been or only stands for what it names. */
export function isBesideTheRole(title: string): boolean {
  return NOT_THE_ROLE.test(longForm(title).replace(/[,-]/g, ' '));
}

/** The segments of a profile's title, each written out and folded. */
function segmentsOf(title: string): string[] {
  const plain = title.normalize('NFKC').toLowerCase().replace(/['’.]/g, '');
  return plain
    .split(/\s{0,9}[/&|;@•·]\s{0,9}|\s{1,9}[-–—]\s{1,9}|\s{1,9}(?:and|und|at|bei)\s{1,9}/u)
    .map(longForm)
    .filter((segment) => segment !== '');
}

/** Words only, abbreviations written out; a comma becomes the word it stands for. */
function longForm(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/\s{0,9},\s{0,9}/g, ' , ')
    .replace(/[^\p{L}\p{N},]+/gu, ' ')
    .trim()
    .split(' ');
  return words
    .map((word) => (Object.hasOwn(LONG_FORMS, word) && LONG_FORMS[word]) || word)
    .join(' ')
    .replace(/ ?,/g, ',')
    .replace(/,$/, '')
    .trim();
}

/** A title without the words that only join its parts: "vice president of sales" is "vice president, sales". */
function bare(segment: string): string {
  return segment
    .replace(/,/g, ' ')
    .replace(/\b(?:of|the|for|in)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The wanted title that a profile's title is, the first of the list; undefined when it is none. A wanted title is
 * there when a segment begins with it and then ends or says of what, so that "director" is not "Associate Director".
 */
export function matchTitle(title: string, wanted: readonly string[]): string | undefined {
  const segments = segmentsOf(title).filter((segment) => !NOT_THE_ROLE.test(segment.replace(/[,-]/g, ' ')));
  return wanted.find((candidate) => {
    const name = bare(longForm(candidate));
    return name !== '' && segments.some((segment) => isTitle(bare(segment), name, segment));
  });
}

function isTitle(segment: string, name: string, written: string): boolean {
  if (segment === name) return true;
  if (!segment.startsWith(`${name} `)) return false;
  const rest = segment.slice(name.length + 1);
  // "Director of …" and "Director, …" say of what; "Director …" only by words that cannot make another title of it.
  const isJoined = /^\s*(?:,| of\b| for\b| in\b)/.test(written.slice(longestPrefix(written, name)));
  return isJoined || GOES_ON.test(rest);
}

/** Where in the written segment the words of the name end. */
function longestPrefix(written: string, name: string): number {
  let at = 0;
  for (const word of name.split(' ')) {
    const found = written.indexOf(word, at);
    if (found < 0) return written.length;
    at = found + word.length;
  }
  return at;
}

/** True when one of the excluded titles occurs anywhere as whole words: exclusions win. */
export function isExcluded(title: string, excluded: readonly string[]): boolean {
  const whole = ` ${bare(longForm(title.replace(/[/&|;@•·()-]/g, ' ')))} `;
  return excluded.some((candidate) => {
    const name = bare(longForm(candidate));
    return name !== '' && whole.includes(` ${name} `);
  });
}
