import { defined } from '../../../postings/defined.js';
import { readDate } from '../../../postings/text/days/date.js';
import { attribute, findFirst, lineOf, type Element } from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';

const URN = /^urn:li:jobPosting:(\d+)$/;

/** What only the network says of a posting. */
export interface NetworkExtras {
  readonly network_job_id?: string;
  readonly posted_time_ago?: string;
  readonly salary?: string;
  readonly company_id?: string;
  readonly seniority_level?: string;
  readonly employment_type?: string;
  readonly job_function?: string;
  readonly industries?: string;
  readonly apply_url?: string;
  readonly apply_type?: string;
  readonly applications_count?: number;
}

/** The root of a card; of employers without a page on the network the root itself is the link. */
export function isCard({ attribs }: Element): boolean {
  return URN.test(attribs['data-entity-urn'] ?? '');
}

/** A card of the list. */
export function readCard(card: Element): FoundPosting {
  const id = URN.exec(attribute(card, 'data-entity-urn'))?.[1];
  const within = (test: (element: Element) => boolean): Element | undefined => findFirst(card, test);
  const subtitle = within(hasClass('base-search-card__subtitle'));
  const time = within(({ name }) => name === 'time');
  const employer =
    subtitle && findFirst(subtitle, ({ name, attribs }) => name === 'a' && attribs['href'] !== undefined);
  const extras: NetworkExtras = defined({
    network_job_id: id,
    posted_time_ago: lineIn(time),
    salary: lineIn(within(hasClass('job-search-card__salary-info'))),
  });
  return foundPosting(
    'page',
    {
      job_title: lineIn(within(hasClass('base-search-card__title'))) ?? lineIn(within(hasClass('sr-only'))),
      job_url: id === undefined ? undefined : `https://www.linkedin.com/jobs/view/${id}`,
      company_name: lineIn(subtitle),
      company_profile_url: profileAddress(attribute(employer, 'href')),
      location: lineIn(within(hasClass('job-search-card__location'))),
      posted_at: readDate(attribute(time, 'datetime')),
      source: 'network',
    },
    { ...(id !== undefined && { id }), extras: { ...extras } },
  );
}

/** A test for elements with that class among theirs. */
export function hasClass(name: string): (element: Element) => boolean {
  return ({ attribs }) => (attribs['class'] ?? '').split(/\s+/).includes(name);
}

/** The text of an element on one line; undefined where there is none. */
export function lineIn(element: Element | undefined): string | undefined {
  const line = element === undefined ? '' : lineOf(element);
  return line === '' ? undefined : line;
}

/** The address of an employer's page on the network, without what counts visitors. */
export function profileAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  return hostname.endsWith('linkedin.com') && /^\/(?:company|showcase|school)\/./.test(pathname)
    ? `https://www.linkedin.com${pathname.replace(/\/$/, '')}`
    : undefined;
}
