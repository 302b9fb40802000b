import type { FoundPosting } from '../../posting.js';
import { fold } from '../../text/words.js';
import { readsOn } from '../lines/seeking/actions.js';
import { withoutFragment } from '../lines/headings/page-routes.js';
import { attribute, findAll, isTag, isText, lineOf, walk, type Document, type Element } from '../tree/html.js';

/** A text shorter than this (characters) is a teaser: what the posting asks for stands elsewhere. */
const TEASER = 300;

/** True for a posting with no text but a teaser. */
export function hasNoText({ fields: { job_description: text = '' } }: FoundPosting): boolean {
  return text.length < TEASER;
}

/** True for a posting that has neither a page of its own nor a text: pressing its entry may bring either. */
export function isClosedEntry(posting: FoundPosting, pageUrl: string): boolean {
  return hasNoText(posting) && hasNoOtherPage(posting, pageUrl);
}

/** True for a posting without a page of its own beside the one that shows it. */
export function hasNoOtherPage({ fields: { job_url: url } }: FoundPosting, pageUrl: string): boolean {
  return url === undefined || withoutFragment(url) === withoutFragment(pageUrl);
}

/** How far above a title the control of its entry is looked for, and how long an entry may be. */
const MAX_STEPS = 5;
const MAX_ENTRY = 1500;

/** A text that is longer is all of a posting, whatever its entry has to press (characters). */
const WHOLE = 1500;

/** True for a posting without another page that may tell a part of itself. */
export function mayTellMore(posting: FoundPosting, pageUrl: string): boolean {
  return (posting.fields.job_description ?? '').length < WHOLE && hasNoOtherPage(posting, pageUrl);
}

/** Whether the entries with these titles are opened by controls that only scripts make work: most of them. */
export function opensByScript(document: Document, titles: readonly string[]): boolean {
  const wanted = new Set(titles.map(plain));
  const within = (element: Element): boolean => opensSomething(element) && isControl(element);
  const opened = titlesBeside(document, wanted, { isOpened: isControl, within });
  return wanted.size > 0 && opened.size * 5 >= wanted.size * 4;
}

/** Those of the titles whose entries have a control that says that it brings all of them, and leads to no page. */
export function titlesReadOn(document: Document, titles: readonly string[]): string[] {
  const isSaid = (element: Element): boolean => readsOn(lineOf(element));
  const opened = titlesBeside(document, new Set(titles.map(plain)), {
    isOpened: (entry) => isControl(entry) && findAll(entry, isSaid).length > 0,
    within: (element) => isSaid(element) && (isControl(element) || isBareLink(element)),
  });
  return titles.filter((title) => opened.has(plain(title)));
}

/** What tells an entry that is opened by pressing it, and what is pressed within one. */
interface Opener {
  readonly isOpened: (entry: Element) => boolean;
  readonly within: (element: Element) => boolean;
}

/** Those of the titles whose entries are opened in such a way. */
function titlesBeside(document: Document, titles: ReadonlySet<string>, opener: Opener): Set<string> {
  const wanted = new Set([...titles].filter((title) => title !== ''));
  const opened = new Set<string>();
  if (wanted.size === 0) return opened;
  walk(document, (element) => {
    if (/^(?:script|style|head|nav|footer|select)$/.test(element.name)) return 'skip';
    const line = lineOf(element);
    if (line.length > 300) return undefined;
    const title = titleIn(element, wanted);
    if (title !== undefined && !opened.has(title) && isOpenedBy(opener, element, wanted)) opened.add(title);
    return undefined;
  });
  return opened;
}

/** Which of the titles an element says: by all of its words, or by a text of its own beside a place or a mark. */
function titleIn(element: Element, wanted: ReadonlySet<string>): string | undefined {
  const said = [lineOf(element), ...element.children.flatMap((child) => (isText(child) ? child.data.trim() : []))];
  return said.map(plain).find((text) => wanted.has(text));
}

function plain(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}

function isOpenedBy({ isOpened, within }: Opener, title: Element, wanted: ReadonlySet<string>): boolean {
  let entry: Element = title;
  for (let steps = 0; steps <= MAX_STEPS; steps++) {
    if (isOpened(entry)) return true;
    const { parent } = entry;
    if (!parent || !isTag(parent) || lineOf(parent).length > MAX_ENTRY) return false;
    const others = findAll(parent, (element) => titleIn(element, wanted) !== undefined);
    if (new Set(others.map((element) => titleIn(element, wanted))).size > 1) return false;
    if (findAll(parent, within).length > 0) return true;
    entry = parent;
  }
  return false;
}

/** Something to press that leads to no page: what it does is known to scripts alone. */
function isControl(element: Element): boolean {
  if (element.name === 'a')
    return isBareLink(element) && (attribute(element, 'role') === 'button' || opensSomething(element));
  if (element.name === 'summary') return isEmptyBeside(element);
  const isButton =
    (element.name === 'button' && attribute(element, 'type') !== 'submit') || attribute(element, 'role') === 'button';
  return isButton || 'onclick' in element.attribs || attribute(element, 'aria-expanded') === 'false';
}

/** Whether a link leads to no page. */
function isBareLink(element: Element): boolean {
  return element.name === 'a' && /^(?:#|javascript:|$)/i.test(attribute(element, 'href'));
}

/** Whether a summary is all that its section has: what is below comes when it is opened. */
function isEmptyBeside({ parent }: Element): boolean {
  return (
    parent !== null &&
    isTag(parent) &&
    lineOf(parent).length <=
      parent.children.filter(isTag).reduce((sum, part) => sum + (part.name === 'summary' ? lineOf(part).length : 0), 0)
  );
}

/** What an element has that a script listens to, or that says what is opened by it. */
function opensSomething(element: Element): boolean {
  return (
    'onclick' in element.attribs ||
    Object.keys(element.attribs).some((name) => OPENS.test(name)) ||
    /^#elementor-action/i.test(attribute(element, 'href'))
  );
}

const OPENS = /^data-(?:(?:bs-)?(?:toggle|target)|popup|modal|fancybox)(?:-id)?$/;
