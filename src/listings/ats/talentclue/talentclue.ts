// No interface; the list and each posting are pages (2026). What a posting's summary states is labelled in the language
// of the page.
import { ParseError } from '../../../errors.js';
import { findAll, lineOf, parseHtml } from '../../../postings/page/tree/html.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import type { Listing } from '../../listing.js';
import { tenant, type AtsSystem } from '../ats.js';
import { jobPage, pageRequest, postingLinks, readOwnPage } from '../pages.js';
import { readEmployment, readPayLine } from '../values.js';

const POSTING = /^https:\/\/[\w-]+\.talentclue\.com\/[a-z]{2}\/node\/(\d+)(?:\/\d+)?\/?$/;

export const talentclue: AtsSystem = {
  name: 'talentclue',
  liveBoard: 'https://gbfoods.talentclue.com/en/gbfoods',
  hosts: /\.talentclue\.com$/,

  recogniseUrl(url) {
    const key = tenant(/^([\w-]+)\.talentclue\.com$/.exec(url.hostname)?.[1]);
    return key === undefined ? undefined : { system: 'talentclue', key, url: `https://${key}.talentclue.com/` };
  },

  listing: ({ url }): Listing => ({
    first: () => [pageRequest(url)],
    read(body, request) {
      if (!/views-row|view-jobs|talentclue\.com/i.test(body))
        throw new ParseError('talentclue: the answer is no page of a board');
      const postings = postingLinks(parseHtml(body), request.url, POSTING).map((link) =>
        foundPosting('ats', { job_title: link.line, job_url: link.url }, { id: POSTING.exec(link.url)?.[1] }),
      );
      return { postings };
    },
    detail: jobPage,
    readDetail: (body, posting) => completed(readSummary(body, posting), readOwnPage(body, posting, 'talentclue')),
  }),
};

function readSummary(body: string, posting: FoundPosting): FoundPosting {
  const rows = findAll(parseHtml(body), ({ attribs }) => /\bjob-summary__text\b/.test(attribs['class'] ?? '')).map(
    lineOf,
  );
  const under = (label: RegExp): string | undefined =>
    rows
      .map((row) => /^([^:]{2,40}):\s*(\S.*)$/.exec(row))
      .find((match) => match !== null && label.test(match[1] ?? ''))?.[2];
  const stated = foundPosting('ats', {
    location: under(/ubicaci|location|localitz|localiza|lieu/i),
    department: under(/departament|department|département/i),
    industry: under(/sector|industry|secteur/i),
    remote_policy: readRemoteLabel(under(/modalidad|modalitat|workplace|work mode|modalidade/i)),
    ...readEmployment(under(/jornada|working hours/i), under(/type of job/i), under(/contra(?:ct|t)/i)),
    ...readPayLine(under(/salari|salary|retribuci/i)),
  });
  return completed(posting, stated);
}
