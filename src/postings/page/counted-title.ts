/** Words for what is counted behind a title, by language en, de, fr, es, pt, it, nl, pl, cs, ru, uk. */
const COUNTED =
  'positions?|posts?|openings?|vacanc(?:y|ies)|headcount|stellen?|postes?|plazas?|puestos?|vagas?|posti|posto|plaatsen|etat\\p{L}*|m[ií]st\\p{L}*|ваканс\\p{L}*|ставк\\p{L}*|місц\\p{L}*|мест\\p{L}*';
const COUNT = `\\s?[([]\\s?\\d{1,3}\\s?(?:${COUNTED})\\s?[)\\]]`;
const AT_END = new RegExp(`${COUNT}$`, 'iu');
/** A title with its count begins a paragraph: "Nurse (2 posts). You care for …". */
const LEAD = new RegExp(`^([^.!?\\n]{4,140}?${COUNT})[.:;,]?\\s+(?=\\S[\\s\\S]{20})`, 'iu');

/** Whether a title counts what is open: only postings do. */
export function hasCount(title: string): boolean {
  return AT_END.test(title);
}

/** "Nurse (2 posts)" as "Nurse". */
export function withoutCount(title: string): string {
  return title.replace(AT_END, '');
}

/** Where the title that begins a paragraph with its count ends, and where the text behind both begins; undefined where none does. */
export function countedLead(text: string): { readonly title: string; readonly behind: string } | undefined {
  const match = LEAD.exec(text);
  return match ? { title: match[1] ?? '', behind: text.slice(match[0].length) } : undefined;
}
