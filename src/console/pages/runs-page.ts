import { html, type Html } from '../html.js';
import type { RunLine } from '../console-rows.js';
import type { Session } from '../sessions.js';
import { dollars, duration, figure, moment, state, nameOf, subject } from './format.js';
import { choice, document } from './layout.js';

/** What the list shows, and where it goes on. */
export interface RunsPage {
  readonly runs: readonly RunLine[];
  readonly pipelines: readonly string[];
  readonly filter: { readonly status: string | undefined; readonly pipeline: string | undefined };
  /** Address of the older runs; undefined at the end. */
  readonly older: string | undefined;
  readonly isFirst: boolean;
}

const STATES = { QUEUED: 'waiting', RUNNING: 'running', COMPLETED: 'completed', FAILED: 'failed' };

/** The runs of the session's key, newest first. */
export function runsPage({ runs, pipelines, filter, older, isFirst }: RunsPage, session: Session): Html {
  const isFiltered = filter.status !== undefined || filter.pipeline !== undefined;
  const isMoving = runs.some(({ status }) => status === 'QUEUED' || status === 'RUNNING');
  return document({
    title: 'Runs',
    part: 'runs',
    session,
    content: html`<h1>Runs</h1>
      <form class="filter" method="get" action="/console/runs">
        ${choice({ name: 'status', label: 'State', chosen: filter.status, options: Object.entries(STATES) })}
        ${choice({ name: 'pipeline', label: 'Pipeline', chosen: filter.pipeline, options: pipelines.map((name) => [name, name]) })}
        <button>Show</button>
        ${isFiltered && html`<a href="/console/runs">Show all</a>`}
      </form>
      <div ${isMoving && html`data-live="3"`}>${runs.length === 0 ? emptyList(isFiltered) : table(runs)}</div>
      <nav class="pages" aria-label="Pages">
        ${!isFirst && html`<a href="/console/runs">Newest runs</a>`}
        ${older !== undefined && html`<a href="${older}" rel="next">Older runs</a>`}
      </nav>`,
  });
}

function emptyList(isFiltered: boolean): Html {
  return isFiltered
    ? html`<p class="empty">No run is like this.</p>`
    : html`<p class="empty">
        No runs yet. Start one in the <a href="/docs">API documentation</a> or with <code>npm run scrape</code>; it
        appears here.
      </p>`;
}

function table(runs: readonly RunLine[]): Html {
  return html`<table class="cards">
    <caption class="unseen">
      Runs, newest first
    </caption>
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">State</th>
        <th scope="col" class="number">Returned of discovered</th>
        <th scope="col" class="number">Findings</th>
        <th scope="col" class="number">Cost</th>
        <th scope="col">Began</th>
      </tr>
    </thead>
    <tbody>
      ${runs.map(row)}
    </tbody>
  </table>`;
}

function row(run: RunLine): Html {
  const took = run.startedAt && run.finishedAt ? run.finishedAt.getTime() - run.startedAt.getTime() : undefined;
  return html`<tr>
    <th scope="row">
      <a href="/console/runs/${run.id}">${nameOf(run)}</a
      ><small>${run.company === null ? run.pipeline : `${run.pipeline}, ${subject(run.input)}`}</small>
    </th>
    <td data-label="State">
      ${state(run)}${run.status === 'RUNNING' && html`<small>${run.progress?.step ?? 'starting'}</small>`}
    </td>
    <td data-label="Returned of discovered" class="number">
      ${run.discovered === 0 ? html`<span class="none">–</span>` : html`<strong>${figure(run.returned)}</strong> of ${figure(run.discovered)}`}
    </td>
    <td data-label="Findings" class="number">
      ${run.findings === 0 ? html`<span class="none">–</span>` : figure(run.findings)}
    </td>
    <td data-label="Cost" class="number">${costOf(run)}</td>
    <td data-label="Began">
      ${moment(run.createdAt)}${took !== undefined && html`<small>took ${duration(took)}</small>`}
    </td>
  </tr>`;
}

/** Credits, and what vendors took for the run. */
export function costOf({ credits, cost }: Pick<RunLine, 'credits' | 'cost'>): Html {
  if (!credits && cost === 0) return html`<span class="none">–</span>`;
  return html`${credits ? `${figure(credits)} cr` : ''}${cost > 0 && html`<small>${dollars(cost)}</small>`}`;
}
