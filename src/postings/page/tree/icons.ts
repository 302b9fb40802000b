import { attribute, isTag, isText, lineOf, type Element } from './html.js';
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
  const icon = iconIn(element) ?? iconBefore(element);
  return fieldOfName(icon ? nameOf(icon) : '');
}

/** A piece of a line and what the icon in front of it says that it is. */
export interface IconPiece {
  readonly field: LabelledField;
  readonly text: string;
}

/**
 * The pieces of a line in which each of several icons stands before its own: "<img date> 3 May <img location> Leeds".
 */
export function piecesBehindIcons({ children }: Element): readonly IconPiece[] {
  // Of an element of several lines each has its own, and is asked by itself.
  if (children.some((child) => isTag(child) && child.name === 'br')) return [];
  const pieces: { icon: Element; text: string }[] = [];
  for (const child of children) {
    const last = pieces.at(-1);
    if (isTag(child) && isIcon(child) && lineOf(child) === '') pieces.push({ icon: child, text: '' });
    else if (last) last.text += isText(child) ? child.data : isTag(child) ? ` ${lineOf(child)} ` : '';
  }
  if (pieces.filter(({ text }) => text.trim() !== '').length < 2) return [];
  return pieces.flatMap(({ icon, text }) => {
    const field = fieldOfName(nameOf(icon));
    return field === undefined ? [] : [{ field, text: text.replace(/\s+/g, ' ').trim() }];
  });
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
