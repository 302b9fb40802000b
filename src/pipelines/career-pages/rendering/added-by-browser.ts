import { isClosedEntry } from '../../../postings/page/advert/closed-entries.js';
import { withDetail } from '../../../postings/page/data/carried-details.js';
import type { ScriptNeed } from '../../../postings/page/needs-scripts.js';
import { mayBeOnePlace, titleOf } from '../../../postings/same-place.js';
import type { PageFacts } from '../page/page-facts.js';

/** One title with next to nothing below it, and no page of its own. */
export function isLoneLine({ listed, url }: PageFacts): boolean {
  return listed.length === 1 && listed.every((posting) => isClosedEntry(posting, url));
}

/** A page in a browser whose entries brought no texts there, with those that its programs were found to say. */
export function withKnownTexts(opened: PageFacts, { listed: known }: PageFacts): PageFacts {
  const listed = opened.listed.map((posting) => {
    const twins = known.filter((other) => titleOf(other) === titleOf(posting) && mayBeOnePlace(other, posting));
    const [twin] = twins.length === 1 ? twins : [];
    return twin && isClosedEntry(posting, opened.url) ? withDetail(posting, twin) : posting;
  });
  return { ...opened, listed };
}

/** Whether a page in a browser shows all that it came with; what takes the place of a list may be shorter. */
export function isFullerThan(opened: PageFacts, facts: PageFacts, need: ScriptNeed): boolean {
  if (isLoneLine(facts) && shownBy(opened) > 1) return true;
  if (need === 'list_replaced') return shownBy(opened) > 0;
  return opened.listed.length >= facts.listed.length && opened.structured.length >= facts.structured.length;
}

/** Whether a browser showed nothing of a list that was not there before. */
export function addsNothing(opened: PageFacts, facts: PageFacts, need: ScriptNeed): boolean {
  if (need === 'list_goes_on') return shownBy(opened) === shownBy(facts);
  return need === 'closed_entries' && toldBy(opened) <= toldBy(facts);
}

/** How much a page says of its postings (characters). */
function toldBy({ structured, listed }: PageFacts): number {
  return [...structured, ...listed].reduce((sum, { fields }) => sum + (fields.job_description ?? '').length, 0);
}

/** How many postings and boards a page shows. */
export function shownBy({ structured, listed, boards }: PageFacts): number {
  return structured.length + listed.length + boards.length;
}
