import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replayEnvironment, startReplayProxy, type ReplayProxy } from '../replay/replay-proxy.ts';
import { Client } from 'pg';
import { loadBuilt } from '../built.ts';
import { startBuiltService, type StartedService } from '../score/started-service.ts';
import { ALL_KEYS, FakeEmailVendors, type Knowledge } from './fake-email-vendors.ts';
import { startMailServers, startNameServer } from './fake-mail.ts';
import { createDatabase } from './test-database.js';

const { contactHash } =
  await loadBuilt<typeof import('../../src/people/do-not-contact.js')>('people/do-not-contact.js');

interface Result {
  readonly email: string | null;
  readonly status: string;
  readonly confidence: number;
  readonly provider: string | null;
  readonly reason: string | null;
  readonly attempts: { provider: string; outcome: string; duration_ms: number; credits: number | null }[];
  readonly alternatives: { email: string }[];
  readonly verification: Record<string, unknown> | null;
  readonly warnings: string[];
  readonly credits_consumed: number;
  readonly error?: { step_id: string; message: string };
}

const ERIKA = { full_name: 'Dr. Erika Muster' };
const found = (email: string, ...vendors: string[]): Record<string, string> =>
  Object.fromEntries(vendors.map((vendor) => [vendor, email]));
const FINDERS = [
  'ai-ark',
  'people-data-labs',
  'hunter',
  'prospeo',
  'leadmagic',
  'findymail',
  'icypeas',
  'dropcontact',
  'anymailfinder',
];
const VERIFIERS = ['hunter', 'zerobounce', 'neverbounce', 'millionverifier', 'reacher'];

const COMPANIES: Readonly<Record<string, Knowledge>> = {
  'named.test': {
    name: 'Namensvetter AG',
    finders: found('erika.muster@named.test', 'hunter'),
    verifiers: { zerobounce: 'valid' },
  },
  'first.test': { finders: found('erika@first.test', 'ai-ark'), verifiers: { hunter: 'valid' } },
  // The finder is not asked about its own address.
  'other.test': {
    finders: found('erika.muster@other.test', 'hunter'),
    verifiers: { hunter: 'valid', zerobounce: 'bad_key', neverbounce: 'unknown', millionverifier: 'valid' },
  },
  'catch.test': {
    finders: found('erika.muster@catch.test', 'prospeo', 'leadmagic'),
    verifiers: { hunter: 'catch_all', zerobounce: 'catch_all' },
  },
  'wrong.test': {
    finders: {
      'people-data-labs': 'erika@former.test',
      hunter: 'emuster@wrong.test',
      anymailfinder: 'erika.muster@wrong.test',
      findymail: 'info@wrong.test',
    },
    verifiers: { hunter: { 'erika.muster@wrong.test': 'valid' }, zerobounce: { 'emuster@wrong.test': 'invalid' } },
  },
  'slow.test': { finders: found('erika.muster@slow.test', 'icypeas'), verifiers: { hunter: 'valid' } },
  'async.test': { finders: found('erika.muster@async.test', 'dropcontact'), verifiers: { hunter: 'valid' } },
  'blocked.test': { finders: found('erika.muster@blocked.test', 'leadmagic'), verifiers: { reacher: 'blocked' } },
  'guess.test': {
    verifiers: { hunter: { 'muster.erika@guess.test': 'valid' } },
    site: {
      '/': '<a href="/team">Unser Team</a>',
      '/team': '<p>Max Beispiel: beispiel.max [at] guess [punkt] test</p><p>Ines Probe, probe.ines(at)guess.test</p>',
    },
  },
  'guesscatch.test': { verifiers: { hunter: 'catch_all' } },
  // Company and addresses come onto the do-not-contact list.
  'objects.test': { finders: found('erika.muster@mail.objects.test', 'ai-ark'), verifiers: { hunter: 'valid' } },
  'several.test': {
    finders: { prospeo: 'erika.muster@several.test', leadmagic: 'muster@several.test' },
    verifiers: { hunter: 'catch_all', zerobounce: 'catch_all' },
  },
  'nobody.test': { verifiers: { hunter: {} } },
  'broken.test': {
    finders: Object.fromEntries(FINDERS.map((name) => [name, name === 'prospeo' ? 'bad_key' : 'error'])),
    verifiers: Object.fromEntries(VERIFIERS.map((name) => [name, 'bad_key'])),
  },
};

