import { describe, expect, it } from '@jest/globals';
import type { JobPosting } from '../../../fields.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function read(body: string, title = 'Jobs'): JobPosting[] {
  const document = parseHtml(`<html><head><title>${title}</title></head><body><main>${body}</main></body></html>`);
  return readHtmlListing(document, { url: 'https://mill.example/jobs', careerScore: 3 }).postings.map(
    ({ fields }) => fields,
  );
}

/** A menu of titles beside the parts that they lead to, which do not say them again. */
function menu(titles: readonly string[], part: (at: number) => string): string {
  const items = titles.map((title, at) => `<li><a href="#part-${String(at)}">${title}</a></li>`).join('');
  return `<div><ul>${items}</ul></div><div>${titles.map((_, at) => `<div id="part-${String(at)}">${part(at)}</div>`).join('')}</div>`;
}

describe('a menu that leads to adverts on the same page', () => {
  it.each([
    ['en', ['Baker', 'Miller', 'Oven and more'], 'Your duties', 'Requirements'],
    ['de', ['Bäcker', 'Fahrer', 'Rund um den Ofen'], 'Deine Aufgaben', 'Anforderungen'],
    ['zh', ['面包师', '司机', '门店推广'], '岗位职责：', '任职要求：'],
  ])('names them: each has the text of its part (%s)', (_language, titles, duties, asked) => {
    const postings = read(
      menu(
        titles,
        (at) =>
          `<strong>${duties}</strong><div>You work on shift ${String(at)} with four others in our old mill by the river.</div><strong>${asked}</strong><div>Two years in a mill of kind ${String(at)}, and a licence.</div>`,
      ),
    );
    expect(postings.map(({ job_title: title }) => title)).toEqual(titles);
    postings.forEach(({ job_description: text }, at) => {
      expect(text).toContain(`shift ${String(at)}`);
      expect(text).not.toContain(`shift ${String(at + 1)}`);
    });
  });

  it('is none where its parts ask nothing of anybody', () => {
    const parts = menu(
      ['Baker', 'Miller', 'Our oven'],
      () => '<p>Here is how we work in our old mill by the river.</p>',
    );
    expect(read(parts)).not.toContainEqual(expect.objectContaining({ job_title: 'Our oven' }));
  });
});
