import { FORMATS, type Format } from '../../exports/formats.js';
import { DISPOSITIONS } from '../../postings/posting.js';
import { html, type Html } from '../html.js';
import type { RunDetails } from '../console-rows.js';
import type { Session } from '../sessions.js';
import { counted, dollars, duration, figure, moment, state, nameOf, text } from './format.js';
import { document, formToken } from './layout.js';
import { table, type Column } from './table.js';
import { timeline } from './timeline.js';

/** What the page of a run needs beside the run. */
interface RunPage {
  readonly run: RunDetails;
  /** Files of a report, by their names, at signed addresses. */
  readonly files: readonly (readonly [name: string, address: string])[];
  /** A word of this page's own: the form that is sent twice starts one run. */
  readonly once: string;
  /** Why it cannot be run again; undefined where it can. */
  readonly notAgain: string | undefined;
}

const FORMAT_NAMES: Readonly<Record<Format, string>> = { csv: 'CSV', jsonl: 'JSON Lines', parquet: 'Parquet' };

/** One run: its account, its warnings, its steps, what it cost, what was asked for. */
export function runPage({ run, files, once, notAgain }: RunPage, session: Session): Html {
  const isOpen = run.status === 'QUEUED' || run.status === 'RUNNING';
  return document({
    title: nameOf(run),
    part: 'runs',
    session,
    trail: [{ href: '/console/runs', text: 'Runs' }],
    content: html`<div ${isOpen && html`data-live="2"`}>
      <div class="head">
        <div>
          <h1>${nameOf(run)}</h1>
          <p class="facts">
            ${state(run)} <span>${run.pipeline}</span> <span>${moment(run.createdAt)}</span> ${tookOf(run)}<code
              >${run.id}</code
            >
          </p>
        </div>
        ${actions({ run, isOpen, once, notAgain }, session)}
      </div>
      ${run.error && html`<p class="alert" role="alert"><strong>Failed at ${run.error.step_id}.</strong> ${run.error.message}</p>`}
      ${run.status === 'RUNNING' && progressOf(run)} ${account(run)} ${filesOf(files)} ${warnings(run)} ${timeline(run)}
      ${costs(run)} ${request(run)}
    </div>`,
  });
}

function tookOf({ startedAt, finishedAt }: RunDetails): Html | false {
  return (
    startedAt !== null &&
    finishedAt !== null &&
    html`<span>took ${duration(finishedAt.getTime() - startedAt.getTime())}</span> `
  );
}

function actions(
  { run, isOpen, once, notAgain }: Pick<RunPage, 'run' | 'once' | 'notAgain'> & { isOpen: boolean },
  session: Session,
): Html {
  const form = (action: string, label: string, more?: Html): Html =>
    html`<form method="post" action="/console/runs/${run.id}/${action}">
      ${formToken(session)}${more}<button>${label}</button>
    </form>`;
  return html`<div class="actions">
    ${
      run.status === 'COMPLETED' &&
      FORMATS.map(
        (format) =>
          html`<a class="button" href="/console/runs/${run.id}/export?format=${format}" download
            >${FORMAT_NAMES[format]}</a
          >`,
      )
    }
    ${isOpen && run.cancelledAt === null && form('cancel', 'Cancel')}
    ${!isOpen && notAgain === undefined && form('rerun', 'Run again', html`<input type="hidden" name="once" value="${once}" />`)}
    ${!isOpen && notAgain !== undefined && html`<p class="hint">${notAgain}</p>`}
  </div>`;
}

function progressOf({ progress }: RunDetails): Html {
  const { step = 'starting', pagesRead = 0, pagesRendered = 0, postingsFound = 0 } = progress ?? {};
  return html`<p class="progress" role="status">
    <strong>${step}</strong> ${counted(pagesRead, 'page')}
    read${pagesRendered > 0 && ` (${figure(pagesRendered)} in a browser)`}, ${counted(postingsFound, 'posting')} found
  </p>`;
}

const REASONS: readonly Column<RunDetails['counts'][number]>[] = [
  { head: 'What became of them', cell: ({ disposition }) => disposition },
  { head: 'Why', cell: ({ reason }) => reason },
  { head: 'Postings', look: 'number', cell: ({ count }) => figure(count) },
];

function account(run: RunDetails): Html | false {
  if (run.discovered === 0) return false;
  const of = (disposition: string): number =>
    run.counts.filter((part) => part.disposition === disposition).reduce((sum, { count }) => sum + count, 0);
  const reasons = run.counts.filter(({ reason }) => reason !== null);
  return html`<section aria-labelledby="account">
    <h2 id="account">Account</h2>
    <div class="tiles equation">
      <a class="tile" href="/console/runs/${run.id}/postings"><strong>${figure(run.discovered)}</strong> discovered</a>
      ${DISPOSITIONS.map((word) => html`<a class="tile ${word}" href="/console/runs/${run.id}/postings?disposition=${word}"><strong>${figure(of(word))}</strong> ${word}</a>`)}
    </div>
    ${reasons.length > 0 && table(reasons, REASONS, { caption: 'Why postings were not returned' })}
  </section>`;
}

function filesOf(files: RunPage['files']): Html | false {
  return (
    files.length > 0 &&
    html`<section aria-labelledby="files">
      <h2 id="files">Files</h2>
      <ul>
        ${files.map(([name, address]) => html`<li><a href="${address}" download>${name}</a></li>`)}
      </ul>
    </section>`
  );
}

function warnings({ warnings: sentences, status }: RunDetails): Html | false {
  if (sentences.length === 0)
    return (
      status === 'COMPLETED' &&
      html`<section aria-labelledby="warnings">
        <h2 id="warnings">Warnings</h2>
        <p class="good">None: nothing was refused, cut or doubtful.</p>
      </section>`
    );
  return html`<section aria-labelledby="warnings">
    <h2 id="warnings">${counted(sentences.length, 'warning')}</h2>
    <ul class="warnings">
      ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
  </section>`;
}

const PAID: readonly Column<RunDetails['paid'][number]>[] = [
  { head: 'Service', cell: ({ service }) => service },
  { head: 'Calls', look: 'number', cell: ({ calls }) => figure(calls) },
  { head: 'Its credits', look: 'number', cell: ({ credits }) => figure(credits) },
  { head: 'Dollars', look: 'number', cell: ({ cost }) => dollars(cost) },
];

function costs({ paid, credits }: RunDetails): Html | false {
  if (paid.length === 0 && !credits) return false;
  return html`<section aria-labelledby="costs">
    <h2 id="costs">Costs</h2>
    ${credits !== null && html`<p>${counted(credits, 'credit')} of the key.</p>`}
    ${paid.length > 0 && table(paid, PAID, { caption: 'What vendors took' })}
  </section>`;
}

function request({ input, tags }: RunDetails): Html {
  const asked = Object.entries(input).filter(([, value]) => value !== null && text(value) !== '');
  return html`<section aria-labelledby="request">
    <h2 id="request">Request</h2>
    <dl class="pairs">
      ${[...asked, ...(tags.length > 0 ? [['tags', tags] as const] : [])].map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${text(value)}</dd>`,
      )}
    </dl>
  </section>`;
}
