// https://developer.dropcontact.com: POST /v1/enrich/all answers a request_id, GET /v1/enrich/all/<id> the result;
// {success: false} there means not ready yet.
import { list, record, text } from '../../postings/text/words.js';
import { hasBothNames, problemInWords, problemOf, type EmailFinder, type EmailRequest } from '../email.js';

export function dropcontactFinder(key: string, baseUrl = 'https://api.dropcontact.com'): EmailFinder {
  const headers = { 'X-Access-Token': key };
  const result = (id: string): EmailRequest => ({
    url: `${baseUrl}/v1/enrich/all/${encodeURIComponent(id)}`,
    method: 'GET',
    headers,
  });
  return {
    name: 'dropcontact',
    request: ({ given, family, domain, companyName, profileUrl }) =>
      hasBothNames({ given, family })
        ? {
            url: `${baseUrl}/v1/enrich/all`,
            method: 'POST',
            headers,
            json: {
              data: [
                {
                  first_name: given,
                  last_name: family,
                  website: domain,
                  ...(companyName !== undefined && { company: companyName }),
                  ...(profileUrl !== undefined && { linkedin: profileUrl }),
                },
              ],
            },
          }
        : undefined,
    read({ status, body }) {
      const problem = problemOf(status);
      if (problem) return problem;
      const answer = record(body);
      if (answer['error'] === true || typeof answer['error'] === 'string')
        return problemInWords(JSON.stringify(answer));
      const found = list(answer['data']).map(record)[0];
      const id = text(answer['request_id']);
      if (isPending(answer)) return { outcome: 'pending', ...(id !== undefined && { next: result(id) }) };
      const [email] = list(found?.['email'])
        .map(record)
        .filter((entry) => /^nominative/.test(text(entry['qualification']) ?? ''));
      const address = text(email?.['email']);
      return address === undefined
        ? { outcome: 'not_found', credits: 0 }
        : { outcome: 'found', email: address, credits: 1 };
    },
  };
}

/** A search that was just started; "not ready yet" comes without its number. */
function isPending(answer: Readonly<Record<string, unknown>>): boolean {
  return answer['success'] === false || (text(answer['request_id']) !== undefined && list(answer['data']).length === 0);
}
