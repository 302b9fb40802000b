import { describe, expect, it } from '@jest/globals';
import { fakeRun, rendered, webOf } from '../../../../test/fake-context.js';
import { finding, gathered, sentenceOf } from '../../../findings/finding.js';
import type { Rendering } from '../../../web/browser/rendering.js';
import type { Web } from '../../../web/web.js';
import { careerPages } from '../career-pages.pipeline.js';

it('says once, with the pages named, that there was no browser to open them', async () => {
  const shell = '<div id="root"></div><script src="/app.js"></script>';
  const web = webOf({
    'https://lumenfold.example/':
      '<h1>Lumenfold</h1><p>We make lamps.</p><a href="/careers">Careers</a> <a href="/jobs">Open positions</a>',
    'https://lumenfold.example/careers': shell,
    'https://lumenfold.example/jobs': shell,
  });
  const { context, findings } = fakeRun({ web });
  await careerPages.run({ company_url: 'https://lumenfold.example/', max_pages: 5 }, context);
  const told = gathered(findings).filter(({ why }) => why === 'no_browser');
  expect(told.map(sentenceOf)).toEqual([
    expect.stringMatching(
      /^There is no browser to open 2 pages .* \(there is no browser here\): https:\/\/lumenfold\.example\/careers, https:\/\/lumenfold\.example\/jobs\./,
    ),
  ]);
});

it('opens no page in a browser that only sends the visitor on', async () => {
  const web = webOf({
    'https://lumenfold.example/':
      '<h1>Lumenfold</h1><p>We make lamps.</p><a href="/careers">Careers</a> <a href="/lamps">Lamps</a>',
    'https://lumenfold.example/careers':
      '<meta http-equiv="refresh" content="0; url=https://lumenfold.example/team/careers"><script src="/count.js"></script>',
    'https://lumenfold.example/team/careers':
      '<h1>Open positions</h1><ul><li><a href="/team/careers/welder">Welder</a></li><li><a href="/team/careers/fitter">Fitter</a></li></ul>',
  });
  const { context, findings, saved } = fakeRun({ web });
  await careerPages.run({ company_url: 'https://lumenfold.example/', max_pages: 9 }, context);
  expect(findings.filter(({ why }) => why === 'no_browser')).toEqual([]);
  expect(saved().map(({ fields }) => fields.job_title)).toEqual(['Welder', 'Fitter']);
});

it('opens the page of a posting that is an empty shell, however much its list says of it', async () => {
  const said = 'You keep the presses running, with all that belongs to it. '.repeat(6);
  const entry = (title: string): string =>
    `<div class="entry"><h3>${title}</h3><p>${said}</p><h4>Requirements</h4><ul><li>Care</li></ul><a href="/careers/${title.toLowerCase()}">View role</a></div>`;
  const whole = `<main><h1>Welder</h1><h2>Requirements</h2><ul><li>A licence to weld</li></ul><p>${said.repeat(3)}</p></main>`;
  const shell = '<div id="root"></div><script src="/app.js"></script>';
  const fetched = webOf({
    'https://lumenfold.example/':
      '<h1>Lumenfold</h1><p>We make lamps.</p><a href="/careers">Careers</a> <a href="/lamps">Lamps</a>',
    'https://lumenfold.example/careers': `<h1>Open positions</h1>${entry('Welder')}${entry('Fitter')}`,
    'https://lumenfold.example/careers/welder': shell,
    'https://lumenfold.example/careers/fitter': `<main><h1>Fitter</h1><p>${said.repeat(3)}</p></main>`,
  });
  const opened: string[] = [];
  const web: Web = {
    ...fetched,
    render: ({ url }) => {
      opened.push(url);
      return Promise.resolve(rendered(url, whole));
    },
  };
  const { context, saved } = fakeRun({ web });
  await careerPages.run({ company_url: 'https://lumenfold.example/', max_pages: 9 }, context);
  expect(opened).toEqual(['https://lumenfold.example/careers/welder']);
  expect(saved().map(({ fields }) => fields.requirements)).toContainEqual(['A licence to weld']);
});

