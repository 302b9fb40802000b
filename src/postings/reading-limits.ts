import { finding, type Finding } from '../findings/finding.js';
import { setReading } from './remembered.js';

/** How many of something a limit let through, of how many where that is known. */
interface Cut {
  readonly seen?: number;
  readonly kept: number;
}

/** What was read, and what limits of the readers cut of it. */
export interface Limited<Read> {
  readonly read: Read;
  readonly findings: readonly Finding[];
}

/** Why entries of a list of postings are left out, as the codes of their findings. */
type LeftOut = 'entries_not_public' | 'entries_translated' | 'entries_untitled';

/** Entries that the reading under way left out. */
let leftOut = new Map<LeftOut, number>();

/**
 * What the limits of the reading under way have cut, by what it is: readings are synchronous, so there is one at a
 * time.
 */
let cuts: Map<string, Cut> | undefined;

/**
 * Reads, and tells what limits of the readers cut of `about`: an address or a posting. Readings may stand in each
 * other.
 */
export function withLimits<Read>(about: string, read: () => Read): Limited<Read> {
  const around = { cuts, leftOut };
  const own = { cuts: new Map<string, Cut>(), leftOut: new Map<LeftOut, number>() };
  if (around.cuts === undefined) setReading(own);
  ({ cuts, leftOut } = own);
  try {
    const result = read();
    return {
      read: result,
      findings: [
        ...[...own.cuts].map(([detail, cut]) => finding('reading_limit', about, { detail, ...cut })),
        ...[...own.leftOut].map(([why, seen]) => finding(why, about, { seen, kept: 0 })),
      ],
    };
  } finally {
    if (around.cuts === undefined) setReading(undefined);
    ({ cuts, leftOut } = around);
  }
}

/**
 * Says that a limit cuts what is being read. `what` names the things in the plural and is the same wherever the same is
 * cut: what was counted adds up, what goes on uncounted is said once. Outside of `withLimits` nobody asks.
 */
export function noteCut(what: string, { seen, kept }: Cut): void {
  const known = cuts?.get(what);
  if (seen === undefined) cuts?.set(what, { kept });
  else cuts?.set(what, { seen: seen + (known?.seen ?? 0), kept: kept + (known?.kept ?? 0) });
}

/** Says that so many entries of a list of postings are left out, and why. */
export function noteLeftOut(why: LeftOut, entries: number): void {
  if (entries > 0) leftOut.set(why, (leftOut.get(why) ?? 0) + entries);
}
