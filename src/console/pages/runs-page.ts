import { html, type Html } from '../html.js';
import type { RunLine } from '../console-rows.js';
import type { Session } from '../sessions.js';
import { dollars, duration, figure, moment, state, nameOf, subject } from './format.js';
import { choice, document } from './layout.js';
import { NOTHING, pageLinks, table, type Column } from './table.js';

/** What the list shows, and where it goes on. */
interface RunsPage {
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
      <div ${isMoving && html`data-live="3"`}>
        ${runs.length === 0 ? emptyList(isFiltered) : table(runs, COLUMNS, { caption: 'Runs, newest first', looks: 'cards' })}
      </div>
      ${pageLinks({
        first: !isFirst && { href: '/console/runs', text: 'Newest runs' },
        next: { href: older, text: 'Older runs' },
      })}`,
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

const COLUMNS: readonly Column<RunLine>[] = [
  {
    head: 'What',
    cell: (run) =>
      html`<a href="/console/runs/${run.id}">${nameOf(run)}</a
        ><small>${run.company === null ? run.pipeline : `${run.pipeline}, ${subject(run.input)}`}</small>`,
  },
  {
    head: 'State',
    cell: (run) =>
      html`${state(run)}${run.status === 'RUNNING' && html`<small>${run.progress?.step ?? 'starting'}</small>`}`,
  },
  {
    head: 'Returned of discovered',
    look: 'number',
    cell: ({ returned, discovered }) =>
      discovered === 0 ? NOTHING : html`<strong>${figure(returned)}</strong> of ${figure(discovered)}`,
  },
  { head: 'Findings', look: 'number', cell: ({ findings }) => (findings === 0 ? NOTHING : figure(findings)) },
  { head: 'Cost', look: 'number', cell: costOf },
  {
    head: 'Began',
    cell: ({ createdAt, startedAt, finishedAt }) =>
      html`${moment(createdAt)}${startedAt && finishedAt && html`<small>took ${duration(finishedAt.getTime() - startedAt.getTime())}</small>`}`,
  },
];

/** Credits, and what vendors took for the run. */
function costOf({ credits, cost }: RunLine): Html {
  if (!credits && cost === 0) return NOTHING;
  return html`${credits ? `${figure(credits)} cr` : ''}${cost > 0 && html`<small>${dollars(cost)}</small>`}`;
}
