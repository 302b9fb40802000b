import type { Change, Decision, Fields, KnownPosting } from './decide-changes.js';

/** Somebody who left a company, as a read found the two of them. */
export interface ReadLeaver {
  readonly key: string;
  readonly fields: Fields;
}

/**
 * What a read of leavers says against what was known: who left, and whose vacated title the old company advertises now.
 * That a title is not advertised any more is no event of its own; when it is advertised again, it is one again.
 */
export function decideLeavers(
  before: readonly KnownPosting[],
  read: { readonly at: Date; readonly leavers: readonly ReadLeaver[] },
): Decision {
  const known = new Map(before.map((entry) => [entry.key, entry]));
  const changes: Change[] = [];
  const next: KnownPosting[] = [];
  for (const { key, fields } of read.leavers) {
    const earlier = known.get(key)?.fields;
    // What was not looked at now stays as it was known.
    const isLookedAt = fields['vacancy_status'] !== 'not_checked';
    const present = isLookedAt ? fields : { ...fields, ...vacancyOf(earlier ?? fields) };
    if (!earlier)
      changes.push({ type: 'leaver_found', key, fields: present, reason: 'no read before has this person' });
    if (present['vacancy_status'] === 'open' && earlier?.['vacancy_status'] !== 'open')
      changes.push({ type: 'vacated_role_open', key, fields: present, reason: reasonOf(present) });
    next.push({ key, fields: present, lastSeenAt: read.at, missed: 0, closedAt: null });
  }
  return { changes, known: next, doubtedReads: 0, held: 0 };
}

function vacancyOf(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith('vacancy_')));
}

function reasonOf({ old_company_name: company, old_title: title }: Fields): string {
  return `${String(company)} advertises the vacated title: ${String(title)}`;
}
