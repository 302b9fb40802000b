import { describe, expect, it } from '@jest/globals';
import { MARK_WORDS } from '../../../text/words/titles/mark-words.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing, type HtmlListing } from '../../lists/html-listing.js';

const read = (...titles: string[]): HtmlListing =>
  readHtmlListing(
    parseHtml(
      `<h1>Careers</h1>${titles.map((title, at) => `<div><h3>${title}</h3><a href="/jobs/${String(at)}">Apply</a></div>`).join('')}`,
    ),
    { url: 'https://bakery.example/careers', careerScore: 3 },
  );
const words = MARK_WORDS.flatMap(([, marks]) => marks.split('|'));

describe('a mark beside a title', () => {
  it.each(words)('"%s" is no part of it', (mark) => {
    const { postings } = read(`Baker (m/f/d) <span class="badge">${mark}</span>`, 'Driver (m/f/d)');
    expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Baker (m/f/d)', 'Driver (m/f/d)']);
  });

  it('that says that it is over makes its posting past', () => {
    const { postings, past } = read('Baker (m/f/d) <em>Filled</em>', 'Driver (m/f/d)');
    expect([postings, past].map((all) => all.map(({ fields }) => fields.job_title))).toEqual([
      ['Driver (m/f/d)'],
      ['Baker (m/f/d)'],
    ]);
  });
});

describe('a mark behind a title', () => {
  it.each([
    ['Baker (open)', 'Baker'],
    ['Panadero (ABIERTA)', 'Panadero'],
    ['Panadero – VACANTE ABIERTA', 'Panadero'],
    ['Bäcker (m/w/d) – noch offen', 'Bäcker (m/w/d)'],
    ['Boulanger (poste ouvert)', 'Boulanger'],
    ['Piekarz - rekrutacja trwa', 'Piekarz'],
    ['Пекарь (ОТКРЫТА)', 'Пекарь'],
    ['Aşçı (AÇIK)', 'Aşçı'],
    ['אופה (פתוח)', 'אופה'],
    ['خباز (متاح)', 'خباز'],
    ['製パン職人【募集中】', '製パン職人'],
    ['会计（招聘中）', '会计'],
    ['电工（急招）', '电工'],
    ['제빵사 [채용시 마감]', '제빵사'],
    ['Baker (until filled)', 'Baker'],
  ])('"%s" is no part of it', (line, title) => {
    const { postings } = read(line, 'Driver (m/f/d)');
    expect(postings.map(({ fields }) => fields.job_title)).toEqual([title, 'Driver (m/f/d)']);
  });

  it.each(['Sales Agent (NY)', 'Baker (night shift)', 'Driver – Open Road Tours', 'Welder (new plant)'])(
    '"%s" stays whole',
    (line) => {
      const { postings } = read(line, 'Miller (m/f/d)');
      expect(postings[0]?.fields.job_title).toBe(line);
    },
  );
});
