// https://docs.peopledatalabs.com: GET /v5/person/enrich — 404 means no match, not billed; addresses have types.
import { list, record, text } from '../../postings/text/words.js';
import { problemOf, type EmailFinder } from '../email.js';

export function peopleDataLabsFinder(key: string, baseUrl = 'https://api.peopledatalabs.com'): EmailFinder {
  return {
    name: 'people-data-labs',
    byProfile: true,
    request: ({ fullName, domain, profileUrl }) => {
      const query = new URLSearchParams(
        profileUrl === undefined ? { name: fullName, company: domain, min_likelihood: '6' } : { profile: profileUrl },
      );
      return { url: `${baseUrl}/v5/person/enrich?${query.toString()}`, method: 'GET', headers: { 'X-Api-Key': key } };
    },
    read({ status, body }) {
      if (status === 404) return { outcome: 'not_found', credits: 0 };
      const problem = problemOf(status);
      if (problem) return problem;
      const data = record(record(body)['data']);
      const professional = list(data['emails'])
        .map(record)
        .find(({ type }) => type === 'current_professional');
      const email = text(data['work_email']) ?? text(professional?.['address']);
      return email === undefined ? { outcome: 'not_found', credits: 1 } : { outcome: 'found', email, credits: 1 };
    },
  };
}
