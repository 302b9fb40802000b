import type { DeliveryRow } from '../../webhooks/webhook-store.js';
import { html, type Html } from '../html.js';
import type { Session } from '../sessions.js';
import { duration, figure, moment } from './format.js';
import { choice, document, formToken } from './layout.js';
import { NOTHING, pageLinks, table, type Column } from './table.js';

/** The log of messages, and where it goes on. */
interface DeliveriesPage {
  readonly deliveries: readonly DeliveryRow[];
  readonly status: string | undefined;
  /** Address of the older messages; undefined at the end. */
  readonly older: string | undefined;
  readonly isFirst: boolean;
}

/** What can become of a message. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** What was sent to webhooks and runs' own addresses, newest first, with what was answered. */
export function deliveriesPage({ deliveries, status, older, isFirst }: DeliveriesPage, session: Session): Html {
  return document({
    title: 'Webhooks',
    part: 'deliveries',
    session,
    content: html`<h1>Messages to webhooks</h1>
      <form class="filter" method="get" action="/console/deliveries">
        ${choice({ name: 'status', label: 'State', chosen: status, options: DELIVERY_STATES.map((word) => [word, word]) })}
        <button>Show</button>
        ${status !== undefined && html`<a href="/console/deliveries">Show all</a>`}
      </form>
      ${deliveries.length === 0 ? empty(status) : table(deliveries, columns(session), { caption: 'Messages, newest first', looks: 'cards' })}
      ${pageLinks({
        first: !isFirst && { href: '/console/deliveries', text: 'Newest messages' },
        next: { href: older, text: 'Older messages' },
      })}`,
  });
}

function empty(status: string | undefined): Html {
  return status === undefined
    ? html`<p class="empty">
        No message was sent within 30 days. Make a webhook with <code>POST /v1/webhooks</code> in the
        <a href="/docs">API documentation</a>.
      </p>`
    : html`<p class="empty">No message is like this.</p>`;
}

function columns(session: Session): Column<DeliveryRow>[] {
  return [
    { head: 'Message', cell: ({ type, url }) => html`${type}<small>${url}</small>` },
    {
      head: 'State',
      cell: ({ status, attempts, nextAt }) =>
        html`<span class="state ${status}">${status}</span
          ><small
            >${figure(attempts)}
            ${attempts === 1 ? 'try' : 'tries'}${status === 'waiting' && nextAt && html`, next ${moment(nextAt)}`}</small
          >`,
    },
    { head: 'Last answer', cell: answerOf },
    { head: 'Made', cell: ({ createdAt }) => moment(createdAt) },
    {
      head: 'Do',
      cell: ({ id }) =>
        html`<form class="row" method="post" action="/console/deliveries/${id}">
          ${formToken(session)}<button class="quiet">Send again</button>
        </form>`,
    },
  ];
}

function answerOf({ error, responseCode, responseHead, durationMs }: DeliveryRow): Html {
  const answer = error ?? (responseCode === null ? NOTHING : `HTTP ${String(responseCode)}`);
  return html`${answer}${durationMs !== null && html`<small>after ${duration(durationMs)}</small>`}${
    responseHead !== null && responseHead !== '' && html`<small><code>${responseHead.slice(0, 200)}</code></small>`
  }`;
}
