import { asksToCall } from '../../text/people/asked-number.js';
import { digitsOf, numbersIn } from '../../text/people/contact-number.js';
import { attribute, findAll, lineOf, type Element } from '../tree/html.js';
import { blockAround } from '../tree/page-tree.js';

/** Letters of the label in front of a mailbox or a number, at most: "Telefonnummer". */
const MAX_LABEL = 16;

/**
 * The number to call beside the one mailbox of a card: that of its only link that calls one, else one that is written
 * in its line, or next to it in a line of its own. None where the card has several.
 */
export function numberBeside(card: Element, text: string, mailbox: string): string | undefined {
  const written = [...new Set(numbersIn(text, false).map(({ number }) => digitsOf(number)))];
  const called = [...new Set(findAll(card, isCall).map(numberOf))];
  if (written.length > 1 || called.length > 1) return undefined;
  return called[0] ?? writtenBeside(text.split('\n'), mailbox);
}

/** The number of the only link of a card that calls one, where its line asks to call: "Call us", "Call our office". */
export function numberAskedToCall(card: Element): string | undefined {
  const calls = findAll(card, isCall);
  const [number, ...others] = new Set(calls.map(numberOf));
  return others.length === 0 && calls.some(asksToBeCalled) ? number : undefined;
}

/** A longer line (characters) around a link tells of more than whom to call. */
const MAX_LINE = 200;

function asksToBeCalled(link: Element): boolean {
  const line = lineOf(blockAround(link));
  return line.length <= MAX_LINE && asksToCall(line);
}

function writtenBeside(lines: readonly string[], mailbox: string): string | undefined {
  const at = lines.findIndex((line) => line.includes(mailbox));
  const own = lines[at]?.replace(mailbox, ' ') ?? '';
  if (!saysLittle(own)) return undefined;
  return [own, lines[at + 1] ?? '', lines[at - 1] ?? ''].flatMap(numberAlone)[0];
}

/** "Tel: 01632 960 123" */
function numberAlone(line: string): string[] {
  return saysLittle(line) ? numbersIn(line, false).map(({ number }) => number) : [];
}

const saysLittle = (line: string): boolean => line.replace(/\P{L}/gu, '').length <= MAX_LABEL;

function isCall(element: Element): boolean {
  return element.name === 'a' && digitsOf(numberOf(element)).length >= LEAST_DIGITS;
}

/** A shorter number is that of a code or a service. */
const LEAST_DIGITS = 7;

/** The number that a link shows, else the one that it calls. */
function numberOf(link: Element): string {
  const [, called = ''] = /^\s*tel:\s*([^?;]*)/i.exec(attribute(link, 'href')) ?? [];
  if (called === '') return '';
  return numbersIn(lineOf(link), true)[0]?.number ?? called.replace(/%20/g, ' ').trim();
}
