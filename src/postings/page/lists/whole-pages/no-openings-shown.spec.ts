import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const each = (items: readonly string[], of: (first: string, second: string, at: number) => string): string =>
  items.map((item, at) => of(item.split('|')[0] ?? '', item.split('|')[1] ?? '', at)).join('');
const QUOTE = '“I love working here, since each day is different and people are kind.”';
const PEOPLE = ['Anna Berg|Site Engineer', 'Tom Hill|Project Manager', 'Eva Lund|Accountant'];

/** What stands on pages about careers, looks like a list of openings and is none. */
const PARTS: Readonly<Record<string, string>> = {
  'people with pictures': `<h2>Meet the team</h2>${each(PEOPLE, (name, role) => `<div><img src="x.jpg" alt=""><h3>${name}</h3><p>${role}</p></div>`)}`,
  'people, their roles first': `<h2>Who works here</h2>${each(PEOPLE, (name, role) => `<div><p>${role}</p><h3>${name}</h3><a href="mailto:x@firm.example">Write</a></div>`)}`,
  'roles below a heading of people': `<h2>Our people</h2>${each(PEOPLE, (_name, role) => `<div><h3>${role}</h3><p>Since 2019 in our office by the river.</p></div>`)}`,
  'what people say': `<h2>Voices from the yard</h2>${each(PEOPLE, (name, role) => `<div><p>${QUOTE}</p><strong>${name}</strong><span>${role}</span></div>`)}`,
  'names with roles': `<h2>They run the yard</h2>${each(PEOPLE, (name, role) => `<div><p>It was my first job and I stayed for the people.</p><h4>${name}, ${role}</h4></div>`)}`,
  'names and roles in a list': `<h2>At the top</h2><ul>${each(PEOPLE, (name, role) => `<li>${name} – ${role}</li>`)}</ul>`,
  'a way to rise':
    '<h2>Your career path</h2><ol><li>Junior Engineer</li><li>Senior Engineer</li><li>Lead Engineer</li></ol>',
  services: `<h2>Our services</h2>${each(['Electrician on call', 'Crane operator training', 'Site manager for hire'], (name) => `<div><h3>${name}</h3><p>Done well and on time.</p><a href="/services">More</a></div>`)}`,
  courses: `<h2>Trainings</h2>${each(['Welder course, level 1', 'Crane operator licence', 'Site manager certificate'], (name) => `<div><h3>${name}</h3><p>3 days</p><a href="/book">Book now</a></div>`)}`,
  news: `<h2>News</h2>${each(['New Sales Director appointed', 'Our engineers win a prize', 'Foreman of the year'], (name, _, at) => `<div><h3><a href="/n/${String(at)}">${name}</a></h3><p>12.03.2026</p></div>`)}`,
  customers: '<h2>Unsere Kunden</h2><ul><li>Architekten</li><li>Ingenieure</li><li>Entwickler</li></ul>',
  projects: `<h2>Nos réalisations</h2>${each(['Bureau d’un architecte', 'Atelier de mécanicien'], (name, _, at) => `<a href="/p/${String(at)}"><h3>${name}</h3><p>2024</p></a>`)}`,
  'steps of an application': `<h2>How we hire</h2>${each(['Apply online', 'Meet the team leader', 'Offer and onboarding'], (name) => `<div><h3>${name}</h3><p>It takes about a week.</p></div>`)}`,
  'people with their roles, each with a story': `<h2>Stories</h2>${each(PEOPLE, (name, role) => `<div><h3>${name}, ${role}</h3><p>It was my first job and I stayed for the people.</p><a href="/stories/${name}">Read more</a></div>`)}`,
  'one colleague':
    '<h2>A day with us</h2><div><h3>Anna Berg</h3><p>I came for a summer job and stayed for the people who work here.</p><p>Site Engineer</p></div>',
  'people whose names name occupations': `<h2>With us</h2>${each(['Anna Müller', 'Thomas Koch', 'Emma Taylor'], (name) => `<div><h3>${name}</h3><p>Leeds</p><a href="/people/${name}">Profile</a></div>`)}`,
  'one colleague of a page that says little':
    '<div><div><h4>Anna Müller</h4><p>Production manager</p></div></div><div><div><h4>Careers</h4><p>Join in</p></div></div>',
  values: `<h2>What we stand for</h2>${each(['Ownership', 'Team player', 'Leader in safety'], (name) => `<div><h3>${name}</h3><p>It guides what we do every day.</p></div>`)}`,
};

it.each(Object.entries(PARTS))('shows %s, no openings', (_what, part) => {
  const page = `<html lang="en"><title>Careers at Firm</title><body><main><h1>Careers</h1><p>Firm builds bridges since 1978.</p>${part}</main></body></html>`;
  const { postings } = readHtmlListing(parseHtml(page), { url: 'https://firm.example/careers', careerScore: 3 });
  expect(postings.map(({ fields }) => fields.job_title)).toEqual([]);
});

const reasonsOf = (part: string): [string | undefined, string][] =>
  readHtmlListing(parseHtml(`<title>Careers at Firm</title><main><h1>Careers</h1>${part}</main>`), {
    url: 'https://firm.example/careers',
    careerScore: 3,
  }).leftOut.map(({ posting, why }) => [posting.fields.job_title, why]);

it('tells of entries that would be a list below another heading', () => {
  const entry = (title: string): string =>
    `<div class="b"><h3>${title}</h3><p>You learn it with us and are paid for it.</p><a href="mailto:jobs@firm.example">Ask</a></div>`;
  const names = ['Crane operator training', 'Site manager training'];
  expect(reasonsOf(`<h2>Our services</h2>${names.map(entry).join('')}`)).toEqual(names.map((name) => [name, 'apart']));
});

it('reads no openings below a heading for what one is offered, beside those of one form above it', () => {
  const part = (title: string): string =>
    `<div><h3>${title}</h3><ul><li>Kind people</li><li>New lathes</li></ul></div>`;
  const { postings } = readHtmlListing(
    parseHtml(
      `<title>Careers at Firm</title><main><h1>Careers</h1><section><h2>Open positions</h2>${part('Miller')}${part('Baker')}</section>` +
        `<section><h2>Why work with us?</h2>${part('Work surroundings')}${part('Work conditions')}</section></main>`,
    ),
    { url: 'https://firm.example/careers', careerScore: 3 },
  );
  expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Miller', 'Baker']);
});

it('shows openings beside what people say of them', () => {
  const openings = `<h2>Open positions</h2>${each(['Miller', 'Baker'], (name, _, at) => `<div><h3><a href="/jobs/${String(at)}">${name}</a></h3></div>`)}`;
  const page = `<title>Careers at Firm</title><main><h1>Careers</h1>${openings}${PARTS['what people say'] ?? ''}</main>`;
  const { postings } = readHtmlListing(parseHtml(page), { url: 'https://firm.example/careers', careerScore: 3 });
  expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Miller', 'Baker']);
});
