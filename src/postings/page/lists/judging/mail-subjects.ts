import { wordPattern } from '../../../text/word-pattern.js';
import { fold } from '../../../text/words.js';
import { longestFirst } from '../../../text/words/pattern-parts.js';
import { SUBJECT_WORDS } from '../../../text/words/applying/subject-words.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { isOpenApplication } from '../../lines/seeking/open-application.js';
import { attribute } from '../../tree/html.js';
import { closest, type Leaf, type PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';

/** A shorter title (characters) stands in any subject. */
const MIN_TITLE = 5;

/** Of so many records one may be called otherwise in the mail. */
const MANY = 4;

/** The subjects of the mails that a page's pieces write. */
export class MailSubjects {
  /** By piece, folded; empty where it writes none. */
  private readonly subjects: readonly string[];
  private readonly isNone: boolean;

  constructor(private readonly tree: PageTree) {
    this.subjects = tree.leaves.map(({ element }) => subjectOf(element));
    this.isNone = this.subjects.every((subject) => subject === '');
  }

  /**
   * Whether the records of a set are applied for by mails whose subjects say their titles, all but one of many: who
   * made the page calls them postings. "R&D baker" is cut off in the address of a mail.
   */
  doName({ titles, records }: RecordSet): boolean {
    if (this.isNone) return false;
    const named = records.filter(([from, to], at) => {
      const title = fold(this.tree.leaves[titles[at] ?? -1]?.text ?? '').trim();
      return title.length >= MIN_TITLE && this.subjects.slice(from, to).some((subject) => subject.includes(title));
    });
    return named.length >= records.length - Number(records.length >= MANY);
  }
}

const BEFORE = longestFirst(SUBJECT_WORDS.flatMap(([, before]) => before.split('|'))).join('|');
const BEHIND = SUBJECT_WORDS.flatMap(([, , behind]) => behind.split('|')).join('|');
const NAMES_TITLE = wordPattern(
  `^(?:${BEFORE})[:：]?\\s[–—-]?\\s?(?:(?:the|a|an)\\s)?(?<title>.{3,70}?)(?:\\s(?:${BEHIND}))?$`,
  'iu',
);

/** "Application for Baker position": titles that subjects of mails name, by which a page asks to apply. */
export function titlesOfSubjects(leaves: readonly Leaf[]): (readonly [title: string, subject: string])[] {
  const subjects = new Set(
    leaves.filter(({ region }) => region === 'main').map(({ element }) => writtenSubject(element).trim()),
  );
  const named = [...subjects].flatMap((subject) => {
    const title = NAMES_TITLE.exec(subject)?.groups?.['title'] ?? '';
    return jobTitleScore(title) > 0 && !isOpenApplication(subject) ? [[title, subject] as const] : [];
  });
  return [...new Map(named)];
}

/** The subject of the mail that a piece writes, folded; empty where it writes none. */
function subjectOf(element: Leaf['element']): string {
  return fold(writtenSubject(element));
}

/** The same as it is written. */
function writtenSubject(element: Leaf['element']): string {
  const link = closest(element, ({ name }) => name === 'a');
  const href = link === undefined ? '' : attribute(link, 'href');
  const [, query] = /^mailto:[^?]*\?(.*)$/is.exec(href) ?? [];
  return query === undefined ? '' : (new URLSearchParams(query).get('subject') ?? '');
}
