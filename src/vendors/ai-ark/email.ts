// https://docs.ai-ark.com: POST /v1/people/export/single — by the profile address only; 404 means that the person is
// not known, and costs nothing.
import { list, record, text } from '../../postings/text/words.js';
import { problemOf, type EmailFinder } from '../email.js';

export function aiArkFinder(key: string, baseUrl = 'https://api.ai-ark.com/api/developer-portal'): EmailFinder {
  return {
    name: 'ai-ark',
    byProfile: true,
    request: ({ profileUrl }) =>
      profileUrl === undefined
        ? undefined
        : {
            url: `${baseUrl}/v1/people/export/single`,
            method: 'POST',
            headers: { 'X-TOKEN': key },
            json: { url: profileUrl },
          },
    read({ status, body }) {
      if (status === 404) return { outcome: 'not_found', credits: 0 };
      const problem = problemOf(status);
      if (problem) return problem;
      const outputs = list(record(record(body)['email'])['output'])
        .map(record)
        .filter((output) => text(output['status']) !== 'INVALID');
      const email =
        text(outputs.find((output) => text(output['status']) === 'VALID')?.['address']) ??
        text(outputs[0]?.['address']);
      return email === undefined ? { outcome: 'not_found', credits: 0 } : { outcome: 'found', email, credits: 1 };
    },
  };
}
