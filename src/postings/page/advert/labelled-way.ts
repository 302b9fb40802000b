import type { JobPosting } from '../../fields.js';
import { readRemoteLabel } from '../../text/kinds/remote.js';
import { wordPattern } from '../../text/word-pattern.js';
import { HOME_WORDS } from '../../text/words/remote/home-words.js';
import { alternativesOf } from '../../text/words/pattern-parts.js';
import type { Leaf } from '../tree/page-tree.js';

/** More words (characters) behind a way of working say of whom or of what else it is. */
const MAX_WAY = 60;

/** "Remote work: possible, and welcome": of a label that is a way of working, what its line says of it. */
export function remoteByLabel({ text }: Leaf): JobPosting['remote_policy'] {
  const [, label = ''] = text.length > MAX_WAY ? [] : (/^(\p{Lu}[^:：.]{4,30}?)\s?[:：]\s*\S/u.exec(text) ?? []);
  const isWay = label.split(' ').length <= MAX_LABEL_WORDS && readRemoteLabel(label) !== undefined;
  if (!isWay) return undefined;
  const policy = readRemoteLabel(text);
  return policy === 'remote' && DAYS_OF_WEEK.test(text.slice(label.length)) ? 'hybrid' : policy;
}

/** "Home office: 2 days a week" */
const DAYS_OF_WEEK = wordPattern(
  String.raw`(?<![\d.,+-])[1-4](?:\s?[-–]\s?[1-4])?(?:\s?[x×/]|\s?(?:${alternativesOf(HOME_WORDS, 'days')})(?!\p{L}))`,
  'iu',
);

/** "Days of remote work a week" is no way by itself. */
const MAX_LABEL_WORDS = 3;
