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
