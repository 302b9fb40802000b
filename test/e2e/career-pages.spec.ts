import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { html, startSite, type LocalSite } from './local-site.js';
import { startTestService, type TestService } from './test-service.js';

const CARDS = [
  'Senior Software Engineer (m/w/d)',
  'Software Engineer (m/w/d)',
  'Engineering Manager (m/w/d)',
  'Office Manager (m/w/d)',
];
const list = CARDS.map(
  (title, index) =>
    `<article class="job"><h3><a href="/careers/job-${String(index)}">${title}</a></h3><span>${index % 2 === 0 ? 'Berlin' : 'Paris'}</span></article>`,
).join('');
const detail = (title: string): string =>
  html(
    title,
    `<h1>${title}</h1><p>You have 5+ years of experience with large systems. The salary is 60.000 € to 70.000 € per year.</p><h2>Your profile</h2><ul><li>TypeScript</li><li>Postgres</li></ul>`,
  );
const SITE = {
  '/': html('Example', '<h1>We build things</h1>'),
  '/careers': html(
    'Careers',
    `<h1>Open positions</h1><div class="jobs">${list}</div><p>Nothing for you? <a href="/careers/open">Open application</a></p>`,
  ),
  ...Object.fromEntries(CARDS.map((title, index) => [`/careers/job-${String(index)}`, detail(title)])),
};

