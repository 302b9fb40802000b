import { html, type Html } from '../html.js';
import type { PostingLine, RunDetails } from '../console-rows.js';
import type { Session } from '../sessions.js';
import { DISPOSITIONS } from '../../postings/posting.js';
import { figure, pay, nameOf, text } from './format.js';
import { document } from './layout.js';

/** A page of a run's postings, and where it goes on. */
export interface PostingsPage {
  readonly run: Pick<RunDetails, 'id' | 'company' | 'input' | 'counts' | 'discovered'>;
  readonly disposition: string | undefined;
  readonly postings: readonly PostingLine[];
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
      ${postings.length === 0 ? html`<p class="empty">There are none.</p>` : table(run.id, postings)}
      <nav class="pages" aria-label="Pages">
        ${!isFirst && html`<a href="${first}">First page</a>`}
        ${next !== undefined && html`<a href="${next}" rel="next">Next page</a>`}
      </nav>`,
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

function table(runId: string, postings: readonly PostingLine[]): Html {
  return html`<table class="cards">
    <caption class="unseen">
      Postings in the order in which they were found
    </caption>
    <thead>
      <tr>
        <th scope="col">Title</th>
        <th scope="col">Place</th>
        <th scope="col">Pay</th>
        <th scope="col">What became of it</th>
      </tr>
    </thead>
    <tbody>
      ${postings.map((posting) => row(runId, posting))}
    </tbody>
  </table>`;
}

function row(runId: string, posting: PostingLine): Html {
  const title = text(posting['job_title']) || text(posting['job_url']) || `posting ${String(posting.number)}`;
  const remote = text(posting['remote_policy']);
  return html`<tr>
    <th scope="row">
      <a href="/console/runs/${runId}/postings/${posting.number}">${title}</a
      ><small>${text(posting['company_name'])}</small>
    </th>
    <td data-label="Place">
      ${text(posting['location']) || html`<span class="none">–</span>`}${remote !== '' && html`<small>${remote}</small>`}
    </td>
    <td data-label="Pay">${pay(posting) ?? html`<span class="none">–</span>`}</td>
    <td data-label="What became of it">
      <span class="state ${posting.disposition}">${posting.disposition}</span
      >${posting.reason !== null && html`<small>${posting.reason}</small>`}
    </td>
  </tr>`;
}
