import { expect, it } from '@jest/globals';
import { parseHtml } from './html.js';
import { readSections } from './sections.js';
import { blocksOf } from './text-blocks.js';

const sectionsOf = (html: string): ReturnType<typeof readSections> => readSections(blocksOf(parseHtml(html)));
const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const table = (...rows: readonly (readonly [head: string, said: string])[]): string =>
  `<table>${rows.map(([head, said]) => `<tr><td>${head}</td><td>${said}</td></tr>`).join('')}</table>`;

it('each row of a table below a heading has a list or lines of its own', () => {
  const rows = table(
    ['Benefits', '• Free bread<br>• 30 days of holiday'],
    ['Home', 'A flat above the mill'],
    ['Tools', 'A mill of your own.<br>Sieves as you like'],
  );
  expect(sectionsOf(`<h2>What we offer</h2>${rows}<h2>How to apply</h2><p>Write to us.</p>`).benefits).toEqual([
    'Free bread',
    '30 days of holiday',
    'A flat above the mill',
    'A mill of your own.',
    'Sieves as you like',
  ]);
});

it('lines beside a list that is in no table are told of it, as before', () => {
  const html = `<h2>What we offer</h2><p><b>Bread</b></p>${list('Free bread', '30 days of holiday')}<p><b>The mill</b></p><p>It stands by a river.</p>`;
  expect(sectionsOf(html).benefits).toEqual(['Free bread', '30 days of holiday']);
});

it('what heads a list within the list of wishes is one of them, and no new part', () => {
  const nested = `<li>Experience with one of these:${list('Stone mills', 'Roller mills')}</li>`;
  const html = (head: string): string =>
    `<h3>Requirements</h3>${list('A licence')}${head}<ul><li>Fluent Czech</li>${nested}<li>Good with accounts</li></ul>`;
  const wishes = ['Fluent Czech', 'Experience with one of these:', 'Stone mills', 'Roller mills', 'Good with accounts'];
  for (const head of ['<h3>Nice to have</h3>', '<p><b>Nice to have</b></p>'])
    expect(sectionsOf(html(head))).toEqual({ requirements: ['A licence'], nice_to_have: wishes });
});

it('a list of parts, each with a list of its own, has its heads', () => {
  const part = (head: string, ...items: string[]): string => `<li>${head}${list(...items)}</li>`;
  const html = `<ul>${part('Nice to have:', 'Fluent Czech', 'A van')}${part('Requirements:', 'A licence', 'Steady hands')}</ul>`;
  expect(sectionsOf(html)).toEqual({
    requirements: ['A licence', 'Steady hands'],
    nice_to_have: ['Fluent Czech', 'A van'],
  });
});
