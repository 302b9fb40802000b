import { readDate } from '../../text/days/date.js';
import type { JobPosting } from '../../fields.js';
import { elementsNamed, parseHtml, type Document, unescapeHtml } from '../tree/html.js';
import { sourceOf } from '../tree/scripts.js';
import { readContractType, readJobType } from '../../text/kinds/job-type.js';
import { foundPosting, type EvidenceSource, type FoundPosting } from '../../posting.js';
import { amountOf } from '../../text/pay/money.js';
import { readSalary } from '../../text/pay/salary.js';
import { htmlIn, proseOf } from '../tree/prose.js';
import { readJobLocation } from './json-ld-place.js';
import { itemsOf } from '../tree/section-lines.js';
import { readSections, type Sections } from '../tree/sections.js';
import { blocksOf } from '../tree/text-blocks.js';
import { isHumanMailbox, recipientIn } from '../../text/people/mailbox.js';
import { noteCut } from '../../reading-limits.js';
import { numeric, record, text } from '../../text/words.js';

type Node = Readonly<Record<string, unknown>>;

/** Postings that a page states as JSON-LD. A block that cannot be repaired loses only itself. */
export function readJsonLd(document: Document, pageUrl: string): FoundPosting[] {
  const values = jsonLdValues(document);
  const nodes = values.flatMap((value) => findPostings(value));
  const named = nodes.length === 0 ? new Map<unknown, Node>() : namedNodes(values);
  return nodes.map((node) => readSchemaPosting(withNamed(node, named), pageUrl, 'json-ld'));
}

/** True where a page states postings as JSON-LD that no repair makes readable. */
export function hasUnreadableJsonLd(document: Document): boolean {
  return sourcesOf(document).some((source) => source.includes('JobPosting') && parseLoosely(source).length === 0);
}

/** What the blocks of a page state that can be read. */
export function jsonLdValues(document: Document): unknown[] {
  return sourcesOf(document).flatMap(parseLoosely);
}

function sourcesOf(document: Document): string[] {
  return elementsNamed(document, 'script')
    .filter((script) => /ld\+json/i.test(script.attribs['type'] ?? ''))
    .map(sourceOf);
}

/** JSON as pages write it: strictly first, then with the mistakes that were met mended, block by block. */
export function parseLoosely(source: string): unknown[] {
  const bare = source
    .replace(/^\uFEFF|<!\[CDATA\[|\]\]>|<!--|-->/g, '')
    .replace(/^[ \t]*\/\/[ \t]*$/gm, '')
    .trim();
  const attempts = [
    bare,
    repaired(bare),
    repaired(unescapeHtml(bare)),
    `[${repaired(bare).replace(/\}\s*\{/g, '},{')}]`,
  ];
  for (const attempt of attempts) {
    try {
      const value = JSON.parse(attempt) as unknown;
      return [value];
    } catch {
      // The next repair may do.
    }
  }
  return [];
}

// A string or comment that is not closed goes on to the end: looked for again from each of its quotes, it would cost
// the square of its length.
const STRING_OR_COMMENT = /("(?:[^"\\]|\\[\s\S])*(?:"|\\?$))|\/\*[\s\S]*?(?:\*\/|$)|(?<![:"'\w])\/\/[^\n]*/g;
const STRING = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)/g;

