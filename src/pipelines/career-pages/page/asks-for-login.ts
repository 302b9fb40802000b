import type { WebPage } from '../../../web/web.js';
import { wordPattern } from '../../../postings/text/word-pattern.js';
import { LOGIN_SEGMENTS } from '../../../postings/text/words/sites/login-segments.js';
import { anyOf } from '../../../postings/text/words/pattern-parts.js';

const LEADS_TO_LOGIN = wordPattern(`/${anyOf(LOGIN_SEGMENTS)}(?:[./]|$)`, 'iu');
const CALLED_LOGIN = wordPattern(`^${anyOf(LOGIN_SEGMENTS).replaceAll('-', '[ -]')}(?!\\p{L})`, 'iu');
const ASKS_FOR_PASSWORD = /<input[^>]{1,300}type\s{0,9}=\s{0,9}["']?password/i;

/** Whether a login came in place of the page that was asked for: at an address of its own, or called so. */
export function asksForLogin(
  { url, request, body }: Pick<WebPage, 'url' | 'body' | 'request'>,
  { title, heading }: { readonly title: string; readonly heading: string },
): boolean {
  const isOne = isLogin(url) || [title, heading].some((name) => CALLED_LOGIN.test(name.trim()));
  return isOne && !isLogin(request.url) && ASKS_FOR_PASSWORD.test(body);
}

function isLogin(url: string): boolean {
  return LEADS_TO_LOGIN.test(new URL(url).pathname);
}
