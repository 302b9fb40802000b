import { isTownName } from '../../text/places/place.js';
import { isDepartmentName } from '../lines/people/department-names.js';
import { isLabelLine, labelOf } from '../lines/headings/field-labels.js';
import { isTag, isText, type AnyNode, type Element } from '../tree/html.js';
import { closest, isIn } from '../tree/page-tree.js';
import { areOfTwoColumns, isInHeads } from '../tree/table-columns.js';
import type { Fact } from './address-lines.js';

/** The piece behind a label that stands alone; empty where it is the next label, or nothing that the label says. */
export function valueBehind(facts: readonly Fact[], at: number): string {
  const next = facts[at + 1]?.text ?? '';
  const isLabel = isLabelLine(next) && !isDepartmentBehind(facts, at + 1);
  if (isLabel || labelsElse(facts[at] as Fact, facts[at + 1])) return '';
  return isDepartmentBehind(facts, at) || isDepartmentAlone(facts, at) || headsTasks(facts, at) ? '' : next;
}

/** The head of a column, a field of a form, what a column says beside the next one: no label of what follows it. */
function labelsElse({ element }: Fact, next: Fact | undefined): boolean {
  if (isInHeads(element) || asksVisitor(element)) return true;
  return next !== undefined && areOfTwoColumns(element, next.element);
}

/** "Service" by itself is also the last of a firm's values, or a department: it labels neither a heading nor a town. */
function isDepartmentAlone(facts: readonly Fact[], at: number): boolean {
  const next = facts[at + 1];
  if (next === undefined || !isDepartmentName(facts[at]?.text ?? '')) return false;
  return isTownName(next.text) || closest(next.element, ({ name }) => /^h[1-6]$/.test(name)) !== undefined;
}

/** "Aufgabengebiet" above a list: tasks, not the department that the same word stands before in one line. */
function headsTasks(facts: readonly Fact[], at: number): boolean {
  if (labelOf(facts[at]?.text ?? '') !== 'department') return false;
  const [label, item, other] = [facts[at]?.element, facts[at + 1]?.element, facts[at + 2]?.element];
  const list = item && closest(item, ({ name }) => /^[uo]l$/.test(name));
  return list !== undefined && isIn(other, list) && !isIn(label, list);
}

/** "Service" behind "Abteilung": the name of a department, which is in other languages a label for one. */
function isDepartmentBehind(facts: readonly Fact[], at: number): boolean {
  const [label = '', name = ''] = [facts[at - 1]?.text, facts[at]?.text];
  return isDepartmentName(name) && labelOf(label) === 'department' && !isDepartmentName(label);
}

const isControl = (node: AnyNode): boolean => isTag(node) && /^(?:input|select|textarea)$/.test(node.name);

/** Whether a label is one of a form: a control stands in it or right behind it, and what follows is the next label. */
function asksVisitor(element: Element): boolean {
  const behind = element.next && isText(element.next) ? element.next.next : element.next;
  return element.children.some(isControl) || (behind !== null && isControl(behind));
}
