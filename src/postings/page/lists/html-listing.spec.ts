import { describe, expect, it } from '@jest/globals';
import type { JobPosting } from '../../fields.js';
import { parseHtml } from '../tree/html.js';
import { readHtmlListing } from './html-listing.js';

const PAGE = 'https://firm.example/careers/';
const read = (body: string): JobPosting[] =>
  readHtmlListing(
    parseHtml(
      `<html><head><title>Careers at Firm</title></head><body><nav><a href="/engineer">Engineer Portal</a></nav><main>${body}</main><footer><a href="/x">Manager Login</a></footer></body></html>`,
    ),
    { url: PAGE, careerScore: 3 },
  ).postings.map(({ fields }) => fields);
const titles = (body: string): (string | undefined)[] => read(body).map((fields) => fields.job_title);

describe('readHtmlListing', () => {
  it('reads cards whose link says only "View"', () => {
    const card = (title: string, path: string, place: string): string =>
      `<div class="card"><h3>${title}</h3><p>${place}</p><a href="${path}">View</a></div>`;
    expect(
      read(
        `<div>${card('Welder', 'welder', 'Berlin')}${card('Fitter', '/careers/fitter?utm_source=x', 'Hamburg')}</div>`,
      ),
    ).toEqual([
      { job_title: 'Welder', job_url: 'https://firm.example/careers/welder', location: 'Berlin' },
      { job_title: 'Fitter', job_url: 'https://firm.example/careers/fitter?utm_source=x', location: 'Hamburg' },
    ]);
  });

  it('reads what follows a heading of which the title is a part', () => {
    expect(
      read(
        "<div><div><h1><span>We're Hiring</span> <span>Firmware engineers</span></h1><p>We're looking for people who know small devices.</p></div><div><h2>So what are your requirements?</h2><ul><li>3+ years working with small devices.</li><li>Knowledge of C.</li></ul></div></div>",
      ),
    ).toMatchObject([
      {
        job_title: 'Firmware engineers',
        requirements: ['3+ years working with small devices.', 'Knowledge of C.'],
      },
    ]);
  });

  it('reads a table without links, by its columns', () => {
    const row = (place: string, title: string): string => `<tr><td>${place}</td><td>${title}</td></tr>`;
    expect(
      read(
        `<table><tr><th>Place</th><th>Role</th></tr>${row('Oslo', 'Senior Consultant')}${row('Bergen', 'Data Engineer')}</table>`,
      ),
    ).toMatchObject([
      { job_title: 'Senior Consultant', location: 'Oslo' },
      { job_title: 'Data Engineer', location: 'Bergen' },
    ]);
  });

  it('reads an accordion, its texts and what its section says of all', () => {
    const item = (title: string, text: string): string =>
      `<div class="item"><button class="head">${title}</button><div class="body"><p>${text}</p></div></div>`;
    const found = read(
      `<section><h2>Skilled workers (Vollzeit)</h2>${item('Elektriker (m/w/d)', 'You lay cables in new buildings all over town.')}${item('Maler (m/w/d)', 'You paint what the others have built before you.')}</section><section><h2>Ausbildung</h2>${item('Kaufmann (m/w/d)', 'You learn all that happens in an office.')}</section>`,
    );
    expect(found).toMatchObject([
      {
        job_title: 'Elektriker (m/w/d)',
        job_type: 'full-time',
        job_description: 'You lay cables in new buildings all over town.',
      },
      { job_title: 'Maler (m/w/d)', job_type: 'full-time' },
      { job_title: 'Kaufmann (m/w/d)', job_type: 'apprenticeship' },
    ]);
    expect(found.every((fields) => fields.job_url === undefined)).toBe(true);
  });

  it('reads sections that are no blocks: what follows a heading belongs to it', () => {
    const section = (title: string, text: string, path: string): string =>
      `<h3>${title}</h3><p>${text}</p><p><a href="${path}">Read on</a></p>`;
    expect(
      read(
        `<h2>Jobs</h2>${section('Elektriker (m/w/d)', 'You lay cables in new buildings.', 'electrician/')}${section('Maler (m/w/d) Standort Geesthacht', 'You paint what others have built.', 'painter/')}<h2>Contact</h2><p><a href="/contact">Write to us</a></p>`,
      ),
    ).toEqual([
      {
        job_title: 'Elektriker (m/w/d)',
        job_url: `${PAGE}electrician/`,
        job_description: 'You lay cables in new buildings.\nRead on',
      },
      {
        job_title: 'Maler (m/w/d)',
        job_url: `${PAGE}painter/`,
        location: 'Geesthacht',
        job_description: 'You paint what others have built.\nRead on',
      },
    ]);
  });

  it('takes neither the page above an advert for its text nor a link of the page for its address', () => {
    const menu = Array.from(
      { length: 30 },
      (_, index) => `<li><a href="/service-${String(index)}">Service number ${String(index)}</a></li>`,
    ).join('');
    const [only] = read(
      `<div><ul>${menu}</ul><div><h2>Elektriker (m/w/d)</h2><p>You lay cables. ${'We say a lot about it. '.repeat(80)}</p><p><a href="/privacy%E9">Privacy</a></p></div></div>`,
    );
    expect(only).toMatchObject({
      job_title: 'Elektriker (m/w/d)',
      job_description: expect.stringMatching(/^You lay cables/),
    });
    expect(only).not.toHaveProperty('job_url');
    const [named] = read(
      `<h2>Elektriker (m/w/d)</h2><p>${'We say a lot about it. '.repeat(80)}</p><p><a href="/privacy">Privacy</a> <a href="/elektriker.html">Read on</a></p>`,
    );
    expect(named).toHaveProperty('job_url', 'https://firm.example/elektriker.html');
  });

  it('takes the unknown titles of a list together with the known ones', () => {
    expect(
      titles(
        '<h2>Open positions</h2><ul><li><a href="/j/1">Backend Engineer</a></li><li><a href="/j/2">Wargamer</a></li><li><a href="/j/3">Data Scientist</a></li></ul>',
      ),
    ).toEqual(['Backend Engineer', 'Wargamer', 'Data Scientist']);
  });

  it('keeps two postings of one title apart', () => {
    const card = (place: string): string => `<div class="job"><span>${place}</span><h3>Driver (m/w/d)</h3></div>`;
    expect(read(`<div>${card('Berlin')}${card('Paris')}</div>`).map(({ location }) => location)).toEqual([
      'Berlin',
      'Paris',
    ]);
  });

  it('takes the PDF where the advert is one', () => {
    expect(read('<ul><li><a href="/files/nurse.pdf">Nurse (m/w/d)</a></li></ul>')).toEqual([
      { job_title: 'Nurse (m/w/d)', job_url: 'https://firm.example/files/nurse.pdf' },
    ]);
  });

  it.each([
    [
      'colleagues',
      '<div class="p"><h4>Erika Muster</h4><p class="role">Managing Director</p><a href="tel:+4930">Call</a></div><div class="p"><h4>Max Muster</h4><p class="role">Sales Manager</p><a href="tel:+4931">Call</a></div>',
    ],
    [
      'a team with pictures',
      '<div class="t"><img src="a.jpg"><h4>Erika Muster</h4><p class="role">Software Engineer</p></div><div class="t"><img src="b.jpg"><h4>Max Muster</h4><p class="role">UX Designer</p></div>',
    ],
    [
      'what is on offer',
      '<ul><li>30 days of holiday</li><li>Home office</li></ul><h2>Why work with us</h2><p>We are a great team of engineers and designers.</p>',
    ],
    [
      'dialogs of closed adverts',
      '<div class="modal fade"><h4 class="modal-title">Frontend Developer</h4><p>Long closed.</p></div>',
    ],
    ['options of a form', '<form><select><option>Engineer</option><option>Designer</option></select></form>'],
    ['open applications', '<h3>Initiativbewerbung</h3><h3>Open application</h3>'],
    ['navigation', ''],
  ])('does not take %s for postings', (_what, body) => {
    expect(titles(body)).toEqual([]);
  });

  it('keeps no control characters, written as they are or as entities', () => {
    const card = (title: string): string =>
      `<div class="card"><h3><a href="/jobs/${String(title.length)}">${title}</a></h3><p>Leeds\u0007, full-time</p></div>`;
    const [first, second] = read(card('Bak\u001b[2Jer') + card('Bread &#27;Engineer'));
    expect([first?.job_title, second?.job_title]).toEqual(['Bak[2Jer', 'Bread Engineer']);
    expect(JSON.stringify([first, second])).not.toMatch(/\\u00(?:0[0-8]|1|9)/);
  });

  it('an advert says nothing that the form to apply by says', () => {
    const form =
      '<form method="post"><label>Your name</label><input type="text"><label>Your CV</label><input type="file"><button>Send</button></form>';
    const [first, last] = read(
      ['Baker', 'Miller']
        .map((title) => `<h3>${title}</h3><p>You work at night, by the river, in Leeds.</p>${form}`)
        .join(''),
    );
    expect([first, last].map((fields) => fields?.job_description)).toEqual(
      Array(2).fill('You work at night, by the river, in Leeds.'),
    );
  });
});
