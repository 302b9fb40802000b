import { expect, it } from '@jest/globals';
import { read } from '../../../../test/json-answers.js';

const ROLES = [
  ['Fleet Manager', 'Graz'],
  ['Payroll Clerk', 'Linz'],
  ['Data Analyst', 'Vienna'],
] as const;
const told = (title: string): string => `As ${title} you keep our vans going every day.`;
/** An entry for each role. */
const all = (entry: (title: string, place: string, text: string, id: number) => object): object[] =>
  ROLES.map(([title, place], id) => entry(title, place, told(title), id));
const html = (text: string): string => `<p>${text}</p>`;

/** Answers as stores of content give them, by what is particular to them. */
it.each<[string, unknown]>([
  [
    'a text beside its raw form',
    {
      data: all((title, place, text) => ({
        attributes: { title, field_location: place, body: { value: '', format: 'x', processed: html(text) } },
      })),
    },
  ],
  [
    'each value with its kind and name',
    {
      items: all((title, place, text) => ({
        system: { name: title, type: 'job' },
        elements: {
          title: { type: 'text', name: 'Title', value: title },
          location: { type: 'taxonomy', name: 'Location', value: [{ name: place }] },
          description: { type: 'rich_text', name: 'Text', links: [], value: html(text) },
        },
      })),
    },
  ],
  [
    'entries that are called stories and say that they are jobs',
    {
      stories: all((title, place, text) => ({
        name: title,
        content: { component: 'job', headline: title, city: place, text: html(text) },
      })),
    },
  ],
  [
    'a tree beneath a value',
    {
      jobs: all((title, place, text) => ({
        title,
        office: { name: place },
        content: {
          value: {
            schema: 'x',
            document: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'span', value: text }] }] },
          },
        },
      })),
    },
  ],
  [
    'markup beside blocks',
    {
      items: all((title, place, text) => ({
        name: title,
        contentType: 'jobPage',
        properties: { place, bodyText: { markup: html(text), blocks: [] } },
      })),
    },
  ],
  [
    'pairs of a number and a name, and a description of something',
    {
      result: {
        records: all((title, place, text) => ({
          name: title,
          address_id: [4, place],
          department_id: [2, 'Logistics'],
          website_description: html(text),
        })),
      },
    },
  ],
  [
    'names with the mark of own fields',
    {
      records: all((title, place, text) => ({
        Id: 'a',
        Name: 'J-007',
        Job_Title__c: title,
        City__c: place,
        Description__c: text,
      })),
    },
  ],
  [
    'values under the letter of their type',
    {
      Items: all((title, place, text) => ({
        title: { S: title },
        location: { S: place },
        description: { S: text },
        tags: { L: [{ S: 'vans' }] },
        active: { BOOL: true },
      })),
    },
  ],
  [
    'JSON that is written as a text',
    { statusCode: 200, body: JSON.stringify(all((title, location, text) => ({ title, location, text }))) },
  ],
  [
    'a town, and where one is based',
    {
      roles: all((role, place, summary, id) => ({ role, ...(id === 1 ? { town: place } : { based: place }), summary })),
    },
  ],
  [
    'a job and its place as objects in German',
    {
      stellen: all((Titel, Ort, Beschreibung) => ({
        Stelle: { Titel, Beschreibung },
        Einsatzort: { PLZ: '8010', Ort },
      })),
    },
  ],
  [
    'other things in the same list',
    {
      items: [
        ...all((title, location, body) => ({ type: 'job', title, location, body })),
        { type: 'post', title: 'How we bake bread', body: 'A story' },
        { type: 'event', title: 'Open day', location: 'Graz' },
      ],
    },
  ],
])('reads title, place and text: %s', (_what, answer) => {
  const found = read(answer, 'https://kestrelwerk.example/api/careers', 'en');
  expect(found.map(({ job_title, location, job_description }) => [job_title, location, job_description])).toEqual(
    ROLES.map(([title, place]) => [title, place, told(title)]),
  );
});

it.each<[string, object, string | undefined]>([
  ['a route', { route: { path: '/careers/7/' } }, 'https://kestrelwerk.example/careers/7/'],
  ['a path with its alias', { path: { alias: '/careers/7', pid: 3 } }, 'https://kestrelwerk.example/careers/7'],
  ['a whole address', { fullUrl: '/careers/7' }, 'https://kestrelwerk.example/careers/7'],
  ['an address of a website', { website_url: '/jobs/7' }, 'https://kestrelwerk.example/jobs/7'],
  ['what describes it to programs', { attributes: { url: '/services/data/v60.0/job/7' } }, undefined],
])('reads the address of a posting: %s', (_what, own, expected) => {
  expect(read({ jobs: [{ title: 'Fleet Manager', location: 'Graz', ...own }] })[0]?.job_url).toBe(expected);
});

it('reads marks of HTML in short texts', () => {
  expect(read({ jobs: [{ title: 'R&amp;D Engineer', location: 'Graz &ndash; West' }] })[0]).toMatchObject({
    job_title: 'R&D Engineer',
    location: 'Graz – West',
  });
});
