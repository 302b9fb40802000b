import { noteCut } from '../../reading-limits.js';
import { list, record } from '../../text/words.js';

/** More values of data (lists, objects, and what they hold) are not looked at. */
const MAX_NODES = 100_000;

/** The values of data, those further out first; what of them is not `isWanted` is neither gone into nor counted. */
export function* nodesIn(root: unknown, isWanted: (value: unknown) => boolean = () => true): Generator {
  const waiting: unknown[] = [root];
  for (let seen = 0; seen < waiting.length; seen++) {
    if (seen >= MAX_NODES) {
      noteCut('values of its data', { kept: MAX_NODES });
      return;
    }
    const node = waiting[seen];
    for (const inner of Array.isArray(node) ? list(node) : Object.values(record(node)))
      if (isWanted(inner)) waiting.push(inner);
    yield node;
  }
}
