import { isMark } from './marks.js';
import { saysNothingOpen, topicOf } from '../headings/topics.js';

/** "【Baker】", and a few words behind it. */
const BRACKETED = /^[【「『［＜]\s*([^【】「」『』［］＜＞]{2,60}?)\s*[】」』］＞]\s*(\S.{0,60})?$/u;

/**
 * "【Baker】", "【営業職】現在は募集しておりません。": what a line has in brackets of East Asian scripts, where nothing
 * stands behind it but whether that is open.
 */
export function bracketedTitle(line: string): string | undefined {
  const [, title, state = ''] = BRACKETED.exec(line) ?? [];
  if (title === undefined || topicOf(title) !== undefined) return undefined;
  return state === '' || isMark(state) || topicOf(state) === 'openings' || saysNothingOpen(state) ? title : undefined;
}
