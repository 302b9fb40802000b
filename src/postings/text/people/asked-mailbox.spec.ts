import { expect, it } from '@jest/globals';
import { readContact } from './contact.js';

it.each([
  ['Please contact info@mill.example with questions about this vacancy.', 'info@mill.example', undefined],
  ['Questions on the post can be sent to info@mill.example.', 'info@mill.example', undefined],
  [
    'For an informal chat about the role please write to info@mill.example or call 020 7946 0000.',
    'info@mill.example',
    '020 7946 0000',
  ],
  ['Fragen zur Stelle? Schreiben Sie an info@mill.example.', 'info@mill.example', undefined],
  ['Vragen over deze vacature? Mail info@mill.example.', 'info@mill.example', undefined],
  ['Frågor om tjänsten? Kontakta info@mill.example.', 'info@mill.example', undefined],
  ['Please contact our office on 020 7946 0000 to arrange a visit.', undefined, '020 7946 0000'],
])('%s', (text, email, phone) => {
  const contact = readContact(`You bake our bread.\n${text}`);
  expect([contact?.email, contact?.phone]).toEqual([email, phone]);
});

it.each([
  'Press questions about this job: press@mill.example',
  'Information on our bread is sent from our post office, info@mill.example',
  'Ask us questions on this job. Orders of bread go to info@mill.example.',
  'Questions about this job? info@mill.example\nQuestions about that job? hello@mill.example',
  'You answer questions of our customers. Our shop: info@mill.example',
])('is no mailbox for questions on one job: %s', (text) => {
  expect(readContact(text)?.email).toBeUndefined();
});

it('a common given name tells whom to call', () => {
  expect(readContact('Contact Gwen Grain at 020 7946 0000.')?.name).toBe('Gwen Grain');
  expect(readContact('Contact Green Grain at 020 7946 0000.')?.name).toBeUndefined();
});
