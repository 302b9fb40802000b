import { headingOf } from '../lines/headings/section-headings.js';
import { attribute, isTag, isText, lineOf, type AnyNode, type Element } from './html.js';

/** Whether an address leads to a document for people: a PDF or what a word processor writes. */
export function isFile(address: string): boolean {
  return /\.(?:pdf|docx?|odt|rtf)(?:$|[?#])/i.test(address);
}

/** "Person specification": a link to a file, in a line of its own, that is called as a part of an advert is headed. */
export function isFileOfPart(element: Element): boolean {
  if (element.name !== 'a' || !isFile(attribute(element, 'href'))) return false;
  if (headingOf(lineOf(element)) === undefined) return false;
  return endsLine(element.prev, 'prev') && endsLine(element.next, 'next');
}

function endsLine(node: AnyNode | null, side: 'prev' | 'next'): boolean {
  let at = node;
  while (at !== null && isText(at) && at.data.trim() === '') at = at[side];
  return at === null || (isTag(at) && at.name === 'br');
}
