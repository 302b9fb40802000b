import { attribute, elementsNamed, findFirst, lineOf, type Element } from '../../../postings/page/tree/html.js';
import { closest } from '../../../postings/page/tree/page-tree.js';

/** The page that an element shows within its own, as a frame does; empty for a film, a picture or a program. */
export function addressOfEmbedded(element: Element): string {
  const address = attribute(element, element.name === 'object' ? 'data' : 'src');
  const type = attribute(element, 'type');
  return /html/i.test(type) || (type === '' && PAGE_FILE.test(address)) ? address : '';
}

const PAGE_FILE = /^[^?#]*(?:\/|\.(?:x?html?|php\d?|aspx?|jsp|cfm))(?:[?#]|$)/i;

/** A longer script (characters) does more than lead somewhere. */
const MAX_SCRIPT = 500;

/** What the script of a select does with what is chosen, where that leads there. */
const LEADS_THERE =
  /(?<![\w$])location(?:\.href)?\s{0,9}=(?!=)|(?<![\w$])location\.(?:assign|replace)\(|window\.open\(|jumpmenu/i;
/** It puts more before what is chosen: that is no address, but a part of one. */
const ADDS_TO_CHOICE = /[^'"](?:'[^']{1,200}'|"[^"]{1,200}")\s{0,9}\+|`/;

/** Where a choice of a menu leads: `<select onchange="location = this.value">`. */
export function addressOfChoice(option: Element): string {
  const select = closest(option, ({ name }) => name === 'select');
  const address = attribute(option, 'value');
  const script = attribute(select, 'onchange').slice(0, MAX_SCRIPT);
  return LEADS_THERE.test(script) && !ADDS_TO_CHOICE.test(script) && /[/.]/.test(address) ? address : '';
}

/** Where a form leads that is a link with the look of a button: nothing is to be filled in. */
export function addressOfForm(form: Element): string {
  return pressedIn(form) === undefined ? '' : attribute(form, 'action');
}

/** What the button of such a form says; empty for every other element. */
export function nameOfForm(form: Element): string {
  const button = form.name === 'form' ? pressedIn(form) : undefined;
  return button === undefined ? '' : lineOf(button) || attribute(button, 'value');
}

/** The only control of a form that is shown, where that sends it by a GET and nothing else with it. */
function pressedIn(form: Element): Element | undefined {
  if (/post|dialog/i.test(attribute(form, 'method')) || attribute(form, 'action') === '') return undefined;
  // Almost every form has something to fill in: no need to look at all of a large one.
  if (findFirst(form, isFilledIn)) return undefined;
  const [button, ...others] = elementsNamed(form, 'button', 'input');
  return others.length === 0 ? button : undefined;
}

function isFilledIn({ name, attribs }: Element): boolean {
  if (name === 'select' || name === 'textarea') return true;
  return name === 'input' && !/^(?:submit|button|image)$/i.test(attribs['type'] ?? 'text');
}
