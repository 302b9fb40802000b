import type { WebPage } from '../../../web/web.js';
import { wordPattern } from '../../../postings/text/word-pattern.js';
import { LOGIN_SEGMENTS } from '../../../postings/text/words/login-segments.js';
import { anyOf } from '../../../postings/text/words/pattern-parts.js';

const LEADS_TO_LOGIN = wordPattern(`/${anyOf(LOGIN_SEGMENTS)}(?:[./]|$)`, 'iu');
const ASKS_FOR_PASSWORD = /<input[^>]{1,300}type\s{0,9}=\s{0,9}["']?password/i;

/** Whether a login came in place of the page that was asked for. */
export function asksForLogin({ url, request, body }: Pick<WebPage, 'url' | 'body' | 'request'>): boolean {
  return isLogin(url) && !isLogin(request.url) && ASKS_FOR_PASSWORD.test(body);
}

function isLogin(url: string): boolean {
  return LEADS_TO_LOGIN.test(new URL(url).pathname);
}
