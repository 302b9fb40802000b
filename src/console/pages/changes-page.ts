import { CHANGE_TYPES } from '../../watch/decide-changes.js';
import type { ChangeRow, WatchlistRow } from '../../watch/watch-store.js';
import { html, outwardLink, type Html } from '../html.js';
import type { Session } from '../sessions.js';
import { moment, subject, text } from './format.js';
import { choice, document } from './layout.js';
import { pageLinks, table, type Column } from './table.js';

/** What is known about a change besides itself: which watchlist's it is. */
interface ChangesPage {
  readonly changes: readonly ChangeRow[];
  readonly lists: readonly WatchlistRow[];
  readonly filter: { readonly type: string | undefined; readonly watchlistId: string | undefined };
  /** Address of the older changes; undefined at the end. */
  readonly older: string | undefined;
  readonly isFirst: boolean;
}

/**
 * A text longer than this (characters) is cut where before and after stand beside each other; the posting has it whole.
 */
const SHOWN = 120;

/** What happened to postings of the watchlists, newest first. */
export function changesPage({ changes, lists, filter, older, isFirst }: ChangesPage, session: Session): Html {
  const names = new Map(lists.map((list) => [list.id, subject(list.input)]));
  return document({
    title: 'Changes',
    part: 'changes',
    session,
    content: html`<h1>Changes</h1>
      <form class="filter" method="get" action="/console/changes">
        ${choice({ name: 'type', label: 'What', chosen: filter.type, options: CHANGE_TYPES.map((type) => [type, type]) })}
        ${choice({ name: 'watchlist_id', label: 'Watchlist', chosen: filter.watchlistId, options: [...names] })}
        <button>Show</button>
        ${(filter.type ?? filter.watchlistId) !== undefined && html`<a href="/console/changes">Show all</a>`}
      </form>
      ${changes.length === 0 ? html`<p class="empty">No change is like this.</p>` : table(changes, columns(names), { caption: 'Changes, newest first', looks: 'cards' })}
      ${pageLinks({
        first: !isFirst && { href: '/console/changes', text: 'Newest changes' },
        next: { href: older, text: 'Older changes' },
      })}`,
  });
}

function columns(names: ReadonlyMap<string, string>): Column<ChangeRow>[] {
  return [
    { head: 'Posting', cell: (change) => postingOf(change, names.get(change.watchlistId)) },
    { head: 'What', cell: ({ type }) => html`<span class="state ${type}">${type}</span>` },
    { head: 'Why it is said', cell: (change) => html`${change.reason}${differences(change)}` },
    {
      head: 'When',
      cell: ({ createdAt, runId }) => html`${moment(createdAt)}<small><a href="/console/runs/${runId}">run</a></small>`,
    },
  ];
}

/** The posting or the person, and where: in words the change has, else the name of the watchlist. */
function postingOf({ posting, key }: ChangeRow, watched: string | undefined): Html {
  const person = [posting['full_name'], posting['old_title']].map(text).filter(Boolean).join(', ');
  const title = text(posting['job_title']) || person || key;
  const address = text(posting['job_url']) || text(posting['vacancy_url']);
  const place = text(posting['location']) || text(posting['old_company_name']);
  return html`${address === '' ? title : outwardLink(address, title)}<small>${place || watched}</small>`;
}

/** Each field that changed, with what it was and is. */
function differences({ changed }: ChangeRow): Html | false {
  if (changed === null) return false;
  const fields = Object.entries(changed as Readonly<Record<string, { before: unknown; after: unknown }>>);
  return html`<small
    >${fields.map(
      ([name, { before, after }]) =>
        html`<span class="change"><strong>${name}</strong> ${shown(before)} → ${shown(after)}</span>`,
    )}</small
  >`;
}

function shown(value: unknown): string {
  const whole = text(value);
  if (whole === '') return 'nothing';
  return whole.length > SHOWN ? `${whole.slice(0, SHOWN)}…` : whole;
}
