import { isTag, type ParentNode } from 'domhandler';

/** What a script does that leads to another page: `location.href = '/jobs/7'`, `window.open('/jobs/7')`. */
const LEADS_TO =
  /^\s*(?:(?:window\.|document\.|self\.)?(?:location(?:\.href)?\s*=|location\.(?:assign|replace)\(|open\()\s*)['"]([^'"]+)['"]/;

/** Where an element leads when it is pressed: `onclick="location.href='/jobs/7'"`, `data-href="/jobs/7"`. */
export function pressedAddress(attributes: Record<string, string>): string | undefined {
  const { onclick = '', formaction, formmethod = '' } = attributes;
  if (formaction !== undefined && !/post/i.test(formmethod)) return formaction;
  return LEADS_TO.exec(onclick)?.[1] ?? namedAddress(attributes);
}

/** Where a script finds the address; what is called a URL may be any, but of what calls itself a link. */
function namedAddress({ role, 'data-href': href, 'data-url': url }: Record<string, string>): string | undefined {
  const named = href ?? (role === 'link' ? url : undefined);
  return named !== undefined && /^(?:https?:\/\/|\/)/.test(named) ? named : undefined;
}

/** A link that leads nowhere by its address leads where a script of its own does. */
export function addressOfLink({ href = '', ...scripts }: Record<string, string>): string {
  const [, script] = /^javascript:([^]*)$/i.exec(href) ?? [];
  if (script === undefined && href !== '#') return href;
  return LEADS_TO.exec(script ?? '')?.[1] ?? pressedAddress(scripts) ?? href;
}

/** Whether a button sends the form around it, which is no link; `open` are the elements that it stands in. */
export function isPosted({ formaction, formmethod }: Record<string, string>, open: readonly ParentNode[]): boolean {
  return formaction !== undefined && formmethod === undefined && open.some(isPostedForm);
}

function isPostedForm(element: ParentNode): boolean {
  return isTag(element) && element.name === 'form' && /post|dialog/i.test(element.attribs['method'] ?? '');
}
