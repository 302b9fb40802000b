// No interface; a board is one page with all postings, each with its own page (2026). The place and the hours stand below the title.
import { ParseError } from '../../../errors.js';
import { elementsNamed, findFirst, lineOf, parseHtml, textOf } from '../../../postings/page/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readJobType } from '../../../postings/text/job-type.js';
import { readRemoteLabel } from '../../../postings/text/remote.js';
import type { Listing } from '../../listing.js';
import { pathPart, tenant, type AtsSystem } from '../ats.js';
import { jobPage, pageRequest, type PostingLink, postingLinks, readOwnPage } from '../pages.js';

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
  const facts = elementsNamed(element, 'p').flatMap((fact) => textOf(fact).split('\n'));
  const kind = facts.find((fact) => readJobType(fact) !== undefined);
  const workplace = facts.find((fact) => readRemoteLabel(fact) !== undefined);
  const place = facts.find((fact) => fact !== kind && fact !== workplace && fact !== '');
  return foundPosting(
    'ats',
    {
      job_title: title ? lineOf(title) : line,
      job_url: url,
      location: place,
      job_type: readJobType(kind),
      remote_policy: readRemoteLabel(workplace),
    },
    { id: url.split('/').at(-1) },
  );
}
