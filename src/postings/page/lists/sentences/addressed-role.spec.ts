import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { ADDRESSED_WORDS } from '../../../text/words/titles/addressed-words.js';
import { parseHtml } from '../../tree/html.js';
import { readPageTree } from '../../tree/page-tree.js';
import { addressedRole, rolesIn } from './addressed-role.js';

itHoldsForEvery('a sentence says what its reader will be', ADDRESSED_WORDS, (_pattern, _language, sentence, title) => {
  expect(rolesIn(sentence)).toEqual([title]);
  expect(rolesIn(`Whoever comes ${sentence}`)).toEqual([]);
});

it.each([
  'As a customer, you get fresh bread.',
  'As a former nurse, you will know what a night is.',
  'As a former nurse, you will support our customers.',
  'As a trained baker, you are welcome.',
  'As a trained baker, you lead our courses.',
  'As a Baker, you will know our flour.',
  'Als Händler werden Sie bei uns schnell beliefert.',
  'Als Buchhändler übernehmen Sie unsere Bücher in Kommission.',
  'Als gelernter Koch bist du bei uns genau richtig.',
  'Als gelernter Koch übernimmst du gern Verantwortung.',
  'Als Kunde oder Händler bist du bei uns König.',
  'As you will see, we bake.',
  'Come join us, you will like it.',
  'Our baker says: as soon as you are here, you will bake.',
])('"%s" names no role', (sentence) => {
  expect(rolesIn(sentence)).toEqual([]);
});

it('is named above a list of what its reader will do', () => {
  expect(rolesIn('As a Night Baker at our mill, you will:')).toEqual(['Night Baker']);
});

const asked = '<h3>About you</h3><ul><li>You like bread</li></ul>';
const roleOf = (body: string): string | undefined =>
  addressedRole(readPageTree(parseHtml(`<main>${body}</main>`)).leaves)?.[0];

it('is the one role of a page that is headed as one of openings and says what it asks', () => {
  const text = "<p>We are a mill by the river. As Mill Manager, you'll lead our team.</p>";
  expect(roleOf(`<h2>Current opportunities</h2>${text}${asked}`)).toBe('Mill Manager');
  expect(roleOf(`<h2>Our mill</h2>${text}${asked}`)).toBeUndefined();
  expect(roleOf(`<h2>Current opportunities</h2>${text}`)).toBeUndefined();
  expect(roleOf(`<h2>Current opportunities</h2>${asked}${text}`)).toBeUndefined();
  expect(roleOf(`${text}<h2>Current opportunities</h2>${asked}`)).toBeUndefined();
});

it('is none where several are spoken of, or nothing is open', () => {
  const [baker, miller] = ["<p>As a Baker, you'll lead our bakery.</p>", "<p>As a Miller, you'll lead our mill.</p>"];
  expect(roleOf(`<h2>Open positions</h2>${baker}${miller}${asked}`)).toBeUndefined();
  expect(roleOf(`<h2>Open positions</h2><p>There are no open positions.</p>${baker}${asked}`)).toBeUndefined();
});