/** Lists of two postings each, and where the next one is. */
const PARTS = [
  ['Welder', 'Fitter', 'a'],
  ['Turner', 'Miller', 'b'],
  ['Plater', 'Founder', null],
].map(([first, second, cursor]) =>
  JSON.stringify({ items: [first, second].map((title) => ({ title, location: 'Graz', salary: 1 })), cursor }),
) as [string, string, string];
const LISTED = {
  'https://lumenfold.example/':
    '<h1>Lumenfold</h1><p>We make lamps.</p><a href="/careers">Careers</a> <a href="/lamps">Lamps</a>',
  'https://lumenfold.example/careers': '<div id="root"></div><script>fetch("/api/openings")</script>',
  'https://lumenfold.example/api/openings': PARTS[0],
  'https://lumenfold.example/api/openings?cursor=b': PARTS[2],
};

it('takes no list for whole that says of itself that it goes on', async () => {
  const { context, findings, saved } = fakeRun({ web: webOf(LISTED) });
  await careerPages.run({ company_url: 'https://lumenfold.example/', max_pages: 9 }, context);
  expect(findings.map(({ why }) => why)).toContain('no_browser');
  expect(saved()).toEqual([]);
});

it('asks for the rest of a list that does not say how long it is', async () => {
  const address = 'https://lumenfold.example/api/openings';
  const web: Web = {
    ...webOf(LISTED),
    render: ({ url }) =>
      Promise.resolve(
        rendered(url, '<h1>Open positions</h1><ul><li>Welder</li><li>Fitter</li></ul>', [
          [address, PARTS[0]],
          [`${address}?cursor=a`, PARTS[1]],
        ]),
      ),
  };
  const { context, saved } = fakeRun({ web });
  await careerPages.run({ company_url: 'https://lumenfold.example/', max_pages: 9 }, context);
  const returned = saved().filter(({ disposition }) => disposition === 'returned');
  expect(returned.map(({ fields }) => fields.job_title)).toEqual([
    'Welder',
    'Fitter',
    'Turner',
    'Miller',
    'Plater',
    'Founder',
  ]);
});

it('keeps postings of one title and place apart that the data of a page number', async () => {
  const jobs = ['Graz', 'Linz', 'Graz'].map((location, at) => ({
    id: 70 + at,
    title: 'Driver',
    location,
    department: `Shift ${String(at)}`,
    description: `You drive shift ${String(at)} from our yard, with all that belongs to it. `.repeat(6),
  }));
  const web: Web = {
    ...webOf({ ...LISTED, 'https://lumenfold.example/careers': '<div id="root"></div><script src="/a.js"></script>' }),
    render: ({ url }) =>
      Promise.resolve(
        rendered(
          url,
          `<h1>Open positions</h1><ul>${jobs.map(({ title, location }) => `<li><h3>${title}</h3><p>${location}</p></li>`).join('')}</ul>`,
          [['https://lumenfold.example/data', JSON.stringify({ jobs })]],
        ),
      ),
  };
  const { context, saved } = fakeRun({ web });
  await careerPages.run({ company_url: 'https://lumenfold.example/', max_pages: 9 }, context);
  const returned = saved().filter(({ disposition }) => disposition === 'returned');
  expect(returned.map(({ fields }) => [fields.location, fields.department])).toEqual([
    ['Graz', 'Shift 0'],
    ['Linz', 'Shift 1'],
    ['Graz', 'Shift 2'],
  ]);
});

const shell = '<div id="root"></div><script src="/app.js"></script>';
const FRONT = '<h1>Lumenfold</h1><p>We make lamps.</p><a href="/careers">Careers</a> <a href="/lamps">Lamps</a>';

/** A run of a site of these pages, each of which a browser shows by `show`. */
async function runOf(
  pages: Readonly<Record<string, string>>,
  show: (url: string) => Rendering,
): Promise<ReturnType<typeof fakeRun>> {
  const web = { ...webOf(pages), render: ({ url }: { url: string }) => Promise.resolve(show(url)) };
  const run = fakeRun({ web });
  await careerPages.run({ company_url: 'https://lumenfold.example/', max_pages: 20 }, run.context);
  return run;
}

