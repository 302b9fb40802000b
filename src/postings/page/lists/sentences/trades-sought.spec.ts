import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readPageTree } from '../../tree/page-tree.js';
import { readSought } from './sought-openings.js';

const APPLY = '<p>Please send your CV to jobs@mill.example.</p>';

function titlesOf(body: string): unknown[] {
  const document = parseHtml(`<main><h1>Join our team</h1>${body}</main>`);
  return readSought(document, readPageTree(document), 'https://mill.example/careers').map(
    ({ fields }) => fields.job_title,
  );
}

describe('people of a trade whom a company seeks, where one applies by a mailbox', () => {
  it.each([
    ['We Are Hiring, and Seeking Superstar Teachers!', ['Superstar Teachers']],
    ['We are growing and looking for swim instructors for our new pool in the north.', ['Swim instructors']],
    ['At our school we are looking for positive, enthusiastic, qualified dance instructors.', ['Dance instructors']],
    ['Nous recherchons des professeurs de danse pour la rentrée.', ['Professeurs de danse']],
    ['Siamo alla ricerca di insegnanti di danza per la nuova stagione.', ['Insegnanti di danza']],
    ['Our studio is seeking dance teachers for the coming season.', ['Dance teachers']],
    ['We are always looking for swim instructors for our new pool in the north.', []],
    ['Schools are looking for swim instructors all over the country this year.', []],
    ['If you are looking for swim instructors, write to us at any time.', []],
    ['We are not looking for swim instructors for our new pool at present.', []],
    ['We are looking for volunteers: drivers, cooks and cleaners.', []],
    ['We are looking for partners, including bakers and cooks.', []],
    ['Wir suchen neue Lieferanten, insbesondere Bäcker.', []],
    ['Our teachers are qualified, and we train bakers and cooks.', []],
  ])('%s', (sentence, titles) => {
    expect(titlesOf(`<p>${sentence}</p>${APPLY}`)).toEqual(titles);
  });

  it('are no openings where the page says of no mailbox that one applies by it', () => {
    const sentence = 'At our school we are looking for positive, qualified dance instructors of all kinds.';
    expect(titlesOf(`<p>${sentence}</p><p>Call us.</p>`)).toEqual([]);
  });
});

it('counts an occupation once, however two sentences write it', () => {
  const [one, other] = ['Head Baker', 'Head baker'].map((title) => `<p>We are looking for a ${title} in Leeds.</p>`);
  expect(titlesOf(`${String(one)}${String(other)}`)).toEqual(['Head baker']);
});
