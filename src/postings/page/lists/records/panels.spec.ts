import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

/** Heads with their panels by turns, each panel with a heading higher than the head. */
function cardsOf(entries: readonly (readonly [head: string, heading: string, text: string])[], behind = ''): unknown[] {
  const parts = entries.map(
    ([head, heading, text], at) =>
      `<div class="acc-head h${String(at)}"><strong>${head}</strong></div>
       <div class="acc-panel p${String(at)}"><h2>${heading}</h2><p>${text}</p></div>`,
  );
  const html = `<title>Careers</title><h1>Open positions</h1><div>${parts.join('')}${behind}</div>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 3 });
  return postings.map(({ fields }) => [fields.job_title, fields.job_description?.split('\n').at(-1)]);
}

const ENTRIES = [
  ['Baker', 'Head Baker', 'You bake bread and rolls in our mill from four in the morning.'],
  ['Miller', 'Miller at the river', 'You grind the flour of our farmers and keep the stones sharp.'],
  ['Driver', 'What awaits you', 'You take bread and flour to our shops in the villages around.'],
] as const;

it('a panel is told of its head, whatever headings it has', () => {
  expect(cardsOf(ENTRIES)).toEqual(ENTRIES.map(([head, , text]) => [head, text]));
});

it('what follows the last panel is none', () => {
  const behind =
    '<div class="about"><h2>About the mill</h2><p>The mill stands at the river since 1890 and grinds.</p></div>';
  expect(cardsOf(ENTRIES, behind)).toEqual(ENTRIES.map(([head, , text]) => [head, text]));
});

it('a heading of a town in front of each list is no panel of the one before', () => {
  const parts = ['Leeds', 'York', 'Hull'].map(
    (town) => `<div class="town">${town}</div><div class="open"><a href="/${town}-baker">Baker in ${town}</a></div>`,
  );
  const { postings } = readHtmlListing(
    parseHtml(`<title>Careers</title><h1>Open positions</h1><main>${parts.join('')}</main>`),
    { url: 'https://mill.example/careers', careerScore: 3 },
  );
  expect(postings.map(({ fields }) => [fields.job_title, fields.job_description])).toEqual(
    ['Leeds', 'York', 'Hull'].map((town) => [`Baker in ${town}`, undefined]),
  );
});
