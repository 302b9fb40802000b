import { analysePosting } from '../src/postings/analyse.js';
import type { JobPosting } from '../src/postings/fields.js';
import { readJsonRecords, surestOf } from '../src/postings/page/data/json-records.js';

/** The page of an invented company whose scripts ask for the answers of the specs. */
const PAGE = 'https://kestrelwerk.example/careers';

/** The postings that an answer lists, as a run would return them. */
export function read(data: unknown, url = 'https://kestrelwerk.example/api/content', language?: string): JobPosting[] {
  const body = typeof data === 'string' ? data : JSON.stringify(data);
  const listings = surestOf(readJsonRecords(body, { url, pageUrl: PAGE, ...(language !== undefined && { language }) }));
  return listings.flatMap(({ postings }) => postings.map((posting) => analysePosting(posting).fields));
}

export const TASKS = ['Plan the weekly routes of the vans', 'Keep the fleet running'];
export const SKILLS = ['Three years in logistics', 'A driving licence'];

/** An answer, what is to be read of its first posting, and how many it has. */
export type Case = readonly [
  name: string,
  data: unknown,
  first: { [F in keyof JobPosting]: JobPosting[F] | undefined },
  count?: number,
  language?: string,
];
