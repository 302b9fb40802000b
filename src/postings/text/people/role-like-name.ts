import { anyOf, patternsOf } from '../words/pattern-parts.js';
import {
  BEFORE_ROLES,
  BEHIND_ROLES,
  ENDS_OF_TITLES,
  GIVEN_IN_TITLES,
  TITLES_LIKE_NAMES,
} from '../words/people/role-name-words.js';
import { wordPattern } from '../word-pattern.js';

const IS_TITLE = wordPattern(
  String.raw`^(?:${anyOf(TITLES_LIKE_NAMES)}|(?:${anyOf(GIVEN_IN_TITLES)})\s(?:[\p{L}-]{2,20}\s){0,2}\p{L}{0,20}(?:${anyOf(ENDS_OF_TITLES)}))$`,
  'iu',
);
const ROLE_FOLLOWS = wordPattern(String.raw`(?<!\p{L})(?:${patternsOf(BEFORE_ROLES)})[^\S\n]$`, 'iu');
const ROLE_AHEAD = wordPattern(String.raw`^[^\S\n](?:${anyOf(BEHIND_ROLES)})(?!\p{L}|[@_-]|\.\p{L})`, 'iu');

/** "Line Cook", "Summer Camp Counselor": capitalised words of a title, of which the first is a given name as well. */
export function isTitleLikeName(name: string): boolean {
  return IS_TITLE.test(name);
}

/** "the Line Cook", "for the Rose Grower role": whatever is written so is a role, by the words beside it. */
export function isCalledRole(before: string, after: string): boolean {
  return ROLE_FOLLOWS.test(before) || ROLE_AHEAD.test(after);
}
