import type { WatchlistRow } from '../../watch/watch-store.js';
import { html, type Html } from '../html.js';
import type { Session } from '../sessions.js';
import { figure, moment, subject } from './format.js';
import { document, formToken } from './layout.js';

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
          : html`<div ${isMoving && html`data-live="3"`}>${table(lists, session)}</div>`
      }`,
  });
}

function table(lists: readonly WatchlistRow[], session: Session): Html {
  return html`<table class="cards">
    <caption class="unseen">
      Watchlists, the oldest first
    </caption>
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">Next read</th>
        <th scope="col">Last read</th>
        <th scope="col" class="number">Reads</th>
        <th scope="col" class="number">Held back</th>
        <th scope="col">Do</th>
      </tr>
    </thead>
    <tbody>
      ${lists.map((list) => row(list, session))}
    </tbody>
  </table>`;
}

function row(list: WatchlistRow, session: Session): Html {
  const none = html`<span class="none">–</span>`;
  return html`<tr>
    <th scope="row">
      <a href="/console/changes?watchlist_id=${list.id}">${subject(list.input)}</a
      ><small>${list.pipeline}, ${list.cron} ${list.timezone}</small>
    </th>
    <td data-label="Next read">
      ${list.pausedAt ? html`<span class="state cancelled">paused</span>` : moment(list.nextAt)}${
        list.skipped > 0 && html`<small>${figure(list.skipped)} left out since the last one</small>`
      }
    </td>
    <td data-label="Last read">
      ${list.openRunId !== null && html`<a href="/console/runs/${list.openRunId}">reading now</a>`}
      ${list.openRunId === null && (list.lastRunId === null ? none : html`<a href="/console/runs/${list.lastRunId}">run</a>`)}
    </td>
    <td data-label="Reads" class="number">${figure(list.reads)}</td>
    <td data-label="Held back" class="number">${list.held === 0 ? none : figure(list.held)}</td>
    <td data-label="Do">
      <form class="row" method="post" action="/console/watchlists/${list.id}">
        ${formToken(session)}
        <button class="quiet" name="do" value="read" ${list.openRunId !== null && html` disabled`}>Read now</button>
        <button class="quiet" name="do" value="${list.pausedAt ? 'resume' : 'pause'}">
          ${list.pausedAt ? 'Resume' : 'Pause'}
        </button>
      </form>
    </td>
  </tr>`;
}
