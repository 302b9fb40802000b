import { describe, expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../../test/fake-context.js';
import { careerPages } from '../career-pages.pipeline.js';

const HOME = 'https://firm.example/';
const page = (heading: string, html: string): string =>
  `<html><head><title>${heading} | Firm</title></head><body><main><h1>${heading}</h1>${html}</main></body></html>`;
const links = (...titles: string[]): string =>
  `<ul>${titles.map((title) => `<li><a href="/jobs/${title.toLowerCase().replaceAll(' ', '-')}">${title}</a></li>`).join('')}</ul>`;
const advert = (title: string, more = ''): string =>
  page(
    title,
    `<p>We look for somebody who likes the work and the people around it.</p><h2>Requirements</h2><ul><li>Two years of it</li><li>Good English</li></ul>${more}`,
  );

/** What a run over a site of these pages, by path, made of it: titles by what became of them, and the career pages. */
async function readSite(pages: Readonly<Record<string, string>>): Promise<{
  readonly titles: (disposition: string) => (string | undefined)[];
  readonly reasonOf: (title: string) => string | undefined;
  readonly urls: readonly string[];
}> {
  const web = webOf(
    Object.fromEntries(Object.entries(pages).map(([path, html]) => [new URL(path, HOME).href, html] as const)),
  );
  const { context, saved } = fakeRun({ web });
  const { summary } = await careerPages.run({ company_url: HOME, max_pages: 30 }, context);
  return {
    titles: (wanted) =>
      saved()
        .filter(({ disposition }) => disposition === wanted)
        .map(({ fields }) => fields.job_title),
    reasonOf: (title) => saved().find(({ fields }) => fields.job_title === title)?.reason,
    urls: summary.career_page_urls,
  };
}

describe('lists of a site', () => {
  it('reads the adverts that the arrows of a career page lead to, which is an advert itself', async () => {
    const arrows = (...paths: string[]): string =>
      `<nav><a class="prev" href="${paths[0] ?? ''}"></a><a class="next" href="${paths.at(-1) ?? ''}"></a></nav>`;
    const { titles, urls } = await readSite({
      '/': page('Firm', '<a href="/careers.html">Careers</a>'),
      '/careers.html': advert('Baker', arrows('/miller.html')),
      '/miller.html': advert('Miller', arrows('/careers.html', '/driver.html')),
      '/driver.html': advert('Van driver', arrows('/miller.html', '/news/clerk.html')),
      '/news/clerk.html': advert('Office clerk'),
    });
    expect(titles('returned')).toEqual(['Baker', 'Miller', 'Van driver']);
    expect(urls).toContain(`${HOME}careers.html`);
  });

  it.each([
    ['/jobs?page=2', 'Next'],
    ['/jobs/page/2/', '2'],
    ['/jobs/2', 'Weiter'],
    ['/jobs-2', '»'],
  ])('go on at %s, to which "%s" leads; the first page is the career page', async (second, text) => {
    const { titles, urls } = await readSite({
      '/': page('Firm', '<a href="/jobs">Jobs</a>'),
      '/jobs': page('Jobs', `${links('Baker', 'Miller', 'Clerk')}<div><a href="${second}">${text}</a></div>`),
      [second]: page('Jobs', `${links('Driver', 'Cook', 'Waiter')}<div><a href="/jobs">1</a></div>`),
    });
    expect(titles('returned')).toEqual(['Baker', 'Miller', 'Clerk', 'Driver', 'Cook', 'Waiter']);
    expect(urls).toEqual(['https://firm.example/jobs']);
  });

  it('are one list in two languages where only the folders name those', async () => {
    const [english, german] = ['en/jobs', 'de/stellen'].map((folder) =>
      page('Jobs', links('Baker', 'Miller').replaceAll('/jobs/', `/${folder}/`)),
    ) as [string, string];
    const { titles } = await readSite({
      '/': page('Firm', '<a href="/de/stellen">Stellen</a><a href="/en/jobs">Jobs</a>'),
      '/en/jobs': english,
      '/de/stellen': german,
    });
    expect([titles('returned'), titles('duplicate')]).toEqual([
      ['Baker', 'Miller'],
      ['Baker', 'Miller'],
    ]);
  });

  it('are found where pages about the company lead to them in three steps', async () => {
    const { titles } = await readSite({
      '/': page('Firm', '<a href="/p1.html">The company</a><a href="/p2.html">Bread</a>'),
      '/p1.html': page('The company', '<a href="/p3.html">Our team</a>'),
      '/p3.html': page('Our team', '<a href="/p4.html">Current vacancies</a>'),
      '/p4.html': page('Current vacancies', links('Baker', 'Miller')),
    });
    expect(titles('returned')).toEqual(['Baker', 'Miller']);
  });

  it('may stand on a page that only the link to it calls so: without openings that is the career page, too', async () => {
    const site = { '/': page('Firm', '<a href="/p7.html">Careers</a><a href="/p8.html">Our careers fair</a>') };
    const { urls } = await readSite({
      ...site,
      '/p7.html': page('Bread for the town', '<p>Here you find our openings.</p>'),
      '/p8.html': page('The fair', '<p>Come to our mill in May.</p>'),
    });
    expect(urls).toEqual(['https://firm.example/p7.html']);
  });

  it('are found behind a front door that is one picture: none of its parts says where it leads', async () => {
    const { titles, urls } = await readSite({
      '/': '<html><body><img src="/door.png" usemap="#door"><map name="door"><area href="/mill.html" alt=""></map></body></html>',
      '/mill.html': page('The mill', '<a href="/about.html">About</a><a href="/stellen.html">Offene Stellen</a>'),
      '/stellen.html': page('Offene Stellen', links('Baker', 'Miller')),
    });
    expect(titles('returned')).toEqual(['Baker', 'Miller']);
    expect(urls).toEqual(['https://firm.example/stellen.html']);
  });

  it('are found behind a card that is named in bold, and behind a link that says nothing: the page calls itself one of careers', async () => {
    const list = { '/p31': page('Vacancies', `${links('Baker', 'Miller')}<a href="/p31?page=2">2</a>`) };
    const second = { '/p31?page=2': page('Vacancies', links('Driver', 'Cook')) };
    const home = (card: string): string =>
      page('Firm', `<div><p>${card}</p><p>We bake.</p><a href="/p31">Read more</a></div>`);
    for (const card of ['<strong>Vacancies</strong>', 'Bread'])
      expect((await readSite({ '/': home(card), ...list, ...second })).titles('returned')).toEqual([
        'Baker',
        'Miller',
        'Driver',
        'Cook',
      ]);
  });

  it.each([
    ['No open position needs to match: write to us.', ['dropped']],
    ['We bake at night.', ['returned']],
  ])('may end in an entry that invites anybody, and leads nowhere: "%s"', async (text, became) => {
    const card = (title: string, words: string, href: string): string =>
      `<div class="c"><h3>${title}</h3><p>${words}</p><a href="${href}">Apply</a></div>`;
    const site = await readSite({
      '/': page('Firm', '<a href="/jobs">Jobs</a>'),
      '/jobs': page(
        'Jobs',
        `<h2>Open positions</h2>${card('Miller', 'You grind.', '/jobs/miller')}${card('Clerk', 'You count.', '/jobs/clerk')}${card('Exceptional Baker', text, 'mailto:jobs@firm.example')}`,
      ),
      '/jobs/miller': advert('Miller'),
      '/jobs/clerk': advert('Clerk'),
    });
    expect(['returned', 'dropped'].filter((one) => site.titles(one).includes('Exceptional Baker'))).toEqual(became);
    expect(site.titles('returned')).toEqual(expect.arrayContaining(['Miller', 'Clerk']));
  });

  it('whose postings differ in the query alone are no list in two languages', async () => {
    const rows = (...titles: string[]): string =>
      `<ul>${titles.map((title) => `<li><a href="/jobs?id=${title}">${title}</a></li>`).join('')}</ul>`;
    const { titles } = await readSite({
      '/': page('Firm', '<a href="/jobs">Jobs</a>'),
      '/jobs': page('Jobs', `${rows('Baker', 'Miller')}<a href="/jobs?page=2">2</a>`),
      '/jobs?page=2': page('Jobs', rows('Driver', 'Cook')),
    });
    expect(titles('returned')).toEqual(['Baker', 'Miller', 'Driver', 'Cook']);
  });

  it('of departments are read where their names lead; a department is no posting', async () => {
    const card = (name: string): string =>
      `<div class="card"><h3>${name}</h3><p>Work with us.</p><a href="/${name.toLowerCase()}">See all openings</a></div>`;
    const site = await readSite({
      '/': page('Firm', '<a href="/jobs">Jobs</a>'),
      '/jobs': page('Jobs', `<h2>Open positions</h2>${card('Engineering')}${card('Operations')}`),
      '/engineering': page('Engineering', links('Site Engineer', 'Surveyor')),
      '/operations': page('Operations', links('Yard Foreman')),
    });
    expect(site.titles('returned')).toEqual(['Site Engineer', 'Surveyor', 'Yard Foreman']);
    expect(site.titles('dropped')).toEqual(expect.arrayContaining(['Engineering', 'Operations']));
  });

  it('of trainees are read where the career page names them, however they are called', async () => {
    const { titles } = await readSite({
      '/': page('Firm', '<a href="/jobs">Jobs</a>'),
      '/jobs': page(
        'Jobs',
        `<h2>Open positions</h2>${links('Baker', 'Miller')}<a href="/young">Stages et alternances</a>`,
      ),
      '/young': page('Stages et alternances', `<h2>Open positions</h2>${links('Apprentice Baker')}`),
    });
    expect(titles('returned')).toEqual(['Baker', 'Miller', 'Apprentice Baker']);
  });

  it('keep a posting that is called like a department: its page asks something of somebody', async () => {
    const { titles } = await readSite({
      '/': page('Firm', '<a href="/jobs">Jobs</a>'),
      '/jobs': page('Jobs', `<h2>Open positions</h2>${links('Customer Service', 'Baker', 'Miller')}`),
      '/jobs/customer-service': advert('Customer Service', `<h2>Other openings</h2>${links('Baker', 'Miller')}`),
      '/jobs/baker': advert('Baker'),
      '/jobs/miller': advert('Miller'),
    });
    expect(titles('returned')).toEqual(['Customer Service', 'Baker', 'Miller']);
  });

  it('are found behind a card that says only in its heading what it leads to', async () => {
    const { titles } = await readSite({
      '/': page(
        'Firm',
        '<div><h3>Services</h3><a href="/?page=3">Read more</a></div><div><h3>Careers</h3><a href="/?page=7">Read more</a></div>',
      ),
      '/?page=7': page('Work here', links('Baker', 'Miller', 'Clerk')),
    });
    expect(titles('returned')).toEqual(['Baker', 'Miller', 'Clerk']);
  });

  it('of one entry leave its posting the page that the entry leads to', async () => {
    const web = webOf({
      [HOME]: page('Firm', '<a href="/people">Jobs</a>'),
      'https://firm.example/people': page('Jobs', `<h2>Open positions</h2>${links('Site Engineer')}`),
      'https://firm.example/jobs/site-engineer': advert('Site Engineer'),
    });
    const { context, saved } = fakeRun({ web });
    await careerPages.run({ company_url: HOME, max_pages: 30 }, context);
    expect(saved().map(({ fields }) => [fields.job_url, fields.requirements])).toEqual([
      ['https://firm.example/jobs/site-engineer', ['Two years of it', 'Good English']],
    ]);
  });

  it('that still show what its own page says to be over do not make it open', async () => {
    const site = await readSite({
      '/': page('Firm', '<a href="/jobs">Jobs</a>'),
      '/jobs': page('Jobs', `<h2>Open positions</h2>${links('Baker', 'Miller')}`),
      '/jobs/baker': advert('Baker', '<div class="alert d-none">This job is no longer available.</div>'),
      '/jobs/miller': page('Miller', '<p>This position has been filled.</p>'),
    });
    expect(site.titles('returned')).toEqual(['Baker']);
    expect(site.reasonOf('Miller')).toBe('its page says: This position has been filled');
  });

  it('that are empty and say so are career pages', async () => {
    const { urls } = await readSite({
      '/': page('Firm', '<a href="/about/people">Vacancies</a>'),
      '/about/people': page('Vacancies', '<p>There are currently no open positions.</p>'),
    });
    expect(urls).toEqual(['https://firm.example/about/people']);
  });
});

describe('data that are about a page of several openings', () => {
  const data = (title: string): string =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'JobPosting', title, description: 'We look for people who like bread.' })}</script>`;
  const card = (title: string): string =>
    `<h2>${title}</h2><p>You work with us by the river.</p><h3>Requirements</h3><ul><li>You like bread</li></ul>`;

  it('are none of them where their title heads the page', async () => {
    const heading = 'We are recruiting: mill staff and drivers';
    const { titles } = await readSite({
      '/': page('Firm', '<a href="/jobs">Jobs</a>'),
      '/jobs': page(heading, `${data(heading)}${card('Baker')}${card('Head Miller')}`),
    });
    expect(titles('returned')).toEqual(['Baker', 'Head Miller']);
  });

  it('are an advert where it names whom it seeks, with whom one works below it', async () => {
    const heading = 'We are hiring a baker';
    const people =
      '<h2>You will work with</h2><h3>Master Baker</h3><p>He bakes.</p><h3>Shop Manager</h3><p>She sells.</p>';
    const { titles } = await readSite({
      '/': page('Firm', '<a href="/jobs">Jobs</a>'),
      '/jobs': page(heading, `${data(heading)}<p>You bake our bread at night.</p>${people}`),
    });
    expect(titles('returned')).toContain(heading);
  });

  it('are an advert where the others lead to pages of their own', async () => {
    const { titles } = await readSite({
      '/': page('Firm', '<a href="/jobs">Jobs</a>'),
      '/jobs': page('Vacancy: Night Baker', `${data('Vacancy: Night Baker')}${links('Miller', 'Clerk')}`),
      '/jobs/miller': advert('Miller'),
      '/jobs/clerk': advert('Clerk'),
    });
    expect(titles('returned')).toContain('Vacancy: Night Baker');
  });
});