/** Control characters in strings, comments, trailing commas, lone backslashes, a missing comma between two members. */
function repaired(json: string): string {
  const withoutComments = json.replace(STRING_OR_COMMENT, '$1');
  return withoutComments
    .replace(STRING, (literal) =>
      literal
        .replace(/\\(?!["\\/bfnrtu])/g, '\\\\')
        .replace(/[\u0000-\u001f]/g, (character) => (character === '\n' ? '\\n' : character === '\t' ? '\\t' : ' ')),
    )
    .replace(/,(\s{0,200}[}\]])/g, '$1')
    .replace(/(["}\]\d])(\s{1,200})(?="[\w@]{1,60}"\s?:)/g, '$1,$2')
    .replace(/;$/, '');
}

/** Levels of JSON-LD that are looked through for postings. */
const MAX_DEPTH = 12;

/** JobPosting nodes wherever they are: graphs, lists, data feeds, the main entity of a page. */
export function findPostings(value: unknown): Node[] {
  return findNodes(value, isPosting);
}

/** The outermost nodes of a kind in some JSON-LD. */
export function findNodes(value: unknown, isOfKind: (node: Node) => boolean, depth = 0): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  if (depth > MAX_DEPTH) {
    noteCut('levels of its JSON-LD', { kept: MAX_DEPTH });
    return [];
  }
  if (Array.isArray(value)) return value.flatMap((item: unknown) => findNodes(item, isOfKind, depth + 1));
  const node = lowered(value as Node);
  if (isOfKind(node)) return [node];
  return Object.values(node).flatMap((inner) => findNodes(inner, isOfKind, depth + 1));
}

/** What other nodes name by `@id`; the graph of a page may be spread over its scripts. */
function namedNodes(values: readonly unknown[]): ReadonlyMap<unknown, Node> {
  const named = new Map<unknown, Node>();
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
    const node = record(value);
    if (typeof node['@id'] === 'string' && !isReference(node)) named.set(node['@id'], node);
    for (const inner of Object.values(value)) visit(inner, depth + 1);
  };
  visit(values, 0);
  return named;
}

function isReference(node: Node): boolean {
  return '@id' in node && Object.keys(node).every((name) => name === '@id' || name === '@type');
}

/** A posting with its company and places where it only names them. */
function withNamed(node: Node, named: ReadonlyMap<unknown, Node>): Node {
  if (named.size === 0) return node;
  const there = (value: unknown): unknown =>
    isReference(record(value)) ? (named.get(record(value)['@id']) ?? value) : value;
  const members = ['hiringOrganization', 'jobLocation'].filter((name) => node[name] !== undefined);
  return { ...node, ...Object.fromEntries(members.map((name) => [name, [node[name]].flat().map(there)])) };
}

function isPosting(node: Node): boolean {
  return [node['@type']].flat().some((type) => typeof type === 'string' && /(?:^|\/|:)JobPosting$/i.test(type));
}

/** Some systems write the names in PascalCase. */
function lowered(node: Node): Node {
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      /^[A-Z][a-z]/.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name,
      value,
    ]),
  );
}

/** A schema.org JobPosting, from JSON-LD or microdata, with the shapes that were met in the wild. */
export function readSchemaPosting(node: Node, pageUrl: string, source: EvidenceSource): FoundPosting {
  const description = proseOf(node['description']);
  const place = readJobLocation(node);
  const pay = readBaseSalary(
    node['baseSalary'] ?? node['estimatedSalary'],
    text(node['salaryCurrency']),
    place.country,
  );
  const kinds = kindsOf(node);
  const url = text(node['url']);
  const identifier = node['identifier'];
  return foundPosting(
    source,
    {
      job_title: proseOf(node['title'] ?? node['name'])?.replace(/\n/g, ' '),
      job_url: url !== undefined && URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : undefined,
      ...place,
      job_type: readJobType(kinds.join(' or ')),
      contract_type: kinds.map(readContractType).find((type) => type !== undefined),
      industry: text([node['industry']].flat()[0]),
      posted_at: readDate(node['datePosted']),
      application_deadline: readDate(node['validThrough']),
      company_name: companyOf(node),
      ...pay,
      min_years_of_experience: yearsOf(node['experienceRequirements']),
      ...sectionsOf(node),
      ...contactOf(node),
      job_description: description,
    },
    { id: text(typeof identifier === 'object' ? record(identifier)['value'] : identifier) },
  );
}

function kindsOf(node: Node): string[] {
  return [node['employmentType']]
    .flat()
    .flatMap((kind) => (text(kind) ?? '').split(','))
    .map((kind) => kind.trim())
    .filter((kind) => kind !== '' && !/^other$/i.test(kind));
}

function companyOf(node: Node): string | undefined {
  const organization = [node['hiringOrganization']].flat()[0];
  const name = typeof organization === 'string' ? text(organization) : text(record(organization)['name']);
  return name !== undefined && /^confidential$/i.test(name) ? undefined : name;
}

function contactOf(node: Node): {
  [F in 'hiring_manager_name' | 'hiring_manager_email' | 'hiring_manager_phone']: JobPosting[F] | undefined;
} {
  const contact = record([node['applicationContact']].flat()[0]);
  const email = recipientIn(text(contact['email']) ?? '');
  return {
    hiring_manager_name: text(contact['name']),
    hiring_manager_email: isHumanMailbox(email) ? email : undefined,
    hiring_manager_phone: text(contact['telephone']),
  };
}

/** The headed lists of a description, and what has a field of its own. */
function sectionsOf(node: Node): Sections {
  const requirements = items(node['qualifications'], node['skills'], node['experienceRequirements']);
  const benefits = items(node['jobBenefits'], node['incentiveCompensation']);
  return {
    ...readSections(blocksOf(parseHtml(htmlIn(node['description']) ?? ''))),
    ...(requirements.length > 0 && { requirements }),
    ...(benefits.length > 0 && { benefits }),
  };
}

