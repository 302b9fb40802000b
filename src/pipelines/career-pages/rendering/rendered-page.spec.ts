import { describe, expect, it } from '@jest/globals';
import type { Rendering } from '../../../web/browser/rendering.js';
import type { PageFacts } from '../page/page-facts.js';
import { readRendered } from './rendered-page.js';

const PAGE = 'https://mill.example/jobs';

/** Title and address of each posting of these views of one page. */
function read(...views: readonly string[]): unknown[] {
  const rendering: Rendering = {
    outcome: 'rendered',
    request: { url: PAGE },
    url: PAGE,
    status: 200,
    views: views.map((view) => `<title>Jobs</title><h1>Open positions</h1>${view}`),
    answers: [],
    addresses: [],
    opened: [],
    findings: [],
  };
  const asked = { request: { url: PAGE }, anchor: 'Jobs', assumeCareerPage: true };
  return readRendered(rendering, asked).listed.map(({ fields }) => [fields.job_title, fields.job_url]);
}

const linked = (title: string, path: string): string =>
  `<h3><a href="/jobs/${path}">${title} (m/f/d)</a></h3><p>Leeds</p>`;
const plain = (title: string, place: string): string => `<h3>${title} (m/f/d)</h3><p>${place}</p>`;
const [BAKER, MILLER] = [linked('Baker', '1'), linked('Miller', '2')];

it('takes what one view shows with an address and another without for one posting', () => {
  const wanted = [
    ['Baker (m/f/d)', `${PAGE}/1`],
    ['Miller (m/f/d)', `${PAGE}/2`],
  ];
  expect(read(BAKER + MILLER, plain('Baker', 'Leeds'))).toEqual(wanted);
  expect(read(plain('Baker', 'Leeds') + plain('Miller', 'Leeds'), BAKER + MILLER)).toEqual(wanted);
});

it('takes two for two that are at two places', () => {
  expect(read(BAKER + MILLER, plain('Baker', 'York') + plain('Carter', 'York'))).toHaveLength(4);
});

describe('a front door in a browser', () => {
  const DOOR = 'https://mill.example/';
  const OPENINGS = ['Baker', 'Miller', 'Carter'].map((jobTitle) => ({
    jobTitle,
    tasks: ['You rise early and carry what the mill needs'],
    qualification: ['A trade learnt in a mill', 'A licence to drive'],
  }));
  const card = (title: string): string => `<article class="opening"><h4>${title}</h4><button>More</button></article>`;
  const read = (view: string, answer: unknown): Pick<PageFacts, 'structured' | 'listed'> => {
    const rendering: Rendering = {
      outcome: 'rendered',
      request: { url: DOOR },
      url: DOOR,
      status: 200,
      views: [`<title>The mill</title><h1>The mill</h1><p>We mill at the river.</p>${view}`],
      answers: [{ url: `${DOOR}api/jobs`, method: 'GET', status: 200, headers: {}, body: JSON.stringify(answer) }],
      addresses: [],
      opened: [],
      findings: [],
    };
    return readRendered(rendering, { request: { url: DOOR }, anchor: '', assumeCareerPage: false });
  };
  const titles = (view: string, answer: unknown = OPENINGS): unknown[] => {
    const { structured, listed } = read(view, answer);
    return (structured.length > 0 ? structured : listed).map(({ fields }) => [fields.job_title, fields.requirements]);
  };

  it('is completed by the data that it asked for, where it lists openings', () => {
    const view = `<h2>Open positions</h2><section>${card('Baker')}${card('Miller')}</section>`;
    expect(titles(view)).toMatchObject([['Baker'], ['Miller'], ['Carter']]);
  });

  it('shows once what its structured data place in a town of a state and its cards in the town', () => {
    const places = ['Baker', 'Miller', 'Carter'].map((title) => ({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      description: 'You rise early and carry what the mill needs.',
      datePosted: '2026-06-18',
      hiringOrganization: { '@type': 'Organization', name: 'The mill' },
      jobLocation: {
        '@type': 'Place',
        address: { addressLocality: 'Vancouver', addressRegion: 'BC', addressCountry: 'CA' },
      },
    }));
    const cards = ['Baker', 'Miller', 'Carter'].map(
      (title) => `<article class="opening"><h4>${title}</h4><span>Full-time</span><span>Vancouver</span></article>`,
    );
    const data = `<script type="application/ld+json">${JSON.stringify(places)}</script>`;
    const answer = OPENINGS.map((opening) => ({ ...opening, location: 'Vancouver', type: 'Full-time' }));
    const { listed } = read(`<h2>Open positions</h2><section>${cards.join('')}</section>${data}`, answer);
    expect(listed).toHaveLength(3);
  });

  it('gives them the mailbox that it has for applications', () => {
    const mail = (name: string): string => `<footer><a href="mailto:${name}@mill.example">${name}</a></footer>`;
    const mailboxes = (name: string): unknown[] => {
      const view = `<h2>Open positions</h2><section>${card('Baker')}${card('Miller')}</section>${mail(name)}`;
      const { structured } = read(view, OPENINGS);
      return [...new Set(structured.map(({ fields }) => fields.hiring_manager_email))];
    };
    expect(mailboxes('careers')).toEqual(['careers@mill.example']);
    expect(mailboxes('press')).toEqual([undefined]);
  });

  it('is not, where it shows nothing of openings', () => {
    expect(titles('<h2>Our flour</h2><p>Rye and wheat.</p>')).toEqual([]);
  });

  it('lists nothing that cannot be read', () => {
    const blurred = `<section style="filter: blur(20px);">${card('Shepherd')}${card('Weaver')}</section>`;
    const view = `<h2>Open positions</h2><section>${card('Baker')}${card('Miller')}</section>`;
    expect(titles(view + blurred, [])).toMatchObject([['Baker'], ['Miller']]);
    expect(titles(view + blurred.replace('20px', '0'), [])).toHaveLength(4);
  });
});

