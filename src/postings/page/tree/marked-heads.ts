import { isUnspaced } from '../../text/words.js';
import { labelOf } from '../lines/headings/field-labels.js';
import { headingOf } from '../lines/headings/section-headings.js';

/** Signs that stand before heads as well as before items. */
const SIGN = /^[■●○▶►]/u;
/** No head of a script without spaces has more signs. */
const MAX_HEAD = 12;

interface Block {
  readonly text: string;
  readonly kind: 'heading' | 'item' | 'line';
  readonly sign?: string;
}

/** The sign that a line begins with, where heads have it as well. */
export function signAhead(line: string): string | undefined {
  return SIGN.exec(line)?.[0];
}

/** "■資格" above "・普通免許" heads it, in scripts without spaces; beside other lines behind its sign it is an item. */
export function withMarkedHeads<Of extends Block>(blocks: readonly Of[]): (Of | (Of & { kind: 'line' }))[] {
  return blocks.map((block, at) => {
    const next = blocks[at + 1];
    if (block.sign === undefined || !next || next.sign === block.sign || !isHead(block.text)) return block;
    return { ...block, kind: 'line' };
  });
}

function isHead(text: string): boolean {
  if (!isUnspaced(text) || text.length > MAX_HEAD || /[、。，,；;]/u.test(text)) return false;
  return headingOf(text) !== undefined || labelOf(text) !== undefined;
}
