import { findMoney } from '../text/money.js';

/** "Area Supervisor (£135 for the night)", "Zedník (35 000 Kč)" */
const IN_BRACKETS = /^(.+?) ?\(([^()]{1,120})\)$/su;
/** "Gardener – full time, £28k", "Driver, Leeds, £13 an hour" */
const BEHIND = /^(.{3,100}?)(?:\s[–—|-]\s|,\s)(.{2,120})$/su;

/** A title and the words behind it that say what it pays. */
interface PaidTitle {
  readonly title: string;
  readonly behind: string;
}

/** The title before the pay of its line; `isTitle` tells whether what stands before a dash or comma may be one. */
export function paidTitle(line: string, isTitle: (text: string) => boolean): PaidTitle | undefined {
  if (!/\d/.test(line)) return undefined;
  const [, named = '', inBrackets = ''] = IN_BRACKETS.exec(line) ?? [];
  if (isPay(inBrackets)) return { title: named, behind: inBrackets };
  const [, title = '', behind = ''] = BEHIND.exec(line) ?? [];
  return isPay(behind) && isTitle(title) ? { title, behind } : undefined;
}

function isPay(text: string): boolean {
  return /\d/.test(text) && findMoney(text).some(({ currency }) => currency !== undefined);
}
