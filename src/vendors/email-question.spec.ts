import { expect, it } from '@jest/globals';
import { ALL_KEYS } from '../../test/e2e/fake-email-vendors.js';
import { fakeRun, webOf } from '../../test/fake-context.js';
import { readConfig } from '../config/config.js';
import type { ServiceAnswer } from '../web/web.js';
import { companyDomainVendor } from './ai-ark/company-domain.js';
import type { EmailAnswer, EmailRequest, Finding, Verification } from './email.js';
import { askForEmail } from './email-question.js';
import { companySitesVendor } from './exa/company-sites.js';
import { findersOf, verifiersOf } from './index.js';

const SETTINGS = readConfig(ALL_KEYS);

const PERSON = {
  fullName: 'Ada Example',
  given: 'Ada',
  family: 'Example',
  domain: 'firm.example',
  profileUrl: 'https://www.linkedin.com/in/ada',
};

type Said = { readonly outcome: 'read' } | Finding | Verification;

interface Question {
  readonly name: string;
  readonly request: EmailRequest | undefined;
  readonly read: (answer: EmailAnswer) => Said;
}

/** What every vendor may be asked, and how its answer is read. */
const QUESTIONS: readonly Question[] = [
  ...findersOf(SETTINGS).map((finder) => ({
    name: `finder ${finder.name}`,
    request: finder.request(PERSON),
    read: (answer: EmailAnswer) => finder.read(answer),
  })),
  ...verifiersOf(SETTINGS).map((verifier) => ({
    name: `verifier ${verifier.name}`,
    request: verifier.request('ada@firm.example'),
    read: (answer: EmailAnswer) => verifier.read(answer, 'ada@firm.example'),
  })),
  ...[companyDomainVendor('key'), companySitesVendor('key', 'https://r.example')].map((vendor, index) => ({
    name: index === 0 ? 'companies' : 'sites',
    request: vendor.request('Firm'),
    read: vendor.read,
  })),
];

function outcomeOf(
  { request, read }: Question,
  said: Partial<ServiceAnswer> & { body: string },
): Promise<{ outcome: string; credits?: number | undefined }> {
  if (!request) throw new Error('it cannot be asked');
  const ask = (): Promise<ServiceAnswer> => Promise.resolve({ status: 200, headers: {}, ...said });
  const { context } = fakeRun({ web: { ...webOf({}), ask } });
  return askForEmail(context, 'vendor', request, read);
}

const NO_ANSWERS = [
  '',
  'null',
  '[]',
  '{}',
  '"x"',
  '0',
  '<html>Sign in</html>',
  '{"error":{"message":"the service is overloaded"}}',
  '{"errors":[{"details":"the service is overloaded"}]}',
];

it.each(QUESTIONS)('takes what is no answer of $name for a failure, and bills nothing', async (question) => {
  for (const body of NO_ANSWERS)
    expect([body, await outcomeOf(question, { body })]).toEqual([body, { outcome: 'error' }]);
});

it.each(QUESTIONS)('reads a refusal inside HTTP 200 of $name', async (question) => {
  for (const [message, outcome] of [
    ['Invalid API key', 'bad_key'],
    ['Not enough credits', 'no_credits'],
  ] as const)
    for (const body of [{ error: message }, { errors: [{ details: message }] }])
      expect([body, await outcomeOf(question, { body: JSON.stringify(body) })]).toEqual([body, { outcome }]);
});
