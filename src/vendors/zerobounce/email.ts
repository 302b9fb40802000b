// https://www.zerobounce.net/docs: GET /v2/validate — a bad key comes as {error} inside HTTP 200.
import { record, text } from '../../postings/text/words.js';
import { problemInWords, problemOf, type EmailVerifier, type MailboxStatus } from '../email.js';

const STATUSES: Readonly<Record<string, MailboxStatus>> = {
  valid: 'valid',
  invalid: 'invalid',
  'catch-all': 'catch_all',
  spamtrap: 'invalid',
  abuse: 'unknown',
  do_not_mail: 'invalid',
};

export function zerobounceVerifier(key: string, baseUrl = 'https://api.zerobounce.net'): EmailVerifier {
  return {
    name: 'zerobounce',
    request: (email) => ({
      url: `${baseUrl}/v2/validate?${new URLSearchParams({ api_key: key, email, timeout: '20' }).toString()}`,
      method: 'GET',
      headers: {},
    }),
    read({ status, body }) {
      const error = text(record(body)['error']);
      if (error !== undefined) return problemInWords(error);
      const outcome = STATUSES[text(record(body)['status']) ?? ''] ?? 'unknown';
      // What it calls unknown is not billed (its prices); abuse is a verdict of its own.
      const isBilled = outcome !== 'unknown' || text(record(body)['status']) === 'abuse';
      return problemOf(status) ?? { outcome, credits: isBilled ? 1 : 0 };
    },
  };
}
