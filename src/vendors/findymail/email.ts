// https://app.findymail.com/docs: POST /api/search/name — out of credits it answers {error: "Not enough credits"}.
import { record, text } from '../../postings/text/words.js';
import { problemInWords, problemOf, type EmailFinder } from '../email.js';

export function findymailFinder(key: string, baseUrl = 'https://app.findymail.com'): EmailFinder {
  return {
    name: 'findymail',
    request: ({ fullName, domain }) => ({
      url: `${baseUrl}/api/search/name`,
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      json: { name: fullName, domain },
    }),
    read({ status, body }) {
      const error = text(record(body)['error']);
      if (error !== undefined && status !== 404) return problemInWords(error);
      const problem = problemOf(status);
      if (problem) return problem;
      const email = text(record(record(body)['contact'])['email']);
      return email === undefined ? { outcome: 'not_found', credits: 0 } : { outcome: 'found', email, credits: 1 };
    },
  };
}
