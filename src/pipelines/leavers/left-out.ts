import { finding } from '../../findings/finding.js';
import type { LeaversContext } from './leavers.needs.js';

/** Those who are not on the do-not-contact list, by what names them there. */
export async function mayBeContacted<T>(
  items: readonly T[],
  subjectOf: (item: T) => string | undefined,
  context: LeaversContext,
): Promise<T[]> {
  const listed = await context.people.doNotContact(items.flatMap((item) => subjectOf(item) ?? []));
  return items.filter((item) => !listed.has(subjectOf(item) ?? ''));
}

/** How many of all are not among the allowed: somebody who was found twice counts once. */
export function countHeldBack<T>(all: readonly T[], allowed: readonly T[], keyOf: (item: T) => string): number {
  const kept = new Set(allowed);
  return new Set(all.filter((item) => !kept.has(item)).map(keyOf)).size;
}

/** Whom the do-not-contact list keeps out of the files. */
export function tellHeldBack(
  whom: 'company' | 'leaver' | 'decision-maker',
  count: number,
  part: string,
  context: LeaversContext,
): void {
  if (count > 0) context.report(finding('may_not_be_contacted', whom, { seen: count, part }));
}

/** Entries without a number or a name. */
export function tellUnread(
  { received, read, part }: { readonly received: number; readonly read: number; readonly part: string },
  context: LeaversContext,
): void {
  if (read < received) context.report(finding('entries_unread', 'people_data', { seen: received, kept: read, part }));
}
