import { html, type Html } from '../html.js';
import type { RunLine } from '../console-rows.js';

/** A moment as 2026-11-22 09:30 UTC, for people and for programs. */
export function moment(date: Date): Html {
  const iso = date.toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`;
}

/** A length of time in the two largest units that matter: 850 ms, 4.2 s, 3 min 20 s, 5 h 12 min. */
export function duration(milliseconds: number): string {
  if (Math.round(milliseconds) < 1000) return `${String(Math.round(milliseconds))} ms`;
  // Rounded first: 119.6 s are two minutes, not one and 60 s.
  const seconds = Math.round(milliseconds / 1000);
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${String(minutes)} min ${String(seconds % 60)} s`;
  return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
}

/** 12,345. */
export function figure(value: number): string {
  return value.toLocaleString('en-US');
}

/** US dollars, with as many places as a small sum needs. */
export function dollars(value: number): string {
  return `$${value === 0 || value >= 1 ? value.toFixed(2) : value.toFixed(4)}`;
}

/** "1 finding", "2 findings". */
export function counted(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Pay as a person writes it; undefined where none is stated. */
export function pay(posting: Readonly<Record<string, unknown>>): string | undefined {
  const ends = [...new Set([posting['salary_min'], posting['salary_max']])].filter((end) => typeof end === 'number');
  if (ends.length === 0) return undefined;
  const period = typeof posting['salary_period'] === 'string' ? ` per ${posting['salary_period']}` : '';
  return `${ends.map(figure).join(' – ')} ${text(posting['salary_currency'])}${period}`;
}

/** A value of a row as text. */
export function text(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(text).join(', ');
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

/** The state of a run, as a word in a colour. */
export function state({ status, cancelledAt }: Pick<RunLine, 'status' | 'cancelledAt'>): Html {
  const isEnded = status === 'COMPLETED' || status === 'FAILED';
  if (cancelledAt && isEnded) return html`<span class="state cancelled">cancelled</span>`;
  if (cancelledAt) return html`<span class="state running">ends soon</span>`;
  const words = { QUEUED: 'waiting', RUNNING: 'running', COMPLETED: 'completed', FAILED: 'failed' };
  return html`<span class="state ${words[status]}">${words[status]}</span>`;
}

/** How a run is called: the company it found, else what it was asked about. */
export function nameOf({ company, input }: Pick<RunLine, 'company' | 'input'>): string {
  return company ?? subject(input);
}

/** What a run is about, from its request: the company, the person or the search. */
export function subject(input: Readonly<Record<string, unknown>>): string {
  const first = (...names: string[]): string =>
    names.map((name) => text(input[name])).find((value) => value !== '') ?? '';
  const company = first('company_url')
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
  if (company !== '') return company;
  const what = first('full_name', 'org_name', 'titles', 'title');
  const where = first('company_domain', 'company_name', 'location', 'country');
  return [what, where].filter((part) => part !== '').join(', ') || 'no subject';
}
