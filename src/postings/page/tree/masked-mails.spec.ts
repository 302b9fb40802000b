import { expect, it } from '@jest/globals';
import { attribute, findFirst, parseHtml, textOf } from './html.js';

const masked = (text: string): string =>
  Buffer.from([42, ...Buffer.from(text).map((byte) => byte ^ 42)]).toString('hex');

it('shows the mail addresses that a site masks from programs as its readers see them', () => {
  const page = parseHtml(
    `<p>Write to <a href="/cdn-cgi/l/email-protection#${masked('jobs@mill.example?subject=Miller')}"><span class="__cf_email__" data-cfemail="${masked('jobs@mill.example')}">[email&#160;protected]</span></a>.</p>`,
  );
  const link = findFirst(page, ({ name }) => name === 'a');
  expect(attribute(link, 'href')).toBe('mailto:jobs@mill.example?subject=Miller');
  expect(textOf(page)).toBe('Write to jobs@mill.example.');
});

it('shows where a link leads whose own words are masked', () => {
  const page = parseHtml(
    `<a href="/cdn-cgi/l/email-protection" data-cfemail="${masked('jobs@mill.example')}">[email]</a>`,
  );
  expect(
    attribute(
      findFirst(page, ({ name }) => name === 'a'),
      'href',
    ),
  ).toBe('mailto:jobs@mill.example');
});

it('leaves what is no mask as it is', () => {
  const page = parseHtml('<a href="/cdn-cgi/l/email-protection">Mail</a><span data-cfemail="">us</span>');
  expect(
    attribute(
      findFirst(page, ({ name }) => name === 'a'),
      'href',
    ),
  ).toBe('/cdn-cgi/l/email-protection');
  expect(textOf(page)).toBe('Mailus');
});

it.each([
  ['jobs [at] mill [dot] example', 'jobs@mill.example'],
  ['Bewerbung an jobs(at)mill.example oder 0711 123456', 'Bewerbung an jobs@mill.example oder 0711 123456'],
  ['CV : jane.miller (at) the-mill.example.', 'CV : jane.miller@the-mill.example.'],
  ['info [ät] mühle [punkt] de', 'info [ät] mühle [punkt] de'],
  ['info{at}muehle{punkt}example', 'info@muehle.example'],
  ['We bake (at) night. Come by.', 'We bake (at) night. Come by.'],
  ['Baker (m/f) at Mill [Leeds]', 'Baker (m/f) at Mill [Leeds]'],
])('a mailbox that is written out for its readers: %s', (text, read) => {
  expect(textOf(parseHtml(`<p>${text}</p>`))).toBe(read);
});

it('a program stays as it is', () => {
  const program = 'if(at)b.c';
  expect(findFirst(parseHtml(`<script>${program}</script>`), ({ name }) => name === 'script')?.children).toMatchObject([
    { data: program },
  ]);
});

it.each([
  ['jobs@mill.example', 'mailto:jobs@mill.example'],
  [' jane.miller@the-mill.co.example ', 'mailto:jane.miller@the-mill.co.example'],
  ['/@mill', '/@mill'],
  ['https://video.example/@mill.example', 'https://video.example/@mill.example'],
  ['people/jane@mill.html', 'people/jane@mill.html'],
])('a link to "%s" leads to %s', (href, address) => {
  const link = findFirst(parseHtml(`<a href="${href}">Write to us</a>`), ({ name }) => name === 'a');
  expect(attribute(link, 'href')).toBe(address);
});
