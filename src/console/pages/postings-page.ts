import { html, type Html } from '../html.js';
import type { DiscoveredPosting } from '../../runs/store/run-statements.js';
import type { RunDetails } from '../console-rows.js';
import type { Session } from '../sessions.js';
import { DISPOSITIONS } from '../../postings/posting.js';
import { figure, pay, nameOf, text } from './format.js';
import { document } from './layout.js';
import { NOTHING, pageLinks, table, type Column } from './table.js';

/** A page of a run's postings, and where it goes on. */
interface PostingsPage {
  readonly run: Pick<RunDetails, 'id' | 'company' | 'input' | 'counts' | 'discovered'>;
  readonly disposition: string | undefined;
  readonly postings: readonly DiscoveredPosting[];
  readonly next: string | undefined;
  readonly isFirst: boolean;
}

/** Every posting the run discovered, with what became of it. */
export function postingsPage({ run, disposition, postings, next, isFirst }: PostingsPage, session: Session): Html {
  const base = `/console/runs/${run.id}/postings`;
  const first = disposition === undefined ? base : `${base}?disposition=${disposition}`;
  return document({
    title: `Postings of ${nameOf(run)}`,
    part: 'runs',
    session,
    trail: [
      { href: '/console/runs', text: 'Runs' },
      { href: `/console/runs/${run.id}`, text: nameOf(run) },
    ],
    content: html`<h1>Postings</h1>
      <nav class="tabs" aria-label="What became of them">
        ${tab({ href: base, text: 'discovered', count: run.discovered, isHere: disposition === undefined })}
        ${DISPOSITIONS.map((name) => {
          const count = run.counts
            .filter((part) => part.disposition === name)
            .reduce((sum, part) => sum + part.count, 0);
          return tab({ href: `${base}?disposition=${name}`, text: name, count, isHere: disposition === name });
        })}
      </nav>
      ${postings.length === 0 ? html`<p class="empty">There are none.</p>` : table(postings, columns(run.id), { caption: 'Postings in the order in which they were found', looks: 'cards' })}
      ${pageLinks({
        first: !isFirst && { href: first, text: 'First page' },
        next: { href: next, text: 'Next page' },
      })}`,
  });
}

function tab({
  href,
  text: word,
  count,
  isHere,
}: {
  href: string;
  text: string;
  count: number;
  isHere: boolean;
}): Html {
  return html`<a href="${href}" ${isHere && html` aria-current="page"`}>${word} <strong>${figure(count)}</strong></a>`;
}

function columns(runId: string): Column<DiscoveredPosting>[] {
  return [
    {
      head: 'Title',
      cell: (posting) => {
        const title = text(posting['job_title']) || text(posting['job_url']) || `posting ${String(posting.number)}`;
        return html`<a href="/console/runs/${runId}/postings/${posting.number}">${title}</a
          ><small>${text(posting['company_name'])}</small>`;
      },
    },
    {
      head: 'Place',
      cell: (posting) => {
        const remote = text(posting['remote_policy']);
        return html`${text(posting['location']) || NOTHING}${remote !== '' && html`<small>${remote}</small>`}`;
      },
    },
    { head: 'Pay', cell: (posting) => pay(posting) ?? NOTHING },
    {
      head: 'What became of it',
      cell: ({ disposition, reason }) =>
        html`<span class="state ${disposition}">${disposition}</span
          >${reason !== null && html`<small>${reason}</small>`}`,
    },
  ];
}
