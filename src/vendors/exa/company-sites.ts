// https://docs.exa.ai/reference/search: POST /search — pages about the company stand among its own: each is to be
// checked.
import { list, numeric, record, text } from '../../postings/text/words.js';
import { problemOf, type EmailAnswer, type EmailRequest, type VendorProblem } from '../email.js';

type SitesFound =
  { readonly outcome: 'read'; readonly domains: readonly string[]; readonly cost: number } | VendorProblem;

/** Sites that may be a company's own, by its name. */
export function companySitesVendor(
  key: string,
  baseUrl: string,
): { request: (name: string) => EmailRequest; read: (answer: EmailAnswer) => SitesFound } {
  return {
    request: (name) => ({
      url: `${baseUrl}/search`,
      method: 'POST',
      headers: { 'x-api-key': key },
      json: { query: `${name} official website`, category: 'company', numResults: 5 },
    }),
    read({ status, body }) {
      const problem = problemOf(status);
      if (problem) return problem;
      const results = record(body)['results'];
      if (!Array.isArray(results)) return { outcome: 'error' };
      const addresses = list(results)
        .flatMap((result) => text(record(result)['url']) ?? [])
        .filter((address) => URL.canParse(address));
      const domains = addresses.map((address) => new URL(address).hostname.replace(/^www\./, ''));
      return {
        outcome: 'read',
        domains: [...new Set(domains)],
        cost: numeric(record(record(body)['costDollars'])['total']) ?? 0,
      };
    },
  };
}
