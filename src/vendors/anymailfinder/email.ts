// https://anymailfinder.com/email-finder-api/docs: POST /v5.1/find-email/person — slow (up to 180 s), 503 server_busy,
// 404 when nothing was found.
import { record, text } from '../../postings/text/words.js';
import { problemOf, type EmailFinder } from '../email.js';

export function anymailfinderFinder(key: string, baseUrl = 'https://api.anymailfinder.com'): EmailFinder {
  return {
    name: 'anymailfinder',
    request: ({ fullName, domain }) => ({
      url: `${baseUrl}/v5.1/find-email/person`,
      method: 'POST',
      headers: { authorization: key },
      json: { full_name: fullName, domain },
    }),
    read({ status, body }) {
      if (status === 404) return { outcome: 'not_found', credits: 0 };
      const problem = problemOf(status);
      if (problem) return problem;
      const answer = record(body);
      const email = text(answer['valid_email']) ?? text(answer['email']);
      return email === undefined ? { outcome: 'not_found', credits: 0 } : { outcome: 'found', email, credits: 1 };
    },
  };
}
