// https://developer.jobylon.com (embed v2) — the rows stand in a script as a JavaScript literal, not as JSON; places
// and dates are words in the board's language.
import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { jsonOf, list, record, text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import type { AtsSystem, Board } from '../ats.js';
import { jobPage, pageRequest, readOwnPage } from '../pages.js';
import { placesOf, prose, readEmployment } from '../values.js';

const EMBED = /^\/jobs\/(companies|company-groups)\/(\d+)(?:\/|$)/;
const ROWS = /JBL\.embed(?:_v\d)?(?:\['jobs'\]|\["jobs"\]|\.jobs)\s*=\s*(?=\[)/;

export const jobylon: AtsSystem = {
  name: 'jobylon',
  liveBoard: 'https://cdn.jobylon.com/jobs/companies/2631/embed/v2/',
  hosts: /\.jobylon\.com$/,

  recogniseUrl(url) {
    const match = /^(?:cdn|emp)\.jobylon\.com$/.test(url.hostname) ? EMBED.exec(url.pathname) : null;
    return match ? boardOf(`${match[1] ?? ''}/${match[2] ?? ''}`) : undefined;
  },

  // The widget's script is the same for everybody: the page names the company in a variable.
  recogniseMarkup(marks) {
    if (!marks.includes('jobylon.com')) return [];
    const named = [...marks.matchAll(/\bjbl_company(_group)?_id\s*=\s*["']?(\d+)/g)];
    return named.map(([, group, id = '']) => boardOf(`${group === undefined ? 'companies' : 'company-groups'}/${id}`));
  },

  listing: ({ url }): Listing => ({
    first: () => [pageRequest(url)],
    read(body) {
      const start = ROWS.exec(body);
      const rows = start ? jsonOf(jsonOfLiteral(body, start.index + start[0].length)) : undefined;
      if (!Array.isArray(rows)) throw new ParseError("jobylon: JBL.embed_v2['jobs'] is no list");
      return { postings: rows.map((row) => readRow(record(row))) };
    },
    detail: jobPage,
    readDetail: (body, posting) => readOwnPage(body, posting, 'jobylon'),
  }),
};

function boardOf(key: string): Board {
  return { system: 'jobylon', key, url: `https://cdn.jobylon.com/jobs/${key}/embed/v2/` };
}

function readRow(row: Readonly<Record<string, unknown>>): FoundPosting {
  const path = text(row['url']);
  const places = list(row['locations']).map((place) => text(place) ?? text(record(place)['text']));
  return foundPosting(
    'ats',
    {
      job_title: text(row['title']),
      job_url:
        path !== undefined && URL.canParse(path, 'https://emp.jobylon.com')
          ? new URL(path, 'https://emp.jobylon.com').href
          : undefined,
      location: placesOf(places) ?? said(row['locations_text']),
      department: said(list(row['departments'])[0]) ?? said(row['function']),
      ...readEmployment(said(row['employment_type'])),
      remote_policy: readRemoteLabel(said(row['workspace'])),
      company_name: said(row['company']),
      posted_at: readDate(said(row['published_date'])),
      application_deadline: readDate(said(row['to_date'])),
      job_description: prose(row['descr'], row['description']),
    },
    { id: text(row['id']) },
  );
}

/** What is not filled in is written "None". */
function said(value: unknown): string | undefined {
  const written = text(value);
  return written === 'None' ? undefined : written;
}

const TOKEN =
  /'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)|"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|[A-Za-z_$][\w$]{0,60}(?=\s{0,9}:)|[[\]{}]|[^'"[\]{},A-Za-z_$]+|[\s\S]/g;

/**
 * The JavaScript literal that begins at a bracket, written as JSON: names quoted, strings in double quotes, no comma at
 * the end.
 */
function jsonOfLiteral(source: string, start: number): string {
  let depth = 0;
  let json = '';
  const tokens = new RegExp(TOKEN);
  tokens.lastIndex = start;
  for (let match = tokens.exec(source); match; match = tokens.exec(source)) {
    const [token] = match;
    if (token === '[' || token === '{') depth++;
    if (token === ']' || token === '}') {
      depth--;
      json = json.replace(/,\s*$/, '');
    }
    json += asJson(token);
    if (depth === 0) return json;
  }
  return '';
}

function asJson(token: string): string {
  if (token.startsWith("'")) return quoted(token.slice(1, -1));
  return /^[A-Za-z_$][\w$]+$/.test(token) && !/^(?:true|false|null)$/.test(token) ? JSON.stringify(token) : token;
}

/** The inside of a single-quoted string, with the escapes that only JavaScript has resolved. */
function quoted(inside: string): string {
  const escaped = inside
    .replace(/\\x([0-9a-fA-F]{2})/g, '\\u00$1')
    .replace(/\\'/g, "'")
    .replace(/\\(?!["\\/bfnrtu])/g, '')
    .replace(/(?<!\\)"/g, '\\"')
    .replace(/[\u0000-\u001f]/g, ' ');
  return `"${escaped}"`;
}
