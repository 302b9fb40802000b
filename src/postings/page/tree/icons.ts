import { attribute, isTag, isText, lineOf, type AnyNode, type Element } from './html.js';
import type { LabelledField } from '../../text/words/labels/labels.js';

/** Words in the names of icons by what stands beside them; the sets of icons agree on these. */
const ICONS: readonly (readonly [pattern: RegExp, field: LabelledField])[] = [
  [
    /(?:^|[-_\s/])(?:map[-_]?(?:marker|pin|point)|marker|location|geo|pin|place|placeholder)(?:$|[-_\s.\d])/i,
    'location',
  ],
  [
    /(?:^|[-_\s/])(?:clock|schedule|hourglass|time|timer|access[-_]time|briefcase|work|suitcase|contract)(?:$|[-_\s.\d])/i,
    'kind',
  ],
  [/(?:^|[-_\s/])(?:sitemap|department|org[-_]?chart|diagram[-_]project)(?:$|[-_\s.\d])/i, 'department'],
  [/(?:^|[-_\s/])(?:money|euro|dollar|wallet|coins?|cash|banknote|payments?|salary|sack)(?:$|[-_\s.\d])/i, 'salary'],
];

/** What the icon directly before a piece says that the piece is: a pin stands before a place. */
export function labelOfIcon(element: Element): LabelledField | undefined {
  // An icon at the beginning of several lines stands before the first of them.
  const icon = (linesOf(element).length > 1 ? undefined : iconIn(element)) ?? iconBefore(element);
  return fieldOfName(icon ? nameOf(icon) : '');
}

/** A piece of a line and what the icon in front of it says that it is. */
export interface IconPiece {
  readonly field: LabelledField;
  readonly text: string;
}

/**
 * The pieces of a line in which each of several icons stands before its own: "<img date> 3 May <img location> Leeds".
 * Of an element of several lines those of the one that says `text`, also where one icon begins it.
 */
export function piecesBehindIcons(element: Element, text: string): readonly IconPiece[] {
  const lines = linesOf(element);
  const [first] = lines;
  if (lines.length < 2) return first && first.pieces.length > 1 ? labelled(first) : [];
  const line = lineByText(element, lines).get(lettersIn(text));
  return line && (line.pieces.length > 1 || line.lead.trim() === '') ? labelled(line) : [];
}

function labelled({ pieces }: Line): readonly IconPiece[] {
  return pieces.flatMap(({ icon, text }) => {
    const field = fieldOfName(nameOf(icon));
    return field === undefined ? [] : [{ field, text: tidy(text) }];
  });
}

/** A line of an element: what stands before its first icon, and the icons with what stands behind each. */
interface Line {
  lead: string;
  pieces: { readonly icon: Element; text: string }[];
}

/** The lines of elements that were taken to pieces, and the same by what they say: each is asked for every line. */
const linesKnown = new WeakMap<Element, readonly Line[]>();
const byTextKnown = new WeakMap<Element, ReadonlyMap<string, Line>>();

/** The lines that say something. */
function linesOf(element: Element): readonly Line[] {
  const known = linesKnown.get(element);
  if (known) return known;
  const lines: Line[] = [{ lead: '', pieces: [] }];
  for (const child of element.children) {
    const line = lines.at(-1) as Line;
    // A break between an icon and its text is there for the looks.
    if (!isTag(child) || child.name !== 'br') addTo(line, child);
    else if (textOf(line).trim() !== '') lines.push({ lead: '', pieces: [] });
  }
  const said = lines.filter((line) => textOf(line).trim() !== '');
  for (const line of said) line.pieces = line.pieces.filter(({ text }) => text.trim() !== '');
  linesKnown.set(element, said);
  return said;
}

function addTo(line: Line, child: AnyNode): void {
  if (isTag(child) && isIcon(child) && lineOf(child) === '') {
    line.pieces.push({ icon: child, text: '' });
    return;
  }
  const text = isText(child) ? child.data : isTag(child) ? ` ${lineOf(child)} ` : '';
  const last = line.pieces.at(-1);
  if (last) last.text += text;
  else line.lead += text;
}

/** Lines by all that they say; by what stands behind their icons where no line says just that. */
function lineByText(element: Element, lines: readonly Line[]): ReadonlyMap<string, Line> {
  const known = byTextKnown.get(element);
  if (known) return known;
  const found = new Map<string, Line>();
  const add = (text: string, line: Line): void => {
    const key = lettersIn(text);
    if (!found.has(key)) found.set(key, line);
  };
  for (const line of lines) add(textOf(line), line);
  for (const line of lines)
    for (const text of [line.pieces.map((piece) => piece.text).join(''), ...line.pieces.map((piece) => piece.text)])
      add(text, line);
  byTextKnown.set(element, found);
  return found;
}

function textOf({ lead, pieces }: Line): string {
  return lead + pieces.map(({ text }) => text).join('');
}

function lettersIn(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function fieldOfName(name: string): LabelledField | undefined {
  return name === '' ? undefined : ICONS.find(([pattern]) => pattern.test(name))?.[1];
}

function iconIn(element: Element): Element | undefined {
  const first = element.children.find((child) => isTag(child) || (isText(child) && child.data.trim() !== ''));
  return first && isTag(first) && isIcon(first) ? first : undefined;
}

function iconBefore(element: Element): Element | undefined {
  let node = element.prev;
  while (node && isText(node) && node.data.trim() === '') node = node.prev;
  if (!node || !isTag(node)) return undefined;
  // A row of its own that begins with an icon labels itself, not what follows it.
  return isIcon(node) ? node : lineOf(node) === '' ? iconIn(node) : undefined;
}

/** True for what draws a sign and says nothing. */
export function isIcon(element: Element): boolean {
  if (/^(?:svg|img|ion-icon|iconify-icon)$/.test(element.name)) return true;
  return (
    /^(?:i|span)$/.test(element.name) &&
    (element.children.length === 0 || /material-/.test(attribute(element, 'class')))
  );
}

/** All that names an icon: its classes, its file, its label, what it uses. */
function nameOf(icon: Element): string {
  const own = ['class', 'name', 'icon', 'data-lucide', 'data-feather', 'data-icon', 'src', 'alt', 'aria-label'].map(
    (name) => attribute(icon, name),
  );
  const used = icon.children.filter(isTag).map((child) => attribute(child, 'href') || attribute(child, 'xlink:href'));
  const drawn = icon.children.map((child) =>
    isText(child) ? child.data : isTag(child) && child.name === 'title' ? lineOf(child) : '',
  );
  return [...own, ...used, ...drawn].join(' ').slice(0, 400);
}
