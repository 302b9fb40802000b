import { html, type Content, type Html } from '../html.js';

/** A column of a table: its head, and what it shows of a row. */
export interface Column<Row> {
  readonly head: string;
  /** Class of its cells: figures stand flush right, what is wide is left out on small screens. */
  readonly look?: 'number' | 'wide';
  readonly cell: (row: Row) => Content;
  /** What the cell of a first column says when somebody points at it. */
  readonly hint?: (row: Row) => string;
}

/** What a cell shows where there is nothing. */
export const NOTHING = html`<span class="none">–</span>`;

/**
 * A table with a line for each row, named by the first column. `caption` is for those who do not see the table; in one
 * that looks like `cards`, each line is a card on small screens, where a cell names its column itself.
 */
export function table<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { caption, looks }: { readonly caption: string; readonly looks?: 'cards' | 'cards values' | 'steps' },
): Html {
  return html`<table ${looks && html`class="${looks}"`}>
    <caption class="unseen">
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map(({ head, look }) => html`<th scope="col" ${look && html`class="${look}"`}>${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => line(row, columns))}
    </tbody>
  </table>`;
}

function line<Row>(row: Row, [first, ...others]: readonly Column<Row>[]): Html {
  return html`<tr>
    ${first && html`<th scope="row" ${first.hint && html`title="${first.hint(row)}"`}>${first.cell(row)}</th>`}
    ${others.map(
      ({ head, look, cell }) => html`<td data-label="${head}" ${look && html`class="${look}"`}>${cell(row)}</td>`,
    )}
  </tr>`;
}

/** Links below a list that goes on: back to its beginning, unless this is it, and to what comes next. */
export function pageLinks({
  first,
  next,
}: {
  readonly first: { readonly href: string; readonly text: string } | false;
  readonly next: { readonly href: string | undefined; readonly text: string };
}): Html {
  return html`<nav class="pages" aria-label="Pages">
    ${first && html`<a href="${first.href}">${first.text}</a>`}
    ${next.href !== undefined && html`<a href="${next.href}" rel="next">${next.text}</a>`}
  </nav>`;
}
