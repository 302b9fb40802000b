import type { PageFacts } from '../../src/pipelines/career-pages/page/page-facts.js';
import type { WebPage } from '../../src/web/web.js';
import type { JobPosting } from '../../src/postings/fields.js';
import type { ComposedPage } from './compose-page.ts';
import type { Opening, Shown } from './openings.ts';

/** What was read of one composed page, held against what it was made of. */
export interface Verdict {
  readonly missing: readonly string[];
  readonly invented: readonly string[];
  /** Values that the page shows: how many, and which were read wrong ("title: place"). */
  readonly values: number;
  readonly wrong: readonly string[];
}

type Fields = Partial<JobPosting>;

/** Whether a value that the layout shows was read. */
const IS_READ: Readonly<Record<Shown, (fields: Fields, opening: Opening, page: ComposedPage) => boolean>> = {
  place: ({ location, remote_policy: policy }, { place }) =>
    (location ?? '').startsWith(place.split(/,| \(/)[0] ?? place) || (place === 'Remote' && policy === 'remote'),
  kind: ({ job_type: type, contract_type: contract }) => type !== undefined || contract !== undefined,
  pay: ({ salary_min: least }, { pay }) => !/\d/.test(pay) || least !== undefined,
  url: ({ job_url: url }, { path }, page) => url === new URL(path, page.url).href,
  requirements: ({ requirements }, _opening, { words }) => areSame(requirements, words.requirements.items),
  benefits: ({ benefits }, _opening, { words }) => areSame(benefits, words.offers.items),
};

/** Whether points were read as they are shown, all and in order. */
export function areSame(read: readonly string[] | undefined, shown: readonly string[]): boolean {
  return read?.join('\n') === shown.join('\n');
}

/** What was read of many composed pages or sites. */
export interface Totals {
  readonly composed: number;
  /** Of them read with nothing missing and nothing invented. */
  readonly exact: number;
  readonly openings: number;
  readonly missing: number;
  readonly invented: number;
  readonly values: number;
  readonly wrong: number;
}

/** Sums up the verdicts on pages or sites. */
export function totalOf(
  verdicts: readonly { readonly made: Pick<ComposedPage, 'openings'>; readonly verdict: Verdict }[],
): Totals {
  const sum = (of: (one: (typeof verdicts)[number]) => number): number =>
    verdicts.reduce((all, one) => all + of(one), 0);
  return {
    composed: verdicts.length,
    exact: sum(({ verdict }) => Number(isExact(verdict))),
    openings: sum(({ made }) => made.openings.length),
    missing: sum(({ verdict }) => verdict.missing.length),
    invented: sum(({ verdict }) => verdict.invented.length),
    values: sum(({ verdict }) => verdict.values),
    wrong: sum(({ verdict }) => verdict.wrong.length),
  };
}

export function isExact({ missing, invented }: Verdict): boolean {
  return missing.length + invented.length === 0;
}

/** A page as the web gives it. */
export function asWebPage({ html: body, url }: Pick<ComposedPage, 'html' | 'url'>): WebPage {
  return { outcome: 'page', request: { url }, url, status: 200, contentType: 'text/html', truncated: false, body };
}

/**
 * Compares what a page was read as with what it was composed of. A place that no opening states and a kind that not
 * even its title does are wrong values.
 */
export function judgePage(
  page: ComposedPage,
  { structured, listed }: PageFacts,
  kindOf: typeof import('../../src/postings/text/kinds/job-type.js').readJobType,
): Verdict {
  const read = [...structured, ...listed].map(({ fields }) => fields);
  const titles = page.openings.map(({ title }) => title);
  const found = page.openings.flatMap((opening) => {
    const fields = read.find(({ job_title: title }) => title === opening.title);
    return fields ? [{ opening, fields }] : [];
  });
  const checks = found.flatMap(({ opening, fields }) =>
    [
      ...page.shows.map((shown) => [shown, IS_READ[shown](fields, opening, page)] as const),
      ...(page.shows.includes('place') ? [] : [['no place', fields.location === undefined] as const]),
      ...(page.shows.includes('kind')
        ? []
        : [['kind of the title', (fields.job_type ?? kindOf(opening.title)) === kindOf(opening.title)] as const]),
    ].map(([name, isRight]) => ({ name: `${opening.title}: ${name}`, isRight })),
  );
  return {
    missing: titles.filter((title) => !read.some(({ job_title: other }) => other === title)),
    invented: read.map(({ job_title: title }) => title ?? '').filter((title) => !titles.includes(title)),
    values: checks.length,
    wrong: checks.filter(({ isRight }) => !isRight).map(({ name }) => name),
  };
}
