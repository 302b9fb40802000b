import { expect, it } from '@jest/globals';
import { readContact } from './contact.js';

/** Texts and whom to ask by them: "text|name|e-mail", with ¶ for a new line; nothing where there is none. */
const FORMS = [
  '21. 10. 2027 · Marek Dolan¶Pečeme chleba.¶Napiš mi na marek.dolan@mlyn.test.|Marek Dolan|marek.dolan@mlyn.test',
  'Bewerbung bitte bis zum 1. Februar per E-Mail an: philipp.schlueter@muehle.test¶Prof. Dr. Michael A. Hain¶Philipp Schlüter, MA|Philipp Schlüter|philipp.schlueter@muehle.test',
  'Send your CV to anna.berg@mill.test.¶Anna Berg, MSc¶Head of Research|Anna Berg|anna.berg@mill.test',
  // Of another matter, of several, of no person, or quoted.
  'Jane Miller and Tom Hill bake: jane.miller@mill.test, tom.hill@mill.test||',
  'Mill House bakes. Write to jobs@mill.test||',
  'Jane Hill bakes for jane.miller@mill.test||',
];

it.each(FORMS)('a mailbox is that of whom the text names by both names: %s', (form) => {
  const [text = ''] = form.split('|');
  const contact = readContact(text.replaceAll('¶', '\n'));
  expect([text, contact?.name, contact?.name && contact.email].join('|')).toBe(form);
});

it.each([
  'Für Fragen steht der Vorstand unter vorstand@muehle.test zur Verfügung. Während der Feiertage bitten wir um Geduld.',
  'Questions: team@mill.test. During Opening Hours we answer at once.',
])('when somebody answers is nobody: %s', (text) => {
  expect(readContact(text)?.name).toBeUndefined();
});
