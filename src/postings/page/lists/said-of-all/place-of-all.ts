import { withQuoted, type FoundPosting } from '../../../posting.js';
import { readTextPlace, type TextPlace } from '../../../text/places/text-place.js';
import { readTitlePlace } from '../../../text/places/title-place.js';
import { areFacts } from '../../advert/fact-lines.js';
import { factsOf } from '../../advert/short-facts.js';
import { ownTownIn, withOwnState } from '../../advert/site-towns.js';
import { soughtTitles } from '../../lines/openings/sought-titles.js';
import type { Leaf, PageTree } from '../../tree/page-tree.js';
import type { PostingRecord } from '../judging/lists-found.js';
import { pageTitle } from '../records/leaf-facts.js';

/** Where a page says that all its postings are: in its title, or in the words above its list. */
export function placeOfAll(
  tree: PageTree,
  above: readonly Leaf[],
  ownTowns: ReadonlySet<string>,
): TextPlace | undefined {
  const said = above.map(({ text }) => text).join('\n');
  const place = readTextPlace(`${pageTitle(tree)}\n${said}`) ?? ownPlaceIn(said, ownTowns) ?? placeOfFacts(above);
  return place && { ...place, location: withOwnState(place.location, tree.leaves) };
}

/** "Leeds · On-site": the one line above a list that says where and how one works, and nothing else. */
function placeOfFacts(above: readonly Leaf[]): TextPlace | undefined {
  const [only, ...others] = above.flatMap(({ text }) => (areFacts(text) ? [text] : []));
  const location = only === undefined || others.length > 0 ? undefined : factsOf([only]).location;
  return location === undefined ? undefined : { location, quote: only ?? location };
}

/** A village that only the page's own addresses know. */
function ownPlaceIn(said: string, ownTowns: ReadonlySet<string>): TextPlace | undefined {
  const town = ownTownIn(said, ownTowns);
  return town === undefined ? undefined : { location: town, quote: town };
}

/** A longer text (characters) tells of more than where somebody is sought. */
const MAX_SEEKING = 400;

/** "For our shop in Leeds we are looking for bakers and millers": the one place of such sentences above a list. */
export function placeSought({ leaves }: PageTree, { range: [first] }: PostingRecord): TextPlace | undefined {
  const isSeeking = ({ region, text }: Leaf): boolean =>
    region === 'main' && text.length <= MAX_SEEKING && soughtTitles(text).length > 0;
  const [place, ...others] = leaves
    .slice(0, first)
    .filter(isSeeking)
    .flatMap(({ text }) => readTextPlace(text) ?? []);
  return others.every(({ location }) => location === place?.location) ? place : undefined;
}

/** A posting without a word of its place is where its list is. */
export function withPlace(posting: FoundPosting, place: TextPlace | undefined): FoundPosting {
  const { fields } = posting;
  const saysItself = readTitlePlace(fields.job_title ?? '') ?? readTextPlace(fields.job_description ?? '');
  if (!place || fields.location !== undefined || saysItself !== undefined) return posting;
  return withQuoted(posting, { location: place.location }, place.quote);
}
