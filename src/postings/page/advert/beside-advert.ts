import { fold } from '../../text/words.js';
import { foldedWords } from '../../text/words/pattern-parts.js';
import { SHARE_BETWEEN, SHARE_WORDS } from '../../text/words/applying/share-words.js';
import { attribute, elementsNamed, isHidden, lineOf, nextWithText, type Element } from '../tree/html.js';
import { isAction } from '../lines/seeking/actions.js';
import { SEARCH_OR_MAP } from './card-address.js';
import { isPageControl } from '../lines/headings/page-controls.js';
import { closest, isInline, regionOf } from '../tree/page-tree.js';

/** True for what stands on the page of a posting and is no part of its text: forms, links onwards, buttons. */
export function isBesideAdvert(element: Element): boolean {
  if (isHidden(element) || isAroundPage(element) || isConsentNotice(element)) return true;
  if (element.name === 'form') return isFormToFillIn(element);
  if (/^(?:a|button)$/.test(element.name) || attribute(element, 'role') === 'button') return isControl(element);
  if (element.name === 'li') return isWayOn(element);
  return /^h[2-6]$/.test(element.name) && isAboveForm(element);
}

/** Whether an element holds the ways through the site, or what stands at the end of each of its pages. */
function isAroundPage(element: Element): boolean {
  return /^(?:nav|footer)$/.test(regionOf(element) ?? '');
}

/** A longer text (characters) is no notice, whatever the element that it stands in is called. */
const MAX_NOTICE = 1_500;

/** "We use cookies", with its buttons: an element by its own name. */
export function isConsentNotice(element: Element): boolean {
  const name = `${attribute(element, 'id')} ${attribute(element, 'class')}`;
  return /cookie|consent|gdpr|rgpd|dsgvo/i.test(name) && lineOf(element).length <= MAX_NOTICE;
}

/** A form has at most so many characters for each of its fields; one with more is wrapped around a whole page. */
const MAX_FOR_A_FIELD = 300;

/** Whether an element is a form for words or a file of whoever reads the page: to apply, to write to us, to comment. */
export function isFormToFillIn(form: Element): boolean {
  if (form.name !== 'form') return false;
  const fields = ['input', 'textarea', 'select']
    .flatMap((name) => elementsNamed(form, name))
    .filter((field) => !/^(?:hidden|submit|button|image|reset)$/i.test(attribute(field, 'type')));
  const isPersonal = fields.some(
    ({ name, attribs }) => name === 'textarea' || /^(?:|text|email|tel|file)$/i.test(attribs['type'] ?? ''),
  );
  return isPersonal && elementsNamed(form, 'h1').length === 0 && lineOf(form).length <= MAX_FOR_A_FIELD * fields.length;
}

/** "Apply now", "Close" as all that a block says. */
function isControl(element: Element): boolean {
  const words = lineOf(element);
  if (!isAction(words) && !isPageControl(words)) return false;
  const block = closest(element, (around) => around !== element && !isInline(around));
  return block === undefined || lineOf(block).length <= 2 * words.length + 1;
}

/** An entry that is nothing but a link to another page: of what else there is; a map shows where the work is. */
function isWayOn(item: Element): boolean {
  const [link, other] = elementsNamed(item, 'a');
  return (
    link !== undefined &&
    other === undefined &&
    !/^(?:$|#|mailto:|tel:)/i.test(attribute(link, 'href')) &&
    !SEARCH_OR_MAP.test(attribute(link, 'href')) &&
    lineOf(link) === lineOf(item)
  );
}

/** "Apply for this position", right before the form. */
function isAboveForm(heading: Element): boolean {
  const next = nextWithText(heading);
  return next !== undefined && isFormToFillIn(next);
}

const SHARING = new Set(foldedWords(SHARE_WORDS));
const NETWORKS = new Set(
  ['Facebook', 'Twitter', 'X', 'LinkedIn', 'Xing', 'WhatsApp', 'Pinterest', 'Telegram', 'Reddit', 'Mail'].map(fold),
);
const BETWEEN = new Set(foldedWords(SHARE_BETWEEN));

/** The lines of an advert without those that only name where it may be shared. */
export function withoutSharing(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (end < lines.length && namesOnlySharing(lines[end] as string)) end++;
    const run = lines.slice(at, end);
    if (!isSharing(run)) kept.push(...run);
    if (end < lines.length) kept.push(lines[end] as string);
    at = end + 1;
  }
  return kept;
}

/**
 * Whether lines in a row are there to share by: one word alone may be anything, a list of networks without it may be
 * one of skills.
 */
function isSharing(run: readonly string[]): boolean {
  const words = run.flatMap(wordsIn);
  const isList = run.some((line) => line.startsWith('•'));
  const isNamed = !isList || words.some((word) => SHARING.has(word));
  return isNamed && words.filter(isSharingWord).length !== 1;
}

function isSharingWord(word: string): boolean {
  return SHARING.has(word) || NETWORKS.has(word);
}

/** A longer line (characters) says more. */
const MAX_SHARING = 90;

function namesOnlySharing(line: string): boolean {
  if (line.length > MAX_SHARING) return false;
  const words = wordsIn(line).filter((word) => !BETWEEN.has(word));
  return words.length > 0 && words.every(isSharingWord);
}

function wordsIn(line: string): string[] {
  return fold(line).match(/\p{L}+/gu) ?? [];
}
