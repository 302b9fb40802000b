// https://prospeo.io/api-docs: POST /enrich-person — errors as {error: true, error_code}, also with HTTP 400.
import { record, text } from '../../postings/text/words.js';
import { hasBothNames, problemInWords, problemOf, type EmailFinder } from '../email.js';

export function prospeoFinder(key: string, baseUrl = 'https://api.prospeo.io'): EmailFinder {
  return {
    name: 'prospeo',
    request: ({ given, family, domain, profileUrl }) =>
      profileUrl !== undefined || hasBothNames({ given, family })
        ? {
            url: `${baseUrl}/enrich-person`,
            method: 'POST',
            headers: { 'X-KEY': key },
            json: {
              data: {
                first_name: given,
                last_name: family,
                company_website: domain,
                ...(profileUrl !== undefined && { linkedin_url: profileUrl }),
              },
            },
          }
        : undefined,
    read({ status, body }) {
      const answer = record(body);
      const code = text(answer['error_code']) ?? '';
      if (/NO_MATCH|NO_RESULT|NOT_FOUND/i.test(code)) return { outcome: 'not_found', credits: 0 };
      if (answer['error'] === true) return problemInWords(code);
      const problem = problemOf(status);
      if (problem) return problem;
      const email = text(record(record(answer['person'])['email'])['email']);
      return email === undefined ? { outcome: 'not_found', credits: 0 } : { outcome: 'found', email, credits: 1 };
    },
  };
}
