import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener, ServerResponse } from 'node:http';
import { fakeAgency, fakeIndeed, fakeNetwork, type Fault } from './fake-boards.js';
import { startServer, type LocalServer } from './local-site.js';
import { startTestService, type TestService } from './test-service.js';

const AGENCY = '/v1/scrape-agency-jobs/async';
const NETWORK = '/v1/scrape-network-jobs/async';
const COMMERCIAL = '/v1/scrape-commercial-jobs/async';

/** Every board is the server; nobody is asked again after a pause that a test would have to wait for. */
function settingsOf({ url }: LocalServer): Record<string, string> {
  return {
    AGENCY_BASE_URL: url,
    NETWORK_BASE_URL: url,
    COMMERCIAL_BASE_URL: url,
    BOARD_PAUSE_SECONDS: '0',
    RETRY_AFTER_MAX_SECONDS: '2',
    REQUEST_TIMEOUT_SECONDS: '4',
  };
}

describe('the boards, on local fakes of them', () => {
  /** One server for every board, and one service for all tests that are content with its settings. */
  let server: LocalServer;
  let shared: TestService;
  let board: RequestListener;
  const cleanUp: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    server = await startServer((request, response) => {
      board(request, response);
    });
    shared = await startTestService(settingsOf(server));
  });
  afterEach(async () => {
    for (const step of cleanUp.splice(0)) await step();
  });
  afterAll(async () => {
    await shared.close();
    await server.close();
  });

  const start = async (fake: RequestListener, settings?: Record<string, string>): Promise<TestService> => {
    board = fake;
    server.asked.length = 0;
    if (settings === undefined) return shared;
    const own = await startTestService({ ...settingsOf(server), ...settings });
    cleanUp.push(() => own.close());
    return own;
  };
  /** Rows by what became of them: the reason, or "returned". */
  const account = async (running: TestService, id: string): Promise<Record<string, number>> => {
    const { rows } = await running.service.database.pool.query<{ verdict: string; count: number }>(
      'SELECT coalesce(reason, disposition::text) AS verdict, count(*)::int FROM job_postings WHERE run_id = $1 GROUP BY 1',
      [id],
    );
    return Object.fromEntries(rows.map(({ verdict, count }) => [verdict, count]));
  };
  const jobNames = (jobs: readonly Record<string, unknown>[], name: string): unknown[] => jobs.map((job) => job[name]);
  const answer = (response: ServerResponse, status: number, headers: Record<string, string> = {}, body = ''): true => {
    response.writeHead(status, headers).end(body);
    return true;
  };

  describe('agency', () => {
    it('reads 2,000 rows over 20 pages, each reference number once', async () => {
      const running = await start(fakeAgency(2000));
      const { id, result } = await running.scrape(
        { title: 'Engineer', location: 'Berlin', page_size: 100, max_pages: 20 },
        AGENCY,
      );
      expect(result).toMatchObject({
        total_found: 1801,
        total_available: 2000,
        pages_scraped: 20,
        warnings: [],
        has_more: true,
      });
      expect(await account(running, id)).toEqual({ returned: 1801, 'the same posting was found before': 199 });
      expect(server.asked[0]).toBe(
        '/jobboerse/jobsuche-service/pc/v6/jobs?was=Engineer&wo=Berlin&umkreis=25&angebotsart=1&page=1&size=100',
      );
      const last = await running.get(`${AGENCY}/${id}?limit=50&offset=1800`);
      expect(last.body['result']).toMatchObject({ jobs_returned: 1, has_more: false });
    });

    it('reads descriptions, and contacts from them, without asking further when a captcha is asked for', async () => {
      const running = await start(fakeAgency(3));
      const { result } = await running.scrape(
        { title: 'Engineer', include_details: true, include_recruiter_details: true },
        AGENCY,
      );
      expect(result.jobs[0]).toMatchObject({
        reference_number: '10000-0-S',
        job_description: expect.stringContaining('• Bauen') as unknown,
        hiring_manager_name: 'Erika Muster',
        hiring_manager_email: 'erika.muster@firm.test',
        hiring_manager_phone: '+49 30 1234560',
        recruiter_details_included: false,
        job_type: 'full-time',
        country: 'Germany',
        city: 'Berlin',
        posted_at: '2026-08-04',
        source: 'agency',
      });
      expect(result.warnings).toEqual([]);
      expect(server.asked.filter((path) => path.endsWith('/bewerbung'))).toEqual([]);
    });

    it('says once that contacts are behind a captcha, and stops asking for them', async () => {
      const running = await start(
        fakeAgency(5, ({ url }, response) =>
          url.pathname.includes('/jobdetails/') ? answer(response, 404) : undefined,
        ),
      );
      const { result } = await running.scrape({ title: 'Engineer', include_recruiter_details: true }, AGENCY);
      expect(result.jobs.map((job) => job['recruiter_details_included'])).toEqual([false, false, false, false, false]);
      expect(result.warnings).toEqual([
        expect.stringContaining('5 of 5 details were not read'),
        expect.stringContaining('captcha, which is not solved'),
      ]);
      expect(server.asked.filter((path) => path.endsWith('/bewerbung'))).toHaveLength(1);
    });

    it('takes contacts that the board gives, and says which postings got them', async () => {
      const contact = JSON.stringify({
        angebotskontakt: {
          name: { vorname: 'Max', nachname: 'Muster' },
          telefonnummer: { laendervorwahl: '+49', vorwahl: '030', rufnummer: '123456' },
          emailadresse: 'noreply@firm.test',
        },
      });
      const running = await start(
        fakeAgency(1, ({ url }, response) =>
          url.pathname.endsWith('/bewerbung')
            ? answer(response, 200, { 'content-type': 'application/json' }, contact)
            : url.pathname.includes('/jobdetails/')
              ? answer(response, 404)
              : undefined,
        ),
      );
      const { result } = await running.scrape({ title: 'Engineer', include_recruiter_details: true }, AGENCY);
      expect(result.jobs[0]).toMatchObject({
        hiring_manager_name: 'Max Muster',
        hiring_manager_phone: '+49 30 123456',
        hiring_manager_email: null,
        recruiter_details_included: true,
      });
    });

    it('walks the versions of the interface until one answers', async () => {
      const running = await start(fakeAgency(3), { AGENCY_API_VERSIONS: 'v8,v7,v6,v5' });
      const { result } = await running.scrape({ title: 'Engineer' }, AGENCY);
      expect(result).toMatchObject({ total_found: 3, warnings: [] });
      expect(server.asked.map((path) => /\/(v\d)\//.exec(path)?.[1])).toEqual(['v8', 'v7', 'v6']);
    });

    it('falls back for home office, by the parameter and by the rows', async () => {
      const running = await start(
        fakeAgency(9, ({ url }, response) => (url.searchParams.has('homeoffice') ? answer(response, 400) : undefined)),
      );
      const { id, result } = await running.scrape({ title: 'Engineer', job_type: 'home-office' }, AGENCY);
      expect(result.jobs.every((job) => job['remote_policy'] === 'hybrid')).toBe(true);
      expect(result.warnings).toEqual([expect.stringContaining('home office (ho)')]);
      expect(await account(running, id)).toEqual({ returned: 5, 'it is not marked as possible from home': 4 });
    });

    it('ends with what it has when the time of the run is used up', async () => {
      const running = await start(fakeAgency(100), {
        RUN_DEADLINE_MINUTES: '0.2',
        HOST_REQUESTS_PER_SECOND: '3',
        HOST_RATES: '',
      });
      // A tenth of the time is left for reading what came, in threads that this run starts.
      await running.scrape({ title: 'Engineer', max_pages: 1, include_details: false }, AGENCY);
      const { id, result } = await running.scrape({ title: 'Engineer', page_size: 100, include_details: true }, AGENCY);
      expect(result['total_found']).toBe(91);
      const { rows } = await running.service.database.pool.query<{ count: number }>(
        'SELECT count(job_description)::integer AS count FROM job_postings WHERE run_id = $1',
        [id],
      );
      expect(rows[0]?.count).toBeGreaterThan(5);
      expect(rows[0]?.count).toBeLessThan(60);
      expect(result.warnings).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/details one after the other were not read: the time of the run was used up/),
          expect.stringMatching(/used up its time/),
        ]),
      );
    });

    it('tells nothing found from a place it was not asked for', async () => {
      const running = await start(fakeAgency(0));
      expect((await running.scrape({ title: 'Quallenflüsterer' }, AGENCY)).result).toMatchObject({
        total_found: 0,
        warnings: [],
        jobs: [],
      });
    });

    it('warns when the board takes a place for another one', async () => {
      const running = await start(fakeAgency(2));
      const { result } = await running.scrape({ location: 'Entenhausen' }, AGENCY);
      expect(result.warnings).toEqual([expect.stringContaining('took the location "Entenhausen" for "Berlin"')]);
    });
  });

  const FAULTS: [string, Fault, RegExp, number][] = [
    [
      '429 with Retry-After, then an answer',
      ({ count }, response) => (count === 2 ? answer(response, 429, { 'retry-after': '1' }) : undefined),
      /^$/,
      25,
    ],
    [
      '429 without Retry-After, for good',
      ({ count }, response) => (count >= 2 ? answer(response, 429) : undefined),
      /refused the request at page 2: it answered 429/,
      10,
    ],
    [
      '429 that asks for more patience than the settings have',
      ({ count }, response) => (count >= 2 ? answer(response, 429, { 'retry-after': '600' }) : undefined),
      /refused the request at page 2/,
      10,
    ],
    [
      '403 in mid-search',
      ({ count }, response) => (count >= 3 ? answer(response, 403) : undefined),
      /refused the request at page 3: it answered 403/,
      20,
    ],
    [
      'a challenge in mid-search',
      ({ count }, response) =>
        count >= 2
          ? answer(response, 200, { 'content-type': 'text/html' }, '<title>Just a moment...</title>')
          : undefined,
      /refused the request at page 2: it asked for a challenge/,
      10,
    ],
    [
      'silence',
      ({ count }, response) => {
        if (count >= 2) void response.writeHead(200);
        return count >= 2;
      },
      /was not read at page 2: it did not answer in time/,
      10,
    ],
    [
      'a body that breaks off',
      ({ count }, response) => {
        if (count < 2) return undefined;
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
        response.write('{"ergebnisliste":[');
        setTimeout(() => {
          response.destroy();
        }, 20);
        return true;
      },
      /was not read at page 2/,
      10,
    ],
    [
      'a page of another shape',
      ({ count }, response) =>
        count >= 2 ? answer(response, 200, { 'content-type': 'application/json' }, '{"results":[]}') : undefined,
      /answered in a form that is not known any more: page 2/,
      10,
    ],
    [
      'a redirect to a login',
      ({ count, url }, response) =>
        count >= 2 && !url.pathname.startsWith('/authwall')
          ? answer(response, 302, { location: '/authwall?x=1' })
          : url.pathname.startsWith('/authwall')
            ? answer(response, 200, { 'content-type': 'text/html' }, '<h1>Sign up</h1>')
            : undefined,
      /refused the request at page 2: it asked for a login/,
      10,
    ],
  ];

  it.each(FAULTS)('keeps what was read and says what happened: %s', async (_name, fault, warning, kept) => {
    const running = await start(fakeAgency(25, fault));
    const { envelope, result } = await running.scrape({ title: 'Engineer', page_size: 10, max_pages: 3 }, AGENCY);
    expect(envelope['status']).toBe('COMPLETED');
    expect(result.warnings.join(' | ')).toMatch(warning);
    if (kept < 25) expect(result.warnings).toHaveLength(1);
    const duplicates = Math.floor((kept - 1) / 10);
    expect(result['total_found']).toBe(kept - duplicates);
  });

  describe('network', () => {
    it('advances by the cards received up to the 1,000 the board shows, details included', async () => {
      const running = await start(fakeNetwork(2000));
      const { result } = await running.scrape(
        { titles: 'Engineer', locations: ['Berlin'], max_jobs: 1000, include_details: false },
        NETWORK,
      );
      expect(result).toMatchObject({
        titles_query: 'Engineer',
        locations: ['Berlin'],
        total_found: 901,
        jobs_scraped: 0,
        warnings: ["The network's job search lists no more than 1000 postings: there may be more"],
      });
      expect(server.asked).toHaveLength(100);
    });

    it('searches each title at each place, counts its details, and names fields as published', async () => {
      const running = await start(fakeNetwork(3));
      const { result } = await running.scrape(
        {
          titles: ['Engineer', 'Developer'],
          locations: ['Berlin', 'Munich'],
          country: 'Germany',
          posted_within_days: 7,
          workplace_types: ['remote', 'hybrid'],
          job_types: ['full-time'],
          experience_levels: ['mid-senior'],
        },
        NETWORK,
      );
      expect(result).toMatchObject({
        total_found: 3,
        jobs_scraped: 3,
        successful_scrapes: 3,
        failed_scrapes: 0,
        country: 'Germany',
        warnings: [],
      });
      expect(server.asked.filter((path) => path.includes('seeMore'))).toHaveLength(8);
      expect(server.asked[0]).toContain(
        'keywords=Engineer&location=Berlin%2C%20Germany&f_TPR=r604800&f_WT=2%2C3&f_JT=F&f_E=4&start=0',
      );
      expect(Object.keys(result.jobs[0] ?? {})).toEqual([
        'title',
        'job_url',
        'network_job_id',
        'company_name',
        'company_url',
        'company_id',
        'location',
        'description',
        'seniority_level',
        'employment_type',
        'industries',
        'apply_url',
        'apply_type',
        'posted_at',
        'posted_time_ago',
        'applications_count',
        'salary',
        'job_function',
        'company_size',
        'company_website',
        'headquarters',
      ]);
      expect(result.jobs[0]).toMatchObject({
        title: 'Engineer 0',
        network_job_id: '4000000000',
        job_url: 'https://www.linkedin.com/jobs/view/4000000000',
        company_url: 'https://www.linkedin.com/company/firm-0',
        description: 'You build.\nMuch.',
        seniority_level: 'Berufserfahren',
        employment_type: 'Full-time',
        applications_count: 200,
        apply_type: 'offsite',
        posted_at: '2026-06-04',
        posted_time_ago: '1 week ago',
        salary: null,
      });
    });

    it('keeps the cards when details are refused, and stops asking', async () => {
      const running = await start(
        fakeNetwork(10, ({ url }, response) =>
          url.pathname.endsWith('/jobPosting/4000000002') ? answer(response, 999) : undefined,
        ),
      );
      const { result } = await running.scrape({ titles: 'Engineer' }, NETWORK);
      expect(result).toMatchObject({ total_found: 10, jobs_scraped: 3, successful_scrapes: 2, failed_scrapes: 1 });
      expect(result.warnings).toEqual([
        expect.stringMatching(/refused the request at details \(3 of 10\): it answered 999/),
      ]);
      expect(jobNames(result.jobs, 'description').filter((text) => text !== null)).toHaveLength(2);
    });
  });

  describe('commercial', () => {
    it('tells overlapping rows and filler from matches, and pages against what it stored', async () => {
      const running = await start(fakeIndeed(200));
      const { id, result } = await running.scrape(
        { title: 'Engineer', location: 'Austin, TX', max_pages: 20, include_details: false },
        COMMERCIAL,
      );
      expect(result).toMatchObject({
        company: 'Indeed',
        total_found: 200,
        board_match_count: 200,
        pages_scraped: 20,
        warnings: [],
      });
      expect(await account(running, id)).toEqual({
        returned: 200,
        'the board shows it as an advertisement, it does not match the search': 20,
        'the same posting was found before': 95,
      });
      expect(result.jobs[0]).toMatchObject({
        job_title: 'Engineer 0 {"a"}',
        city: 'Austin',
        postal_code: '78701',
        salary_min: 40_000,
        salary_max: null,
        salary_currency: 'USD',
        salary_period: 'year',
        source: 'commercial',
      });
    });

    it('reads details, and each employer once', async () => {
      const running = await start(fakeIndeed(10));
      const { result } = await running.scrape({ title: 'Engineer', include_company_details: true }, COMMERCIAL);
      expect(result.jobs[0]).toMatchObject({
        job_description: 'You build {things}. Salary: $100,000 - $120,000 a year.',
        company_size: '1001 to 5,000',
        revenue: 'more than $10B',
        industry: 'Software',
        founded: '1999',
        company_website: 'https://firm.test/',
      });
      expect(server.asked.filter((path) => path.startsWith('/cmp/'))).toHaveLength(7);
    });

    it('finds nothing without a warning', async () => {
      const running = await start(fakeIndeed(0));
      expect((await running.scrape({ title: 'Zeppelin Pilot' }, COMMERCIAL)).result).toMatchObject({
        total_found: 0,
        warnings: [],
      });
    });
  });

  it('leaves a board that refused one run alone in the next, for all processes, and says so when that is too long', async () => {
    const running = await start(
      fakeNetwork(10, ({ count }, response) => (count === 1 ? answer(response, 999) : undefined)),
      { BOARD_PAUSE_SECONDS: '2', BOARD_WAIT_MAX_SECONDS: '5' },
    );
    expect((await running.scrape({ titles: 'Engineer', include_details: false }, NETWORK)).result).toMatchObject({
      total_found: 0,
      warnings: [expect.stringContaining('it answered 999')],
    });
    const { rows: pauses } = await running.service.database.pool.query<{ until: Date }>(
      "SELECT until FROM host_pauses WHERE host = '127.0.0.1'",
    );
    expect((await running.scrape({ titles: 'Engineer', include_details: false }, NETWORK)).result).toMatchObject({
      total_found: 10,
      warnings: [],
    });
    expect(pauses.map(({ until }) => until.getTime() <= Date.now())).toEqual([true]);
    await running.service.database.pool.query(
      "INSERT INTO host_pauses (host, until, reason) VALUES ('127.0.0.1', now() + interval '1 minute', 'test') ON CONFLICT (host) DO UPDATE SET until = excluded.until",
    );
    const refused = await running.scrape({ titles: 'Engineer', include_details: false }, NETWORK);
    expect(refused.result).toMatchObject({
      total_found: 0,
      warnings: [expect.stringMatching(/was not asked: it refused another run and is left alone for \d+ seconds/)],
    });
  });

  it('answers 422 for boards that the operator has switched off', async () => {
    const running = await start(fakeAgency(1), { BOARDS_DISABLED: 'agency, network,indeed' });
    const refusal = {
      status: 422,
      body: {
        detail: [{ type: 'board_disabled', loc: ['body'], msg: expect.stringContaining('switched') as unknown }],
      },
    };
    expect(await running.post(AGENCY, { title: 'x' })).toMatchObject(refusal);
    expect(await running.post(NETWORK, { titles: 'x' })).toMatchObject(refusal);
    expect(await running.post(COMMERCIAL, { title: 'x', board: 'indeed' })).toMatchObject(refusal);
    expect((await running.post(COMMERCIAL, { title: 'x' })).status).toBe(202);
  });
});
