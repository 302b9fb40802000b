import { list, record, text } from '../../postings/text/words.js';
import { problemOf, type EmailAnswer, type EmailRequest, type VendorProblem } from '../email.js';

type CompaniesFound =
  | {
      readonly outcome: 'read';
      readonly companies: readonly { readonly name: string; readonly domain: string }[];
      readonly credits: number;
    }
  | VendorProblem;

/**
 * Companies of a name at AI Ark: POST /v1/companies. A filter it does not understand matches everybody: names are to be
 * compared.
 */
export function companyDomainVendor(
  key: string,
  baseUrl = 'https://api.ai-ark.com/api/developer-portal',
): { request: (name: string) => EmailRequest; read: (answer: EmailAnswer) => CompaniesFound } {
  return {
    request: (name) => ({
      url: `${baseUrl}/v1/companies`,
      method: 'POST',
      headers: { 'X-TOKEN': key },
      json: { account: { name: { any: { include: { mode: 'STRICT', content: [name] } } } }, page: 0, size: 3 },
    }),
    read({ status, body }) {
      const problem = problemOf(status);
      if (problem) return problem;
      const { content } = record(body);
      if (status !== 404 && !Array.isArray(content)) return { outcome: 'error' };
      const items = list(content).map(record);
      const companies = items.flatMap((item) => {
        const [name, domain] = [text(record(item['summary'])['name']), text(record(item['link'])['domain'])];
        return name === undefined || domain === undefined ? [] : [{ name, domain: domain.toLowerCase() }];
      });
      // 0.1 a result (docs.ai-ark.com).
      return { outcome: 'read', companies, credits: items.length / 10 };
    },
  };
}
