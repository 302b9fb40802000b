// https://www.linkedin.com/jobs-guest/jobs/api/jobPosting/<id> (a fragment) and /jobs/view/<id> (a page): the same
// parts under the same classes.
import { ParseError } from '../../../errors.js';
import {
  attribute,
  findAll,
  findFirst,
  parseHtml,
  textOf,
  type Document,
  type Element,
} from '../../../postings/page/tree/html.js';
import { defined } from '../../../postings/defined.js';
import { IS_OVER } from '../../../postings/over.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { fold } from '../../../postings/text/words.js';
import { hasClass, lineIn, profileAddress, type NetworkExtras } from './network-card.js';

/** Labels of the facts, folded: English is asked for, the others come by the caller's address all the same. */
const LABELS: Readonly<
  Record<'seniority_level' | 'employment_type' | 'job_function' | 'industries', readonly string[]>
> = {
  seniority_level: [
    'seniority level',
    'karrierestufe',
    'senioritatsstufe',
    'senioritetsniva',
    'karriarniva',
    'niveau hierarchique',
    'nivel de antiguedad',
    'livello di anzianita',
    'senioriteitsniveau',
    'nivel de experiencia',
    'poziom w hierarchii',
  ],
  employment_type: [
    'employment type',
    'beschaftigungsverhaltnis',
    'anstallningsform',
    'anstallningstyp',
    'type d’emploi',
    "type d'emploi",
    'tipo de empleo',
    'tipo di impiego',
    'soort baan',
    'dienstverband',
    'tipo de emprego',
    'forma zatrudnienia',
  ],
  job_function: [
    'job function',
    'tatigkeitsbereich',
    'jobbfunktion',
    'fonction',
    'funcion laboral',
    'funzione lavorativa',
    'functie',
    'funcao',
    'funkcja',
  ],
  industries: [
    'industries',
    'industry',
    'branchen',
    'branscher',
    'secteurs',
    'sectores',
    'settori',
    'bedrijfstakken',
    'setores',
    'branze',
  ],
};

/** The number of the posting that a page shows. */
const SHOWN_ID = /<code id="decoratedJobPostingId"[^>]{0,80}><!--"?(\d+)/;

/** @throws ParseError when the page shows another posting: an address that is over may lead there */
function assertShows(body: string, { id }: FoundPosting): void {
  const shown = SHOWN_ID.exec(body)?.[1] ?? id;
  if (shown !== id) throw new ParseError('network: the page is about another posting');
}

/** The card completed by the posting's own page. @throws ParseError when it is another page */
export function readNetworkDetail(body: string, posting: FoundPosting): FoundPosting {
  const document = parseHtml(body);
  const within = (test: (element: Element) => boolean): Element | undefined => findFirst(document, test);
  const title = lineIn(within(hasClass('top-card-layout__title')));
  const markup = within(hasClass('show-more-less-html__markup'));
  if (title === undefined && markup === undefined)
    throw new ParseError('network: the page of a posting has neither title nor text');
  assertShows(body, posting);
  const employer = within(hasClass('topcard__org-name-link'));
  const closed = within(hasClass('closed-job'));
  const extras: NetworkExtras = defined({
    ...criteriaOf(document),
    company_id: /facetCurrentCompany(?:%3D|=)(\d+)/.exec(body)?.[1] ?? companyId(document),
    posted_time_ago: lineIn(within(hasClass('posted-time-ago__text'))),
    applications_count: applications(lineIn(within(hasClass('num-applicants__caption')))),
    salary: lineIn(within(hasClass('compensation__salary'))) ?? lineIn(within(hasClass('compensation__salary-range'))),
    ...applyOf(body, document),
  });
  const detail = foundPosting(
    'page',
    {
      job_title: title,
      company_name: lineIn(employer),
      company_profile_url: profileAddress(attribute(employer, 'href')),
      location: lineIn(within((element) => hasClass('topcard__flavor--bullet')(element) && element.name === 'span')),
      job_description: markup === undefined ? undefined : textOf(markup),
    },
    { extras: { ...extras } },
  );
  // What is newer stands on the page, the card's own words stay.
  return {
    ...completed(posting, detail),
    extras: { ...detail.extras, ...posting.extras, ...(closed && { [IS_OVER]: lineIn(closed) }) },
  };
}

