import { describe, expect, it } from '@jest/globals';
import {
  ASKS_FOR_ONE,
  CALLED_BY_ONE_NAME,
  POLITELY,
  CALLED_BY_ONE_NAME_IN_VIETNAMESE,
} from '../words/people/one-name-words.js';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { readContact } from './contact.js';
import { givenNameAsked } from './one-name.js';
import { personOfValue } from './labelled-person.js';

const words = (rows: typeof CALLED_BY_ONE_NAME): string[] => rows.flatMap(([, called]) => called.split('|'));

describe('one name behind how somebody is called', () => {
  it.each([
    ...words(CALLED_BY_ONE_NAME).map((word) => [word, 'Ratna']),
    ...words(CALLED_BY_ONE_NAME_IN_VIETNAMESE).map((word) => [word, 'Hương']),
  ])('"%s %s" is somebody', (called, name) => {
    expect(personOfValue(`${called} ${name}, 0812-3456-7890`)).toEqual({ name, phone: '0812-3456-7890' });
  });

  it('is whom one is asked to call', () => {
    const text = 'Sila hubungi Encik Azman di 012-345 6789 atau emel resume ke hr@roti.example';
    expect(readContact(text)).toMatchObject({ name: 'Azman', phone: '012-345 6789' });
  });

  it.each(['Ms Miller, 030 123456', 'Mr. Berg, 030 123456', 'Mill, 030 123456'])(
    'a surname is no name: %s',
    (value) => {
      expect(personOfValue(value)).toBeUndefined();
    },
  );
});

describe('a person in brackets', () => {
  it.each([
    ['お電話（03-1234-5678 担当：佐藤）までお気軽にどうぞ', '佐藤'],
    ['Call us on 01632 960 123 (contact person: Erika Muster) at any time.', 'Erika Muster'],
  ])('has the number that stands right in front: %s', (text, name) => {
    expect(readContact(text)).toMatchObject({ name, phone: /[\d-]{12}|01632 960 123/.exec(text)?.[0] });
  });

  it('has none of another line', () => {
    expect(readContact('Switchboard: 01632 960 123\nContact person: Erika Muster')).not.toHaveProperty('phone');
  });
});

it.each(['ติดต่อ: คุณสมหญิง 02-123-4567', 'สนใจติดต่อ คุณสมหญิง โทร 02-123-4567'])('a Thai name is one alone: %s', (text) => {
  expect(readContact(text)).toMatchObject({ name: 'สมหญิง', phone: '02-123-4567' });
});

describe('a common given name alone', () => {
  it.each([
    ['Apply by sending your CV to Claire at Mill Bakeries Ltd, sales@mill.example.', 'Claire'],
    ['Send your CV to Claire at claire@mill.example', 'Claire'],
    ['Questions? Please contact Michael, our head baker, on 01632 960123.', 'Michael'],
    ['Schicken Sie Ihre Bewerbung an Sabine, jobs@mill.example', 'Sabine'],
    ['Stuur je cv naar Pieter via jobs@mill.example', 'Pieter'],
  ])('is whom one writes to or calls: %s', (text, name) => {
    expect(readContact(text)?.name).toBe(name);
  });

  it.each([
    'Send your CV to Mill at jobs@mill.example',
    'Send your CV to Leeds, jobs@mill.example',
    'Bring bread to Claire. Applications: jobs@mill.example',
    'Press questions go to Claire: press@mill.example',
    'You report to Claire. Apply at jobs@mill.example',
  ])('and no other word or matter: %s', (text) => {
    expect(readContact(text)?.name).toBeUndefined();
  });
});

describe('a given name alone in a line that asks', () => {
  itHoldsForEvery(
    'is whom one asks',
    words(ASKS_FOR_ONE).map((asks) => [asks] as const),
    (asks) => {
      expect(givenNameAsked(`${asks} Sabine`)).toBe('Sabine');
      expect(givenNameAsked(`x${asks} Sabine`)).toBeUndefined();
      expect(givenNameAsked(`${asks} Rye`)).toBeUndefined();
    },
  );

  itHoldsForEvery(
    'is asked for politely',
    words(POLITELY).map((word) => [word] as const),
    (word) => {
      expect(givenNameAsked(`${word} contact Sabine.`)).toBe('Sabine');
    },
  );

  it.each([
    ['Contact person: Amy, ext. 12', 'Amy'],
    ['Contact person: Debra (Activities Director)', 'Debra'],
    ['Ansprechpartnerin: Sabine', 'Sabine'],
    ['Bake bread.\nEmail Amy · Wellness Director', 'Amy'],
    ['Bake bread.\n• See Jacqui in the kitchen', 'Jacqui'],
    ['Apply to Debra', 'Debra'],
    ['Questions? Please ask for Tom at the front desk.', 'Tom'],
    ['Interesse? Melde dich bei Sabine!', 'Sabine'],
    ['Contactez Claire, notre responsable', 'Claire'],
    ['Ask for Debra\nAsk for Debra at the desk', 'Debra'],
  ])('%s', (text, name) => {
    expect(readContact(text)?.name).toBe(name);
  });

  it('has the mailbox of its line', () => {
    expect(readContact('Email Debra at jobs@mill.example')).toMatchObject({
      name: 'Debra',
      email: 'jobs@mill.example',
    });
  });

  it.each([
    'Contact Sales',
    'See Florence at its best',
    'Apply with Grace and humility',
    'Call Tom or Sabine',
    'Contact Miller',
    'Contact Sabine Miller Bakeries',
    'Press: contact Sabine',
    'Ask for Debra\nAsk for Tom',
    'Contact person: Summer camp',
    'We ask Sabine for bread',
    'Sabine, ext. 12',
  ])('is nobody else: %s', (text) => {
    expect(readContact(text)?.name).toBeUndefined();
  });
});

it.each([
  ['Contact person:\nBäckerei Lind\nJane Miller\nHofweg 5', 'Jane Miller'],
  ['Ansprechpartner: Zahnarztpraxis Rye\nErika Muster', 'Erika Muster'],
  ['Contact person: Clinique Rye', undefined],
  [
    'Haben Kunden weitere Fragen zu ihrer Behandlung und zu deren Folgen, helfen Sie nach Ihren Möglichkeiten.',
    undefined,
  ],
  ['Contact person: Jane Mill', 'Jane Mill'],
  ['Contact person: Anna Neuhaus', 'Anna Neuhaus'],
])('a house is nobody: %s', (text, name) => {
  expect(readContact(text)?.name).toBe(name);
});