function items(...values: unknown[]): string[] {
  return values.flatMap((value) => {
    if (Array.isArray(value)) return value.flatMap((item: unknown) => items(item));
    const written =
      typeof value === 'object' && value !== null
        ? (text(record(value)['description']) ?? text(record(value)['name']))
        : proseOf(value);
    return written === undefined ? [] : itemsOf(written);
  });
}

function yearsOf(value: unknown): number | undefined {
  const months = numeric(record([value].flat()[0])['monthsOfExperience']);
  return months === undefined ? undefined : Math.floor(months / 12);
}

type StatedSalary = {
  [F in 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period']: JobPosting[F] | undefined;
};

function readBaseSalary(value: unknown, outerCurrency: string | undefined, country: string | undefined): StatedSalary {
  const [salary] = [value].flat();
  const amount = record(salary);
  const inner = typeof amount['value'] === 'object' ? record(amount['value']) : amount;
  const currency = text(amount['currency']) ?? text(inner['currency']) ?? outerCurrency;
  const unit = text(inner['unitText']) ?? text(amount['unitText']);
  const [min, max] = rangeOf(inner, salary, periodOf(unit) === 'hour');
  if (min === undefined && max === undefined)
    return writtenSalary(typeof salary === 'string' ? salary : inner['value'], { currency, unit, country });
  return {
    salary_min: min,
    salary_max: max,
    salary_currency: codeOf(currency, country),
    salary_period: periodOf(unit),
  };
}

/** The code of a currency that data name by it, by its sign or in words: "£", "Euro", "kr". */
function codeOf(currency: string | undefined, country: string | undefined): string | undefined {
  const named = currency?.trim().toUpperCase();
  if (named === undefined || /^[A-Z]{3}$/.test(named)) return named;
  return readSalary(`20000 ${named}`, { isSalaryField: true, country })?.currency;
}

/** From how much to how much; one amount is both. */
function rangeOf(amount: Node, salary: unknown, isOfHour: boolean): (number | undefined)[] {
  const single = statedAmount(amount['value'], isOfHour) ?? statedAmount(salary, isOfHour);
  return ['minValue', 'maxValue'].map((name) => positive(statedAmount(amount[name], isOfHour) ?? single));
}

/** An amount as a number, or as a text that people write: "2.450", "14,50", "35 000". */
function statedAmount(value: unknown, isOfHour = false): number | undefined {
  // "50000.0000" and an hour's "18.750" have the decimals of a database, "18.750" a month is written by people.
  const isPlain = isOfHour ? /^\s*\d+(?:\.\d+)?\s*$/ : /^\s*(?:\d+(?:\.(?:\d{1,2}|\d{4,}))?|\d{4,}\.\d{3})\s*$/;
  if (typeof value !== 'string' || isPlain.test(value)) return numeric(value);
  const isAmount = /^\s*(?:\d{1,3}(?:[.,'’\s]\d{3}){1,3}|\d{1,9})(?:[.,](?:\d{1,2}|-))?\s*$/.test(value);
  return isAmount ? amountOf(value.trim()) : undefined;
}

/** Pay that is stated as a text. */
function writtenSalary(
  stated: unknown,
  { currency, unit, country }: { [F in 'currency' | 'unit' | 'country']: string | undefined },
): StatedSalary {
  if (typeof stated !== 'string') return NO_SALARY;
  const named = codeOf(currency, country);
  const read = (pay: string): ReturnType<typeof readSalary> => readSalary(pay, { isSalaryField: true, country });
  const written = read(stated) ?? read(`${named ?? ''} ${stated}`);
  if (!written) return NO_SALARY;
  return {
    salary_min: written.min,
    salary_max: written.max,
    salary_currency: named ?? written.currency,
    salary_period: periodOf(unit) ?? written.period,
  };
}

const NO_SALARY: StatedSalary = {
  salary_min: undefined,
  salary_max: undefined,
  salary_currency: undefined,
  salary_period: undefined,
};

function positive(amount: number | undefined): number | undefined {
  return amount === undefined || amount <= 0 ? undefined : amount;
}

function periodOf(unit: string | undefined): string | undefined {
  const found = /hour|day|daily|week|month|year|annual|annum/i.exec(unit ?? '')?.[0].toLowerCase();
  if (found === 'annual' || found === 'annum') return 'year';
  return found === 'daily' ? 'day' : found;
}