describe('career page scrape', () => {
  let service: TestService;
  let site: LocalSite | undefined;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterEach(async () => {
    await site?.close();
    site = undefined;
  });
  afterAll(() => service.close());

  it('reads every posting of a site, with its details and their evidence', async () => {
    site = await startSite(SITE);
    const { envelope, result } = await service.scrape({ company_url: site.url, company_name: 'Example' });
    expect(envelope).toMatchObject({ status: 'COMPLETED', credits_consumed: 4, credits_left: 999_996 });
    expect(result.jobs.map((job) => job['job_title'])).toEqual(CARDS);
    expect(result.jobs[0]).toMatchObject({
      job_url: `${site.url}/careers/job-0`,
      location: 'Berlin',
      city: 'Berlin',
      country: 'Germany',
      company_name: 'Example',
      source: 'career_page',
      ats_system: null,
      salary_min: 60000,
      salary_max: 70000,
      salary_currency: 'EUR',
      salary_period: 'year',
      min_years_of_experience: 5,
      requirements: ['TypeScript', 'Postgres'],
      posted_at: null,
    });
    expect(result).toMatchObject({
      company: 'Example',
      career_page_urls: [`${site.url}/careers`],
      jobs_total: 4,
      jobs_filtered_out: 0,
      has_more: false,
      warnings: [],
    });
    const evidence = await service.service.database.pool.query<{ evidence: Record<string, { quote?: string }> }>(
      "SELECT evidence FROM job_postings WHERE job_title LIKE 'Senior%'",
    );
    expect(evidence.rows[0]?.evidence['min_years_of_experience']?.quote).toContain('5+ years');
  });

  it('accounts for every posting it saw when it filters', async () => {
    site = await startSite(SITE);
    const { id, result } = await service.scrape({
      company_url: site.url,
      target_titles: ['Software Engineer'],
      target_locations: ['France'],
    });
    expect(result.jobs.map((job) => job['job_title'])).toEqual(['Software Engineer (m/w/d)']);
    expect(result).toMatchObject({ jobs_total: 1, jobs_filtered_out: 3 });
    const rows = await service.service.database.pool.query(
      'SELECT job_title, disposition, reason FROM job_postings WHERE run_id = $1 ORDER BY number',
      [id],
    );
    expect(rows.rows).toEqual([
      { job_title: CARDS[0], disposition: 'filtered', reason: 'its place is none of target_locations' },
      { job_title: CARDS[1], disposition: 'returned', reason: null },
      { job_title: CARDS[2], disposition: 'filtered', reason: 'its title is none of target_titles' },
      { job_title: CARDS[3], disposition: 'filtered', reason: 'its title is none of target_titles' },
    ]);
    expect(site.asked).not.toContain('/careers/job-2');
  });

  it('cuts the same postings into pages, with figures that do not change', async () => {
    site = await startSite(SITE);
    const { id } = await service.scrape({ company_url: site.url });
    const pages = await Promise.all(
      [0, 3, 9].map((offset) => service.get(`/v1/scrape-career-pages/async/${id}?limit=3&offset=${String(offset)}`)),
    );
    expect(pages.map(({ body }) => body['result'])).toMatchObject([
      { jobs_returned: 3, jobs_total: 4, has_more: true, limit: 3, offset: 0 },
      { jobs_returned: 1, jobs_total: 4, has_more: false, limit: 3, offset: 3 },
      { jobs_returned: 0, jobs_total: 4, has_more: false, limit: 3, offset: 9, jobs: [] },
    ]);
    const lookup = await service.get(`/v1/runs/${id}`);
    expect(lookup.body).toMatchObject({ run_id: id, status: 'COMPLETED', result: { jobs_total: 4, limit: 25 } });
  });

  it('says that it was refused instead of that there is nothing', async () => {
    site = await startSite({ '/robots.txt': 'User-agent: *\nDisallow: /', ...SITE });
    const { envelope, result } = await service.scrape({ company_url: site.url });
    expect(envelope).toMatchObject({ status: 'COMPLETED', credits_consumed: 0 });
    expect(result.jobs).toEqual([]);
    expect(result.warnings[0]).toContain('robots.txt');
    expect(site.asked).not.toContain('/careers');
  });

  it('keeps what it read when a page is refused, and names the page', async () => {
    site = await startSite({
      ...SITE,
      '/careers/job-1': (_request, response) => {
        response.writeHead(403).end();
      },
    });
    const { result } = await service.scrape({ company_url: site.url });
    expect(result.jobs).toHaveLength(4);
    expect(result.warnings.join()).toContain('/careers/job-1');
  });

  it('fails with its step when nothing of the site can be reached', async () => {
    site = await startSite({});
    const { url } = site;
    await site.close();
    site = undefined;
    const { id, envelope } = await service.scrape({ company_url: url, max_page: 3 });
    expect(envelope).toMatchObject({
      ...{ status: 'FAILED', result: null, credits_consumed: 0, credits_left: expect.any(Number) as unknown },
      warnings: ['max_page is not a field and had no effect: did you mean max_pages?'],
    });
    const lookup = await service.get(`/v1/runs/${id}`);
    expect(lookup.body['result']).toEqual({
      error: { message: expect.stringContaining('127.0.0.1') as unknown, step_id: 'map-site' },
    });
  });

  it('completes without a posting on a site without a career page', async () => {
    site = await startSite({
      '/': '<title>Baker</title><h1>Bread</h1><a href="/kontakt/">Anfrage stellen</a>',
      '/kontakt/': '<h1>Kontakt</h1><p>Fragen zu stellen ist einfach.</p>',
    });
    const { envelope, result } = await service.scrape({ company_url: site.url });
    expect(envelope['status']).toBe('COMPLETED');
    expect(result).toMatchObject({ jobs: [], jobs_total: 0, career_page_urls: [] });
  });

  it('reads no more pages than it may', async () => {
    site = await startSite(SITE);
    const { result } = await service.scrape({ company_url: site.url, max_pages: 3 });
    expect(result['pages_scraped']).toBe(3);
    expect(result.jobs).toHaveLength(4);
    expect(result.warnings.join()).toContain('max_pages was reached: the pages of 3 postings were not read');
  });

  it('follows numbered pages of a list, each once', async () => {
    const page = (number: number): string =>
      html(
        'Jobs',
        `${[1, 2, 3].map((index) => `<h3><a href="/careers/p${String(number)}-${String(index)}">Engineer ${String(number)}.${String(index)} (m/w/d)</a></h3>`).join('')}<p>${[1, 2, 3].map((index) => `<a href="/careers?page=${String(index)}">${String(index)}</a>`).join(' ')}</p>`,
      );
    site = await startSite({
      '/': html('Example', ''),
      '/careers': page(1),
      '/careers?page=1': page(1),
      '/careers?page=2': page(2),
      '/careers?page=3': page(3),
    });
    const { result } = await service.scrape({ company_url: site.url });
    expect(result.jobs).toHaveLength(9);
    expect(result['career_page_urls']).toEqual([`${site.url}/careers`]);
    expect(site.asked.filter((path) => path === '/careers?page=2')).toHaveLength(1);
  });

  it('finds what only a compressed sitemap names, and what no one names', async () => {
    const { gzipSync } = await import('node:zlib');
    const { '/': _home, ...rest } = SITE;
    const sitemap = (base: string): Buffer =>
      gzipSync(
        `<?xml version="1.0"?><!-- made --><urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9"><url><loc><![CDATA[${base}/careers]]></loc></url></urlset>`,
      );
    const server: LocalSite = await startSite({
      ...rest,
      '/': '<title>Example</title><h1>No links here</h1>',
      '/robots.txt': (request, response) => {
        response
          .writeHead(200, { 'content-type': 'text/plain' })
          .end(`Sitemap: http://${String(request.headers.host)}/map.xml.gz`);
      },
      '/map.xml.gz': (request, response) => {
        response
          .writeHead(200, { 'content-type': 'application/gzip' })
          .end(sitemap(`http://${String(request.headers.host)}`));
      },
    });
    site = server;
    expect((await service.scrape({ company_url: server.url })).result.jobs).toHaveLength(4);
    await server.close();
    site = await startSite({ ...rest, '/': '<title>Example</title><h1>No links here</h1>' });
    expect((await service.scrape({ company_url: site.url })).result.jobs).toHaveLength(4);
  });

  it('explains a zero: pages that scripts fill, systems that are not read', async () => {
    site = await startSite({
      '/': html('Example', '<h1>Hello</h1>'),
      '/careers': '<title>Careers</title><div id="root"></div><script src="/app.js"></script>',
    });
    expect((await service.scrape({ company_url: site.url })).result.warnings).toEqual([
      // With a browser the page was opened and is empty; without one it is not known.
      expect.stringMatching(
        /\/careers (?:was opened in a browser .*: 0 postings|shows its content only after scripts)/,
      ),
    ]);
    await site.close();
    site = await startSite({
      '/': html('Example', '<h1>Hello</h1>'),
      '/careers': html('Careers', '<h1>Jobs</h1><script src="https://firm.brassring.com/embed.js"></script>'),
    });
    expect((await service.scrape({ company_url: site.url })).result.warnings).toEqual([
      expect.stringMatching(/\/careers (?:was opened in a browser .*: 0 postings|embeds brassring, a career system)/),
    ]);
  });
});
