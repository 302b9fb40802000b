import { PhraseTable } from '../../../text/words/phrase-table.js';
import { PRIVACY_WORDS } from '../../../text/words/headings/privacy-words.js';
import { GENDER } from '../../lines/titles/job-titles.js';
import { BOLD_LINE, type PageTree } from '../../tree/page-tree.js';

const OFFICER = new PhraseTable(PRIVACY_WORDS.map(({ officer }) => officer));
const HEADING = new PhraseTable(PRIVACY_WORDS.map(({ heading }) => heading));

/** So many pieces before or behind an officer stands another heading of a text about personal data. */
const NEAR = 8;
/** A longer line (characters) is no heading. */
const MAX_HEADING = 80;

/**
 * "Data protection officer" among the headings of a text about personal data: who answers for that, and no opening. An
 * advert for one has other headings, or leads to its page.
 */
export function officersOfPrivacy({ leaves }: PageTree): ReadonlySet<number> {
  const isHeading = (at: number): boolean => {
    const { rank, text } = leaves[at] ?? {};
    return rank !== undefined && text !== undefined && rank <= BOLD_LINE && text.length <= MAX_HEADING;
  };
  const officers = [...leaves.keys()].filter((at) => isHeading(at) && OFFICER.test(leaves[at]?.text ?? ''));
  const isOfPrivacy = (at: number): boolean => isHeading(at) && HEADING.test(leaves[at]?.text ?? '');
  const isBesideHeading = (at: number): boolean => {
    const rank = leaves[at]?.rank ?? 0;
    const near = leaves.slice(Math.max(0, at - NEAR), at + NEAR + 1);
    return near.some((leaf) => {
      const isOfPart = leaf.index < at ? leaf.rank <= rank : leaf.index > at && leaf.rank === rank;
      return isOfPart && isOfPrivacy(leaf.index);
    });
  };
  return new Set(
    officers.filter((at) => !leaves[at]?.link && !GENDER.test(leaves[at]?.text ?? '') && isBesideHeading(at)),
  );
}
