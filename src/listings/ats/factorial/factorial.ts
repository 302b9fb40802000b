// No public interface; as its career sites serve it (2026): all postings on the front page, their facts in attributes.
import { ParseError } from '../../../errors.js';
import {
  attribute,
  elementsNamed,
  findAll,
  lineOf,
  parseHtml,
  textOf,
  type Document,
  type Element,
} from '../../../postings/page/tree/html.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readContractType, readJobType } from '../../../postings/text/kinds/job-type.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { tenant, type AtsSystem } from '../ats.js';
import { absolute, jobPage, ofClass, pageRequest, readOwnPage } from '../pages.js';
import { apartFromOpenApplications } from '../reading.js';

const HOST = /^([\w-]+)\.factorial(?:hr)?\.(?:com|[a-z]{2})$/;
/** As the attribute names contracts. */
const CONTRACTS: Record<string, string> = {
  indefinite: 'permanent',
  temporary: 'fixed-term',
  fixed_term: 'fixed-term',
};

export const factorial: AtsSystem = {
  name: 'factorial',
  liveBoard: 'https://careers.factorialhr.com/',
  hosts: /\.factorialhr\.(?:com|[a-z]{2})$/,

  recogniseUrl(url) {
    const key = HOST.exec(url.hostname)?.[1];
    const isTenant = key === 'careers' || tenant(key) !== undefined;
    return isTenant ? { system: 'factorial', key: url.hostname, url: `https://${url.hostname}/` } : undefined;
  },

  listing: ({ url }): Listing => ({
    first: () => [pageRequest(url)],
    read(body) {
      const document = parseHtml(body);
      const items = findAll(document, (element) => 'data-job-postings-url' in element.attribs);
      if (items.length === 0 && !/job-filters|factorial/i.test(body))
        throw new ParseError('factorial: the page has no data-job-postings-url');
      return apartFromOpenApplications(items.flatMap((item) => readItem(item, url) ?? []));
    },
    detail: jobPage,
    readDetail(body, posting) {
      const document = parseHtml(body);
      const { extras: _extras, ...complete } = readOwnPage(body, posting, 'factorial');
      const own = ofClass(document, 'styledText').map(textOf).join('\n');
      // The page has the whole place where the list has an office.
      return completed(foundPosting('ats', { ...readChips(document), job_description: own }), complete);
    },
  }),
};

/** The facts below the title: "Full time", "Hybrid (Barcelona, Spain)". */
function readChips(document: Document): Parameters<typeof foundPosting>[1] {
  const chips = elementsNamed(document, 'li', 'span')
    .map(lineOf)
    .filter((line) => line.length < 120);
  const placed = chips.flatMap((chip) => {
    const [, model, place] = /^([^()]{3,30}?)\s{0,3}\(([^()]{2,80})\)$/.exec(chip) ?? [];
    return readRemoteLabel(model) === undefined ? [] : [{ model, place }];
  });
  return {
    location: placed[0]?.place,
    remote_policy: readRemoteLabel(placed[0]?.model),
    job_type: chips
      .filter((chip) => chip.length < 25)
      .map(readJobType)
      .find((kind) => kind !== undefined),
  };
}

function readItem(item: Element, base: string): FoundPosting | undefined {
  const url = absolute(attribute(item, 'data-job-postings-url').replace('/embed/', '/'), base);
  const id = /-(\d+)\/?$/.exec(url ?? '')?.[1] ?? url;
  const title = ofClass(item, 'factorial__headingFontFamily').map(lineOf)[0];
  if (url === undefined || title === undefined) return undefined;
  // Team, and the kind of workplace, where they are stated.
  const facts = ofClass(item, 'text-gray-350').flatMap((fact) => text(lineOf(fact)) ?? []);
  const workplace = facts.find((fact) => readRemoteLabel(fact) !== undefined && fact.length < 30);
  const contract = attribute(item, 'data-contract-type');
  return foundPosting(
    'ats',
    {
      job_title: title,
      job_url: url,
      location: officeOf(item),
      department: facts.find((fact) => fact !== workplace),
      contract_type: CONTRACTS[contract] ?? readContractType(contract),
      job_type: contract === 'intern' ? 'internship' : undefined,
      remote_policy: readRemoteLabel(workplace) ?? markedRemote(item),
    },
    { id },
  );
}

function markedRemote(item: Element): string | undefined {
  return attribute(item, 'data-is-remote') === 'true' ? 'remote' : undefined;
}

/** Postings stand in groups, each below the name of its office. */
function officeOf(item: Element): string | undefined {
  for (let up = item.parent; up && 'name' in up; up = up.parent)
    if (/officeGroup/.test(attribute(up, 'data-target'))) {
      const [heading] = elementsNamed(up, 'h3', 'h2');
      return heading && text(lineOf(heading));
    }
  return undefined;
}
