import { expect, it } from '@jest/globals';
import { readContact } from '../../people/contact.js';
import { CONTACT_HINTS, CONTACT_LABELS } from './contact-words.js';

it.each(CONTACT_LABELS)('%s (%s) stands before whom to ask: %s', (pattern, _language, text) => {
  expect(text).toMatch(new RegExp(pattern, 'iu'));
  expect(readContact(text)?.name).toMatch(/^(?:Erika Muster|Эрика Мустер|Еріка Мустер|Έρικα Μούστερ)$/);
});

it.each(CONTACT_HINTS)('%s (%s) stands before a person with an address: %s', (pattern, _language, text) => {
  const contact = readContact(text);
  expect(text).toMatch(new RegExp(pattern, 'iu'));
  expect(contact?.name).toBe('Erika Muster');
  expect(contact?.email ?? contact?.phone).toBeDefined();
  expect(readContact(text.replace(/[,.\n au]*(?:\d[\d ]+|\S+@\S+)$/, ''))).toBeUndefined();
});
