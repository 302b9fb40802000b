import { ParseError } from '../../../errors.js';
import { elementsNamed, isTag, parseXml, textOf, type Element } from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readContractType, readJobType } from '../../../postings/text/kinds/job-type.js';
import { fold, text, wordsOf } from '../../../postings/text/words.js';
import type { ListingPage } from '../../listing.js';
import { prose, readDigitDate, readEmployment } from '../values.js';

/** Postings of a career site's feed: RSS with Google's names for what RSS has no word for. @throws ParseError */
export function readFeed(body: string): ListingPage {
  if (!/<(?:rss|channel|item)[\s>]/.test(body.slice(0, 4000)))
    throw new ParseError('successfactors: the answer is no feed');
  return { postings: elementsEach(body, 'item').map(readItem) };
}

/**
 * The XML of a classic career section. Its fields are numbered; only their labels tell what they are. @throws
 * ParseError
 */
export function readClassic(body: string, boardUrl: string): ListingPage {
  if (!/<Job-Listing[\s/>]/.test(body.slice(0, 4000)))
    throw new ParseError('successfactors: the answer has no Job-Listing');
  return { postings: elementsEach(body, 'Job').map((job) => readClassicJob(job, boardUrl)) };
}

/**
 * Each element by itself: a feed that breaks off loses one. And each as a copy: strings cut out of a large one hold all
 * of it.
 */
function elementsEach(body: string, name: string): Element[] {
  return body
    .split(new RegExp(`(?=<${name}[\\s>])`))
    .slice(1)
    .flatMap((part) => elementsNamed(parseXml(Buffer.from(part).toString()), name).slice(0, 1));
}

function child(element: Element, name: string): Element | undefined {
  return element.children.find((node): node is Element => isTag(node) && node.name === name);
}

function valueOf(element: Element | undefined, name: string): string | undefined {
  const found = element && child(element, name);
  return found && text(textOf(found));
}

function htmlOf(element: Element, name: string): string {
  const found = child(element, name);
  return found ? prose(textOf(found)) : '';
}

function readItem(item: Element): FoundPosting {
  const link = valueOf(item, 'link');
  const { title, place } = titleAndPlace(valueOf(item, 'title') ?? '', valueOf(item, 'g:location'));
  const id = valueOf(item, 'g:id') ?? /\/(\d+)\/?(?:\?[\s\S]*)?$/.exec(link ?? '')?.[1];
  const kind = valueOf(item, 'g:job_type') ?? valueOf(item, 'g:employment_type');
  return foundPosting(
    'ats',
    {
      job_title: title,
      job_url: withoutFeed(link),
      ...withoutPostalCode(place),
      department: valueOf(item, 'g:job_function'),
      industry: valueOf(item, 'g:job_industry'),
      company_name: valueOf(item, 'g:employer'),
      ...readEmployment(kind),
      posted_at: readDate(valueOf(item, 'pubDate')),
      job_description: htmlOf(item, 'description'),
    },
    { id: ownId(link, id) },
  );
}

/** A link of a feed says which feed it is of. */
function withoutFeed(link: string | undefined): string | undefined {
  if (link === undefined || !URL.canParse(link)) return link;
  const url = new URL(link);
  for (const name of [...url.searchParams.keys()]) if (/^(?:feedId|utm_\w+)$/.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** Companies count for themselves: the number and the site it is of. */
export function ownId(url: string | undefined, id: string | undefined): string | undefined {
  return id === undefined || url === undefined || !URL.canParse(url) ? id : `${new URL(url).host} ${id}`;
}

/** "Tel Aviv, Israel, 6944020": places end with the postal code. */
export function withoutPostalCode(place: string | undefined): { location?: string; postal_code?: string } {
  if (place === undefined) return {};
  const [, location = '', code] = /^(.+),\s{0,9}((?=[^,]{0,10}\d)[\w -]{3,10})$/.exec(place) ?? [];
  return code === undefined ? { location: place } : { location, postal_code: code };
}

/** Titles end with the place in brackets: "Clerk (Wien, AT)", "Clerk (Boulder, CO, US, 80301)". */
export function titleAndPlace(
  written: string,
  stated: string | undefined,
): { title: string; place: string | undefined } {
  const match = /^(.+?)\s{0,9}\(([^()]{2,80})\)$/.exec(written.trim());
  const [title = written, inner = ''] = match ? [match[1], match[2]] : [];
  const isPlace =
    stated === undefined
      ? /,\s*[A-Z]{2}(?:,\s*[\w -]{3,10})?$/.test(inner)
      : wordsOf(inner).some((word) => word.length > 2 && fold(stated).includes(word));
  return isPlace ? { title, place: stated ?? inner } : { title: written.trim(), place: stated };
}

const LABELS: [RegExp, 'location' | 'department' | 'kind' | 'company'][] = [
  [/location|city|standort|arbeitsort|lieu|emplacement|ubicaci|localidad|sede|\bort\b|plats|locatie/, 'location'],
  [
    /department|job family|job function|functional area|category|abteilung|bereich|departement|departamento|area/,
    'department',
  ],
  [/employment type|type of employment|job type|contract|schedule|beschaftigung|vertrag|arbeitszeit|jornada/, 'kind'],
  [/legal entity|company|gesellschaft|unternehmen|societe|empresa/, 'company'],
];

function readClassicJob(job: Element, boardUrl: string): FoundPosting {
  const facts: Partial<Record<'location' | 'department' | 'kind' | 'company', string>> = {};
  for (const node of job.children) {
    if (!isTag(node) || !/^(?:filter|mfield)/i.test(node.name)) continue;
    const label = fold(valueOf(node, 'label') ?? '');
    const fact = LABELS.find(([pattern]) => pattern.test(label))?.[1];
    const value = valueOf(node, 'value');
    if (fact !== undefined && value !== undefined) facts[fact] ??= value;
  }
  const id = valueOf(job, 'ReqId');
  return foundPosting(
    'ats',
    {
      job_title: valueOf(job, 'JobTitle'),
      job_url: id === undefined ? undefined : `${boardUrl}&career_ns=job_listing&career_job_req_id=${id}`,
      location: facts.location,
      department: facts.department,
      company_name: facts.company,
      job_type: readJobType(facts.kind),
      contract_type: readContractType(facts.kind),
      // The month first, whatever the language.
      posted_at: readDigitDate(valueOf(job, 'Posted-Date'), true),
      job_description: htmlOf(job, 'Job-Description'),
    },
    { id: ownId(boardUrl, id) },
  );
}
