import { html, type Html } from '../html.js';
import type { Health } from '../console-rows.js';
import type { Session } from '../sessions.js';
import { duration, figure, moment } from './format.js';
import { document } from './layout.js';
import { table, type Column } from './table.js';

const PAUSES: readonly Column<Health['pauses'][number]>[] = [
  { head: 'Host', cell: ({ host }) => host },
  { head: 'Until', cell: ({ until }) => moment(until) },
  { head: 'Why', cell: ({ reason }) => reason },
];

/** Whether runs get on, and whom they leave alone for a while. */
export function healthPage(
  { workers, waiting, running, oldestWaitingSeconds, pauses }: Health,
  session: Session,
): Html {
  return document({
    title: 'Health',
    part: 'health',
    session,
    content: html`<div data-live="5">
      <h1>Health</h1>
      ${workers === 0 && html`<p class="alert" role="alert">No worker is alive: runs wait until one is started (ROLE=worker or all).</p>`}
      <div class="tiles">
        <div class="tile ${workers === 0 ? 'dropped' : 'returned'}">
          <strong>${figure(workers)}</strong> workers alive
        </div>
        <div class="tile"><strong>${figure(running)}</strong> runs under way</div>
        <div class="tile"><strong>${figure(waiting)}</strong> runs waiting</div>
        <div class="tile">
          <strong>${oldestWaitingSeconds === null ? '–' : duration(oldestWaitingSeconds * 1000)}</strong> the oldest
          waits
        </div>
      </div>
      <section aria-labelledby="pauses">
        <h2 id="pauses">Boards left alone for a while</h2>
        ${
          pauses.length === 0
            ? html`<p class="good">None: no board has refused lately.</p>`
            : table(pauses, PAUSES, { caption: 'Boards left alone, and until when' })
        }
      </section>
      <p class="hint">
        All keys together. For programs: <code>/healthz</code>, <code>/readyz</code>, <code>/metrics</code>.
      </p>
    </div>`,
  });
}
