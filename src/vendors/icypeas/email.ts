// https://api-doc.icypeas.com: POST /api/email-search answers an id, POST /api/bulk-single-searchs/read with it the
// result; the key stands bare in Authorization.
import { list, record, text } from '../../postings/text/words.js';
import { problemInWords, problemOf, type EmailFinder } from '../email.js';

export function icypeasFinder(key: string, baseUrl = 'https://app.icypeas.com'): EmailFinder {
  const post = (
    path: string,
    json: object,
  ): { url: string; method: 'POST'; headers: Record<string, string>; json: object } => ({
    url: `${baseUrl}/api/${path}`,
    method: 'POST',
    headers: { authorization: key },
    json,
  });
  return {
    name: 'icypeas',
    request: ({ given, family, domain }) =>
      post('email-search', { firstname: given, lastname: family, domainOrCompany: domain }),
    read({ status, body }) {
      const problem = problemOf(status);
      if (problem) return problem;
      const answer = record(body);
      if (answer['success'] === false)
        return problemInWords(JSON.stringify(answer['validationErrors'] ?? answer['message'] ?? ''));
      const started = text(record(answer['item'])['_id']);
      if (started !== undefined) return { outcome: 'pending', next: post('bulk-single-searchs/read', { id: started }) };
      const [item] = list(answer['items']).map(record);
      const state = text(item?.['status']) ?? '';
      if (/NONE|SCHEDULED|IN_PROGRESS/.test(state))
        return { outcome: 'pending', next: post('bulk-single-searchs/read', { id: text(item?.['_id']) ?? '' }) };
      const email = text(record(list(record(item?.['results'])['emails'])[0])['email']);
      return email === undefined ? { outcome: 'not_found', credits: 0 } : { outcome: 'found', email, credits: 1 };
    },
  };
}
