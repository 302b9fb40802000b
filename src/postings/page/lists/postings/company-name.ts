import { hasPostalCode } from '../../../text/places/place-postal-codes.js';
import { saysKind } from '../../../text/kinds/job-type.js';
import { isPlaceName } from '../../../text/places/place.js';
import { fold } from '../../../text/words.js';
import { withQuoted, type FoundPosting } from '../../../posting.js';
import type { PageTree } from '../../tree/page-tree.js';
import { pageTitle, siteNames } from '../records/leaf-facts.js';
import { isDepartmentName } from '../../lines/people/department-names.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';

/**
 * Whether a line is the name of the company, as the way to the front door (`names`) and the page's title have it,
 * or its address behind it: a name may have a word for an occupation.
 */
export function namesCompany(text: string, names: ReadonlySet<string>, called: string): boolean {
  const said = fold(text);
  const name = [...names].find((one) => one !== '' && said.startsWith(one));
  if (name === undefined || !fold(called).includes(name)) return false;
  return said === name || hasPostalCode(text);
}

/** What stands behind the last bar or dash of a title. */
const BEHIND = /\s(?<sign>[|–—-])\s(?<name>[^|–—]{2,50})$/u;
/** "Miller & Sons 2026" */
const YEAR = /\s20\d\d$/;
/** "The Mill, Leeds" */
const IN_TOWN = /^(?<company>[^,]{2,40}),\s(?<town>[^,]{2,30})$/u;
const WORDS = /\p{L}{2}\s(?:\p{L}+|&)/u;

/** Postings with titles that do not name whose site it is; the town behind its name is where they are. */
export function withoutCompanies(postings: readonly FoundPosting[], tree: PageTree, pageUrl: string): FoundPosting[] {
  const [names, called] = [siteNames(tree, pageUrl), pageTitle(tree)];
  return postings.map((posting) => {
    const { job_title: title = '', location } = posting.fields;
    const { plain, town } = withoutCompany(title, names, called);
    if (plain === title) return posting;
    const named = { ...posting, fields: { ...posting.fields, job_title: plain } };
    return location === undefined ? withQuoted(named, { location: town }, title) : named;
  });
}

/** A title without the company's name, and the town that stands behind that. */
interface PlainTitle {
  readonly plain: string;
  readonly town?: string | undefined;
}

/**
 * "Baker | Miller 2026" on the site of "Miller & Sons": a title without the company's name that search engines are to
 * read behind it, with its town or without. Behind a bar the first two words of the name will do; a place or a
 * department is no name.
 */
export function withoutCompany(title: string, names: ReadonlySet<string>, called: string): PlainTitle {
  const { index = 0, groups = {} } = BEHIND.exec(title) ?? {};
  const { sign, name: written = '' } = groups;
  const head = title.slice(0, index).trim();
  if (head === '' || isFactOfJob(written)) return { plain: title };
  const { company, town } = dividedAtTown(written);
  const name = fold(company).replace(YEAR, '');
  const isBegun = sign === '|' && WORDS.test(name);
  const isName = (one: string): boolean => one === name || (isBegun && one.startsWith(`${name} `));
  const isNamed = [...names, ...endOf(called, title)].some(isName) && jobTitleScore(head) >= 0;
  return isNamed ? { plain: head, town } : { plain: title };
}

/** A company's name, and its town behind it. */
function dividedAtTown(written: string): { readonly company: string; readonly town?: string | undefined } {
  const { company = written, town = '' } = IN_TOWN.exec(written)?.groups ?? {};
  return isPlaceName(town) ? { company, town } : { company: written };
}

function isFactOfJob(text: string): boolean {
  return isPlaceName(text) || isDepartmentName(text) || saysKind(text);
}

/** What a page's title ends in, where it is not the title in question. */
function endOf(called: string, title: string): readonly string[] {
  const parts = fold(called).split(/\s[|–—·-]\s/);
  return fold(called) === fold(title) ? [] : parts.slice(1).slice(-1);
}
