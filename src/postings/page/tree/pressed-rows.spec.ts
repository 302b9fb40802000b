import { expect, it } from '@jest/globals';
import { attribute, elementsNamed, lineOf, parseHtml } from './html.js';

const linksIn = (html: string): string[][] =>
  elementsNamed(parseHtml(html), 'a').map((link) => [lineOf(link), attribute(link, 'href')]);

it.each([
  [
    `<table><tr onclick="window.location.href='job7.php';"><td>Baker</td><td>Leeds</td><td></td></tr></table>`,
    [
      ['Baker', 'job7.php'],
      ['Leeds', 'job7.php'],
    ],
  ],
  [`<table><tr><td onclick="document.location='/job7'">Baker</td><td>Leeds</td></tr></table>`, [['Baker', '/job7']]],
  [`<table><tr data-href="/job7"><th>Baker</th></tr></table>`, [['Baker', '/job7']]],
  [`<ul><li onclick="location.assign('/job7')"><h3>Baker</h3><p>Leeds</p></li></ul>`, [['Baker Leeds', '/job7']]],
  [`<h3 onclick="window.open('/job7')">Baker</h3>`, [['Baker', '/job7']]],
  [
    `<table><tr onclick="location.href = 'job7.php';"><td><h2><a href="#">Baker</a></h2></td><td>Leeds</td></tr></table>`,
    [
      ['Baker', 'job7.php'],
      ['Leeds', 'job7.php'],
    ],
  ],
  [
    `<ul><li onclick="location.href='job7.php'"><a href="javascript:void(0)">Baker</a> Leeds</li></ul>`,
    [['Baker', 'job7.php']],
  ],
  [`<table><tr class="clickable-row" data-href="job7.html"><td>Baker</td></tr></table>`, [['Baker', 'job7.html']]],
  [`<table><tr class="clickable-row" data-url="jobs/7.php"><td>Baker</td></tr></table>`, [['Baker', 'jobs/7.php']]],
  [`<dl><dt onclick="self.location='/job7'">Baker</dt></dl>`, [['Baker', '/job7']]],
])('what is pressed leads on where no link in it does: %s', (html, links) => {
  expect(linksIn(html)).toEqual(links);
});

it.each([
  [`<table><tr onclick="location.href='/job7'"><td><a href="/job8">Baker</a></td><td>Leeds</td></tr></table>`],
  [`<ul><li onclick="toggle(this)">Baker <a href="/job8">more</a></li></ul>`],
])('a link in it says where it leads: %s', (html) => {
  expect(linksIn(html).map(([, href]) => href)).toEqual(['/job8']);
});

it('what only opens something leads nowhere', () => {
  expect(linksIn('<table><tr onclick="show(7)"><td>Baker</td></tr></table>')).toEqual([]);
  expect(linksIn('<table><tr data-href="baker"><td>Baker</td></tr></table>')).toEqual([]);
  expect(linksIn('<table><tr data-url="/share/7"><td>Baker</td></tr></table>')).toEqual([]);
  expect(linksIn(`<ul><li onclick="show(7)"><a href="#">Baker</a></li></ul>`)).toEqual([['Baker', '#']]);
});
