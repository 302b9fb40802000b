// https://developer.millionverifier.com: GET /api/v3/ — errors come as {error} inside HTTP 200.
import { record, text } from '../../postings/text/words.js';
import { problemInWords, problemOf, type EmailVerifier, type MailboxStatus } from '../email.js';

const RESULTS: Readonly<Record<string, MailboxStatus>> = {
  ok: 'valid',
  invalid: 'invalid',
  disposable: 'invalid',
  catch_all: 'catch_all',
  unknown: 'unknown',
};

export function millionverifierVerifier(key: string, baseUrl = 'https://api.millionverifier.com'): EmailVerifier {
  return {
    name: 'millionverifier',
    request: (email) => ({
      url: `${baseUrl}/api/v3/?${new URLSearchParams({ api: key, email, timeout: '20' }).toString()}`,
      method: 'GET',
      headers: {},
    }),
    read({ status, body }) {
      const error = text(record(body)['error']);
      if (error !== undefined) return problemInWords(error);
      return problemOf(status) ?? { outcome: RESULTS[text(record(body)['result']) ?? ''] ?? 'unknown', credits: 1 };
    },
  };
}