it('tells of every page that a browser opened, of the front door too, and of one that is none', async () => {
  const list = '<h1>Open positions</h1><ul><li>Welder</li><li>Fitter</li></ul>';
  const { findings } = await runOf(
    {
      'https://lumenfold.example/': shell,
      'https://lumenfold.example/careers': shell,
      'https://lumenfold.example/jobs': shell,
    },
    (url) => {
      const path = new URL(url).pathname;
      if (path === '/') return rendered(url, `${FRONT}<a href="/jobs">Jobs</a>`);
      return rendered(url, path === '/careers' ? list : '<h1>Page not found</h1>');
    },
  );
  const told = findings
    .filter(({ why }) => why.startsWith('page_rendered'))
    .map(({ why, about, kept }) => [why, about, kept]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['page_rendered', 'https://lumenfold.example/', 0],
      ['page_rendered', 'https://lumenfold.example/careers', 2],
      ['page_rendered_none', 'https://lumenfold.example/jobs', undefined],
    ]),
  );
});

it('tells which data were read in the place of a page that only scripts fill', async () => {
  const data = JSON.stringify({
    items: ['Welder', 'Fitter'].map((title) => ({
      ...{ title, location: 'Graz', salary: 1, url: `/careers/${title}` },
      description: 'You keep the lamps of our halls alive. '.repeat(12),
    })),
    total: 2,
  });
  const { findings, saved } = await runOf({ ...LISTED, 'https://lumenfold.example/api/openings': data }, (url) => {
    throw new Error(`${url} needs no browser`);
  });
  expect(saved().map(({ fields }) => fields.job_title)).toEqual(['Welder', 'Fitter']);
  expect(findings).toContainEqual(
    expect.objectContaining({ why: 'page_data_read', about: 'https://lumenfold.example/careers', kept: 2 }),
  );
});

describe('several lists of the data that a page asks for', () => {
  const entries = (...titles: string[]): object[] =>
    titles.map((title) => ({
      ...{ title, location: 'Graz', salary: 1, url: `/careers/${title}` },
      description: 'You keep the lamps of our halls alive. '.repeat(12),
    }));
  const api = 'https://lumenfold.example/api/openings';
  const titlesOf = ({ saved }: ReturnType<typeof fakeRun>, disposition: string): unknown[] =>
    saved()
      .filter((posting) => posting.disposition === disposition)
      .map(({ fields }) => fields.job_title);
  const noBrowserNeeded = (url: string): Rendering => {
    throw new Error(`${url} needs no browser`);
  };

  it.each([
    ['departments', { shop: entries('Welder', 'Fitter'), office: entries('Clerk'), yard: entries('Driver') }],
    ['a total of all', { total: 4, openings: entries('Welder', 'Fitter', 'Clerk'), internships: entries('Driver') }],
    [
      'totals of their own',
      {
        openings: { total: 3, items: entries('Welder', 'Fitter', 'Clerk') },
        more: { total: 1, items: entries('Driver') },
      },
    ],
  ])('are all read: %s', async (_what, data) => {
    const run = await runOf({ ...LISTED, [api]: JSON.stringify(data) }, noBrowserNeeded);
    expect(titlesOf(run, 'returned').sort()).toEqual(['Clerk', 'Driver', 'Fitter', 'Welder']);
  });

  it('tell a posting once, and the second time is a row of its own', async () => {
    const data = { openings: entries('Welder', 'Fitter'), featured: entries('Fitter') };
    const run = await runOf({ ...LISTED, [api]: JSON.stringify(data) }, noBrowserNeeded);
    expect(titlesOf(run, 'returned')).toEqual(['Welder', 'Fitter']);
    expect(titlesOf(run, 'duplicate')).toEqual(['Fitter']);
  });

  it.each([
    ['is a part', { openings: entries('Welder', 'Fitter'), more: { total: 40, items: entries('Clerk') } }],
    ['shares a total that is not reached', { total: 3, openings: entries('Welder', 'Fitter'), top: entries('Fitter') }],
    [
      'needs its pages',
      {
        openings: entries('Welder', 'Fitter'),
        internships: [{ title: 'Clerk', location: 'Graz', salary: 1, employmentType: 'Full-time' }],
      },
    ],
  ])('lead to the browser where one %s', async (_what, data) => {
    const opened: string[] = [];
    await runOf({ ...LISTED, [api]: JSON.stringify(data) }, (url) => {
      opened.push(url);
      return rendered(url, '<h1>Open positions</h1><ul><li>Welder</li><li>Fitter</li></ul>');
    });
    expect(opened).toContain('https://lumenfold.example/careers');
  });

  it('are kept without a browser as far as they are whole, and the others are counted', async () => {
    const page = '<div id="root"></div><script>fetch("/api/openings");fetch("/api/jobs")</script>';
    const run = fakeRun({
      web: webOf({
        ...LISTED,
        'https://lumenfold.example/careers': page,
        [api]: JSON.stringify(entries('Welder', 'Fitter')),
        'https://lumenfold.example/api/jobs': JSON.stringify({ total: 9, items: entries('Clerk') }),
      }),
    });
    await careerPages.run({ company_url: 'https://lumenfold.example/', max_pages: 9 }, run.context);
    expect(titlesOf(run, 'returned')).toEqual(['Welder', 'Fitter']);
    expect(run.findings).toContainEqual(expect.objectContaining({ why: 'page_data_unread', seen: 3, kept: 2 }));
    expect(run.findings.map(({ why }) => why)).toContain('no_browser');
  });
});

