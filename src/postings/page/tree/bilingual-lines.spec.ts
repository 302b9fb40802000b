import { expect, it } from '@jest/globals';
import { parseHtml } from './html.js';
import { keepOneLanguage } from './bilingual-lines.js';
import { readPageTree } from './page-tree.js';

function linesOf(body: string, language = ''): string[] {
  const document = parseHtml(`<html lang="${language}"><body><main>${body}</main></body></html>`);
  keepOneLanguage(document);
  return readPageTree(document).leaves.map(({ text }) => text);
}

const inTwo = (first: string, second: string): string =>
  `<h3><span class="fr" lang="fr">${first}</span> <span class="en" lang="en">${second}</span></h3>`;
const TITLES = inTwo('Boulanger', 'Baker') + inTwo('Chauffeur', 'Truck driver');

it('keeps of two languages in one line that of the page, else the first', () => {
  expect(linesOf(TITLES, 'en-CA')).toEqual(['Baker', 'Truck driver']);
  expect(linesOf(TITLES, 'fr')).toEqual(['Boulanger', 'Chauffeur']);
  expect(linesOf(TITLES, 'de')).toEqual(['Boulanger', 'Chauffeur']);
});

it('knows the language by the class alone', () => {
  const title = (german: string, polish: string): string =>
    `<p><b class="lang-de">${german}</b><b class="lang-pl">${polish}</b></p>`;
  expect(linesOf(title('Bäcker', 'Piekarz') + title('Fahrer', 'Kierowca'))).toEqual(['Bäcker', 'Fahrer']);
});

it.each([
  '<h3><span lang="en">Baker</span> <span lang="en">Miller</span></h3>'.repeat(2),
  '<h3><span lang="de">Bäcker</span> bei <span lang="en">Old Mill</span></h3>'.repeat(2),
  '<p><span lang="fr"><a href="/fr">Français</a></span><span lang="en"><a href="/en">English</a></span></p>'.repeat(2),
  '<ul><li lang="fr">Boulanger</li><li lang="en">Baker</li></ul>'.repeat(2),
  inTwo('Boulanger', 'Baker'),
])('keeps what is no text in two languages: %s', (body) => {
  const document = parseHtml(`<main>${body}</main>`);
  const before = readPageTree(document).leaves.length;
  keepOneLanguage(document);
  expect(readPageTree(document).leaves).toHaveLength(before);
});