describe('what a control without an address brought onto a page', () => {
  const view = (body: string): string => `<title>The mill</title><div class="menu">Mill Careers</div>${body}`;
  const row = (title: string): string =>
    `<div class="r"><div class="t">${title}</div><div>Leeds — part-time</div></div>`;
  const read = (pressed: Rendering['pressed'], url = 'https://mill.example/'): (string | undefined)[] => {
    const rendering: Rendering = {
      outcome: 'rendered',
      request: { url },
      url,
      status: 200,
      views: [
        view(`<div>Our rooms</div><div>${row('Baker')}${row('Carter')}</div>`),
        view(`<div>Come to the mill</div><div>${row('Miller')}${row('Porter')}</div>`),
      ],
      answers: [],
      addresses: [],
      ...(pressed && { pressed }),
      opened: [],
      findings: [],
    };
    const { listed } = readRendered(rendering, { request: { url }, anchor: '', assumeCareerPage: false });
    return listed.map(({ fields }) => fields.job_title);
  };

  it('is read as what a link of its name leads to', () => {
    expect(read({ text: 'Careers', after: 1 })).toEqual(['Miller', 'Porter']);
  });

  it('is read as any page where nothing was pressed', () => {
    expect(read(undefined)).toEqual([]);
  });
});

describe('the data that a list in a browser was made of', () => {
  const readWith = (view: string, entries: readonly unknown[]): ReturnType<typeof readRendered> =>
    readRendered(
      {
        outcome: 'rendered',
        request: { url: PAGE },
        url: PAGE,
        status: 200,
        views: [`<title>Jobs</title><h1>Open positions</h1>${view}`],
        answers: [{ url: `${PAGE}/api`, method: 'GET', status: 200, headers: {}, body: JSON.stringify(entries) }],
        addresses: [],
        opened: [],
        findings: [],
      },
      { request: { url: PAGE }, anchor: 'Jobs', assumeCareerPage: true },
    );
  const ENTRIES = ['Baker', 'Miller'].map((jobTitle) => ({
    jobTitle,
    location: 'Leeds',
    description: 'You rise early and carry what the mill needs for its bread.',
  }));

  it('is over where the page calls it past', () => {
    const view =
      '<ul><li><h3>Baker</h3><p>Leeds</p></li></ul><h2>Closed positions</h2><ul><li><h3>Miller</h3><p>Leeds</p></li></ul>';
    const { structured, past } = readWith(view, ENTRIES);
    expect([structured, past].map((all) => all.map(({ fields }) => fields.job_title))).toEqual([['Baker'], ['Miller']]);
  });

  it('has the text that the page shows where that has its own and more', () => {
    const text = (more: string): string =>
      `<p>You rise early and carry what the mill needs for its bread.</p><h4>Tasks</h4><ul><li>${more}</li></ul>`;
    const view = `<section><h3>Baker</h3><p>Leeds</p>${text('Knead at night')}</section><section><h3>Miller</h3><p>Leeds</p>${text('Grind rye')}</section>`;
    const texts = readWith(view, ENTRIES).structured.map(({ fields }) => fields.job_description);
    expect(texts).toEqual([expect.stringContaining('Knead at night'), expect.stringContaining('Grind rye')]);
  });
});