describe('pages of postings', () => {
  const titles = ['Welder', 'Fitter', 'Turner', 'Miller', 'Plater'];
  const site = {
    'https://lumenfold.example/': FRONT,
    'https://lumenfold.example/careers': `<h1>Open positions</h1><ul>${titles.map((title) => `<li><a href="/careers/${title.toLowerCase()}">${title}</a></li>`).join('')}</ul>`,
    ...Object.fromEntries(titles.map((title) => [`https://lumenfold.example/careers/${title.toLowerCase()}`, shell])),
  };

  it('that a browser had nothing to add to are named where the others are taken as they came', async () => {
    const { findings } = await runOf(site, (url) => rendered(url, '<h1>x</h1>'));
    const [told, ...others] = gathered(findings.filter(({ why }) => why === 'pages_taken_as_they_came'));
    expect(others).toEqual([]);
    expect(told?.seen).toBe(2);
  });

  it('say what was cut of them in the browser, and why they were not opened', async () => {
    const cut = finding('render_cut', 'https://lumenfold.example/careers/welder', { detail: 'its time was over' });
    const { findings } = await runOf(site, (url) => ({ ...rendered(url, '<h1>x</h1>'), findings: [cut] }));
    expect(findings).toContainEqual(expect.objectContaining(cut));
    const { context, findings: told } = fakeRun({ web: webOf(site) });
    await careerPages.run({ company_url: 'https://lumenfold.example/', max_pages: 20 }, context);
    expect(gathered(told).map(sentenceOf).join('\n')).toMatch(
      /No browser opened 5 pages of postings whose text only scripts show \(there is no browser here\)/,
    );
  });
});

it('reads the board that a page asks for in the browser by its adapter', async () => {
  const { saved } = await runOf(
    {
      'https://lumenfold.example/': FRONT,
      'https://lumenfold.example/careers': shell,
      'https://boards-api.greenhouse.io/v1/boards/lumenfold/jobs?content=true': JSON.stringify({
        jobs: [
          {
            id: 7,
            title: 'Welder',
            absolute_url: 'https://job-boards.greenhouse.io/lumenfold/jobs/7',
            location: { name: 'Graz' },
          },
        ],
      }),
    },
    (url) => ({
      ...rendered(url, '<h1>Open positions</h1>'),
      addresses: [url, 'https://boards.greenhouse.io/embed/job_board?for=lumenfold'],
    }),
  );
  expect(saved().map(({ fields }) => [fields.job_title, fields.source])).toEqual([['Welder', 'ats_api']]);
});

