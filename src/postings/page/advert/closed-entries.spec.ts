import { expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { opensByScript, titlesReadOn } from './closed-entries.js';

const opens = (control: string): boolean =>
  opensByScript(parseHtml(['Baker', 'Miller'].map((title) => `<div><h3>${title}</h3>${control}</div>`).join('')), [
    'Baker',
    'Miller',
  ]);

it.each([
  '<button onclick="show(1)">More</button>',
  '<a href="#job" data-bs-toggle="modal">More</a>',
  '<a href="#" data-popup="12">More</a>',
  '<a href="#elementor-action%3Aaction%3Dpopup">More</a>',
])('entries are opened by %s', (control) => {
  expect(opens(control)).toBe(true);
});

it.each([
  '<button>Apply</button>',
  '<a href="/baker" data-popup="12">More</a>',
  '<a href="#form">Apply</a>',
  '<a href="#" data-id="12">More</a>',
])('and not by %s', (control) => {
  expect(opens(control)).toBe(false);
});

it('entries are opened by a summary that nothing stands below yet', () => {
  const opensSections = (below: string): boolean =>
    opensByScript(
      parseHtml(['Baker', 'Miller'].map((title) => `<details><summary>${title}</summary>${below}</details>`).join('')),
      ['Baker', 'Miller'],
    );
  expect(opensSections('')).toBe(true);
  expect(opensSections('<div class="text"> </div>')).toBe(true);
  expect(opensSections('<p>Bread and rolls in Leeds.</p>')).toBe(false);
});

it.each([
  [
    'a place within the title',
    (title: string) => `<li onclick="show('${title}')"><h3>${title} <span>Recife</span></h3></li>`,
  ],
  ['a line below it', (title: string) => `<li><button>${title}<br>Teilzeit</button></li>`],
  ['a mark before it', (title: string) => `<li><a href="#" role="button"><b>Neu</b> ${title}</a></li>`],
])('entries open by script that have %s', (_what, entryOf) => {
  const titles = ['Analista de Testes', 'Bäcker'];
  expect(opensByScript(parseHtml(`<ul>${titles.map(entryOf).join('')}</ul>`), titles)).toBe(true);
});

it('what only begins with a title opens none: a sentence, a link to a page', () => {
  const titles = ['Baker', 'Miller'];
  const page = titles.map((title) => `<p><button>Baker or ${title}</button></p><a href="/x">${title} <i>Leeds</i></a>`);
  expect(opensByScript(parseHtml(page.join('')), titles)).toBe(false);
});

it.each([
  ['<button type="button">View details &amp; apply</button>', true],
  ['<a class="more">Mehr erfahren</a>', true],
  ['<a href="#">Voir le détail</a>', true],
  ['<button>Apply now</button>', false],
  ['<a href="/baker">Read more</a>', false],
  ['<p>Read more</p>', false],
])('an entry with %s is read on there: %s', (control, isRead) => {
  const titles = ['Baker', 'Miller'];
  const page = titles.map((title) => `<div><h3>${title}</h3><p>You bake or grind.</p>${control}</div>`).join('');
  expect(titlesReadOn(parseHtml(page), titles)).toEqual(isRead ? titles : []);
});

it('a control beside the list is none of its entries', () => {
  const page = '<div><button>More</button><div><h3>Baker</h3></div><div><h3>Miller</h3></div></div>';
  expect(titlesReadOn(parseHtml(page), ['Baker', 'Miller'])).toEqual([]);
});

it('a card that is pressed as a whole says so in it', () => {
  const card = '<div role="button"><h3>Baker</h3><span>Read more</span></div>';
  expect(titlesReadOn(parseHtml(card), ['Baker'])).toEqual(['Baker']);
  expect(titlesReadOn(parseHtml(card.replace('Read more', 'Leeds')), ['Baker'])).toEqual([]);
});
