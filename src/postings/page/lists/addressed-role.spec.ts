import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { ADDRESSED_WORDS } from '../../text/words/addressed-words.js';
import { parseHtml } from '../tree/html.js';
import { readPageTree } from '../tree/page-tree.js';
import { addressedRole, rolesIn } from './addressed-role.js';

itHoldsForEvery('a sentence says what its reader will be', ADDRESSED_WORDS, (_pattern, _language, sentence, title) => {
  expect(rolesIn(sentence)).toEqual([title]);
  expect(rolesIn(`Whoever comes ${sentence}`)).toEqual([]);
});

it.each([
  'As a customer, you get fresh bread.',
  'As you will see, we bake.',
  'Come join us, you will like it.',
  'Our baker says: as soon as you are here, you will bake.',
])('"%s" names no role', (sentence) => {
  expect(rolesIn(sentence)).toEqual([]);
});

const asked = '<h3>About you</h3><ul><li>You like bread</li></ul>';
const roleOf = (body: string): string | undefined =>
  addressedRole(readPageTree(parseHtml(`<main>${body}</main>`)).leaves)?.[0];

it('is the one role of a page that is headed as one of openings and says what it asks', () => {
  const text = "<p>We are a mill by the river. As Mill Manager, you'll lead our team.</p>";
  expect(roleOf(`<h2>Current opportunities</h2>${text}${asked}`)).toBe('Mill Manager');
  expect(roleOf(`<h2>Our mill</h2>${text}${asked}`)).toBeUndefined();
  expect(roleOf(`<h2>Current opportunities</h2>${text}`)).toBeUndefined();
  expect(roleOf(`${text}<h2>Current opportunities</h2>${asked}`)).toBeUndefined();
});

it('is none where several are spoken of, or nothing is open', () => {
  const [baker, miller] = ["<p>As a Baker, you'll bake.</p>", "<p>As a Miller, you'll mill.</p>"];
  expect(roleOf(`<h2>Open positions</h2>${baker}${miller}${asked}`)).toBeUndefined();
  expect(roleOf(`<h2>Open positions</h2><p>There are no open positions.</p>${baker}${asked}`)).toBeUndefined();
});
