import { PhraseTable } from '../text/words/phrase-table.js';
import { areFacts } from './fact-lines.js';
import { labelOf } from './field-labels.js';
import { attribute, isTag, lineOf, type Element } from './html.js';
import { isLongEnough } from './job-titles.js';
import { isMark } from './marks.js';
import { closest, type Leaf } from './page-tree.js';

/** Titles are short (characters). */
const MAX_TITLE = 160;

/** Whether a piece of a page may be the title of anything: what it is called is judged later. */
export function isTitleLike({ text, region, link, element, isName }: Leaf): boolean {
  if (region === 'nav' || !isFewWords(text) || leadsHome(link) || isChoice(element) || isValue(element)) return false;
  return !(isName && NAMES_SIGN.test(text)) && !areFacts(text);
}

/** "(English)", "[PDF]": a remark on what stands beside it. */
const IN_BRACKETS = /^[([][^()[\]]*[)\]]$/;

function isFewWords(text: string): boolean {
  if (!isLongEnough(text) || text.length > MAX_TITLE) return false;
  return !isMark(text) && !IN_BRACKETS.test(text) && /\p{L}{2}/u.test(text);
}

/** "Miller Coffee Roasters logo": what a picture shows that says whose a page is, in its own words. */
const NAMES_SIGN = new PhraseTable([
  'logo|logos|logotyp*|logotip*|логотип*|λογότυπο|ロゴ|로고|标志|標誌|商标|شعار|לוגו|โลโก้|लोगो',
]);

/** "/" and "../index.html": the page that a company's name and picture lead to. */
function leadsHome(link: Element | undefined): boolean {
  const href = attribute(link, 'href');
  return href !== '' && /^(?:\.{0,2}\/){0,5}(?:(?:index|default|home)\.\w{2,5})?$/i.test(href);
}

/** One of several answers that a form offers: a box to tick with its words in one label. */
function isChoice(element: Element): boolean {
  const label = closest(element, ({ name }) => name === 'label');
  return label?.children.some((child) => isTag(child) && child.name === 'input') ?? false;
}

/** What stands in a cell behind the label of another field: the kind of a job, its place. */
function isValue(element: Element): boolean {
  const cell = closest(element, ({ name }) => name === 'td' || name === 'table');
  const label = cell?.name === 'td' ? cell.prev : undefined;
  const head = label && isTag(label) ? label : label?.prev;
  if (!head || !isTag(head) || head.name !== 'th') return false;
  const field = labelOf(lineOf(head));
  return field !== undefined && field !== 'title';
}
