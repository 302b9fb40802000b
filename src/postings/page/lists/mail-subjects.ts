import { fold } from '../../text/words.js';
import { attribute } from '../tree/html.js';
import { closest, type PageTree } from '../tree/page-tree.js';
import type { RecordSet } from './record-sets.js';

/** A shorter title (characters) stands in any subject. */
const MIN_TITLE = 5;

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
   * Whether each record of a set is applied for by a mail whose subject says its title: who made the page calls it a
   * posting.
   */
  doName({ titles, records }: RecordSet): boolean {
    if (this.isNone) return false;
    return records.every(([from, to], at) => {
      const title = fold(this.tree.leaves[titles[at] ?? -1]?.text ?? '').trim();
      return title.length >= MIN_TITLE && this.subjects.slice(from, to).some((subject) => subject.includes(title));
    });
  }
}

/** The subject of the mail that a piece writes, folded; empty where it writes none. */
function subjectOf(element: Parameters<typeof closest>[0]): string {
  const link = closest(element, ({ name }) => name === 'a');
  const href = link === undefined ? '' : attribute(link, 'href');
  const [, query] = /^mailto:[^?]*\?(.*)$/is.exec(href) ?? [];
  return query === undefined ? '' : fold(new URLSearchParams(query).get('subject') ?? '');
}
