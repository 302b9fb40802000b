import { html, type Html } from '../html.js';
import type { RunDetails, Step } from '../console-rows.js';
import { duration } from './format.js';
import { table, type Column } from './table.js';

/** Width of the drawing in its own units. */
const WIDTH = 1000;
/** Narrowest bar that can be seen. */
const BAR_MIN = 4;

/** The steps of a run, each with a bar where it lies in the run's time. */
export function timeline({ steps, startedAt }: RunDetails): Html | false {
  const [first] = steps;
  if (first === undefined) return false;
  const begin = Math.min(first.startedAt.getTime(), startedAt?.getTime() ?? Infinity);
  const end = Math.max(...steps.map((step) => endOf(step)));
  const scale = WIDTH / Math.max(1, end - begin);
  return html`<section aria-labelledby="steps">
    <h2 id="steps">Steps</h2>
    ${table(steps, columns(begin, scale), { caption: 'Steps in the order in which they began', looks: 'steps' })}
  </section>`;
}

function columns(begin: number, scale: number): Column<Step>[] {
  return [
    {
      head: 'Step',
      cell: ({ stepId, attempt, error }) =>
        html`${stepId}${attempt > 1 && html` <small>attempt ${attempt}</small>`}${error !== null && html`<small class="bad">${error}</small>`}`,
    },
    { head: 'Took', look: 'number', cell: (step) => duration(tookOf(step)) },
    { head: 'When', look: 'wide', cell: (step) => bar(step, { begin, scale }) },
  ];
}

function bar(step: Step, { begin, scale }: { begin: number; scale: number }): Html {
  const from = step.startedAt.getTime() - begin;
  const took = tookOf(step);
  const width = Math.min(WIDTH, Math.max(BAR_MIN, took * scale));
  const left = Math.min(from * scale, WIDTH - width);
  const said = `${duration(from)} after the start, for ${duration(took)}`;
  return html`<svg role="img" aria-label="${said}" viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none">
    <title>${said}</title>
    <rect
      class="${step.status === 'FAILED' ? 'bad' : 'bar'}"
      x="${left.toFixed(1)}"
      y="0"
      width="${width.toFixed(1)}"
      height="10"
      rx="2"
    ></rect>
  </svg>`;
}

function tookOf(step: Step): number {
  return endOf(step) - step.startedAt.getTime();
}

function endOf({ startedAt, finishedAt }: Step): number {
  return (finishedAt ?? startedAt).getTime();
}
