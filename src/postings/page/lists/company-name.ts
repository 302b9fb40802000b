import { hasPostalCode } from '../../text/place-parts.js';
import { fold } from '../../text/words.js';

/**
 * Whether a line is the name of the company, as the way to the front door (`siteNames`) and the page's title have it,
 * or its address behind it: a name may have a word for an occupation.
 */
export function namesCompany(text: string, siteNames: ReadonlySet<string>, pageTitle: string): boolean {
  const said = fold(text);
  const name = [...siteNames].find((one) => one !== '' && said.startsWith(one));
  if (name === undefined || !fold(pageTitle).includes(name)) return false;
  return said === name || hasPostalCode(text);
}
