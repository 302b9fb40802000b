import { findMoney } from '../../text/money.js';

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
  const bracketed = parted(line, IN_BRACKETS);
  if (bracketed && isPay(bracketed.behind)) return bracketed;
  const divided = parted(line, BEHIND);
  return divided && isPay(divided.behind) && isTitle(divided.title) ? divided : undefined;
}

function parted(line: string, pattern: RegExp): PaidTitle | undefined {
  const [, title, behind] = pattern.exec(line) ?? [];
  return title === undefined || behind === undefined ? undefined : { title, behind };
}

function isPay(text: string): boolean {
  return /\d/.test(text) && findMoney(text).some(({ currency }) => currency !== undefined);
}
