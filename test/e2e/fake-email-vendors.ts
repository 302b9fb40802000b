import type { RecordedAnswer } from '../replay/har-set.ts';
import { startServer } from './local-site.ts';

/** What the vendors know of one company, by the vendors' names; what is not there is not known. */
export interface Knowledge {
  /** Under which AI Ark knows the company. */
  readonly name?: string;
  /** Addresses that finders name, or the problem they have. */
  readonly finders?: Readonly<Record<string, string>>;
  /** What verifiers say of an address; one word for all addresses. */
  readonly verifiers?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** Pages of the company's site. */
  readonly site?: Readonly<Record<string, string>>;
}

const FINDER_HOSTS: Readonly<Record<string, string>> = {
  'api.ai-ark.com': 'ai-ark',
  'api.peopledatalabs.com': 'people-data-labs',
  'api.hunter.io': 'hunter',
  'api.prospeo.io': 'prospeo',
  'api.leadmagic.io': 'leadmagic',
  'app.findymail.com': 'findymail',
  'app.icypeas.com': 'icypeas',
  'api.dropcontact.com': 'dropcontact',
  'api.anymailfinder.com': 'anymailfinder',
};
const VERIFIER_HOSTS: Readonly<Record<string, string>> = {
  'api.zerobounce.net': 'zerobounce',
  'api.neverbounce.com': 'neverbounce',
  'api.millionverifier.com': 'millionverifier',
  'reacher.test': 'reacher',
};

/** Every setting that switches a finder or verifier on. */
export const ALL_KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'PEOPLE_DATA',
    'PEOPLE_DATA_LABS',
    'HUNTER',
    'PROSPEO',
    'LEADMAGIC',
    'FINDYMAIL',
    'ICYPEAS',
    'DROPCONTACT',
    'ANYMAILFINDER',
    'ZEROBOUNCE',
    'NEVERBOUNCE',
    'MILLIONVERIFIER',
  ].map((name) => [`${name}_API_KEY`, `canary-${name.toLowerCase()}`]),
);

/** What a search for a company's site finds. */
const SEARCHED = {
  results: [{ url: 'https://encyclopaedia.test/Sonnenberg' }, { url: 'https://www.sonnenberg-gruppe.test/about' }],
  costDollars: { total: 0.005 },
};

/** What a vendor answers; with 200 unless it says otherwise. */
interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

interface Asked {
  readonly vendor: string;
  readonly text: string;
}

/** All vendors and companies' sites at one address, each in its own wire format. */
export class FakeEmailVendors {
  readonly asked: Asked[] = [];
  private readonly companies: Readonly<Record<string, Knowledge>>;

  constructor(companies: Readonly<Record<string, Knowledge>>) {
    this.companies = companies;
  }

  answer({ url, body }: { method: string; url: string; body: string }): Promise<RecordedAnswer | undefined> {
    const asked = new URL(url);
    const { hostname, pathname } = asked;
    if (hostname === 'api.exa.ai') return Promise.resolve(json({ body: SEARCHED }));
    const vendor = VERIFIER_HOSTS[hostname] ?? FINDER_HOSTS[hostname];
    return Promise.resolve(
      vendor === undefined
        ? page(this.companies[hostname.replace(/^www\./, '')]?.site?.[pathname])
        : json(this.answerOf(vendor, asked, body)),
    );
  }

  private answerOf(vendor: string, { hostname, pathname, search }: URL, body: string): Answer {
    const text = decodeURIComponent(`${pathname} ${search.replaceAll('+', ' ')} ${body}`);
    this.asked.push({ vendor, text });
    if (pathname.endsWith('/v1/companies')) return this.companyNamed(text);
    const [domain, known] = Object.entries(this.companies).find(
      ([name]) => text.includes(name) || text.includes(`/in/${name.split('.')[0] ?? ''}`),
    ) ?? ['', {}];
    const isVerifier = hostname in VERIFIER_HOSTS || pathname === '/v2/email-verifier';
    return isVerifier
      ? verified(vendor, verdictOn(text, known.verifiers?.[vendor]))
      : found(vendor, pathname, domain, known.finders?.[vendor]);
  }

  private companyNamed(text: string): Answer {
    const [domain, { name }] = Object.entries(this.companies).find(
      ([, company]) => company.name !== undefined && text.includes(company.name.split(' ')[0] ?? ''),
    ) ?? ['', {}];
    return { body: { content: name === undefined ? [] : [{ summary: { name }, link: { domain } }] } };
  }
}

/** What a verifier knows of the address that a request names. */
function verdictOn(text: string, known: string | Readonly<Record<string, string>> = 'unknown'): string {
  if (typeof known === 'string') return known;
  return Object.entries(known).find(([email]) => text.includes(email))?.[1] ?? 'invalid';
}

