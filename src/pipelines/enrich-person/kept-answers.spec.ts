import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../test/fake-context.js';
import { readConfig } from '../../config/config.js';
import type { Mail } from '../../web/mail.js';
import type { ServiceAnswer, ServiceRequest } from '../../web/web.js';
import type { EnrichPersonInput } from './enrich-person.dto.js';
import type { Enrichment } from './enrich-person.schema.js';
import { enrich } from './enrich-person.steps.js';

const mail = {
  serversOf: () => Promise.resolve({ outcome: 'servers', servers: ['mx.firm.example'] }),
} as unknown as Mail;

/** What a run with these keys comes to that is to end after so many calls, and what it keeps for later ones. */
async function enriched(
  keys: readonly string[],
  answer: (request: ServiceRequest, asked: number) => Partial<ServiceAnswer>,
  most = Infinity,
): Promise<{ summary: Enrichment; kept: unknown[]; asked: number }> {
  const kept: unknown[] = [];
  let asked = 0;
  const ask = (request: ServiceRequest): Promise<ServiceAnswer> =>
    Promise.resolve({ status: 200, headers: {}, body: '', ...answer(request, ++asked) });
  const { context } = fakeRun({
    web: { ...webOf({}), ask },
    mail,
    run: { id: 'run', acceptedAt: new Date('2026-11-21'), timeUsed: () => (asked < most ? 0 : 1) },
    settings: readConfig({
      EMAIL_REUSE_DAYS: '30',
      ...Object.fromEntries(keys.map((name) => [`${name}_API_KEY`, 'k'])),
    }),
    answers: {
      known: () => Promise.resolve(undefined),
      keep: (_subject, given) => {
        kept.push(given);
        return Promise.resolve();
      },
    },
  });
  const input = { full_name: 'Erika Muster', company_domain: 'firm.example' } as EnrichPersonInput;
  const { summary } = await enrich(input, context);
  return { summary, kept, asked };
}

const json = (body: unknown): Partial<ServiceAnswer> => ({ body: JSON.stringify(body) });
const EMAIL = 'erika.muster@firm.example';

it('keeps an answer whose price the vendor does not tell: whoever asks again pays nothing', async () => {
  const { summary, kept } = await enriched(['LEADMAGIC', 'ZEROBOUNCE'], ({ url }) =>
    url.includes('leadmagic') ? json({ email: EMAIL }) : json({ status: 'catch-all' }),
  );
  expect([summary.status, summary.attempts[0]?.credits]).toEqual(['catch_all', null]);
  expect(kept).toEqual([summary]);
});

it('keeps nothing where a vendor failed and nothing was verified', async () => {
  const { summary, kept } = await enriched(['LEADMAGIC', 'HUNTER'], ({ url }) =>
    url.includes('leadmagic') ? json({ email: null, status: 'not_found' }) : { status: 402 },
  );
  expect([summary.status, kept]).toEqual(['not_found', []]);
});

it('asks on for what is paid for and still being made, though one look at it failed', async () => {
  for (const failure of [{ status: 502 }, { status: 200, body: '<html>' }, { status: 429 }]) {
    const { summary } = await enriched(['DROPCONTACT', 'ZEROBOUNCE'], ({ url }, asked) => {
      if (url.includes('zerobounce')) return json({ status: 'valid' });
      if (asked === 1) return json({ request_id: 'r' });
      return asked === 2 ? failure : json({ data: [{ email: [{ email: EMAIL, qualification: 'nominative@pro' }] }] });
    });
    expect([failure, summary.email, summary.provider]).toEqual([failure, EMAIL, 'dropcontact']);
  }
});

it('gives up what is still being made when it cannot be looked at', async () => {
  const { summary, asked } = await enriched(['DROPCONTACT', 'LEADMAGIC', 'ZEROBOUNCE'], ({ url }, count) => {
    if (url.includes('dropcontact'))
      return count <= 2 && !url.includes('all/') ? json({ request_id: 'r' }) : { status: 500 };
    return url.includes('zerobounce') ? json({ status: 'valid' }) : json({ email: null });
  });
  expect(summary.attempts.find(({ provider }) => provider === 'dropcontact')?.outcome).toBe('error');
  expect(asked).toBeLessThan(20);
});

it('asks nobody once the run is to end, and keeps no answer for later ones that not all were asked for', async () => {
  const vendors = ['LEADMAGIC', 'HUNTER', 'ZEROBOUNCE'];
  const answer = ({ url }: ServiceRequest): Partial<ServiceAnswer> =>
    url.includes('leadmagic') ? json({ email: EMAIL }) : json({});
  for (const most of [0, 1, 2]) {
    const { summary, kept, asked } = await enriched(vendors, answer, most);
    expect([most, asked, kept]).toEqual([most, most, []]);
    expect(summary.status).toBe(summary.email === null ? 'not_found' : 'unverified');
  }
  const pending = await enriched(['DROPCONTACT'], () => json({ request_id: 'r' }), 1);
  expect([pending.asked, pending.summary.status, pending.kept]).toEqual([1, 'not_found', []]);
});
