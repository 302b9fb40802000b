import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../test/fake-context.js';
import { readConfig } from '../../config/config.js';
import { contactHash } from '../../people/do-not-contact.js';
import { peopleOf } from '../../runs/work/run-services.js';
import type { Ledger } from '../../runs/services.js';
import type { Mail } from '../../web/mail.js';
import type { ServiceAnswer, ServiceRequest } from '../../web/web.js';
import type { EnrichPersonInput } from './enrich-person.dto.js';
import type { Enrichment } from './enrich-person.schema.js';
import { enrich } from './enrich-person.steps.js';

const mail = {
  serversOf: () => Promise.resolve({ outcome: 'servers', servers: ['mx.firm.example'] }),
} as unknown as Mail;
const EMAIL = 'erika.muster@firm.example';
const PROFILE = { network_profile_url: 'https://www.linkedin.com/in/erika' };

interface World {
  readonly keys: readonly string[];
  readonly input?: Partial<EnrichPersonInput>;
  /** What vendors answer, by a part of the address that they are asked at. */
  readonly says: Readonly<Record<string, unknown>>;
  readonly known?: Enrichment;
  /** Who is on the do-not-contact list, from so many looks at it on. */
  readonly listed?: readonly string[];
  readonly from?: number;
}

/** What a run of Erika Muster comes to, and how often each vendor was asked; a paid call is asked once. */
async function enriched(
  world: World,
): Promise<{ summary: Enrichment; asked: string[]; warnings: string[]; kept: unknown[] }> {
  const asked: string[] = [];
  const kept: unknown[] = [];
  const paid = new Map<string, unknown>();
  const ask = ({ url }: ServiceRequest): Promise<ServiceAnswer> => {
    const [part = '', said] = Object.entries(world.says).find(([name]) => url.includes(name)) ?? [];
    asked.push(part);
    const body = Array.isArray(said) ? (said as unknown[])[asked.filter((one) => one === part).length - 1] : said;
    return Promise.resolve({ status: body === undefined ? 404 : 200, headers: {}, body: JSON.stringify(body ?? {}) });
  };
  const ledger: Ledger = {
    paid: async <T>(call: Parameters<Ledger['paid']>[0]): Promise<T> => {
      const key = JSON.stringify([call.service, call.request]);
      if (!paid.has(key)) paid.set(key, (await call.ask()).answer);
      return paid.get(key) as T;
    },
    totals: () => Promise.resolve({}),
  };
  const listed = new Set((world.listed ?? []).map((subject) => contactHash(subject).toString('hex')));
  let looks = 0;
  const run = fakeRun({
    web: { ...webOf({}), ask },
    mail,
    ledger,
    people: peopleOf({
      doNotContact: (hashes) => {
        const isOn = ++looks >= (world.from ?? 0);
        return Promise.resolve(isOn ? hashes.filter((hash) => listed.has(Buffer.from(hash).toString('hex'))) : []);
      },
    }),
    answers: {
      known: <T>() => Promise.resolve(world.known && { answer: world.known as T, storedAt: new Date('2026-11-01') }),
      keep: (_subject, answer) => {
        kept.push(answer);
        return Promise.resolve();
      },
    },
    settings: readConfig({
      EMAIL_REUSE_DAYS: '30',
      ...Object.fromEntries(world.keys.map((name) => [`${name}_API_KEY`, 'k'])),
    }),
  });
  const input = { full_name: 'Erika Muster', company_domain: 'firm.example', ...world.input } as EnrichPersonInput;
  const { summary } = await enrich(input, run.context);
  return { summary, asked, warnings: run.warnings(), kept };
}

it('waits for Dropcontact, whose answer that is not ready names no number', async () => {
  const { summary } = await enriched({
    keys: ['DROPCONTACT', 'ZEROBOUNCE'],
    says: {
      'all/': [
        { error: false, success: false, reason: 'Request not ready yet, try again in 30 seconds' },
        { success: true, error: false, data: [{ email: [{ email: EMAIL, qualification: 'nominative@pro' }] }] },
      ],
      dropcontact: { request_id: 'r', success: true, error: false },
      zerobounce: { status: 'valid' },
    },
  });
  expect([summary.email, summary.provider]).toEqual([EMAIL, 'dropcontact']);
});

it.each([
  ['INSUFFICIENT_FUNDS', 'no_credits'],
  ['BAD_INPUT', 'error'],
  ['ABORTED', 'error'],
  ['DEBITED_NOT_FOUND', 'not_found'],
])('takes the status %s of Icypeas for %s', async (status, outcome) => {
  const { summary } = await enriched({
    keys: ['ICYPEAS', 'HUNTER'],
    says: {
      'email-search': { success: true, item: { _id: 'i', status: 'NONE' } },
      icypeas: { success: true, items: [{ _id: 'i', status, results: { emails: [] } }] },
      hunter: { data: { email: null } },
    },
  });
  expect(summary.attempts.find(({ provider }) => provider === 'icypeas')?.outcome).toBe(outcome);
});

