import { parseHtml, textOf, type Document } from '../../../postings/page/tree/html.js';
import { readJobPage } from '../../../postings/page/advert/job-page.js';
import { readJsonDetail } from '../../../postings/page/data/json-records.js';
import { openedPart, type PageTimes } from '../../../postings/page/tree/opened-part.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { fold } from '../../../postings/text/words.js';
import { titleWords } from '../../../postings/text/title-level.js';
import { hasNoOtherPage } from '../../../postings/page/advert/closed-entries.js';
import { withoutFragment } from '../../../postings/page/lines/headings/page-routes.js';
import type { OpenedEntry, RecordedAnswer } from '../../../web/browser/rendering.js';

/** A text that is repeated begins with the same characters, so many at most. */
const SAID_AGAIN = 60;

/** The postings of a list, completed by what pressing their entries brought. */
export function withOpened(
  postings: readonly FoundPosting[],
  opened: readonly OpenedEntry[],
  pageUrl: string,
): FoundPosting[] {
  return postings.map((posting) => {
    const entry = opened.find(({ title }) => sameTitle(title, posting));
    const isRead = entry && hasNoOtherPage(posting, pageUrl) && !leadsElsewhere(entry, opened, pageUrl);
    return isRead ? readEntry(posting, { ...entry, ...closedTimes(entry, opened) }, pageUrl) : posting;
  });
}

/** Whether what was pressed led to a page that other entries led to as well, and that does not say its title. */
function leadsElsewhere(entry: OpenedEntry, opened: readonly OpenedEntry[], pageUrl: string): boolean {
  const { title, url, after } = entry;
  const isShared = opened.some((other) => other !== entry && other.url === url);
  if (!hasMoved(url, pageUrl) || !isShared) return false;
  return !` ${titleWords(textOf(parseHtml(after)))} `.includes(` ${titleWords(title)} `);
}

/** Another anchor of the same page is where it scrolls to, or which dialog it shows. */
function hasMoved(url: string, pageUrl: string): boolean {
  return withoutFragment(url) !== withoutFragment(pageUrl) && url !== 'about:blank';
}

/** The list with this entry closed: where pressing it changed nothing it may have been open, until another was. */
function closedTimes(entry: OpenedEntry, opened: readonly OpenedEntry[]): Pick<PageTimes, 'closed' | 'before'> {
  const isOpen = entry.after === entry.before;
  const other = isOpen ? opened.find(({ before, after, url }) => after !== before && url === entry.url) : undefined;
  return other
    ? { closed: other.after, before: other.after }
    : { closed: opened[0]?.before ?? '', before: entry.before };
}

function readEntry(posting: FoundPosting, entry: OpenedEntry & PageTimes, pageUrl: string): FoundPosting {
  const isElsewhere = hasMoved(entry.url, pageUrl);
  const base = isElsewhere ? withAddress(posting, entry.url) : posting;
  if (entry.after === '') return base;
  const part = isElsewhere ? parseHtml(entry.after) : openedPart(entry);
  const read = part === undefined ? base : withSentence(readJobPage(part, entry.url, base), part);
  return completedByAnswers(withStatedText(read, posting), { posting, answers: entry.answers, url: pageUrl });
}

/** What an entry brought is its text where it is a sentence, however short; one with an address calls to write. */
function withSentence(read: FoundPosting, part: Document): FoundPosting {
  const text = textOf(part).trim();
  const isTold = read.fields.job_description !== undefined || !/\p{L}[.!]$/u.test(text) || text.includes('@');
  return isTold ? read : completed(read, foundPosting('page', { job_description: text }));
}

/** A line of a list that is longer is a sentence (characters). */
const SENTENCE = 60;

/**
 * What the list says of a posting stands before what its entry says, where that does not repeat it: its data, or the
 * sentences that it shows.
 */
function withStatedText(read: FoundPosting, { fields, evidence }: FoundPosting): FoundPosting {
  const [text = '', told = ''] = [fields.job_description, read.fields.job_description];
  const isData = evidence.job_description?.source === 'page-data';
  const isOwn = (line: string): boolean => line.length > SENTENCE && !saysAgain(told, line);
  const stated = isData ? text : text.split('\n').filter(isOwn).join('\n');
  if (stated === '' || told === '' || saysAgain(told, stated)) return read;
  return { ...read, fields: { ...read.fields, job_description: `${stated}\n\n${told}` } };
}

/** Whether a text has the beginning of another one in it, which may end with dots. */
export function saysAgain(told: string, stated: string): boolean {
  const begins = fold(stated.replace(/\s{0,3}(?:\.{2,3}|…)$/, '').slice(0, SAID_AGAIN)).trim();
  return begins === '' || fold(told).includes(begins);
}

/** A posting of a list, completed by its details: a line of the list is no text where they have a longer one. */
export function withLongerText(posting: FoundPosting, complete: (bare: FoundPosting) => FoundPosting): FoundPosting {
  const { job_description: line = '', ...fields } = posting.fields;
  const { job_description: _of, ...evidence } = posting.evidence;
  const detailed = complete({ ...posting, fields, evidence });
  return (detailed.fields.job_description ?? '').length > line.length ? detailed : complete(posting);
}

/** What a page shows of a posting, completed by what the page's own requests brought of it. */
export function completedByAnswers(
  shown: FoundPosting,
  { posting, answers, url }: { posting: FoundPosting; answers: readonly RecordedAnswer[]; url: string },
): FoundPosting {
  const stated = answers.flatMap(
    (answer) => readJsonDetail(answer.body, posting, { url: answer.url, pageUrl: url }) ?? [],
  );
  return stated.reduce(completed, shown);
}

function withAddress(posting: FoundPosting, url: string): FoundPosting {
  return {
    ...posting,
    fields: { ...posting.fields, job_url: url },
    evidence: { ...posting.evidence, job_url: { source: 'page' } },
  };
}

/** True where the title is that of the posting, however it is written. */
export function sameTitle(title: string, { fields }: Pick<FoundPosting, 'fields'>): boolean {
  return titleWords(title) === titleWords(fields.job_title ?? '');
}
