import { html, outwardLink, type Content, type Html } from '../html.js';
import type { DiscoveredPosting } from '../../runs/store/run-statements.js';
import type { RunDetails } from '../console-rows.js';
import type { Session } from '../sessions.js';
import type { Evidence } from '../../postings/posting.js';
import { POSTING_FIELDS, POSTING_FIELD_NAMES, type PostingField } from '../../postings/fields.js';
import { figure, nameOf, text } from './format.js';
import { document } from './layout.js';
import { markQuotes } from './quotes.js';
import { table, type Column } from './table.js';

/** Where a value comes from, in words. */
const SOURCES: Readonly<Record<Evidence['source'], string>> = {
  ats: 'career system',
  'json-ld': 'JSON-LD of the page',
  microdata: 'microdata of the page',
  'page-data': 'data in the page',
  page: 'the page',
  text: 'text of the posting',
  request: 'the request',
  model: 'language model, quote checked',
};

/** One posting: each value beside where it was read and the words it was read from. */
export function postingPage(
  { run, posting }: { run: Pick<RunDetails, 'id' | 'company' | 'input'>; posting: DiscoveredPosting },
  session: Session,
): Html {
  const title = text(posting['job_title']) || `Posting ${String(posting.number)}`;
  const fields = POSTING_FIELD_NAMES.filter((name) => name !== 'job_description');
  const stated = fields.filter((name) => text(posting[name]) !== '');
  const description = text(posting['job_description']);
  const quotes = markQuotes(description, quotesOf(posting));
  return document({
    title,
    part: 'runs',
    session,
    trail: [
      { href: '/console/runs', text: 'Runs' },
      { href: `/console/runs/${run.id}`, text: nameOf(run) },
      { href: `/console/runs/${run.id}/postings`, text: 'Postings' },
    ],
    content: html`<h1>${title}</h1>
      <p class="facts">
        <span class="state ${posting.disposition}">${posting.disposition}</span>
        ${posting.reason !== null && html`<span>${posting.reason}</span>`}
        ${text(posting['job_url']) !== '' && outwardLink(text(posting['job_url']), 'Open the original')}
      </p>
      ${table(stated, columns(posting, quotes.places), { caption: 'Values and where they come from', looks: 'cards values' })}
      <p class="hint">
        ${emptyBecause(posting.disposition)}:
        ${fields.filter((name) => !stated.includes(name)).join(', ') || 'nothing'}.
      </p>
      ${extrasOf(posting)}
      ${
        description !== '' &&
        html`<section aria-labelledby="text">
          <h2 id="text">Text of the posting</h2>
          <div class="text">${quotes.content}</div>
        </section>`
      }`,
  });
}

function quotesOf({ evidence }: DiscoveredPosting): (readonly [name: string, quote: string])[] {
  return Object.entries(evidence ?? {}).flatMap(([name, { quote }]) =>
    quote === undefined ? [] : [[name, quote] as const],
  );
}

function columns(posting: DiscoveredPosting, places: ReadonlySet<string>): Column<PostingField>[] {
  return [
    {
      head: 'Field',
      cell: (name) => name.replaceAll('_', ' '),
      hint: (name) => POSTING_FIELDS[name].description,
    },
    { head: 'Value', cell: (name) => shown(posting[name]) },
    {
      head: 'Read from',
      cell: (name) => {
        const evidence = posting.evidence?.[name];
        if (evidence === undefined) return undefined;
        const { source, quote } = evidence;
        return html`${SOURCES[source]}
        ${quote !== undefined && quoteOf(name, quote, { isOpen: isFirstWith(quote, name, posting), isInText: places.has(name) })}`;
      },
    },
  ];
}

/** True for the first field that was read from a quote: the others that share it keep theirs folded. */
function isFirstWith(quote: string, name: PostingField, { evidence }: DiscoveredPosting): boolean {
  return POSTING_FIELD_NAMES.find((field) => evidence?.[field]?.quote === quote) === name;
}

function quoteOf(name: string, quote: string, { isOpen, isInText }: { isOpen: boolean; isInText: boolean }): Html {
  return html`<details ${isOpen && html`open`}>
    <summary>quote</summary>
    <blockquote>${quote}</blockquote>
    ${isInText && html`<a href="#quote-${name}">show it in the text</a>`}
  </details>`;
}

function shown(value: unknown): Content {
  if (Array.isArray(value))
    return html`<ul>
      ${value.map((entry) => html`<li>${text(entry)}</li>`)}
    </ul>`;
  if (typeof value === 'number') return figure(value);
  return /^https?:\/\//.test(text(value)) ? outwardLink(text(value)) : text(value);
}

function extrasOf({ extras }: DiscoveredPosting): Html | false {
  const entries = Object.entries(extras ?? {}).filter(([, value]) => text(value) !== '');
  return (
    entries.length > 0 &&
    html`<section aria-labelledby="extras">
      <h2 id="extras">What only this source states</h2>
      <dl class="pairs">
        ${entries.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${text(value)}</dd>`,
        )}
      </dl>
    </section>`
  );
}

/** Why fields are empty. What is kept out is not looked into, and so is a posting whose page was not read. */
function emptyBecause(disposition: DiscoveredPosting['disposition']): string {
  return disposition === 'returned'
    ? 'Not stated in what was read, so left empty'
    : 'Left empty, for only what is returned is read whole';
}
