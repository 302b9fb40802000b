// https://docs.leadmagic.io: POST /v1/people/email-finder — the answer says what it cost; nothing found costs nothing.
import { numeric, record, text } from '../../postings/text/words.js';
import { hasBothNames, problemOf, type EmailFinder } from '../email.js';

export function leadmagicFinder(key: string, baseUrl = 'https://api.leadmagic.io'): EmailFinder {
  return {
    name: 'leadmagic',
    request: ({ given, family, domain, companyName }) =>
      hasBothNames({ given, family })
        ? {
            url: `${baseUrl}/v1/people/email-finder`,
            method: 'POST',
            headers: { 'X-API-KEY': key },
            json: {
              first_name: given,
              last_name: family,
              domain,
              ...(companyName !== undefined && { company_name: companyName }),
            },
          }
        : undefined,
    read({ status, body }) {
      const problem = problemOf(status);
      if (problem) return problem;
      const answer = record(body);
      const email = text(answer['email']);
      const credits = numeric(answer['credits_consumed']);
      return email === undefined
        ? { outcome: 'not_found', credits: credits ?? 0 }
        : { outcome: 'found', email, credits };
    },
  };
}