/**
 * The employer's own page: size, site and seat, as the network words them. @throws ParseError when it is another page
 */
export function readNetworkCompany(body: string): FoundPosting {
  const document = parseHtml(body);
  const fact = (name: string): Element | undefined => {
    const row = findFirst(document, ({ attribs }) => attribs['data-test-id'] === `about-us__${name}`);
    return row && findFirst(row, (element) => element.name === 'dd');
  };
  if (!['website', 'size', 'industry', 'headquarters'].some((name) => fact(name)))
    throw new ParseError('network: the page of an employer has no facts');
  return foundPosting('page', {
    company_size: lineIn(fact('size')),
    company_website: website(fact('website')),
    headquarters: lineIn(fact('headquarters')),
    industry: lineIn(fact('industry')),
    founded: lineIn(fact('foundedOn')),
  });
}

function website(row: Element | undefined): string | undefined {
  const href =
    row &&
    attribute(
      findFirst(row, ({ name }) => name === 'a'),
      'href',
    );
  if (!href || !URL.canParse(href)) return undefined;
  const target = new URL(href).searchParams.get('url') ?? href;
  return /^https?:\/\//i.test(target) && URL.canParse(target) ? target : undefined;
}

function criteriaOf(document: Document): Partial<NetworkExtras> {
  const found: Record<string, string> = {};
  for (const item of findAll(document, hasClass('description__job-criteria-item'))) {
    const label = fold(lineIn(findFirst(item, ({ name }) => name === 'h3')) ?? '');
    const value = lineIn(findFirst(item, ({ name }) => name === 'span'));
    const field = Object.entries(LABELS).find(([, labels]) => labels.includes(label))?.[0];
    if (field !== undefined && value !== undefined) found[field] = value;
  }
  return found;
}

/**
 * "196 applicants", "Over 200 applicants", "Be among the first 25 applicants" (which says nothing of how many there
 * are).
 */
function applications(caption: string | undefined): number | undefined {
  if (caption === undefined || /first|among|ersten|bland de|premiers|primer/i.test(caption)) return undefined;
  const digits = /\d[\d.,\s]*/.exec(caption)?.[0].replace(/\D/g, '');
  return digits === undefined || digits === '' ? undefined : Number(digits);
}

function companyId(document: Document): string | undefined {
  const id = attribute(
    findFirst(document, ({ name, attribs }) => name === 'meta' && attribs['name'] === 'companyId'),
    'content',
  );
  return id === '' ? undefined : id;
}

/** The address stood in a comment until mid 2026. */
function applyTarget(body: string): string | undefined {
  const [, comment] = /<code id="applyUrl"[^>]{0,80}><!--"?([^"]{10,2000}?)"?--><\/code>/.exec(body) ?? [];
  const address = comment?.replaceAll('&amp;', '&');
  if (address === undefined || !URL.canParse(address)) return undefined;
  return new URL(address).searchParams.get('url') ?? address;
}

/** Where to apply; which way is told by the link's name. */
function applyOf(body: string, document: Document): { apply_type?: string; apply_url?: string } {
  const target = applyTarget(body);
  if (target !== undefined || /apply-link-offsite|offsite-apply-icon/.test(body))
    return { apply_type: 'offsite', ...(target !== undefined && { apply_url: target }) };
  const isOnSite =
    /apply-link-onsite/.test(body) || findFirst(document, hasClass('apply-button--onsite')) !== undefined;
  return isOnSite ? { apply_type: 'easy_apply' } : {};
}
