// https://developer.personio.de/docs/retrieving-open-job-positions — no address in the feed; texts may exist in one
// language only.
import { ParseError } from '../../../errors.js';
import { readDate } from '../../../postings/text/days/date.js';
import { elementsNamed, findFirst, parseXml, textOf, type Element } from '../../../postings/page/tree/html.js';
import { readContractType, readJobType } from '../../../postings/text/kinds/job-type.js';
import type { Listing, ListingPage } from '../../listing.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { kindOfHeading } from '../../../postings/page/lines/headings/section-headings.js';
import { itemsOf } from '../../../postings/page/tree/section-lines.js';
import { record, text } from '../../../postings/text/words.js';
import { parseJson, tenant, type AtsSystem } from '../ats.js';
import { labels, neededList, type Data } from '../reading.js';
import { placesOf, prose, readEmployment, readPay } from '../values.js';

const HOST = /^([\w-]+)\.jobs\.personio\.([a-z]{2,3})$/;

export const personio: AtsSystem = {
  name: 'personio',
  liveBoard: 'https://ororatech.jobs.personio.de/',

  recogniseUrl(url) {
    const match = HOST.exec(url.hostname);
    const key = match && tenant(match[1]);
    return key ? { system: 'personio', key: url.hostname, url: `https://${url.hostname}/` } : undefined;
  },

  listing: ({ key }): Listing => ({
    // Without a language the feed has each position's own; English adds what is only there.
    first: () => [
      { url: `https://${key}/xml`, accept: 'application/xml' },
      { url: `https://${key}/xml?language=en`, accept: 'application/xml' },
    ],
    // A company may have the feed switched off: its own page asks for the same positions as JSON.
    otherwise: ({ url }) => (url.includes('/xml') ? { url: `https://${key}/search.json?language=en` } : undefined),
    read(body, request) {
      if (request.url.includes('/search.json')) return readSearch(body, key);
      if (!/<workzag-jobs[\s/>]/.test(body)) throw new ParseError('personio: the answer is no feed of positions');
      // Each position by itself: a tag that one forgets to close must not swallow the others.
      const positions = body
        .split(/(?=<position>)/)
        .slice(1)
        .flatMap((part) => elementsNamed(parseXml(part), 'position').slice(0, 1));
      return { postings: positions.map((position) => readPosition(position, key)) };
    },
  }),
};

/** Lower ends of Personio's classes of experience. */
const YEARS: Record<string, number> = { 'lt-1': 0, '1-2': 1, '2-5': 2, '5-7': 5, '7-10': 7, '10-15': 10, 'gt-15': 15 };

/** The answer of the search: a list of positions, or an object with one. @throws ParseError */
function readSearch(body: string, host: string): ListingPage {
  const answer = parseJson(body, 'personio');
  const rows = Array.isArray(answer) ? answer.map(record) : neededList(answer, 'jobs', 'personio');
  return { postings: rows.map((row) => readRow(row, host)) };
}

function readRow(row: Data, host: string): FoundPosting {
  const id = text(row['id']);
  const offices = labels(row['offices']);
  const schedule = text(row['schedule']);
  const employment = text(row['employment_type'])?.replace(/^temporary$/, 'fixed-term');
  return foundPosting(
    'ats',
    {
      job_title: text(row['name']),
      job_url: id && `https://${host}/job/${id}`,
      location: placesOf(offices) ?? text(row['office']),
      department: text(row['department']),
      company_name: text(row['subcompany']),
      job_type: readEmployment(employment).job_type ?? readEmployment(schedule).job_type,
      contract_type: readContractType(employment),
      min_years_of_experience: YEARS[text(row['years_of_experience']) ?? ''],
      posted_at: readDate(row['created_at'] ?? row['createdAt']),
      job_description: prose(row['description']),
    },
    { id },
  );
}

function readPosition(position: Element, host: string): FoundPosting {
  const child = (name: string): string | undefined => {
    const element = position.children.find((node): node is Element => 'name' in node && node.name === name);
    return element && text(textOf(element));
  };
  const blocks = elementsNamed(position, 'jobDescription').map((block) => {
    const part = (name: string): Element | undefined => findFirst(block, (element) => element.name === name);
    return { heading: textIn(part('name')), content: prose(textIn(part('value'))) };
  });
  const under = (kind: string): string[] =>
    blocks.filter(({ heading }) => kindOfHeading(heading) === kind).flatMap(({ content }) => itemsOf(content));
  const id = child('id');
  const employment = child('employmentType');
  const schedule = child('schedule');
  const more = elementsNamed(position, 'additionalOffices')
    .flatMap((offices) => elementsNamed(offices, 'office'))
    .map((office) => textIn(office));
  const pay = findFirst(position, (element) => element.name === 'salaryInformation');
  const payPart = (name: string): string | undefined =>
    text(textIn(pay && findFirst(pay, (element) => element.name === name)));
  return foundPosting(
    'ats',
    {
      ...readPay({
        min: payPart('min'),
        max: payPart('max'),
        currency: payPart('currencyCode'),
        period: payPart('type'),
      }),
      job_title: child('name'),
      job_url: id && `https://${host}/job/${id}`,
      location:
        [child('office'), ...more].filter((office) => office !== undefined && office !== '').join('; ') || undefined,
      department: child('department'),
      company_name: child('subcompany'),
      job_type:
        readJobType(employment === 'permanent' || employment === 'temporary' ? schedule : employment) ??
        readJobType(schedule),
      contract_type: readContractType(employment === 'temporary' ? 'fixed-term' : employment),
      min_years_of_experience: YEARS[child('yearsOfExperience') ?? ''],
      posted_at: readDate(child('createdAt')),
      requirements: under('requirements'),
      nice_to_have: under('nice_to_have'),
      benefits: under('benefits'),
      job_description: blocks.map(({ heading, content }) => `${heading}\n${content}`.trim()).join('\n'),
    },
    { id },
  );
}

/** Text of an element with its CDATA as it is. */
function textIn(element: Element | undefined): string {
  if (!element) return '';
  return element.children
    .map((node) =>
      'data' in node
        ? node.data
        : 'children' in node
          ? node.children.map((part) => ('data' in part ? part.data : '')).join('')
          : '',
    )
    .join('')
    .trim();
}
