// https://developers.neverbounce.com: GET /v4/single/check — `result` counts only when `status` is success; a bad key
// comes as auth_failure inside HTTP 200.
import { record, text } from '../../postings/text/words.js';
import { problemInWords, problemOf, type EmailVerifier, type MailboxStatus } from '../email.js';

const RESULTS: Readonly<Record<string, MailboxStatus>> = {
  valid: 'valid',
  invalid: 'invalid',
  disposable: 'invalid',
  catchall: 'catch_all',
  unknown: 'unknown',
};

export function neverbounceVerifier(key: string, baseUrl = 'https://api.neverbounce.com'): EmailVerifier {
  return {
    name: 'neverbounce',
    request: (email) => ({
      url: `${baseUrl}/v4/single/check?${new URLSearchParams({ key, email, timeout: '20' }).toString()}`,
      method: 'GET',
      headers: {},
    }),
    read({ status, body }) {
      const problem = problemOf(status);
      if (problem) return problem;
      const said = text(record(body)['status']) ?? '';
      if (said !== 'success') return problemInWords(`${said} ${text(record(body)['message']) ?? ''}`);
      return { outcome: RESULTS[text(record(body)['result']) ?? ''] ?? 'unknown', credits: 1 };
    },
  };
}
