import { fold } from '../text/words.js';
import { attribute } from './html.js';
import { closest, type PageTree } from './page-tree.js';
import type { RecordSet } from './record-sets.js';

/** A shorter title (characters) stands in any subject. */
const MIN_TITLE = 5;

/** Whether each record of a set is applied for by a mail whose subject says its title: who made the page calls it a posting. */
export function areNamedBySubjects(tree: PageTree, { titles, records }: RecordSet): boolean {
  return records.every(([from, to], at) => {
    const title = fold(tree.leaves[titles[at] ?? -1]?.text ?? '').trim();
    return (
      title.length >= MIN_TITLE && tree.leaves.slice(from, to).some(({ element }) => subjectOf(element).includes(title))
    );
  });
}

/** The subject of the mail that a piece writes, folded; empty where it writes none. */
function subjectOf(element: Parameters<typeof closest>[0]): string {
  const link = closest(element, ({ name }) => name === 'a');
  const href = link === undefined ? '' : attribute(link, 'href');
  const [, query = ''] = /^mailto:[^?]*\?(.*)$/is.exec(href) ?? [];
  return fold(new URLSearchParams(query).get('subject') ?? '');
}
