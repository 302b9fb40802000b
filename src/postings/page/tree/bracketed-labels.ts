import { isTag, isText, type AnyNode, type ParentNode, type Text } from 'domhandler';
import { labelOf } from '../lines/headings/field-labels.js';
import { kindOfHeading } from '../lines/headings/section-headings.js';
import { PRAISING_ENDS } from '../../text/words/sections/praising-ends.js';
import { patternsOf } from '../../text/words/pattern-parts.js';
import { wordPattern } from '../../text/word-pattern.js';

/** "【給与】", "[모집부문] ": a label in brackets, as East Asia writes them. */
const BRACKETED =
  /(^|[\s\u3000])[■◆◇●○▼▶□◎]?\s?[【〔［[]\s?([^【】〔〕［］[\]\n]{0,18}[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hangul}][^【】〔〕［］[\]\n]{0,18}?)\s?[】〕］\]]\s?(?=\S|$)/gu;

/** "福利厚生充実", "経験者優遇": what a job is praised for in front of its title, no label. */
const PRAISES = wordPattern(`(?:${patternsOf(PRAISING_ENDS)})$`, 'u');

/** Below it a text is no value of a label. */
const NO_VALUES = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'script', 'style', 'title', 'a', 'button', 'option']);

/** Puts a colon behind labels in brackets that stand in front of their values: "【給与】月給25万円" as "給与：月給25万円". */
export function divideBracketedLabels(root: ParentNode): void {
  const open: ParentNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isTag(node) && NO_VALUES.has(node.name)) continue;
    for (const child of node.children) {
      if (isText(child)) divideLabels(child);
      else if ('children' in child) open.push(child);
    }
  }
}

function divideLabels(text: Text): void {
  if (!/[】〕］\]]/.test(text.data)) return;
  text.data = text.data.replace(BRACKETED, (written, ahead: string, label: string, at: number) => {
    const hasValue = at + written.length < text.data.trimEnd().length || isBeforeText(text);
    return hasValue && isLabel(label) ? `${ahead}${label}：` : written;
  });
}

function isLabel(label: string): boolean {
  if (labelOf(label) !== undefined) return true;
  return !PRAISES.test(label) && kindOfHeading(label) !== undefined;
}

/** "<b>【給与】</b>月給25万円" */
function isBeforeText(text: Text): boolean {
  const { parent } = text;
  const isBold = parent !== null && isTag(parent) && /^(?:b|strong|span|font)$/.test(parent.name);
  const next: AnyNode | null = text.next ?? (isBold ? parent.next : null);
  return next !== null && isText(next) && next.data.trim() !== '';
}
