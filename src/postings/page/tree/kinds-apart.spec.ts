import { expect, it } from '@jest/globals';
import { parseHtml } from './html.js';
import { readHtmlListing } from '../lists/html-listing.js';

/** Title, hours and contract of the openings of a career page with one heading for each. */
function read(...headings: readonly string[]): unknown[] {
  const items = headings.map((heading) => `<li><h3>${heading}</h3></li>`).join('');
  const document = parseHtml(`<title>Jobs</title><main><h1>Open positions</h1><ul>${items}</ul></main>`);
  return readHtmlListing(document, { url: 'https://mill.example/jobs', careerScore: 3 }).postings.map(({ fields }) => [
    fields.job_title,
    fields.job_type,
    fields.contract_type,
  ]);
}

it('takes kinds of a job in an element of their own behind a title for none of it', () => {
  expect(
    read(
      'Boulanger (H/F) <small>CDI – Temps plein</small>',
      '<button>Vendeuse en boulangerie <span class="k">CDD 6 mois – Temps plein</span></button>',
    ),
  ).toEqual([
    ['Boulanger (H/F)', 'full-time', 'permanent'],
    ['Vendeuse en boulangerie', 'full-time', 'fixed-term'],
  ]);
  expect(
    read('Bäcker (m/w/d) <em>Vollzeit</em>', 'Verkäuferin <span>Teilzeit</span>', 'Piekarz <i>Pełny etat</i>'),
  ).toEqual([
    ['Bäcker (m/w/d)', 'full-time', undefined],
    ['Verkäuferin', 'part-time', undefined],
    ['Piekarz', 'full-time', undefined],
  ]);
});

it('leaves what else stands in an element of its own to the title', () => {
  const titles = ['Senior <b>Baker</b>', 'Miller <small>(part-time)</small>', 'Carter <em>for trainees</em>'];
  expect(read(...titles).flat()).toEqual(
    expect.arrayContaining(['Senior Baker', 'Miller (part-time)', 'Carter for trainees']),
  );
});

it('takes what a label or money states beside a title for none of it, though no space stands between', () => {
  const fact = (text: string): string => `<span>${text}</span>`;
  expect(
    read(
      `${fact('机械设计工程师')}${fact('招聘人数：2人')}${fact('8000-12000元/月')}`,
      `${fact('质检员')}${fact('月薪5500-7500元')}`,
      `${fact('経理スタッフ')}${fact('月給25万円')}`,
    ).flat(),
  ).toEqual(expect.arrayContaining(['机械设计工程师', '质检员', '経理スタッフ']));
  expect(read(`${fact('数控')}${fact('车床操作工')}`, `${fact('营业')}${fact('经理')}`).flat()).toEqual(
    expect.arrayContaining(['数控车床操作工', '营业经理']),
  );
});
