/** Views of one page that are kept: a list paged in place has one for each of its pages. */
const MAX_VIEWS = 60;

/** The page as it was seen over time, without what a later view shows too. */
export class Views {
  readonly html: string[] = [];
  /** How many there were, also beyond the limit. */
  seen = 0;
  /** Words that the last one shows. */
  words = 0;
  private last: ReadonlySet<string> = new Set();

  /** Adds a view. A page that only grew takes the place of what it was. Answers whether it shows anything new. */
  add(html: string): boolean {
    const { lines, words } = readLines(html);
    this.words = words;
    const isNew = [...lines].some((line) => !this.last.has(line));
    if (!isNew && this.html.length > 0) return false;
    const hasGrown = [...this.last].every((line) => lines.has(line));
    const isLastKept = this.seen === this.html.length;
    if (!hasGrown || this.seen === 0) this.seen++;
    else if (isLastKept) this.html.pop();
    if (this.html.length < MAX_VIEWS && isLastKept) this.html.push(html);
    this.last = lines;
    return true;
  }
}

/** The texts between the tags, numbers that only count aside, and where links lead; and how many words there are. */
export function readLines(html: string): { lines: Set<string>; words: number } {
  const bare = html.replace(/<script\b[^>]*(?:>.*?(?:<\/script>|$)|$)/gs, '');
  const hrefs = [...bare.matchAll(/ href="([^"]+)"/g)].map((match) => match[1] ?? '');
  const texts = bare.split(/<[^<>]{0,3000}>/).map((line) => line.trim());
  const words = texts.reduce((sum, text) => sum + (text.match(/\p{L}{2,}/gu)?.length ?? 0), 0);
  return { lines: new Set([...texts, ...hrefs].filter((line) => /\p{L}\p{M}*\p{L}/u.test(line))), words };
}
