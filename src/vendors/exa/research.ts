// https://docs.exa.ai (OpenAPI exa-labs/openapi-spec 1.2.0) — errors come as {error, tag}; of costDollars only the
// total is the same in all documents.
import { ParseError } from '../../errors.js';
import { list, numeric, record, text } from '../../postings/text/words.js';
import type { Company } from '../people.js';
import type { Vendor, VendorRequest } from '../people-data.js';

/** Characters of what was found that go into the qualification. */
const MAX_TEXT = 6000;

/** A company-research service. */
export interface ResearchVendor extends Vendor {
  company(company: Company): VendorRequest;
  /** What it says of the company; empty when nothing was found. @throws ParseError */
  read(body: unknown): string;
}

export function exa(baseUrl: string): ResearchVendor {
  return {
    name: 'research',
    secret: 'research_api_key',
    headers: (key) => ({ 'x-api-key': key }),
    bill: (_answer, body) => {
      const cost = numeric(record(record(body)['costDollars'])['total']);
      return cost === undefined ? {} : { cost };
    },
    company: ({ name, domain }) => ({
      url: `${baseUrl}/search`,
      method: 'POST',
      json: {
        query: domain === undefined ? name : `${name} (${domain})`,
        type: 'auto',
        category: 'company',
        numResults: 1,
        contents: {
          text: { maxCharacters: MAX_TEXT },
          summary: { query: `What does ${name} do, where and for whom?` },
        },
      },
    }),
    read(body) {
      const results = record(body)['results'];
      if (!Array.isArray(results)) throw new ParseError('research: the answer has no results');
      return list(results)
        .map(record)
        .map((result) =>
          [text(result['title']), text(result['summary']), text(result['text'])]
            .filter((part) => part !== undefined)
            .join('\n'),
        )
        .join('\n\n')
        .slice(0, MAX_TEXT);
    },
  };
}