describe('the waterfall, all vendors behind a proxy', () => {
  let proxy: ReplayProxy;
  let service: StartedService;
  let bare: StartedService;
  let databaseUrl: string;
  let names: Awaited<ReturnType<typeof startNameServer>>;
  let mail: Awaited<ReturnType<typeof startMailServers>>;
  const vendors = new FakeEmailVendors({
    ...COMPANIES,
    'published.test': {
      site: {
        '/': '<p>Ihre Ansprechpartnerin: Erika Muster</p><a href="mailto:Erika.Muster@published.test?subject=x">Mail</a>',
      },
    },
    'pattern.test': {
      site: {
        '/': '<a href="/impressum">Impressum</a>',
        '/impressum': 'Vertreten durch Max Beispiel, m.beispiel@pattern.test, kontakt@pattern.test',
      },
    },
    'muster-maschinenbau.de': {
      site: {
        '/': '<title>Willkommen</title><p>Impressum: Muster Maschinenbau GmbH</p><p>Erika Muster: erika.muster@muster-maschinenbau.de</p>',
      },
    },
    'sonnenberg-gruppe.test': {
      site: {
        '/': '<title>Start</title><p>Sonnenberg Elektrik GmbH</p><p>Erika Muster, erika.muster@sonnenberg-gruppe.test</p>',
      },
    },
    'encyclopaedia.test': { site: { '/': '<title>Encyclopaedia</title><p>About everything</p>' } },
    'mustermaschinenbau.com': {
      site: { '/': '<title>mustermaschinenbau.com</title>This domain is for sale: Muster Maschinenbau GmbH' },
    },
  });

  const MAIL_SERVERS: Readonly<Record<string, (email: string, count: number) => string | undefined>> = {
    '127.0.0.2': () => '250 OK',
    '127.0.0.3': (email) => (email.startsWith('erika.muster@') ? '250 2.1.5 OK' : '550 5.1.1 User unknown'),
    '127.0.0.4': (email, count) =>
      count === 1 && email.startsWith('erika.muster@')
        ? '451 4.7.1 Greylisted, try again'
        : email.startsWith('erika.muster@')
          ? '250 OK'
          : '550 5.1.1 no such user',
    '127.0.0.5': () => '550 5.7.1 Service unavailable, client host blocked using Spamhaus',
    '127.0.0.6': () => undefined,
    '127.0.0.7': () => '550 5.1.1 User unknown',
    '127.0.0.8': (email, count) =>
      count === 1 ? '450 4.2.0 Greylisted' : email.startsWith('erika.muster@') ? '250 OK' : '550 5.1.1 no such user',
  };
  const SMTP: readonly [string, string, string, string][] = [
    ['accepts all', '127.0.0.2', 'catch_all', 'catch_all'],
    ['rejects the unknown', '127.0.0.3', 'valid', 'verified'],
    ['greylists the recipient', '127.0.0.4', 'valid', 'verified'],
    ['greylists everybody', '127.0.0.8', 'valid', 'verified'],
    ['blocks us with 5.7.1', '127.0.0.5', 'unknown', 'unverified'],
    ['keeps silent', '127.0.0.6', 'unknown', 'unverified'],
    ['is not there', '127.0.0.9', 'unknown', 'unverified'],
    ['does not know the person', '127.0.0.7', 'invalid', 'not_found'],
  ];
  const smtpDomain = (server: string): string => `smtp${server.split('.')[3] ?? ''}.test`;

  beforeAll(async () => {
    const domains = Object.fromEntries(
      [
        ...Object.keys(COMPANIES),
        'published.test',
        'pattern.test',
        'muster-maschinenbau.de',
        'mustermaschinenbau.com',
        'sonnenberg-gruppe.test',
        'encyclopaedia.test',
        'gmail.com',
        'xn--mnchen-3ya.test',
      ].map((name) => [name, ['mx.mail.protection.outlook.com']]),
    );
    names = await startNameServer({
      ...domains,
      'nomail.test': null,
      ...Object.fromEntries(SMTP.map(([, server]) => [smtpDomain(server), [server]])),
    });
    mail = await startMailServers(MAIL_SERVERS);
    proxy = await startReplayProxy();
    proxy.use(vendors);
    const environment = {
      ...replayEnvironment(proxy),
      DNS_SERVERS: names.address,
      RETRY_PACE: '0.01',
      LOG_LEVEL: 'error',
      ALLOW_PRIVATE_ADDRESSES: 'true',
      HOST_REQUESTS_PER_SECOND: '1000',
      WORKER_CONCURRENCY: '8',
    };
    databaseUrl = await createDatabase();
    [service, bare] = await Promise.all([
      startBuiltService({
        ...environment,
        ...ALL_KEYS,
        DATABASE_URL: databaseUrl,
        REACHER_BASE_URL: 'https://reacher.test',
        REACHER_SECRET: 'canary-reacher',
      }),
      startBuiltService({
        ...environment,
        DATABASE_URL: await createDatabase(),
        SMTP_PROBE: 'true',
        SMTP_PORT: String(mail.port),
        SMTP_RETRY_SECONDS: '0',
        REQUEST_TIMEOUT_SECONDS: '15',
        LEADMAGIC_API_KEY: 'canary-leadmagic',
        RESEARCH_API_KEY: 'canary-research',
      }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([service.stop(), bare.stop()]);
    await proxy.close();
    names.close();
    mail.close();
  });

  const enrich = async (request: object, at: StartedService = service): Promise<{ status: string; result: Result }> => {
    const { status, body } = await at.post('/enrich-person', request);
    expect([status, body]).toEqual([202, expect.objectContaining({ status: 'QUEUED' })]);
    for (;;) {
      const { body: run } = await at.get(`/runs/${String(body['run_id'])}`);
      if (run['status'] === 'COMPLETED' || run['status'] === 'FAILED')
        return { status: run['status'], result: { ...(run['result'] as Result) } };
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const outcomes = ({ attempts }: Result): string[] =>
    attempts.map(({ provider, outcome }) => `${provider} ${outcome}`);

  it('stops at the first address that somebody else verifies', async () => {
    const { status, result } = await enrich({
      ...ERIKA,
      company_domain: 'first.test',
      network_profile_url: 'https://de.linkedin.com/in/first/',
    });
    expect([status, result.email, result.status, result.confidence, result.provider]).toEqual([
      'COMPLETED',
      'erika@first.test',
      'verified',
      0.95,
      'ai-ark',
    ]);
    expect(outcomes(result)).toEqual(['ai-ark found', 'hunter valid']);
    expect(result.verification).toEqual({
      status: 'valid',
      is_catch_all: false,
      mx_provider: 'microsoft',
      checked_at: expect.any(String),
      verifier: 'hunter',
    });
    expect(result.credits_consumed).toBe(1.5);
    expect(result.attempts[0]).toMatchObject({ credits: 1, duration_ms: expect.any(Number) });
  });

  it('does not let a finder verify itself, and reads a bad key inside HTTP 200', async () => {
    const { result } = await enrich({ ...ERIKA, company_domain: 'other.test' });
    expect(outcomes(result)).toEqual([
      'ai-ark skipped',
      'people-data-labs not_found',
      'hunter found',
      'zerobounce bad_key',
      'neverbounce unknown',
      'millionverifier valid',
    ]);
    expect([result.status, result.verification?.['verifier']]).toEqual(['verified', 'millionverifier']);
    expect(result.warnings).toEqual(['zerobounce could not verify (bad_key)']);
  });

  it('counts what the company’s domain cost, also where the answer is known', async () => {
    const { result } = await enrich({ ...ERIKA, company_name: 'Namensvetter' });
    expect(outcomes(result)).toEqual([
      'ai-ark found',
      'ai-ark skipped',
      'people-data-labs not_found',
      'hunter found',
      'zerobounce valid',
    ]);
    const again = (await enrich({ ...ERIKA, company_name: 'Namensvetter' })).result;
    expect(outcomes(again)).toEqual(['ai-ark found', 'stored_answer verified']);
    expect([result.email, again.email, again.credits_consumed]).toEqual([
      'erika.muster@named.test',
      'erika.muster@named.test',
      0.1,
    ]);
    expect(result.credits_consumed).toBeGreaterThan(1);
  });

  it('keeps an address on a catch-all domain as a fallback, surer where two agree, and guesses none there', async () => {
    const { result } = await enrich({ ...ERIKA, company_domain: 'catch.test' });
    expect([result.email, result.status, result.confidence]).toEqual(['erika.muster@catch.test', 'catch_all', 0.7]);
    expect(outcomes(result)).toEqual(
      expect.arrayContaining(['prospeo found', 'leadmagic found', 'company_site not_found', 'pattern withheld']),
    );
    expect(outcomes(result).filter((line) => line === 'hunter catch_all')).toHaveLength(1);
  });

  it('drops addresses of another domain, of offices, and what is invalid', async () => {
    const { result } = await enrich({ ...ERIKA, company_domain: 'wrong.test' });
    expect(outcomes(result)).toEqual([
      'ai-ark skipped',
      'people-data-labs other_domain',
      'hunter found',
      'zerobounce invalid',
      'prospeo not_found',
      'leadmagic not_found',
      'findymail role_mailbox',
      'icypeas not_found',
      'dropcontact not_found',
      'anymailfinder found',
      'hunter valid',
    ]);
    expect([result.email, result.alternatives]).toEqual(['erika.muster@wrong.test', []]);
  });

  it.each([
    ['slow.test', 'icypeas'],
    ['async.test', 'dropcontact'],
  ])('waits for answers that take time: %s', async (domain, provider) => {
    const { result } = await enrich({ ...ERIKA, company_domain: domain });
    expect([result.email, result.provider, result.status]).toEqual([`erika.muster@${domain}`, provider, 'verified']);
  });

  it('takes a policy block for unknown', async () => {
    const { result } = await enrich({ ...ERIKA, company_domain: 'blocked.test' });
    expect([result.email, result.status, result.confidence]).toEqual(['erika.muster@blocked.test', 'unverified', 0.5]);
    expect(outcomes(result)).toContain('reacher unknown');
  });

  it('learns how a company makes addresses and tries that first', async () => {
    const { result } = await enrich({ ...ERIKA, company_domain: 'guess.test' });
    expect([result.email, result.status, result.provider, result.confidence]).toEqual([
      'muster.erika@guess.test',
      'verified',
      'pattern',
      0.9,
    ]);
    expect(outcomes(result).slice(-2)).toEqual(['hunter valid', 'pattern found']);
    expect(
      vendors.asked.filter(
        ({ vendor, text }) => vendor === 'hunter' && text.includes('verifier') && text.includes('guess.test'),
      ),
    ).toHaveLength(1);
  });

  it('withholds a guess on a catch-all domain, and tries six at most', async () => {
    const caught = await enrich({ ...ERIKA, company_domain: 'guesscatch.test' });
    expect([caught.result.email, caught.result.status, caught.result.reason, outcomes(caught.result).at(-1)]).toEqual([
      null,
      'not_found',
      'nothing_found',
      'pattern withheld',
    ]);
    const nobody = await enrich({ ...ERIKA, company_domain: 'nobody.test' });
    expect([
      nobody.status,
      nobody.result.status,
      outcomes(nobody.result).filter((line) => line === 'hunter invalid').length,
    ]).toEqual(['COMPLETED', 'not_found', 6]);
  });

  it('is FAILED at find_email when no finder could answer, and names none of the keys', async () => {
    proxy.use({
      answer: (request) =>
        /broken\.test$/.test(new URL(request.url).hostname)
          ? Promise.resolve({ status: 403, headers: {}, body: Buffer.from('') })
          : vendors.answer(request),
    });
    const { status, result } = await enrich({ ...ERIKA, company_domain: 'broken.test' });
    proxy.use(vendors);
    expect([status, result.error?.step_id]).toEqual(['FAILED', 'find_email']);
    expect(result.error?.message).toContain('prospeo: bad_key');
    expect(JSON.stringify(result)).not.toContain('canary');
  });

  it('uses a stored answer again, and says so', async () => {
    const { result } = await enrich({ full_name: ' erika  MUSTER', company_domain: 'first.test' });
    const greek = await enrich({ full_name: 'Νίκος Άλλος', company_domain: 'other.test' });
    const asked = vendors.asked.length;
    const again = await enrich({ ...ERIKA, company_domain: 'WWW.other.test' });
    for (const other of [result, greek.result])
      expect(other.attempts.map(({ provider }) => provider)).not.toContain('stored_answer');
    expect([again.result.email, again.result.credits_consumed, again.result.attempts]).toEqual([
      'erika.muster@other.test',
      0,
      [{ provider: 'stored_answer', outcome: 'verified', duration_ms: 0, credits: 0 }],
    ]);
    expect(again.result.warnings.join()).toContain('was used again');
    expect(vendors.asked.slice(asked).some(({ text }) => text.includes('other.test'))).toBe(false);
  });

  it('gives no address at a company that is on the list, whoever names it, and none that came onto it later', async () => {
    const list = async (subject: string): Promise<void> => {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query("INSERT INTO do_not_contact (hash, kind) VALUES ($1, 'test')", [contactHash(subject)]);
      await client.end();
    };
    await list('objects.test');
    const byProfile = await enrich({
      ...{ ...ERIKA, company_name: 'Nirgendwo', network_profile_url: 'https://www.linkedin.com/in/objects' },
    });
    expect([byProfile.result.email, byProfile.result.alternatives]).toEqual([null, []]);
    expect(outcomes(byProfile.result)).toContain('do_not_contact suppressed');

    const several = async (): Promise<unknown[]> => {
      const { result } = await enrich({ ...ERIKA, company_domain: 'several.test' });
      return [result.email, result.alternatives.map(({ email }) => email)];
    };
    expect(await several()).toEqual(['erika.muster@several.test', ['muster@several.test']]);
    await list('muster@several.test');
    expect(await several()).toEqual(['erika.muster@several.test', []]);
    await list('erika.muster@several.test');
    expect(await several()).toEqual([null, []]);
  });

  it('guesses nothing where a domain takes no mail, is free mail, or a name has no Latin letters', async () => {
    const none = await enrich({ ...ERIKA, company_domain: 'nomail.test' });
    expect([none.status, none.result.status, none.result.reason, none.result.attempts]).toEqual([
      'COMPLETED',
      'not_found',
      'domain_has_no_mail',
      [],
    ]);
    expect((await enrich({ ...ERIKA, company_domain: 'gone.test' })).result.reason).toBe('domain_has_no_mail');
    expect(outcomes((await enrich({ ...ERIKA, company_domain: 'gmail.com' }, bare)).result)).toEqual([
      'leadmagic not_found',
    ]);
    expect(
      outcomes((await enrich({ full_name: 'Σοφία Δοκιμή', company_domain: 'münchen.test' }, bare)).result).at(-1),
    ).toBe('pattern skipped');
  });

  it.each(SMTP)('the mail server %s', async (_what, server, verdict, status) => {
    const domain = smtpDomain(server);
    proxy.use({
      answer: (request) =>
        new URL(request.url).hostname === 'api.leadmagic.io' && request.body.includes(domain)
          ? Promise.resolve({
              status: 200,
              headers: { 'content-type': 'application/json' },
              body: Buffer.from(JSON.stringify({ email: `erika.muster@${domain}`, credits_consumed: 1 })),
            })
          : vendors.answer(request),
    });
    const { result } = await enrich({ ...ERIKA, company_domain: domain }, bare);
    proxy.use(vendors);
    expect([outcomes(result).slice(0, 2), result.status]).toEqual([['leadmagic found', `smtp ${verdict}`], status]);
  });

  it('reads addresses and patterns from the company’s own site', async () => {
    const published = await enrich({ ...ERIKA, company_domain: 'published.test' }, bare);
    expect([published.result.email, published.result.provider, published.result.status]).toEqual([
      'erika.muster@published.test',
      'company_site',
      'unverified',
    ]);
    const resolved = await enrich({ ...ERIKA, company_name: 'Muster Maschinenbau GmbH' }, bare);
    expect([
      resolved.result.email,
      (resolved.result as unknown as Record<string, unknown>)['company_domain'],
      resolved.result.confidence,
    ]).toEqual(['erika.muster@muster-maschinenbau.de', 'muster-maschinenbau.de', 0.59]);
    expect(resolved.result.warnings.join()).toContain('the confidence is lower');
    const researched = await enrich({ ...ERIKA, company_name: 'Sonnenberg Elektrik GmbH' }, bare);
    expect(researched.result.email).toBe('erika.muster@sonnenberg-gruppe.test');
    const unknown = await enrich({ ...ERIKA, company_name: 'Nirgends Unbekannt AG' }, bare);
    expect([unknown.status, unknown.result.reason]).toEqual(['COMPLETED', 'domain_unknown']);
  });
});
