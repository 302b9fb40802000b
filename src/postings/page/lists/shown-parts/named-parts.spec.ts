import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const CONTEXT = { url: 'https://www.example.com/jobs', careerScore: 3 };
const ITEMS = ['A driving licence', 'Two years of experience with ovens'];
const asked = (head: string): string =>
  `<h4>${head}</h4><ul>${ITEMS.map((item) => `<li>${item}</li>`).join('')}</ul><p>You bake bread and rolls for the shops of our town, and you help with the cakes.</p>`;
const cards = (...titles: string[]): string =>
  titles.map((title) => `<article><h3>${title}</h3><p>Leeds</p><button>More</button></article>`).join('');
const requirementsOf = (body: string): (readonly string[] | undefined)[] =>
  readHtmlListing(parseHtml(`<main><h1>Open positions</h1>${body}</main>`), CONTEXT).postings.map(
    ({ fields }) => fields.requirements,
  );

describe('the text of an entry that stands elsewhere on its page', () => {
  it.each([
    ['in closed dialogs', (title: string) => `<dialog><h2>${title}</h2>${asked('Requirements')}</dialog>`],
    ['in hidden parts', (title: string) => `<div hidden><div><h2>${title}</h2></div>${asked('Dein Profil')}</div>`],
    [
      'in one hidden part for all',
      (title: string) => `<section><h2>${title}</h2>${asked('Wymagania')}</section>`,
      (parts: string) => `<div style="display:none">${parts}</div>`,
    ],
    ['in panels that are shown', (title: string) => `<section><p>${title}</p>${asked('Kwalifikacje')}</section>`],
    [
      'above the form of a dialog',
      (title: string) => `<dialog><h2>${title}</h2>${asked('Profil recherché')}<form><input></form></dialog>`,
    ],
  ])('is found by its title: %s', (_what, part, around = (parts: string) => parts) => {
    const parts = around(['Baker', 'Miller'].map(part).join(''));
    expect(requirementsOf(cards('Baker', 'Miller') + parts)).toEqual([ITEMS, ITEMS]);
  });

  it.each([
    [
      'shown of what says nothing of an advert',
      '<section><h2>Baker</h2><p>A driving licence and two years of experience brought Jane to our ovens.</p></section>',
    ],
    ['of the foot of the page', `<footer><p>Baker</p><p>Miller</p>${asked('Requirements')}</footer>`],
    [
      'of a form to apply by',
      `<div hidden><h2>Baker</h2><form><p>Requirements: a driving licence and two years of experience with ovens</p><input></form></div>`,
    ],
    ['of two parts of one name', `<dialog><h2>Baker</h2>${asked('Requirements')}</dialog>`.repeat(2)],
    ['of another title', `<dialog><h2>Confectioner</h2>${asked('Requirements')}</dialog>`],
  ])('is none: %s', (_what, part) => {
    expect(requirementsOf(cards('Baker', 'Miller') + part)).toEqual([undefined, undefined]);
  });

  it('is none of several entries of that title', () => {
    const part = `<dialog><h2>Baker</h2>${asked('Requirements')}</dialog>`;
    const towns = ['Leeds', 'York'].map(
      (town) => `<article><h3>Baker</h3><p>${town}</p><button>More</button></article>`,
    );
    expect(requirementsOf(towns.join('') + part)).toEqual([undefined, undefined]);
  });
});
