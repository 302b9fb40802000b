// https://api.gem.com/job_board/v0/reference — the shape of another vendor's board; all postings in one answer.
import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { list, record, text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { parseJson, pathPart, tenant, type AtsSystem } from '../ats.js';
import { type Data, labels, textAt } from '../reading.js';
import { placeFields, prose, readEmployment, readRanges } from '../values.js';

export const gem: AtsSystem = {
  name: 'gem',
  liveBoard: 'https://jobs.gem.com/gem',
  hosts: /^jobs\.gem\.com$/,

  recogniseUrl(url) {
    const isInterface = url.hostname === 'api.gem.com' && url.pathname.startsWith('/job_board/');
    if (!isInterface && url.hostname !== 'jobs.gem.com') return undefined;
    const key = tenant(pathPart(url, isInterface ? 2 : 0));
    return key === undefined
      ? undefined
      : { system: 'gem', key, url: `https://jobs.gem.com/${encodeURIComponent(key)}` };
  },

  listing: ({ key }): Listing => ({
    first: () => [{ url: `https://api.gem.com/job_board/v0/${encodeURIComponent(key)}/job_posts/` }],
    read(body) {
      const posts = parseJson(body, 'gem');
      if (!Array.isArray(posts)) throw new ParseError('gem: the answer is no list');
      return { postings: posts.map((post) => readPost(record(post))) };
    },
  }),
};

function readPost(post: Data): FoundPosting {
  const kind = text(post['employment_type'])?.replaceAll('_', ' ');
  const offices = list(post['offices']).map((office) => textAt(office, 'location.name') ?? textAt(office, 'name'));
  const places = offices.some((place) => place !== undefined)
    ? offices
    : [textAt(post, 'location.name') ?? text(post['location'])];
  return foundPosting(
    'ats',
    {
      job_title: text(post['title']),
      job_url: text(post['absolute_url']),
      ...placeFields(places.map((written) => ({ written }))),
      department: labels(post['departments'])[0],
      ...readEmployment(kind),
      remote_policy: readRemoteLabel(text(post['location_type'])),
      posted_at: readDate(post['first_published_at']) ?? readDate(post['created_at']),
      ...readRanges(post['pay_input_ranges']),
      job_description: prose(post['content'], post['content_plain']),
    },
    { id: text(post['id']) },
  );
}
