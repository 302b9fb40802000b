import { spokenLength } from '../../text/words.js';
import { WordTable } from '../../text/words/phrase-table.js';
import type { SectionKind } from '../../text/words/section-kinds.js';
import { SECTION_WORDS } from '../../text/words/section-words.js';

/** What a heading of a posting says of what stands below it. */
export type HeadingKind = SectionKind | 'other';

/** A longer line (characters) is a sentence. */
const MAX_HEADING = 90;

/** Headings by what stands below them; the first kind that matches wins. */
const headings = new WordTable<HeadingKind>(['nice_to_have', 'benefits', 'requirements', 'other'], SECTION_WORDS);

/** What stands below a line that heads a part of a posting, or that begins with such a heading: "Your tasks: …". */
export function headingOf(line: string): HeadingKind | undefined {
  const [, ahead, aheadUnspaced] = /^(.{3,60}?):\s+\S|^([^：]{2,60})：\s*\S/.exec(line) ?? [];
  const head = ahead ?? aheadUnspaced ?? line;
  if (
    spokenLength(head) > MAX_HEADING ||
    head.length < 2 ||
    /[。；]/.test(head) ||
    /[.!](?:\s|$)/.test(head.replace(/\.{2,3}$|…$|!$/, '').replace(/\bz\.\s?B\./, ''))
  )
    return undefined;
  if (head !== line && !/^[\p{Lu}\p{Lo}¿¡"“]/u.test(head)) return undefined;
  return kindOfHeading(head);
}

/** What stands below a heading; undefined when it says nothing we know. */
export function kindOfHeading(heading: string): HeadingKind | undefined {
  return VISITORS_QUESTION.test(heading) || LEADS_ON.test(heading) ? undefined : headings.kindsOf(heading)[0];
}

/** "未経験でも応募できますか？": what a visitor asks, unless it asks whom the company seeks. */
const VISITORS_QUESTION = /^(?!.*求め).*か[？?]$/u;

/** "We are looking for a", "Wir suchen eine/n": the line below it goes on. */
const LEADS_ON =
  /(?:suchen|looking for|seeking|hiring|recherchons|cherchons|buscamos|cerchiamo|zoeken|söker|søger|søker)(?: wir)? (?:an?|eine?n?|eine[/(]n\)?|eine?n?\/e|une?|une?[/(]e?\)?|una?|een|ett?)$/iu;

/** A line break in the source before a label that we know: "Baker\nRequirements: …". */
const SOFT_BREAK = /\n[ \t]{0,60}(?=\p{Lu}[^\n:]{2,30}:\s)/u;

/**
 * The lines of a piece of text. A line break in the source is a space to a browser, but who wrote "Requirements: …"
 * at the beginning of a line meant one: texts in Markdown lose it.
 */
export function softLines(text: string): string[] {
  if (!text.includes('\n') || !text.includes(':')) return [text];
  const [first = '', ...rest] = text.split(SOFT_BREAK);
  return rest.reduce<string[]>(
    (lines, next) => {
      if (kindOfHeading(next.slice(0, next.indexOf(':'))) === undefined) lines.push(`${lines.pop() ?? ''} ${next}`);
      else lines.push(next);
      return lines;
    },
    [first],
  );
}
