import { expect, it } from '@jest/globals';
import { parseHtml } from '../../../postings/page/tree/html.js';
import { readHtmlListing } from '../../../postings/page/lists/html-listing.js';
import { careerPartOf } from './career-part.js';

const PAGE = 'https://mill.example/';
const card = (title: string): string =>
  `<div class="card"><h1>${title}</h1><p>You work with four colleagues, by day and by night.</p></div>`;
const cards = (...titles: string[]): string => titles.map(card).join('');

function titlesIn(link: string, part: string): (string | undefined)[] {
  const html = `<title>Smith Mills</title><header><a href="#work">${link}</a></header><main><p>We mill.</p></main>
    <section id="work"><div class="title">Work</div><div>${part}</div></section>
    <footer><h1>Any questions?</h1><p>Call us at once</p></footer>`;
  const document = parseHtml(html);
  const careerPart = careerPartOf(document, PAGE);
  return readHtmlListing(document, { url: PAGE, careerScore: 0, careerPart }).postings.map(
    ({ fields }) => fields.job_title,
  );
}

it.each(['Open positions', 'Offene Stellen', 'Открытые вакансии', 'Careers'])(
  'reads the list in the part of a page that its link "%s" names',
  (link) => {
    expect(titlesIn(link, cards('Baker', 'Mechanic', 'Miller'))).toEqual(['Baker', 'Mechanic', 'Miller']);
  },
);

it('reads none in a part that is called otherwise, or holds other things', () => {
  expect(titlesIn('What we do', cards('Baker', 'Mechanic', 'Miller'))).toEqual([]);
  expect(titlesIn('Careers', cards('Fair pay', 'Fresh bread', 'A warm mill'))).toEqual([]);
});

it('reads the list in a part that begins with an empty anchor', () => {
  const html = `<title>Smith Mills</title><nav><a href="#work">Careers</a></nav><main><p>We mill.</p></main>
    <div class="section"><a name="work"></a><div class="title">Join in!</div>
    ${cards('Baker', 'Mechanic', 'Miller')}</div><div class="section"><h1>Any questions?</h1></div>`;
  const document = parseHtml(html);
  const careerPart = careerPartOf(document, PAGE);
  const { postings } = readHtmlListing(document, { url: PAGE, careerScore: 0, careerPart });
  expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Baker', 'Mechanic', 'Miller']);
});

it('reads what the mark-up of such a part calls jobs, though one of them is no occupation that we know', () => {
  const jobs = ['Fernhaling', 'Baker'].map((name) => `<div class="job-item"><p class="t">${name}</p></div>`).join('');
  const html = (id: string): string =>
    `<title>Smith Mills</title><p>We mill.</p><div id="${id}"><div>Join our team!</div><div>${jobs}</div></div>`;
  const read = (id: string): unknown[] => {
    const document = parseHtml(html(id));
    const context = { url: PAGE, careerScore: 0, careerPart: careerPartOf(document, PAGE) };
    return readHtmlListing(document, context).postings.map(({ fields }) => fields.job_title);
  };
  expect(read('career')).toEqual(['Fernhaling', 'Baker']);
  expect(read('mill')).toEqual([]);
});