function verified(vendor: string, verdict: string): Answer {
  if (verdict === 'bad_key') return REFUSALS[vendor] ?? { body: {} };
  return { body: verdictsInWords(verdict)[vendor] };
}

/** How verifiers refuse a key. */
const REFUSALS: Readonly<Record<string, Answer>> = {
  zerobounce: { body: { error: 'Invalid API key' } },
  neverbounce: { body: { status: 'auth_failure', message: 'Invalid key' } },
  millionverifier: { body: { result: '', error: 'apikey not found' } },
  reacher: { status: 401, body: {} },
};

function verdictsInWords(verdict: string): Readonly<Record<string, object>> {
  return {
    hunter: { data: { status: verdict === 'catch_all' ? 'accept_all' : verdict } },
    zerobounce: { status: verdict.replace('_', '-') },
    neverbounce: { status: 'success', result: verdict.replace('_', '') },
    millionverifier: { result: verdict === 'valid' ? 'ok' : verdict },
    reacher: {
      is_reachable: { valid: 'safe', invalid: 'invalid', catch_all: 'risky' }[verdict] ?? 'unknown',
      smtp:
        verdict === 'blocked'
          ? { error: { type: 'SmtpError', message: 'permanent: 5.7.1 blocked' } }
          : { is_catch_all: verdict === 'catch_all', is_deliverable: verdict === 'valid', can_connect_smtp: true },
    },
  };
}

function found(vendor: string, path: string, domain: string, known: string | undefined): Answer {
  if (known === 'bad_key')
    return {
      status: vendor === 'prospeo' ? 400 : 401,
      body: vendor === 'prospeo' ? { error: true, error_code: 'INVALID_API_KEY' } : { error: 'no' },
    };
  if (known === 'error') return { status: 500, body: {} };
  if (path === '/api/email-search') return { body: { success: true, item: { _id: domain, status: 'NONE' } } };
  if (path === '/v1/enrich/all') return { body: { success: true, request_id: domain } };
  return (known === undefined ? MISSES : hits(known))[vendor] ?? { status: 404, body: {} };
}

const MISSES: Readonly<Record<string, { body: unknown }>> = {
  hunter: { body: { data: { email: null } } },
  prospeo: { body: { error: true, error_code: 'NO_MATCH' } },
  leadmagic: { body: { email: null, status: 'not_found', credits_consumed: 0 } },
  findymail: { body: { contact: null } },
  icypeas: { body: { success: true, items: [{ status: 'NOT_FOUND', results: { emails: [] } }] } },
  dropcontact: { body: { success: true, data: [{ email: [] }] } },
};

function hits(email: string): Readonly<Record<string, { body: unknown }>> {
  return {
    'ai-ark': { body: { email: { output: [{ address: email, status: 'VALID' }] } } },
    'people-data-labs': { body: { data: { work_email: email } } },
    hunter: { body: { data: { email } } },
    prospeo: { body: { error: false, person: { email: { email, status: 'VERIFIED' } } } },
    leadmagic: { body: { email, status: 'valid', credits_consumed: 1 } },
    findymail: { body: { contact: { email } } },
    icypeas: {
      body: { success: true, items: [{ status: 'FOUND', results: { emails: [{ email, certainty: 'ultra_sure' }] } }] },
    },
    dropcontact: { body: { success: true, data: [{ email: [{ email, qualification: 'nominative@pro' }] }] } },
    anymailfinder: { body: { email } },
  };
}

function json({ status = 200, body }: Answer): RecordedAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(body)) };
}

function page(html: string | undefined): RecordedAnswer {
  return {
    status: html === undefined ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(html ?? '<h1>404</h1>'),
  };
}

/** Hunter as the finder and ZeroBounce as the verifier on one address, each answer after so many milliseconds. */
export async function startEmailVendorServer(
  companies: Readonly<Record<string, Knowledge>>,
  latencyMs: number,
): Promise<{ vendors: FakeEmailVendors; settings: Record<string, string>; close: () => Promise<void> }> {
  const vendors = new FakeEmailVendors(companies);
  const server = await startServer((request, response) => {
    const path = request.url ?? '/';
    const host = path.startsWith('/v2/validate') ? 'api.zerobounce.net' : 'api.hunter.io';
    const answered = vendors.answer({ method: request.method ?? 'GET', url: `https://${host}${path}`, body: '' });
    setTimeout(() => {
      void answered.then((answer) => {
        response.writeHead(answer?.status ?? 404, answer?.headers).end(answer?.body);
      });
    }, latencyMs);
  });
  return {
    vendors,
    settings: {
      EMAIL_VENDORS_BASE_URL: server.url,
      HUNTER_API_KEY: 'canary-hunter',
      ZEROBOUNCE_API_KEY: 'canary-zerobounce',
      RETRY_PACE: '0.01',
    },
    close: () => server.close(),
  };
}
