import { readCountry } from '../text/countries.js';
import { readDate } from '../text/date.js';
import { balanced } from './embedded-state.js';
import { elementsNamed, htmlToText, type Document } from './html.js';
import { jobTitleScore } from './job-titles.js';
import { readContractType, readJobType } from '../text/job-type.js';
import { foundPosting, type FoundPosting } from '../posting.js';
import { readRemoteLabel } from '../text/remote.js';
import { jsonOf, list, record, text } from '../text/words.js';

type Item = Readonly<Record<string, unknown>>;

/** Names under which applications keep what they show, in lower case without separators, most telling first. */
const TITLE = [
  'jobtitle',
  'positiontitle',
  'jobopeningname',
  'positionname',
  'title',
  'position',
  'name',
  'text',
  'headline',
];
const ADDRESS = [
  'joburl',
  'absoluteurl',
  'hostedurl',
  'canonicalpositionurl',
  'postingurl',
  'detailurl',
  'url',
  'link',
  'href',
  'permalink',
  'path',
];
const PLACE = [
  'locationname',
  'location',
  'locations',
  'locationdisplay',
  'joblocation',
  'city',
  'office',
  'worklocation',
  'place',
];
const DESCRIPTION = ['descriptionhtml', 'description', 'jobdescription', 'content', 'body'];
const KIND = ['employmenttype', 'jobtype', 'type', 'commitment', 'contracttype'];
const DEPARTMENT = ['department', 'hiringdepartment', 'departmentname', 'team', 'category'];
const POSTED = ['dateposted', 'postedat', 'posteddate', 'publishedat', 'publisheddate', 'publicationdate', 'createdat'];
/** What tells a list of jobs from a list of articles or products. */
const TELLING = [
  'jobtitle',
  'jobid',
  'joburl',
  'jobtype',
  'joblocation',
  'jobopeningname',
  'location',
  'locations',
  'locationname',
  'city',
  'office',
  'department',
  'hiringdepartment',
  'team',
  'employmenttype',
  'commitment',
  'absoluteurl',
  'hostedurl',
  'applyurl',
  'workplacetype',
  'requisitionid',
  'reqid',
  'seniority',
  'dateposted',
];

const MAX_NODES = 100_000;

/** Postings in the data that a page's own scripts were given: Next.js, Nuxt, `window.… = {…}`. */
export function readPageData(document: Document, pageUrl: string): FoundPosting[] {
  const lists = elementsNamed(document, 'script').flatMap((script) => {
    const source = script.children.map((child) => ('data' in child ? child.data : '')).join('');
    return dataIn(source, script.attribs['type'] ?? '').flatMap(findLists);
  });
  const best = lists.reduce<readonly Item[]>((longest, items) => (items.length > longest.length ? items : longest), []);
  return best.map((item) => readItem(item, pageUrl));
}

/** JSON scripts as they are; of other scripts what is assigned as one object or list. */
function dataIn(source: string, type: string): unknown[] {
  if (/^application\/(?:\w+\+)?json$/i.test(type.trim()) && !/ld\+json/i.test(type)) return parsed(source);
  return [
    ...source.matchAll(
      /(?:^|[;\n])[ \t]{0,40}(?:window|self|globalThis|var|let|const)\b[\w.$[\]"' ]{0,100}=\s{0,40}(?=[{[])/g,
    ),
  ]
    .slice(0, 20)
    .flatMap((match) => parsed(balanced(source, match.index + match[0].length)));
}

function parsed(json: string): unknown[] {
  const value = jsonOf(json);
  return value === undefined ? [] : [value];
}

/** Lists of objects that are jobs by their names and mostly by their titles. */
function findLists(root: unknown): (readonly Item[])[] {
  const found: (readonly Item[])[] = [];
  const stack: unknown[] = [root];
  for (let visited = 0; stack.length > 0 && visited < MAX_NODES; visited++) {
    const node = stack.pop();
    if (Array.isArray(node)) {
      const items = node.map((item) => normalized(record(item))).filter(isJob);
      if (items.length > 0 && items.length * 2 > node.length && isMostlyTitled(items)) found.push(items);
      stack.push(...list(node));
    } else stack.push(...Object.values(record(node)));
  }
  return found;
}

/** `JobTitle`, `job_title` and `jobTitle` are one name. */
function normalized(item: Item): Item {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name.toLowerCase().replace(/[_-]/g, ''), value]),
  );
}

function isJob(item: Item): boolean {
  return first(item, TITLE) !== undefined && TELLING.some((name) => item[name] !== undefined && item[name] !== null);
}

function isMostlyTitled(items: readonly Item[]): boolean {
  const scores = items.map((item) => jobTitleScore(first(item, TITLE) ?? ''));
  return scores.filter((score) => score > 0).length * 2 >= scores.length;
}

function first(item: Item, names: readonly string[]): string | undefined {
  return names
    .map((name) => (typeof item[name] === 'string' ? text(item[name]) : undefined))
    .find((value) => value !== undefined);
}

function readItem(item: Item, pageUrl: string): FoundPosting {
  const address = first(item, ADDRESS);
  const kind = first(item, KIND);
  const description = first(item, DESCRIPTION);
  return foundPosting(
    'page-data',
    {
      job_title: first(item, TITLE),
      job_url:
        address !== undefined && /^(?:https?:|\/)/.test(address) && URL.canParse(address, pageUrl)
          ? new URL(address, pageUrl).href
          : undefined,
      location: PLACE.map((name) => placeOf(item[name])).find((place) => place !== undefined),
      country: readCountry(text(item['country']) ?? text(record(item['location'])['country'])),
      department: first(item, DEPARTMENT) ?? text(record(item['department'])['name']),
      job_type: readJobType(kind),
      contract_type: readContractType(kind),
      remote_policy: readRemoteLabel(first(item, ['workplacetype', 'remotetype', 'remote'])),
      posted_at: POSTED.map((name) => readDate(item[name])).find((date) => date !== undefined),
      job_description: description === undefined ? undefined : htmlToText(description),
    },
    { id: text(item['id']) ?? text(item['jobid']) ?? text(item['slug']) },
  );
}

/** A place that is text, an object with a name, or a list of such. */
function placeOf(value: unknown): string | undefined {
  if (Array.isArray(value))
    return (
      list(value)
        .map(placeOf)
        .filter((place) => place !== undefined)
        .join('; ') || undefined
    );
  const object = record(value);
  return (
    text(value) ??
    text(object['name']) ??
    (['city', 'region', 'country']
      .map((name) => text(object[name]))
      .filter((part) => part !== undefined)
      .join(', ') ||
      undefined)
  );
}
