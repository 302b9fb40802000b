import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { SHARE_BETWEEN, SHARE_WORDS } from '../../text/words/applying/share-words.js';
import { isBesideAdvert, withoutSharing } from './beside-advert.js';
import { parseHtml, textWithout } from '../tree/html.js';

const advertOf = (html: string): string => textWithout(parseHtml(html), isBesideAdvert);

describe('the text of an advert', () => {
  it('has no form to fill in, nor the heading right above it', () => {
    const form =
      '<form><h4>You</h4><label>Name *</label><input type="text"><label>CV</label><input type="file"><p>We keep it for a year.</p></form>';
    expect(advertOf(`<h1>Baker</h1><p>You bake.</p><h2>Apply for this position</h2>${form}`)).toBe('Baker\nYou bake.');
  });

  it('stands inside a form where the whole page does', () => {
    const text = 'You bake bread in our oven at night, with a team of six. '.repeat(20);
    const page = `<form><input type="hidden" name="state"><h2>Baker</h2><p>${text}</p><input type="text" name="search"></form>`;
    expect(advertOf(page)).toContain('You bake bread');
    expect(advertOf('<form><h1>Baker</h1><input type="text"></form>')).toBe('Baker');
  });

  it('has the place that links to a map, and no entry that leads to another page', () => {
    const link = (href: string): string => `<ul><li><a href="${href}">1 Mill Lane, Leeds</a></li></ul><p>You bake.</p>`;
    expect(advertOf(link('https://maps.app.goo.gl/abc'))).toBe('• 1 Mill Lane, Leeds\nYou bake.');
    expect(advertOf(link('/jobs/leeds'))).toBe('You bake.');
  });

  it('has no buttons and no way to the next advert', () => {
    const page =
      '<p>You bake.</p><p><a href="/apply">Apply now</a></p><button>Apply</button><nav><a href="/2">Miller</a></nav>';
    expect(advertOf(page)).toBe('You bake.');
    expect(advertOf('<p>You bake.</p><span role="button" tabindex="0">Visa mindre</span>')).toBe('You bake.');
    expect(advertOf('<p>You bake.</p><div role="button">Our oven is 90 years old.</div>')).toContain('90 years');
    expect(advertOf('<p>Send us your papers, or <a href="/apply">apply now</a> in two minutes.</p>')).toContain(
      'apply now',
    );
  });
});

it.each([
  '<div><div id="footer"><p>Mill Street 3, Leeds</p></div></div>',
  '<div><footer><p>© 2027 Mill</p></footer></div>',
  '<div class="navbar"><a href="/">Home</a></div>',
  '<div class="cookie-bar"><p>We use cookies.</p><button>OK</button></div>',
  '<div><button>Close</button></div>',
  '<p><a href="/jobs">← Back</a></p>',
])('what stands around the content is no part of it: %s', (around) => {
  expect(advertOf(`<div><p>You bake.</p></div>${around}`)).toBe('You bake.');
});

describe('the lines of an advert', () => {
  it.each(SHARE_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language])))(
    'are none that say "%s" (%s) and name networks',
    (word) => {
      expect(withoutSharing(['You bake.', `${word}:`, 'Facebook', '• X', 'Come soon.'])).toEqual([
        'You bake.',
        'Come soon.',
      ]);
    },
  );

  it('may name networks that the work is about', () => {
    const lines = ['You look after', '• Facebook', '• LinkedIn', 'and our share'];
    expect(withoutSharing(lines)).toEqual(lines);
    expect(withoutSharing(['X', 'You bake.', 'Share'])).toEqual(['X', 'You bake.', 'Share']);
    expect(withoutSharing(['You bake.', 'Facebook LinkedIn'])).toEqual(['You bake.']);
  });
});

itHoldsForEvery(
  'words stand between sharing and a network',
  SHARE_BETWEEN.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(withoutSharing(['You bake.', `Share ${word} Facebook`])).toEqual(['You bake.']);
  },
);
