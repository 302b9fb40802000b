// https://hunter.io/api-documentation/v2 — email-finder and email-verifier; 451 means that the person objected, 202
// that the verification is not done yet.
import { record, text } from '../../postings/text/words.js';
import {
  hasBothNames,
  problemOf,
  type EmailFinder,
  type EmailRequest,
  type EmailVerifier,
  type MailboxStatus,
} from '../email.js';

const BASE = 'https://api.hunter.io';

export function hunterFinder(key: string, baseUrl = BASE): EmailFinder {
  return {
    name: 'hunter',
    request: ({ domain, given, family }) =>
      hasBothNames({ given, family })
        ? ask(baseUrl, key, 'email-finder', { domain, first_name: given, last_name: family, max_duration: '10' })
        : undefined,
    read({ status, body }) {
      if (status === 451) return { outcome: 'not_found', credits: 0 };
      const problem = problemOf(status);
      if (problem) return problem;
      const email = text(record(record(body)['data'])['email']);
      if (status >= 400) return { outcome: 'error' };
      return email === undefined ? { outcome: 'not_found', credits: 0 } : { outcome: 'found', email, credits: 1 };
    },
  };
}

const STATUSES: Readonly<Record<string, MailboxStatus>> = {
  valid: 'valid',
  invalid: 'invalid',
  accept_all: 'catch_all',
  disposable: 'invalid',
  webmail: 'valid',
};

export function hunterVerifier(key: string, baseUrl = BASE): EmailVerifier {
  return {
    name: 'hunter',
    request: (email) => ask(baseUrl, key, 'email-verifier', { email }),
    read({ status, body }, email) {
      if (status === 202) return { outcome: 'pending', next: ask(baseUrl, key, 'email-verifier', { email }) };
      const problem = problemOf(status);
      if (problem) return problem;
      return { outcome: STATUSES[text(record(record(body)['data'])['status']) ?? ''] ?? 'unknown', credits: 0.5 };
    },
  };
}

function ask(baseUrl: string, key: string, path: string, query: Readonly<Record<string, string>>): EmailRequest {
  return {
    url: `${baseUrl}/v2/${path}?${new URLSearchParams(query).toString()}`,
    method: 'GET',
    headers: { 'X-API-KEY': key },
  };
}
