import { expect, it } from '@jest/globals';
import { readContact } from './contact.js';

/** What of a mailbox or a number stands so far behind its label that what belongs to that may end in it. */
const BEHIND = [230, 236, 240, 244, 248, 252, 256];

it.each(BEHIND)('a mailbox that ends behind what belongs to a label is whole: %d', (length) => {
  const filler = ` Erika Muster. ${'You bake bread. '.repeat(20)}`.slice(0, length - 1);
  const email = readContact(`Contact person:${filler} erika.muster@mill-bakery.example today`)?.email;
  expect([undefined, 'erika.muster@mill-bakery.example']).toContain(email);
});

it.each(BEHIND)('a number that ends there is whole: %d', (length) => {
  const filler = ` Erika Muster. ${'You bake bread. '.repeat(20)}`.slice(0, length - 1);
  const phone = readContact(`Contact person:${filler} Tel. 0561 998 12 40 from nine`)?.phone;
  expect([undefined, '0561 998 12 40']).toContain(phone);
});

it.each([170, 176, 180, 184, 188, 192, 196])('so it is behind whom one asks to be called: %d', (length) => {
  const filler = ` ${'You bake bread. '.repeat(20)}`.slice(0, length - 14);
  const text = `Please contact Erika Muster.${filler} erika.muster@mill-bakery.example today`;
  expect([undefined, 'erika.muster@mill-bakery.example']).toContain(readContact(text)?.email);
});
