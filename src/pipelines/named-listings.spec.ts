import { expect, it } from '@jest/globals';
import { ParseError } from '../errors.js';
import { foundPosting } from '../postings/posting.js';
import { listingNamed, readPostingPage } from './named-listings.js';

const POSTING = foundPosting('ats', { job_title: 'Welder', job_url: 'https://b.example/1' }, { id: '1' });
const BOARDS = [
  ['agency', listingNamed(['agency', {} as never, { baseUrl: 'https://b.example', versions: ['v6'] }])],
  ['network', listingNamed(['network', { title: 'Welder' } as never, {} as never, 'https://b.example'])],
  ['indeed', listingNamed(['indeed', { country: 'us' } as never, { baseUrl: undefined, oldest: undefined }])],
  ['stepstone', listingNamed(['stepstone', { country: 'de' } as never, { baseUrl: undefined, oldest: undefined }])],
] as const;

const ZOO = `<html><head><title>Zookeeper</title><script type="application/ld+json">{"@context":"https://schema.org",
"@type":"JobPosting","title":"Zookeeper","description":"<p>You feed the lions.</p>"}</script></head>
<body><h1 class="top-card-layout__title">Zookeeper</h1><div id="jobDescriptionText">You feed the lions.</div></body></html>`;

it.each(BOARDS)(
  'takes no empty answer of the board %s, and no page of another posting, for details',
  (_name, board) => {
    for (const body of ['{}', 'null', '[]', '', '{"error":"gone"}', '<html>Sign in</html>', ZOO])
      expect(() => readPostingPage(board, body, POSTING)).toThrow(ParseError);
  },
);

it('says of all rows of a career system which one they are of, also of those that are not returned', () => {
  const board = { system: 'ashby', key: 'example', url: 'https://jobs.ashbyhq.com/example' };
  const jobs = [true, false].map((isListed) => ({ id: String(isListed), title: 'Welder', isListed }));
  const { postings, rejected = [] } = listingNamed(['system', board]).read(JSON.stringify({ jobs }), { url: '' });
  const systems = [...postings, ...rejected.map(({ posting }) => posting)].map(({ fields }) => fields.ats_system);
  expect(systems).toEqual(['ashby', 'ashby']);
});
