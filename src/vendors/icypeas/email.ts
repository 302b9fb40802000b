// https://api-doc.icypeas.com: POST /api/email-search answers an id, POST /api/bulk-single-searchs/read with it the
// result; the key stands bare in Authorization.
import { list, record, text } from '../../postings/text/words.js';
import { hasBothNames, problemInWords, problemOf, type EmailFinder, type VendorProblem } from '../email.js';

/** Statuses of a search that was not made. */
const PROBLEMS: Readonly<Record<string, VendorProblem['outcome']>> = {
  INSUFFICIENT_FUNDS: 'no_credits',
  BAD_INPUT: 'error',
  ABORTED: 'error',
};

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
      hasBothNames({ given, family })
        ? post('email-search', { firstname: given, lastname: family, domainOrCompany: domain })
        : undefined,
    read({ status, body }) {
      const problem = problemOf(status);
      if (problem) return problem;
      const answer = record(body);
      if (answer['success'] === false)
        return problemInWords(JSON.stringify(answer['validationErrors'] ?? answer['message'] ?? ''));
      const id = pendingId(answer);
      if (id !== undefined) return { outcome: 'pending', next: post('bulk-single-searchs/read', { id }) };
      const item = record(list(answer['items'])[0]);
      const problemOfItem = PROBLEMS[text(item['status']) ?? ''];
      if (problemOfItem !== undefined) return { outcome: problemOfItem };
      const results = record(item['results']);
      const email = text(record(list(results['emails'])[0])['email']);
      return email === undefined ? { outcome: 'not_found', credits: 0 } : { outcome: 'found', email, credits: 1 };
    },
  };
}

/** The number of a search that was just started, or that goes on; undefined where there is a result. */
function pendingId(answer: Readonly<Record<string, unknown>>): string | undefined {
  const started = text(record(answer['item'])['_id']);
  if (started !== undefined) return started;
  const item = record(list(answer['items'])[0]);
  return /NONE|SCHEDULED|IN_PROGRESS/.test(text(item['status']) ?? '') ? (text(item['_id']) ?? '') : undefined;
}
