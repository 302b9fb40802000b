import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';
import { readJobPage } from '../../advert/job-page.js';
import { readTextSections } from '../../tree/sections.js';
import type { JobPosting } from '../../../fields.js';
import { foundPosting } from '../../../posting.js';

const URL = 'https://firm.example/careers';

function listed(body: string): JobPosting[] {
  const html = `<html><head><title>Careers at Firm</title></head><body><main>${body}</main></body></html>`;
  return readHtmlListing(parseHtml(html), { url: URL, careerScore: 3 }).postings.map(({ fields }) => fields);
}

function detailed(title: string, body: string): JobPosting {
  const posting = foundPosting('page', { job_title: title, job_url: `${URL}/1` });
  return readJobPage(parseHtml(`<html><body><main>${body}</main></body></html>`), `${URL}/1`, posting).fields;
}

/** Forms of mark-up that builders, themes and plug-ins of many sites make; the pages here are ours. */
describe('lists as templates make them', () => {
  it('keep a short advert with a mailbox beside those of more text', () => {
    const toggle = (title: string, asked: string[]): string =>
      `<div class="toggle"><h5>${title}</h5><div><p>Full-time.</p><p><strong>Qualifications</strong></p><ul>${asked
        .map((item) => `<li>${item}</li>`)
        .join('')}</ul><p><a href="mailto:jobs@firm.example">Email us your resume</a></p></div></div>`;
    const adverts = toggle('Plumber', ['A licence', 'Three years of service']) + toggle('Dispatcher', ['A kind voice']);
    expect(listed(`<h2>Current openings</h2>${adverts}`).map((fields) => fields.job_title)).toEqual([
      'Plumber',
      'Dispatcher',
    ]);
  });

  it('say beside the sign of an organisation which department it is', () => {
    const card = (at: number, title: string, department: string): string =>
      `<div class="card"><a href="/jobs/${String(at)}"><h3>${title}</h3><p>You work with us.</p><div><i class="fa fa-sitemap"></i><span>${department}</span></div></a></div>`;
    const found = listed(card(1, 'Store Keeper', 'Almacén') + card(2, 'Systems Trainee', 'Bureau d’études'));
    expect(found.map(({ department }) => department)).toEqual(['Almacén', 'Bureau d’études']);
  });

  it('say the place behind the title in bold, and link past the navigation', () => {
    const item = (title: string, town: string): string =>
      `<details><summary><strong>${title}</strong> – ${town}</summary><p>You work in our clinic.</p></details>`;
    const skip = '<a href="#content" class="visually-hidden">Administrator for the main content</a>';
    const found = listed(`${skip}<h2>Vacancies</h2>${item('Physiotherapist', 'Curitiba')}${item('Nurse', 'Lisbon')}`);
    expect(found.map(({ job_title: title, location }) => [title, location])).toEqual([
      ['Physiotherapist', 'Curitiba'],
      ['Nurse', 'Lisbon'],
    ]);
  });

  it('ask for the city of who applies, which is no place of work', () => {
    const asked = (label: string): string => `<div><p><span>*</span>${label}</p> <input name="${label}"></div>`;
    const { location } = detailed(
      'Fitter',
      `<p>You build kitchens.</p><form>${asked('City')}${asked('E-mail')}</form>`,
    );
    expect(location).toBeUndefined();
  });

  it('mark what they ask with signs that are no items themselves', () => {
    const asked = (text: string): string => `<div class="req"><i>✓</i><p>${text}</p></div>`;
    const { requirements } = detailed(
      'Kitchen Fitter',
      `<h2>You bring</h2><span>02 / 03</span>${asked('Two years in a joinery')}${asked('A driving licence')}`,
    );
    expect(requirements).toEqual(['Two years in a joinery', 'A driving licence']);
  });

  it('state the place as a sentence behind the hours', () => {
    const item = (title: string, head: string): string =>
      `<li><h4><button aria-expanded="false">${title}</button></h4><div><p>${head}</p><p>You bring</p><ul><li>Good humour</li></ul></div></li>`;
    const found = listed(
      `<ul>${item('Architect', 'Full-time. Melbourne.')}${item('Gardener', 'Part-time. Perth.')}</ul>`,
    );
    expect(found.map(({ location }) => location)).toEqual(['Melbourne', 'Perth']);
  });
});

describe('adverts as templates make them', () => {
  it('have the currency that the word for pay tells', () => {
    const advert = '<h1>Bager</h1><p>Du bager brød.</p><dl><dt>Løn</dt><dd>34.000 kr. – 41.000 kr. pr. måned</dd></dl>';
    expect(detailed('Bager', advert)).toMatchObject({ salary_max: 41_000, salary_currency: 'DKK' });
  });

  it('have no item that is a link to another page', () => {
    const advert =
      '<h1>Arborist</h1><h2>You have</h2><ul><li>A licence</li><li>Read <a href="/law">the law</a></li></ul><h3>See also</h3><ul><li><a href="/storm">After the storm</a></li></ul>';
    expect(detailed('Arborist', advert).requirements).toEqual(['A licence', 'Read the law']);
  });

  it('have the date in the footer of an article, above its text', () => {
    const date = '<div class="footer"><p><time datetime="2026-05-12">12.05.2026</time></p></div>';
    const article = `<div class="article"><div class="header"><h1>Baker</h1></div>${date}<div><p>You bake bread in our oven at night, with a team of six.</p></div></div>`;
    expect(detailed('Baker', article).posted_at).toBe('2026-05-12');
    const below = `<div class="article"><h1>Baker</h1><p>You bake bread in our oven at night.</p>${date}</div>`;
    expect(detailed('Baker', below).posted_at).toBeUndefined();
  });

  it('have a label before a dash, but not before the dash of a range', () => {
    const advert = (pay: string): string => `<h1>Svářeč</h1><p>Práce v dílně.</p><p>${pay}</p>`;
    expect(detailed('Svářeč', advert('Plat – 45 000 Kč měsíčně')).salary_max).toBe(45_000);
    // The text as a whole says both ends of it.
    expect(detailed('Svářeč', advert('Plat 38 000 – 45 000 Kč měsíčně')).salary_max).toBeUndefined();
  });

  it('have no item that only leads on', () => {
    expect(readTextSections('Requirements\nRead More')).toEqual({});
  });
});
