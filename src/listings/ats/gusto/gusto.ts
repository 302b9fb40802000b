// No interface; a board is one page with all postings, each with its own page (2026). Places, pay and hours stand below
// the title.
import { ParseError } from '../../../errors.js';
import { elementsNamed, findFirst, lineOf, parseHtml, textOf } from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readJobType } from '../../../postings/text/kinds/job-type.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import type { Listing } from '../../listing.js';
import { pathPart, tenant, type AtsSystem } from '../ats.js';
import { jobPage, pageRequest, type PostingLink, postingLinks, readOwnPage } from '../pages.js';
import { placesOf, readPayLine } from '../values.js';

const POSTING = /^https:\/\/jobs\.gusto\.com\/postings\/[\w-]+$/;

export const gusto: AtsSystem = {
  name: 'gusto',
  liveBoard: 'https://jobs.gusto.com/boards/natura-resources-llc-629e09d9-d8bf-4616-94a7-b744e4a77616',
  hosts: /^jobs\.gusto\.com$/,

  recogniseUrl(url) {
    if (url.hostname !== 'jobs.gusto.com' || pathPart(url, 0) !== 'boards') return undefined;
    const key = tenant(pathPart(url, 1));
    return key === undefined ? undefined : { system: 'gusto', key, url: `https://jobs.gusto.com/boards/${key}` };
  },

  listing: ({ url }): Listing => ({
    first: () => [pageRequest(url)],
    read(body) {
      if (!/jobs\.gusto\.com|data-action="job_boards|gustoAC|gusto-hiring/.test(body))
        throw new ParseError('gusto: the answer is no page of a board');
      return { postings: postingLinks(parseHtml(body), url, POSTING).map(readRow) };
    },
    detail: jobPage,
    readDetail: (body, posting) => readOwnPage(body, posting, 'gusto'),
  }),
};

function readRow({ url, line, element }: PostingLink): FoundPosting {
  const title = findFirst(element, (inner) => /^h[1-6]$/.test(inner.name));
  const lines = elementsNamed(element, 'p').map((line) => textOf(line).split(/\n|\s•\s/));
  const facts = lines.flat();
  const kind = facts.find((fact) => readJobType(fact) !== undefined);
  const workplace = facts.find((fact) => readRemoteLabel(fact) !== undefined);
  const pay = facts.find((fact) => Object.keys(readPayLine(fact)).length > 0);
  // Each place has a row of its own in the first line that has one.
  const places = lines.map((line) => line.filter((fact) => ![kind, workplace, pay, ''].includes(fact)));
  return foundPosting(
    'ats',
    {
      job_title: title ? lineOf(title) : line,
      job_url: url,
      location: placesOf(places.find((line) => line.length > 0) ?? []),
      job_type: readJobType(kind),
      ...readPayLine(pay),
      remote_policy: readRemoteLabel(workplace),
    },
    { id: url.split('/').at(-1) },
  );
}