it('counts a verification once, though two finders name the address that is none', async () => {
  const { summary, asked } = await enriched({
    keys: ['HUNTER', 'PROSPEO', 'LEADMAGIC', 'ZEROBOUNCE'],
    says: {
      'email-finder?': { data: { email: EMAIL } },
      prospeo: { person: { email: { email: EMAIL } } },
      leadmagic: { email: EMAIL, credits_consumed: 1 },
      'email-verifier': { data: { status: 'invalid' } },
      zerobounce: { status: 'invalid' },
    },
  });
  const counted = summary.attempts.filter(({ outcome }) => outcome === 'invalid');
  expect(counted).toHaveLength(asked.filter((name) => ['zerobounce', 'email-verifier'].includes(name)).length);
  expect(summary.email).toBeNull();
});

it('counts nothing for an unknown of ZeroBounce, which bills none', async () => {
  const { summary } = await enriched({
    keys: ['LEADMAGIC', 'ZEROBOUNCE'],
    says: { leadmagic: { email: EMAIL, credits_consumed: 1 }, zerobounce: { status: 'unknown' } },
  });
  expect([summary.status, summary.credits_consumed]).toEqual(['unverified', 1]);
});

it('does not give an address that its finder itself calls invalid', async () => {
  const { summary } = await enriched({
    keys: ['PEOPLE_DATA'],
    input: PROFILE,
    says: { 'export/single': { email: { output: [{ address: EMAIL, status: 'INVALID' }] } } },
  });
  expect([summary.email, summary.attempts[0]?.outcome]).toEqual([null, 'not_found']);
});

it.each(['Madonna', '毛', '🙂'])(
  'asks no finder for a first and a last name of %s, and is no failure',
  async (name) => {
    const { summary, asked } = await enriched({
      keys: ['HUNTER', 'PROSPEO', 'LEADMAGIC', 'ICYPEAS', 'DROPCONTACT'],
      input: { full_name: name },
      // Hunter is asked whether the guess of a single name is an address.
      says: { 'email-verifier': { data: { status: 'invalid' } } },
    });
    expect([summary.status, asked.filter((part) => part !== 'email-verifier')]).toEqual(['not_found', []]);
  },
);

it('echoes this request beside the answer of an earlier one', async () => {
  const { summary: known } = await enriched({ keys: [], says: {} });
  const { summary } = await enriched({
    keys: [],
    says: {},
    known: { ...known, company_name: 'Firm GmbH' },
    input: { full_name: 'ERIKA MUSTER', company_name: 'Firm' },
  });
  expect([summary.full_name, summary.company_name]).toEqual(['ERIKA MUSTER', 'Firm']);
});

it('asks nobody about a company whose domain lies below one that objects', async () => {
  const { summary, asked } = await enriched({
    keys: ['HUNTER'],
    input: { company_domain: 'mail.firm.example' },
    says: { hunter: { data: { email: 'erika.muster@mail.firm.example' } } },
    listed: ['firm.example'],
  });
  expect([summary.reason, asked]).toEqual(['do_not_contact', []]);
});

it('gives no address that came onto the list while others were looked for', async () => {
  const world = {
    keys: ['LEADMAGIC', 'ZEROBOUNCE'],
    says: { leadmagic: { email: EMAIL, credits_consumed: 1 }, zerobounce: { status: 'catch-all' } },
    listed: [EMAIL],
  };
  expect((await enriched({ ...world, listed: [] })).summary.email).toBe(EMAIL);
  // The third look is the one before the address is verified.
  const { summary } = await enriched({ ...world, from: 4 });
  expect([summary.email, summary.alternatives]).toEqual([null, []]);
});

it.each([
  ['before it is verified', 0],
  ['while it is verified', 4],
])(
  'says why the address of a person is held back that came onto the list %s, and does not keep that',
  async (_, from) => {
    const { summary, warnings, kept } = await enriched({
      keys: ['LEADMAGIC', 'ZEROBOUNCE'],
      says: { leadmagic: { email: EMAIL, credits_consumed: 1 }, zerobounce: { status: 'catch-all' } },
      listed: [EMAIL],
      from,
    });
    expect([summary.email, summary.reason, kept]).toEqual([null, 'do_not_contact', []]);
    expect(summary.attempts).toContainEqual(
      expect.objectContaining({ provider: 'do_not_contact', outcome: 'suppressed' }),
    );
    expect(warnings).toContain(
      'do_not_contact: What was found of the person is on the do-not-contact list, and is not given',
    );
  },
);

it('says it of a guess that is on the list, and gives another address beside one that is', async () => {
  const site = { listed: [EMAIL], keys: ['ZEROBOUNCE'], says: { zerobounce: { status: 'invalid' } } };
  expect((await enriched(site)).summary.reason).toBe('do_not_contact');
  const other = 'e.muster@firm.example';
  const two = await enriched({
    keys: ['LEADMAGIC', 'HUNTER'],
    says: {
      leadmagic: { email: other, credits_consumed: 1 },
      'email-verifier': { data: { status: 'accept_all' } },
      hunter: { data: { email: EMAIL } },
    },
    listed: [EMAIL],
  });
  expect([two.summary.email, two.summary.reason, two.warnings.join()]).toEqual([
    other,
    null,
    expect.not.stringContaining('do_not_contact'),
  ]);
});
