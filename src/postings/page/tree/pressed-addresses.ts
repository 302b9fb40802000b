import { isTag, type ParentNode } from 'domhandler';
import { wordPattern } from '../../text/word-pattern.js';

/** What a script may do before it leads on. */
const AHEAD = String.raw`^\s*(?:javascript:\s*)?(?:(?:event|e)\.(?:preventDefault|stopPropagation)\(\);?\s*)*(?:return\s+)?`;
const WINDOW = String.raw`(?:(?:window|document|self|top|parent|this)\.){0,2}`;
/** Functions of a page's own that are called after what they do; what else one opens may lie over the page. */
const LEADING = '(?:navigate|navigateTo|goTo|goto|goToPage|goToUrl|redirect|redirectTo|openPage|openUrl|openLink)';
/** `location.href = '/jobs/7'`, `window.open('/jobs/7')`; what is put together from more is no address yet. */
const LEADS_TO = wordPattern(
  `${AHEAD}${WINDOW}(?:location(?:\\.href)?\\s*=|location\\.(?:assign|replace)\\(|open\\(|${LEADING}\\()` +
    String.raw`\s*(['"\x60])(?<address>[^'"\x60\s$][^'"\x60$]*)\1(?!\s*\+)`,
  'u',
);

/** Where a script leads that is run when its element is pressed. */
function addressIn(script: string | undefined): string | undefined {
  return LEADS_TO.exec(script ?? '')?.groups?.['address'];
}

/** Where an element leads when it is pressed: `onclick="location.href='/jobs/7'"`, `data-href="/jobs/7"`. */
export function pressedAddress(attributes: Record<string, string>): string | undefined {
  const { onclick, formaction, formmethod = '' } = attributes;
  if (formaction !== undefined && !/post/i.test(formmethod)) return formaction;
  return addressIn(onclick) ?? namedAddress(attributes);
}

/** A whole address, one from the root of its site, or the file of a page. */
const ADDRESS = /^(?:https?:\/\/|\/|\.{1,2}\/|[\w./-]{1,200}\.(?:x?html?|php\d?|aspx?|jsp|cfm)(?:[?#]|$))/i;
/** What a page calls an element that is a link. */
const IS_PRESSED = /(?:^|[\s_-])(?:click|link)/i;

/** Where a script finds the address; what is called a URL may be any, but of what calls itself a link. */
function namedAddress(attributes: Record<string, string>): string | undefined {
  const { role, class: name = '', 'data-href': href, 'data-url': url, 'data-link': link } = attributes;
  const named = href ?? (role === 'link' || IS_PRESSED.test(name) ? (link ?? url) : undefined);
  return named !== undefined && ADDRESS.test(named) ? named : undefined;
}

/** Whether a link leads nowhere by its address: a script of it, or of what is around it, leads on. */
export function leadsNowhere({ href = '' }: Record<string, string>): boolean {
  return /^(?:|#[!0]?|javascript:[^]*)$/i.test(href.trim());
}

/** A link that leads nowhere by its address leads where a script of its own does. */
export function addressOfLink({ href = '', ...scripts }: Record<string, string>): string {
  return leadsNowhere({ href }) ? (addressIn(href) ?? pressedAddress(scripts) ?? href) : href;
}

/** Whether a button sends the form around it, which is no link; `open` are the elements that it stands in. */
export function isPosted({ formaction, formmethod }: Record<string, string>, open: readonly ParentNode[]): boolean {
  return formaction !== undefined && formmethod === undefined && open.some(isPostedForm);
}

function isPostedForm(element: ParentNode): boolean {
  return isTag(element) && element.name === 'form' && /post|dialog/i.test(element.attribs['method'] ?? '');
}