it('reads the openings that one line of a page names as the last of its views shows it', async () => {
  const frame = (words: string): string =>
    `<nav><a href="#/">Home</a> <a href="#/lamps">Lamps</a> <a href="#/careers">Careers</a></nav><main><div id="view">${words}</div></main>`;
  const careers = frame(
    '<h1>Careers</h1><p>Current openings: Shift Supervisor, Welder, Truck Driver.</p><p>Send us your documents by mail, or ring the bell of the mill.</p>',
  );
  const { saved } = await runOf(
    { 'https://lumenfold.example/': `${frame('')}<script src="/router.js"></script>` },
    (url) => ({
      ...rendered(url, ''),
      views: url.endsWith('#/careers')
        ? [frame('<p>Loading…</p>'), careers]
        : [
            frame(
              `<h1>${url.includes('lamps') ? 'Lamps' : 'Lumenfold'}</h1><p>We make lamps for halls and for yards.</p>`,
            ),
          ],
    }),
  );
  const returned = saved().filter(({ disposition }) => disposition === 'returned');
  expect(returned.map(({ fields }) => fields.job_title)).toEqual(['Shift Supervisor', 'Welder', 'Truck Driver']);
});

describe('a list in the page that its script replaces by what it fetches', () => {
  const card = (title: string): string =>
    `<article><h3>${title}</h3><p>You work in our halls.</p><a href="mailto:work@lumenfold.example">Apply</a></article>`;
  const listOf = (...titles: string[]): string =>
    `<h1>Careers</h1><h2>Open positions</h2><div class="roles">${titles.map(card).join('')}</div><script src="/js/site.js"></script>`;
  const data = (...titles: string[]): string =>
    JSON.stringify({
      intro: 'Come to us',
      roles: [
        ...titles.map((title, id) => ({ id, title, department: 'Hall', description: 'You work.', status: 'open' })),
        { id: 9, title: 'Plater', department: 'Hall', description: 'You plated.', status: 'filled' },
      ],
    });
  const site = {
    'https://lumenfold.example/': FRONT,
    'https://lumenfold.example/careers': listOf('Welder', 'Fitter'),
    'https://lumenfold.example/js/site.js':
      'const ROOT = ""; async function roles() { const got = await fetch(`${ROOT}/data/careers.json`); show(await got.json()); }',
  };
  const file = 'https://lumenfold.example/data/careers.json';
  const titlesOf = ({ saved }: ReturnType<typeof fakeRun>): unknown[] =>
    saved()
      .filter(({ disposition }) => disposition === 'returned')
      .map(({ fields }) => fields.job_title);
  const noBrowserNeeded = (url: string): Rendering => {
    throw new Error(`${url} needs no browser`);
  };

  it('is read as a browser shows it, where the data has other openings', async () => {
    const run = await runOf({ ...site, [file]: data('Welder', 'Turner') }, (url) =>
      rendered(url, listOf('Welder', 'Turner'), [[file, data('Welder', 'Turner')]]),
    );
    expect(titlesOf(run)).toEqual(['Welder', 'Turner']);
  });

  it('is read so, too, where it has become shorter', async () => {
    const pages = { ...site, 'https://lumenfold.example/careers': listOf('Welder', 'Fitter', 'Driver') };
    const run = await runOf({ ...pages, [file]: data('Turner', 'Miller') }, (url) =>
      rendered(url, listOf('Turner', 'Miller')),
    );
    expect(titlesOf(run)).toEqual(['Turner', 'Miller']);
  });

  it('is read so, too, where its entries say much', async () => {
    const long = listOf('Welder', 'Fitter').replaceAll(
      'in our halls.',
      'in our halls and yards by the river. '.repeat(12),
    );
    const pages = { ...site, 'https://lumenfold.example/careers': long, [file]: data('Welder', 'Turner') };
    expect(titlesOf(await runOf(pages, (url) => rendered(url, listOf('Welder', 'Turner'))))).toEqual([
      'Welder',
      'Turner',
    ]);
  });

  it('stays as it came where no browser opens it', async () => {
    const run = fakeRun({ web: webOf({ ...site, [file]: data('Welder', 'Turner') }) });
    await careerPages.run({ company_url: 'https://lumenfold.example/', max_pages: 9 }, run.context);
    expect(titlesOf(run)).toEqual(['Welder', 'Fitter']);
    expect(run.findings.map(({ why }) => why)).toContain('no_browser');
  });

  it.each([
    ['says the same', { [file]: data('Fitter', 'Welder') }],
    ['is not there', {}],
    [
      'is about something else',
      {
        [file]: JSON.stringify([
          { name: 'Hall lamp', price: 4 },
          { name: 'Yard lamp', price: 9 },
        ]),
      },
    ],
  ])('needs no browser where the data %s', async (_what, answers) => {
    expect(titlesOf(await runOf({ ...site, ...answers }, noBrowserNeeded))).toEqual(['Welder', 'Fitter']);
  });

  it('needs none where its entries have pages of their own', async () => {
    const linked = listOf('Welder', 'Fitter').replaceAll(/mailto:[^"]+/g, () => '/careers/one');
    const pages = { ...site, 'https://lumenfold.example/careers': linked.replace('/careers/one', '/careers/two') };
    const run = await runOf({ ...pages, [file]: data('Turner', 'Miller') }, noBrowserNeeded);
    expect(titlesOf(run)).toEqual(['Welder', 'Fitter']);
  });
});

it('opens a site of one page whose menu leads to openings that its script fills in', async () => {
  const part = (list: string): string =>
    `<nav><a href="#us">About us</a> <a href="#work">Jobs</a></nav><h1>Lumenfold</h1><section id="us"><p>${'We make lamps of paper and of glass for rooms of every size. '.repeat(6)}</p></section><section id="work"><h2>Work here</h2>${list}</section>`;
  const entry = (title: string): string =>
    `<a href="/apply/${title.toLowerCase()}"><h4>Leeds</h4><h3>${title}</h3></a>`;
  const url = 'https://lumenfold.example/';
  const filled = rendered(url, part(`<div>${['Welder', 'Glassblower', 'Driver'].map(entry).join('')}</div>`));
  const asked: string[] = [];
  const web: Web = {
    ...webOf({ [url]: `${part('<div class="jobs"></div>')}<script src="/main.js"></script>` }),
    render: (request) => {
      asked.push(request.url);
      return Promise.resolve(filled);
    },
  };
  const { context, saved } = fakeRun({ web });
  await careerPages.run({ company_url: url, max_pages: 5 }, context);
  expect(asked[0]).toBe(url);
  expect(saved().map(({ fields }) => fields.job_title)).toEqual(['Welder', 'Glassblower', 'Driver']);
});

describe('where nothing of an application leads to careers', () => {
  const shell = '<div id="root"></div><script src="/app.js"></script>';
  const NAMES = ['lamps', 'shades', 'mills', 'ovens', 'kilns', 'looms', 'build-lamps', 'tables'];
  const menu = NAMES.map((name) => `<a href="/${name}">${name}</a>`).join(' ');
  const list = '<h2>Open positions</h2><article><h3>Welder</h3></article><article><h3>Fitter</h3></article>';
  const site = Object.fromEntries(['', ...NAMES].map((name) => [`https://lumenfold.example/${name}`, shell]));
  const openedOf = async (fetched: Record<string, string>, at: string): Promise<string[]> => {
    const opened: string[] = [];
    const web: Web = {
      ...webOf(fetched),
      render: ({ url }) => {
        opened.push(new URL(url).pathname);
        const body = url.endsWith(at) ? list : `<p>We make lamps at ${url.slice(-4)}.</p>`;
        return Promise.resolve(rendered(url, `<nav>${menu}</nav><main>${body}</main>`));
      },
    };
    const { context } = fakeRun({ web });
    await careerPages.run({ company_url: 'https://lumenfold.example/', max_pages: 30 }, context);
    return opened;
  };

  it('opens its other pages until one has openings', async () => {
    expect((await openedOf(site, '/mills')).toSorted()).toEqual(['/', '/lamps', '/mills', '/shades']);
  });

  it('opens six at most', async () => {
    expect((await openedOf(site, '/none')).filter((path) => path !== '/')).toHaveLength(6);
  });

  it('opens none of a site whose front door needs no browser', async () => {
    const home = `<h1>Lumenfold</h1><p>${'We make lamps that fold. '.repeat(20)}</p>${menu}`;
    expect(await openedOf({ ...site, 'https://lumenfold.example/': home }, '/mills')).toEqual([]);
  });
});
