import type { WatchlistRow } from '../../watch/watch-store.js';
import { html, type Html } from '../html.js';
import type { Session } from '../sessions.js';
import { figure, moment, subject } from './format.js';
import { document, formToken } from './layout.js';
import { NOTHING, table, type Column } from './table.js';

/** What the key watches, how its reads go, and when the next one is. */
export function watchlistsPage(lists: readonly WatchlistRow[], session: Session): Html {
  const isMoving = lists.some(({ openRunId }) => openRunId !== null);
  return document({
    title: 'Watchlists',
    part: 'watchlists',
    session,
    content: html`<h1>Watchlists</h1>
      ${
        lists.length === 0
          ? html`<p class="empty">
              Nothing is watched. Make a watchlist with <code>POST /v1/watchlists</code> in the
              <a href="/docs">API documentation</a>; it appears here.
            </p>`
          : html`<div ${isMoving && html`data-live="3"`}>
              ${table(lists, columns(session), { caption: 'Watchlists, the oldest first', looks: 'cards' })}
            </div>`
      }`,
  });
}

function columns(session: Session): Column<WatchlistRow>[] {
  return [
    {
      head: 'What',
      cell: (list) =>
        html`<a href="/console/changes?watchlist_id=${list.id}">${subject(list.input)}</a
          ><small>${list.pipeline}, ${list.cron} ${list.timezone}</small>`,
    },
    {
      head: 'Next read',
      cell: ({ pausedAt, nextAt, skipped }) =>
        html`${pausedAt ? html`<span class="state cancelled">paused</span>` : moment(nextAt)}${
          skipped > 0 && html`<small>${figure(skipped)} left out since the last one</small>`
        }`,
    },
    {
      head: 'Last read',
      cell: ({ openRunId, lastRunId }) => {
        if (openRunId !== null) return html`<a href="/console/runs/${openRunId}">reading now</a>`;
        return lastRunId === null ? NOTHING : html`<a href="/console/runs/${lastRunId}">run</a>`;
      },
    },
    { head: 'Reads', look: 'number', cell: ({ reads }) => figure(reads) },
    { head: 'Held back', look: 'number', cell: ({ held }) => (held === 0 ? NOTHING : figure(held)) },
    { head: 'Do', cell: (list) => buttons(list, session) },
  ];
}

function buttons({ id, openRunId, pausedAt }: WatchlistRow, session: Session): Html {
  return html`<form class="row" method="post" action="/console/watchlists/${id}">
    ${formToken(session)}
    <button class="quiet" name="do" value="read" ${(openRunId !== null || pausedAt !== null) && html` disabled`}>
      Read now
    </button>
    <button class="quiet" name="do" value="${pausedAt ? 'resume' : 'pause'}">${pausedAt ? 'Resume' : 'Pause'}</button>
  </form>`;
}
