import type { DeliveryRow } from '../../webhooks/webhook-store.js';
import { html, type Html } from '../html.js';
import type { Session } from '../sessions.js';
import { counted, duration, moment } from './format.js';
import { choice, document, formToken } from './layout.js';

/** The log of messages, and where it goes on. */
export interface DeliveriesPage {
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
      ${deliveries.length === 0 ? empty(status) : table(deliveries, session)}
      <nav class="pages" aria-label="Pages">
        ${!isFirst && html`<a href="/console/deliveries">Newest messages</a>`}
        ${older !== undefined && html`<a href="${older}" rel="next">Older messages</a>`}
      </nav>`,
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

function table(deliveries: readonly DeliveryRow[], session: Session): Html {
  return html`<table class="cards">
    <caption class="unseen">
      Messages, newest first
    </caption>
    <thead>
      <tr>
        <th scope="col">Message</th>
        <th scope="col">State</th>
        <th scope="col">Last answer</th>
        <th scope="col">Made</th>
        <th scope="col">Do</th>
      </tr>
    </thead>
    <tbody>
      ${deliveries.map((delivery) => row(delivery, session))}
    </tbody>
  </table>`;
}

function row(delivery: DeliveryRow, session: Session): Html {
  const { status, attempts, nextAt, error, responseCode, responseHead, durationMs } = delivery;
  const answer = error ?? (responseCode === null ? undefined : `HTTP ${String(responseCode)}`);
  return html`<tr>
    <th scope="row">${delivery.type}<small>${delivery.url}</small></th>
    <td data-label="State">
      <span class="state ${status}">${status}</span
      ><small
        >${counted(attempts, 'try').replace('trys', 'tries')}${status === 'waiting' && nextAt && html`, next ${moment(nextAt)}`}</small
      >
    </td>
    <td data-label="Last answer">
      ${answer ?? html`<span class="none">–</span>`}${durationMs !== null && html`<small>after ${duration(durationMs)}</small>`}${
        responseHead !== null && responseHead !== '' && html`<small><code>${responseHead.slice(0, 200)}</code></small>`
      }
    </td>
    <td data-label="Made">${moment(delivery.createdAt)}</td>
    <td data-label="Do">
      <form class="row" method="post" action="/console/deliveries/${delivery.id}">
        ${formToken(session)}<button class="quiet">Send again</button>
      </form>
    </td>
  </tr>`;
}
