import { expect, it } from '@jest/globals';
import { contactForm, spellingsOf } from './do-not-contact.js';

it.each([
  ['https://www.LinkedIn.com/in/Erika/?x=1', 'linkedin.com/in/erika'],
  ['https://de.linkedin.com/in/J%C3%9Crgen-m%C3%BCller', 'linkedin.com/in/jürgen-müller'],
  ['linkedin.com/in/jürgen-müller/', 'linkedin.com/in/jürgen-müller'],
  ['linkedin.com/in/100%25-erika%', 'linkedin.com/in/100%25-erika%'],
  ['https://m.linkedin.com/in/Erika/details/experience/', 'linkedin.com/in/erika'],
  ['linkedin.com/in/erika/en?x=1', 'linkedin.com/in/erika'],
  ['xn--mnchen-3ya.de', 'münchen.de'],
  ['www.MÜNCHEN.de', 'münchen.de'],
  ['mailto:Erika@XN--mnchen-3ya.de', 'erika@münchen.de'],
  ['erika@example.com', 'erika@example.com'],
])('%s is told as %s', (subject, form) => {
  expect(contactForm(subject)).toBe(form);
});

it.each([
  ['linkedin.com/in/jürgen', ['linkedin.com/in/jürgen', 'linkedin.com/in/j%c3%bcrgen']],
  ['erika@münchen.de', ['erika@münchen.de', 'erika@xn--mnchen-3ya.de']],
  ['linkedin.com/in/erika', ['linkedin.com/in/erika']],
])('%s may be written %j', (form, spellings) => {
  expect(spellingsOf(form)).toEqual(spellings);
});
