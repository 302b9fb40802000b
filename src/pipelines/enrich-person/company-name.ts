import { attribute, elementsNamed, lineOf, parseHtml, textOf } from '../../postings/page/tree/html.js';
import { wordsOf } from '../../postings/text/words.js';

/** Words that say how a company is made, not what it is called. */
export const LEGAL_FORM =
  /^(?:gmbh|mbh|ag|se|kg|kgaa|ohg|ug|ev|eg|gbr|co|inc|incorporated|llc|llp|lp|ltd|limited|corp|corporation|company|plc|sa|sas|sarl|sasu|bv|nv|srl|spa|ab|as|asa|aps|oy|oyj|sl|slu|sp|zoo|sro|doo|haftungsbeschrankt|the|und|and)$/;

/**
 * Whether a home page names the company: with its legal form, in its title, or not at all. A parked domain names
 * itself.
 */
export function certaintyOf(html: string, companyName: string): number {
  const page = parseHtml(html);
  const text = textOf(page);
  if (
    /domain (?:is|steht|ist|may be) .{0,30}(?:for sale|zum verkauf)|buy this domain|domain kaufen|parked/i.test(
      text.slice(0, 5000),
    )
  )
    return 0;
  const whole = wordsOf(companyName).join(' ');
  const named = [
    ...elementsNamed(page, 'title').map(lineOf),
    ...elementsNamed(page, 'meta')
      .filter((meta) => attribute(meta, 'property') === 'og:site_name')
      .map((meta) => attribute(meta, 'content')),
  ].map((line) => wordsOf(line).join(' '));
  if (whole !== core(companyName) && wordsOf(text).join(' ').includes(whole)) return 0.85;
  return named.some((line) => ` ${line} `.includes(` ${core(companyName)} `)) ? 0.6 : 0;
}

/** A company's name without its legal form, folded. */
export function core(name: string): string {
  return wordsOf(name)
    .filter((word) => !LEGAL_FORM.test(word))
    .join(' ');
}
