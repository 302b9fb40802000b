import { describe, expect, it } from '@jest/globals';
import { read, SKILLS, TASKS, type Case } from '../../../../test/json-answers.js';

const job = (more: object): object => ({ jobs: [{ id: 1, title: 'Fleet Manager', ...more }] });
const VALUES: readonly Case[] = [
  [
    'fields by language',
    job({ title: { en: 'Fleet Manager', de: 'Fuhrparkleitung' }, location: { en: 'Vienna', de: 'Wien' } }),
    { job_title: 'Fuhrparkleitung', location: 'Wien' },
    1,
    'de',
  ],
  [
    'names by language',
    job({
      title_de: 'Fuhrparkleitung',
      title_en: 'Fleet Manager',
      title: undefined,
      descriptionDe: 'Autos.',
      descriptionEn: 'Cars.',
    }),
    { job_title: 'Fuhrparkleitung', job_description: 'Autos.' },
    1,
    'de',
  ],
  [
    'translations in a list',
    job({
      title: undefined,
      translations: [
        { languages_code: 'en-US', title: 'Fleet Manager' },
        { languages_code: 'de-DE', title: 'Fuhrparkleitung' },
      ],
    }),
    { job_title: 'Fuhrparkleitung' },
    1,
    'de',
  ],
  [
    'epoch in milliseconds and a deadline',
    job({ publishedAt: 1767225600000, closing_date: '2026-12-01' }),
    { posted_at: '2026-01-01T00:00:00.000Z', application_deadline: '2026-12-01' },
  ],
  [
    'a time of Firebase',
    job({ createdAt: { _seconds: 1767225600, _nanoseconds: 0 } }),
    { posted_at: '2026-01-01T00:00:00.000Z' },
  ],
  [
    'a time of MongoDB',
    job({ _id: { $oid: '5f' }, createdAt: { $date: '2026-01-01T00:00:00Z' } }),
    { posted_at: '2026-01-01T00:00:00.000Z' },
  ],
  [
    'contract and hours apart',
    job({ contractType: 'CDI', workingTime: 'full_time' }),
    { job_type: 'full-time', contract_type: 'permanent' },
  ],
  ['several kinds', job({ employmentType: ['FULL_TIME', 'PART_TIME'] }), { job_type: 'full-time, part-time' }],
  ['kinds in one word', job({ employmentType: 'full' }), { job_type: 'full-time' }],
  ['a kind as truth', job({ fullTime: true, partTime: false }), { job_type: 'full-time' }],
  [
    'a salary of numbers',
    job({ salaryMin: 42000, salaryMax: 50000, salaryCurrency: 'EUR', salaryPeriod: 'YEARLY' }),
    { salary_min: 42000, salary_max: 50000, salary_currency: 'EUR', salary_period: 'year' },
  ],
  [
    'a salary as an object',
    job({ compensation: { from: 25, to: 30, currency: 'USD', interval: 'hour' } }),
    { salary_min: 25, salary_max: 30, salary_currency: 'USD', salary_period: 'hour' },
  ],
  [
    'a salary as schema.org has it',
    job({ baseSalary: { currency: 'GBP', value: { minValue: 30000, maxValue: 34000, unitText: 'YEAR' } } }),
    { salary_min: 30000, salary_max: 34000, salary_currency: 'GBP', salary_period: 'year' },
  ],
  [
    'a salary as text',
    job({ salary: '£30k - £34k' }),
    { salary_min: 30000, salary_max: 34000, salary_currency: 'GBP' },
  ],
  [
    'a salary with its sign apart',
    job({ salary: { min: '3.200', max: '3.800', currencySymbol: '€', per: 'Monat' } }),
    { salary_min: 3200, salary_max: 3800, salary_currency: 'EUR', salary_period: 'month' },
  ],
  ...(
    [
      ['RAL', '22.000 - 30.000 €', 'EUR', 22000, 30000],
      ['ctc', '$40,000 - $50,000', 'USD', 40000, 50000],
      ['wynagrodzenie', '6000 - 8000 PLN', 'PLN', 6000, 8000],
      ['remuneração', 'R$ 3.000 - R$ 4.000', 'BRL', 3000, 4000],
      ['mzda', '35 000 - 42 000 Kč', 'CZK', 35000, 42000],
      ['palkka', '2800 - 3200 €', 'EUR', 2800, 3200],
      ['zarplata', '60 000 - 80 000 ₽', 'RUB', 60000, 80000],
    ] as const
  ).map(
    ([name, said, currency, least, most]) =>
      [
        `a salary called ${name}`,
        job({ [name]: said }),
        { salary_min: least, salary_max: most, salary_currency: currency },
      ] as const,
  ),
  ['remote by a word', job({ remote: 'fully' }), { remote_policy: 'remote' }],
  ['remote by half', job({ remote: 'partial' }), { remote_policy: 'hybrid' }],
  ['remote by truth', job({ isRemote: true }), { remote_policy: 'remote' }],
  ['hybrid by truth', job({ hybrid: true, remote: false }), { remote_policy: 'hybrid' }],
  [
    'the way of working under a name of places',
    job({ workplace: 'On-site', city: 'Graz' }),
    { remote_policy: 'on-site', location: 'Graz' },
  ],
  ['the way of working under the name of a kind', job({ tipo: 'Presencial' }), { remote_policy: 'on-site' }],
  [
    'the way of working under a label of kinds in another language',
    job({ modelo: 'Híbrido', contrato: 'CLT' }),
    { remote_policy: 'hybrid' },
  ],
  ['a model that is no way of working', job({ modelo: 'Mochila Remix' }), { remote_policy: undefined }],
  ['a kind that names no way of working', job({ type: 'Remote support' }), { remote_policy: undefined }],
  [
    'shortened names',
    job({ loc: 'Graz / hybrid', dept: 'Yard', desc: 'You look after 40 vans.' }),
    { location: 'Graz / hybrid', department: 'Yard', job_description: 'You look after 40 vans.' },
  ],
  ['the way of working under another name', job({ work_arrangement: 'HYBRID' }), { remote_policy: 'hybrid' }],
  [
    'places as objects',
    job({
      locations: [
        { id: 3, city: 'Graz', country: 'Austria' },
        { id: 4, city: 'Linz', country: 'Austria' },
      ],
    }),
    { location: 'Graz, Austria; Linz, Austria' },
  ],
  [
    'a place in parts',
    job({ city: 'Austin', state: 'TX', country: 'US' }),
    { city: 'Austin', country: 'United States' },
  ],
  [
    'an address',
    job({ address: { street: 'Ring 4', zip: '8010', city: 'Graz', country: 'AT' } }),
    { city: 'Graz', country: 'Austria', postal_code: '8010', street_address: 'Ring 4' },
  ],
  [
    'numbers are no places',
    job({ location: 12, department: [4], employmentType: 3 }),
    { location: undefined, department: undefined, job_type: undefined },
  ],
  [
    'a longer text beside a teaser',
    job({ brief_description: 'Look after our vans.', job_markdown: 'You look after 40 vans.\n\n- In Graz' }),
    { job_description: 'You look after 40 vans.\n• In Graz' },
  ],
  [
    'what is said of the company beside a teaser',
    job({ description: 'Look after our vans.', companyText: 'We have been moving what Graz makes for forty years.' }),
    { job_description: 'Look after our vans.' },
  ],
  [
    'names with the thing before',
    job({ jobLocation: 'Graz', jobDepartment: 'Logistics', jobType: 'Full Time', jobDescription: '<p>Vans.</p>' }),
    { location: 'Graz', department: 'Logistics', job_type: 'full-time', job_description: 'Vans.' },
  ],
  [
    'labels',
    job({ tags: ['Full-time', 'Graz', 'Hybrid'] }),
    { job_type: 'full-time', location: 'Graz', remote_policy: 'hybrid' },
  ],
  [
    'facts side by side under any name',
    job({ other: ['Graz', 'Full Time'] }),
    { job_type: 'full-time', location: 'Graz' },
  ],
  ['skills that are called as places are', job({ tools: ['Java', 'Oracle'] }), { location: undefined }],
  [
    'skills beside hours',
    job({ tools: ['Java', 'Part time', 'Stock keeping'] }),
    { location: undefined, job_type: undefined },
  ],
  [
    'HTML in texts, escaped',
    job({
      description:
        '&lt;p&gt;Vans.&lt;/p&gt;&lt;h3&gt;Requirements&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Three years in logistics&lt;/li&gt;&lt;li&gt;A driving licence&lt;/li&gt;&lt;/ul&gt;',
    }),
    { requirements: SKILLS },
  ],
  [
    'Markdown',
    job({
      description: `Vans.\n\n## Requirements\n\n- ${SKILLS.join('\n- ')}\n\n**Benefits**\n\n* Free [lunch](/l)\n* Bikes\n`,
    }),
    { requirements: SKILLS, benefits: ['Free lunch', 'Bikes'] },
  ],
  ['plain lines', job({ description: `Vans.\n\nRequirements:\n• ${SKILLS.join('\n• ')}` }), { requirements: SKILLS }],
  [
    'blocks of an editor',
    job({
      content: {
        time: 1,
        blocks: [
          { type: 'header', data: { text: 'Requirements', level: 2 } },
          { type: 'list', data: { style: 'unordered', items: SKILLS } },
        ],
      },
    }),
    { requirements: SKILLS },
  ],
  [
    'a tree of Lexical',
    job({
      description: {
        root: {
          type: 'root',
          children: [
            { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Requirements' }] },
            {
              type: 'list',
              listType: 'bullet',
              children: SKILLS.map((text) => ({ type: 'listitem', children: [{ type: 'text', text }] })),
            },
          ],
        },
      },
    }),
    { requirements: SKILLS },
  ],
  [
    'a tree of Slate',
    job({
      description: [
        { type: 'h2', children: [{ text: 'Requirements' }] },
        {
          type: 'ul',
          children: SKILLS.map((text) => ({ type: 'li', children: [{ type: 'lic', children: [{ text }] }] })),
        },
      ],
    }),
    { requirements: SKILLS },
  ],
  [
    'a tree of ProseMirror',
    job({
      description: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Requirements' }] },
          {
            type: 'bulletList',
            content: SKILLS.map((text) => ({
              type: 'listItem',
              content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
            })),
          },
        ],
      },
    }),
    { requirements: SKILLS },
  ],
  [
    'a delta of Quill',
    job({
      description: {
        ops: [
          { insert: 'Requirements' },
          { insert: '\n', attributes: { header: 2 } },
          ...SKILLS.flatMap((insert) => [{ insert }, { insert: '\n', attributes: { list: 'bullet' } }]),
        ],
      },
    }),
    { requirements: SKILLS },
  ],
  [
    'one text in three forms',
    job({
      description: {
        html: `<h2>Requirements</h2><ul><li>${SKILLS.join('</li><li>')}</li></ul>`,
        text: 'Requirements',
        raw: { children: [] },
      },
    }),
    { requirements: SKILLS },
  ],
  [
    'headed parts in a list',
    job({
      sections: [
        { heading: 'Your tasks', items: TASKS },
        { heading: 'Requirements', items: SKILLS.map((text) => ({ text })) },
        { heading: 'Benefits', body: '<ul><li>Lunch</li><li>Bikes</li></ul>' },
      ],
    }),
    { requirements: SKILLS, benefits: ['Lunch', 'Bikes'] },
  ],
  [
    'lists under names of sections',
    job({
      whatYouWillDo: TASKS,
      yourProfile: SKILLS,
      niceToHave: ['Polish', 'A sense of humour'],
      whatWeOffer: '<ul><li>Lunch</li><li>Bikes</li></ul>',
    }),
    { requirements: SKILLS, nice_to_have: ['Polish', 'A sense of humour'], benefits: ['Lunch', 'Bikes'] },
  ],
  ['years as a number', job({ minExperienceYears: 3 }), { min_years_of_experience: 3 }],
  ['years from and to', job({ experience_start: 8, experience_end: 12 }), { min_years_of_experience: 8 }],
  ['years in words', job({ experience: '2-4 Years' }), { min_years_of_experience: 2 }],
  [
    'a person to ask',
    job({ contact: { name: 'Ines Krall', email: 'ines.krall@kestrelwerk.example', phone: '+43 316 555 010' } }),
    {
      hiring_manager_name: 'Ines Krall',
      hiring_manager_email: 'ines.krall@kestrelwerk.example',
      hiring_manager_phone: '+43 316 555 010',
    },
  ],
  [
    'a person in parts',
    job({ location: 'Graz', contactPerson: { firstName: 'Ines', lastName: 'Krall' } }),
    { hiring_manager_name: 'Ines Krall' },
  ],
  [
    'a person and the mailbox beside each other',
    job({ contact_person: 'Frau Ines Krall', contact_email: 'ines.krall@kestrelwerk.example' }),
    { hiring_manager_name: 'Ines Krall', hiring_manager_email: 'ines.krall@kestrelwerk.example' },
  ],
  [
    'a person and the mailbox in one list',
    job({ kontakt: ['Ines Krall', 'ines.krall@kestrelwerk.example'], location: 'Graz' }),
    { hiring_manager_name: 'Ines Krall', hiring_manager_email: 'ines.krall@kestrelwerk.example' },
  ],
  [
    'a number of nobody by name',
    job({ contact: { role: 'Head Baker', phone: '020 7946 0000' } }),
    { hiring_manager_name: undefined, hiring_manager_phone: '020 7946 0000' },
  ],
  ['a department to ask', job({ kontaktperson: 'HR Team', location: 'Graz' }), { hiring_manager_name: undefined }],
  [
    'dollars of the place',
    job({ location: 'Longueuil, QC', salary: '65 000$ - 80 000$' }),
    { salary_currency: 'CAD', salary_min: 65000 },
  ],
  ['dollars of a place elsewhere', job({ location: 'Austin, TX', salary: '$65,000' }), { salary_currency: 'USD' }],
  [
    'the page of an entry of a collection of Wix, and not that of all of them',
    job({ 'link-positions-all': '/positions', 'link-positions-title': '/positions/fleet-manager', location: 'Graz' }),
    { job_url: 'https://kestrelwerk.example/positions/fleet-manager' },
  ],
  [
    'an address without its slash',
    job({ url: 'careers/fleet-manager' }),
    { job_url: 'https://kestrelwerk.example/careers/fleet-manager' },
  ],
  [
    'an address of an interface is none',
    job({ url: 'https://api.kestrelwerk.example/v1/jobs/1', location: 'Graz' }),
    { job_url: undefined },
  ],
  [
    'a link as an object',
    job({ link: { href: '/careers/1', text: 'More' } }),
    { job_url: 'https://kestrelwerk.example/careers/1' },
  ],
  ['the employer', job({ company: { name: 'Kestrel Vans' }, location: 'Graz' }), { company_name: 'Kestrel Vans' }],
  [
    'parts of an advert under names with what they are made of',
    job({ location: 'Graz', skill: ['Maps'], mission: TASKS, requirements_desc: SKILLS }),
    { requirements: SKILLS },
  ],
  [
    'parts of an advert under the headings of a language',
    job({ location: 'Graz', kualifikasi: SKILLS }),
    { requirements: SKILLS },
  ],
  [
    'a text that only begins as such a heading does',
    job({ location: 'Graz', skills_code: ['A7', 'B9'] }),
    { requirements: undefined },
  ],
  [
    'parts of an advert under the verbs of headings',
    job({ location: 'Graz', viForventer: SKILLS, byder: ['A van of your own', 'Lunch'] }),
    { requirements: SKILLS, benefits: ['A van of your own', 'Lunch'] },
  ],
  [
    'parts of an advert under what headings say in several words',
    job({ location: 'Graz', whatYouBring: SKILLS, weProvide: ['A van of your own', 'Lunch'] }),
    { requirements: SKILLS, benefits: ['A van of your own', 'Lunch'] },
  ],
  [
    'conditions in a language whose word for them heads what is offered',
    job({ location: 'Graz', conditions: ['Полный социальный пакет', 'Обед за счёт компании'] }),
    { benefits: ['Полный социальный пакет', 'Обед за счёт компании'] },
  ],
  [
    'conditions where the word heads what is asked for, too',
    job({ location: 'Graz', conditions: ['Возачка дозвола категорија Б', 'Искуство во магацин'] }),
    { benefits: undefined },
  ],
  ['conditions that may be anything', job({ location: 'Graz', conditions: SKILLS }), { benefits: undefined }],
  [
    'hours, lines and somebody to ask under names that nobody foresaw',
    job({
      location: 'Graz',
      tid: 'Deltid, 15 timer',
      opg: TASKS,
      kon: 'Head of IT Bente Holm, bente.holm@kestrelwerk.example',
    }),
    {
      job_type: 'part-time',
      job_description: TASKS.map((task) => `• ${task}`).join('\n'),
      hiring_manager_name: 'Bente Holm',
      hiring_manager_email: 'bente.holm@kestrelwerk.example',
    },
  ],
  [
    'somebody to ask with a number under such a name',
    job({ location: 'Graz', kon: 'Afdelingsleder Bente Holm, tlf. 98 00 00 11' }),
    { hiring_manager_name: 'Bente Holm', hiring_manager_phone: '98 00 00 11' },
  ],
  [
    'somebody without a mailbox or a number under such a name',
    job({ location: 'Graz', kon: 'Afdelingsleder Bente Holm' }),
    {},
  ],
  [
    'labels, places, titles of others and what is told of no hours under such names',
    job({
      location: 'Graz',
      stk: ['React', 'Deep sea'],
      byer: ['Graz', 'Linz an der Donau'],
      mere: ['Senior Payroll Clerk (m/f/d)', 'Head of the Night Shift (m/f/d)'],
      note: 'Full-time students of the town welcome',
      hq: 'Kestrel Vans, Graz',
      tel: '+43 316 000000',
    }),
    { job_type: undefined, job_description: undefined, hiring_manager_name: undefined },
  ],
  [
    'a title under an abbreviated name beside the one of the address',
    {
      jobs: [
        { nr: '1', slug: 'fleet-manager', bez: 'Fleet Manager (m/w/d)', ort: 'Graz' },
        { nr: '2', slug: 'clerk', bez: 'Payroll Clerk (m/w/d)', ort: 'Linz' },
      ],
    },
    { job_title: 'Fleet Manager (m/w/d)', location: 'Graz' },
    2,
  ],
  [
    'a title under an unknown name',
    {
      jobs: [
        { bezeichner: 'Fleet Manager', ort: 'Graz' },
        { bezeichner: 'Payroll Clerk', ort: 'Linz' },
      ],
    },
    { job_title: 'Fleet Manager', location: 'Graz' },
    2,
  ],
];

describe('what an entry says', () => {
  it.each(VALUES)('%s', (_name, data, first, count = 1, language = 'en') => {
    const found = read(data, undefined, language);
    expect(found[0]).toMatchObject(
      Object.fromEntries(Object.entries(first).filter(([, value]) => value !== undefined)),
    );
    for (const [name, value] of Object.entries(first))
      if (value === undefined) expect(found[0]).not.toHaveProperty(name);
    expect(found).toHaveLength(count);
  });
});
