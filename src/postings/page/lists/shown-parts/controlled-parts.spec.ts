import { describe, expect, it } from '@jest/globals';
import { readHtmlListing } from '../html-listing.js';
import { labelChoices } from '../../tree/choice-labels.js';
import { parseHtml } from '../../tree/html.js';

const CONTEXT = { url: 'https://www.example.com/jobs', careerScore: 3 };
const needs = '<h4>Requirements</h4><ul><li>A driving licence</li><li>Two years of experience with ovens</li></ul>';
const requirementsOf = (body: string): (readonly string[] | undefined)[] =>
  readHtmlListing(parseHtml(`<h1>Jobs</h1>${body}`), CONTEXT).postings.map(({ fields }) => fields.requirements);
const twice = (card: (title: string, id: string) => string): string => card('Baker', 'b1') + card('Miller', 'm1');

describe('what a control of a card opens on the same page', () => {
  it.each([
    [
      'a folded part of the card',
      twice(
        (title, id) =>
          `<article><h3>${title}</h3><p>Leeds</p><button aria-controls="${id}">More</button><div id="${id}" hidden>${needs}</div></article>`,
      ),
    ],
    [
      'a dialog further down',
      twice(
        (title, id) => `<article><h3>${title}</h3><p>Leeds</p><button data-bs-target="#${id}">More</button></article>`,
      ) + twice((title, id) => `<div class="modal fade" id="${id}"><p>${title}</p>${needs}</div>`),
    ],
    [
      'a dialog that only its heading tells apart',
      twice((title) => `<article><h3>${title}</h3><p>Leeds</p><button>More</button></article>`) +
        twice((title) => `<dialog><header><h2>${title}</h2><button>×</button></header>${needs}</dialog>`),
    ],
    [
      'a part that the script of the control names',
      twice(
        (title, id) => `<article><h3>${title}</h3><p>Leeds</p><button onclick="show('${id}')">More</button></article>`,
      ) + twice((_title, id) => `<div style="display:none" id="${id}">${needs}</div>`),
    ],
    [
      'a part that shares a value with the card',
      twice((title, id) => `<a data-job="no-${id}" href="javascript:void(0)"><h3>${title}</h3><p>Leeds</p></a>`) +
        twice((_title, id) => `<div style="display: none" data-job="no-${id}">${needs}</div>`),
    ],
  ])('completes its posting: %s', (_what, body) => {
    const items = ['A driving licence', 'Two years of experience with ovens'];
    expect(requirementsOf(body)).toEqual([items, items]);
  });

  it('is nothing of one posting where several cards open it', () => {
    const cards = twice(
      (title) => `<article><h3>${title}</h3><p>Leeds</p><button data-target="#all">Apply</button></article>`,
    );
    expect(requirementsOf(`${cards}<div class="modal fade" id="all">${needs}</div>`)).toEqual([undefined, undefined]);
  });

  it('is nothing of a posting where two dialogs have its heading', () => {
    const card = '<article><h3>Baker</h3><p>Leeds</p><button>More</button></article>';
    const dialog = `<dialog><h2>Baker</h2>${needs}</dialog>`;
    expect(requirementsOf(`${card}${dialog}${dialog}`)).toEqual([undefined]);
    expect(requirementsOf(`${card}<dialog><h2>Apply as a baker</h2>${needs}</dialog>`)).toEqual([undefined]);
  });

  it('is nothing of a posting where what is folded behind it is headed by another occupation', () => {
    const part = (style: string, title: string): string => `<div style="${style}"><h2>${title}</h2>${needs}</div>`;
    const shown = '<div><h2>Baker</h2><p>You bake bread for the whole town of Leeds.</p></div>';
    expect(requirementsOf(`${shown}${part('display:none', 'Temporary miller')}`)).toEqual([undefined]);
  });
});

it('the part right behind a title is its own, though other controls copied its name', () => {
  const entry = (title: string, own: string, named: string): string =>
    `<h3><a href="#${own}" aria-controls="${named}">${title}</a></h3><div id="${own}"><p>Leeds</p>${needs}</div>`;
  const body = entry('Baker', 'one', 'one') + entry('Miller', 'two', 'one') + entry('Cook', 'one', 'one');
  expect(requirementsOf(body).map((items) => items?.length)).toEqual([2, 2, 2]);
});

it('a dialog behind the last card that all open is no part of the last', () => {
  const card = (title: string): string => `<div><h3>${title}</h3><p>Leeds</p><a href="#all">Apply</a></div>`;
  expect(requirementsOf(`${card('Baker')}${card('Miller')}<div id="all">${needs}</div>`)).toEqual([
    undefined,
    undefined,
  ]);
});

describe('the part that a choice shows', () => {
  const items = ['A driving licence', 'Two years of experience with ovens'];
  const parts = ['Part 1', 'Part 2', 'Teil_ä'];
  const script = (shown: string): string =>
    parts.map((id) => `document.getElementById('${id}').style.display='${id === shown ? 'block' : 'none'}';`).join(' ');
  const shownParts = parts
    .map((id, at) => `<div id="${id}" style="display:${at === 1 ? 'block' : 'none'}">${needs}</div>`)
    .join('');

  it.each<[string, (title: string, id: string, at: number) => string]>([
    ['is named by the bare text behind it', (title, id) => `<input type="radio" onClick="${script(id)}"> ${title}`],
    [
      'is named by a label around it',
      (title, id) => `<label><input type="radio" onchange="${script(id)}">${title}</label>`,
    ],
    [
      'is named by a label beside it',
      (title, id, at) =>
        `<input type="radio" id="r${String(at)}" onclick="${script(id)}"><label for="r${String(at)}">${title}</label>`,
    ],
    ['is a button', (title, id) => `<button onclick="${script(id)}">${title}</button>`],
  ])('is its text where it %s', (_what, choice) => {
    const choices = ['Baker', 'Miller', 'Carpenter']
      .map((title, at) => choice(title, parts[at] ?? '', at))
      .join('<br>');
    const document = parseHtml(`<h1>Jobs</h1><p>${choices}</p>${shownParts}`);
    labelChoices(document);
    const { postings } = readHtmlListing(document, CONTEXT);
    expect(postings.map(({ fields }) => [fields.job_title, fields.requirements])).toEqual([
      ['Baker', items],
      ['Miller', items],
      ['Carpenter', items],
    ]);
  });
});
