import type { LabelledField } from '../../text/words/labels/labels.js';
import { fold, lettersOf } from '../../text/words.js';
import { labelOf } from '../lines/headings/field-labels.js';
import { isTag, lineOf, type Element } from '../tree/html.js';
import { labelOfIcon, type IconPiece } from '../tree/icons.js';
import { isInline, parentOf, type Leaf } from '../tree/page-tree.js';
import { columnHead } from '../tree/table-columns.js';
import { CLASS_WORDS } from './class-words.js';

/** Attributes in which pages name a cell or field for narrow screens and for machines. */
const NAMING = [
  'data-label',
  'data-th',
  'data-title',
  'itemprop',
  'property',
  'data-field',
  'data-ui',
  'data-automation',
  'data-qa',
  'fs-cmsfilter-field',
  'fs-list-field',
];

/** What the mark-up around a piece calls it: `data-label="Standort"`, `class="job-location"`. */
export function labelOfMarkUp({ element }: Leaf): LabelledField | undefined {
  for (let node: Element | undefined = element, level = 0; node && level < 2; node = parentOf(node), level++) {
    const field = labelOfAttributes(node);
    if (field !== undefined) return field;
  }
  return labelOf(columnHead(element)) ?? labelOfIcon(element);
}

/** What the attributes in which pages name their fields call an element, whatever its classes say. */
export function namedField({ attribs }: Element): LabelledField | undefined {
  const names = NAMING.flatMap((name) => attribs[name] ?? []);
  return names.map((name) => labelOf(name) ?? CLASS_WORDS.get(fold(name))).find((field) => field !== undefined);
}

function labelOfAttributes(element: Element): LabelledField | undefined {
  const field = namedField(element);
  if (field !== undefined) return field;
  const { attribs } = element;
  const words = fold(attribs['class'] ?? '').split(/[\s_-]+/);
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
  return [...pairs, ...words].map((word) => CLASS_WORDS.get(word)).find((known) => known !== undefined);
}

/**
 * The parts of a line that their own mark-up names, each by itself: `<span class="job-department">📋 Sales</span><span
 * class="job-location">📍 Leeds</span>`. None where the line says anything beside them.
 */
export function piecesByMarkUp({ element, text }: Leaf): readonly IconPiece[] {
  const letters = lettersOf(fold(text));
  const parts: { readonly part: Element; readonly line: string }[] = [];
  let said = '';
  for (const part of element.children.filter(isTag).filter(isInline)) {
    const line = lineOf(part);
    said += line;
    // An element that a thousand lines stand in is not read whole for each of them.
    if (!letters.startsWith(lettersOf(fold(said)))) return [];
    if (line !== '') parts.push({ part, line });
  }
  if (parts.length < 2 || lettersOf(fold(said)) !== letters) return [];
  return parts.flatMap(({ part, line }) => {
    const field = labelOfAttributes(part);
    return field === undefined ? [] : [{ field, text: line.replace(SIGN_AHEAD, '') }];
  });
}

/** A sign that stands for what the part says; a bracket or a currency belongs to it. */
const SIGN_AHEAD = /^(?:\p{Extended_Pictographic}\uFE0F?\s{0,3})+/u;
