import { withQuoted, type FoundPosting } from '../../../posting.js';
import { isPlaceName, isTownName, readPlace } from '../../../text/places/place.js';
import { hasPostalCode } from '../../../text/places/place-postal-codes.js';
import { isAtHome } from '../../../text/kinds/remote.js';
import { isAddressOfOthers } from '../../../text/places/house-of-others.js';
import { readTextAddress } from '../../../text/places/text-address.js';
import type { SaidPlace } from '../../../text/places/said-place.js';
import { readTextPlace } from '../../../text/places/text-place.js';
import { readTitlePlace } from '../../../text/places/title-place.js';
import { saysApplication } from '../../advert/application-mailbox.js';
import { areFacts } from '../../advert/fact-lines.js';
import { readLabelled } from '../../advert/label-values.js';
import { factsOf } from '../../advert/short-facts.js';
import { ownTownIn, withOwnState } from '../../advert/site-towns.js';
import { labelOf } from '../../lines/headings/field-labels.js';
import { topicOf } from '../../lines/headings/topics.js';
import { soughtTitles } from '../../lines/openings/sought-titles.js';
import { BOLD_LINE, type Leaf, type PageTree } from '../../tree/page-tree.js';
import type { PostingRecord } from '../judging/lists-found.js';
import { pageTitle } from '../records/leaf-facts.js';

/** Where a page says that all its postings are: in its title, or in the words above its list. */
export function placeOfAll(
  tree: PageTree,
  above: readonly Leaf[],
  ownTowns: ReadonlySet<string>,
): SaidPlace | undefined {
  const said = above.map(({ text }) => text).join('\n');
  const place = readTextPlace(`${pageTitle(tree)}\n${said}`) ?? ownPlaceIn(said, ownTowns) ?? placeOfFacts(above);
  return place && { ...place, location: withOwnState(place.location, tree.leaves) };
}

/** "Leeds · On-site": the one line above a list that says where and how one works, and nothing else. */
function placeOfFacts(above: readonly Leaf[]): SaidPlace | undefined {
  const [only, ...others] = above.flatMap(({ text }) => (areFacts(text) ? [text] : []));
  const location = only === undefined || others.length > 0 ? undefined : factsOf([only]).location;
  return location === undefined ? undefined : { location, quote: only ?? location };
}

/** A village that only the page's own addresses know. */
function ownPlaceIn(said: string, ownTowns: ReadonlySet<string>): SaidPlace | undefined {
  const town = ownTownIn(said, ownTowns);
  return town === undefined ? undefined : { location: town, quote: town };
}

/**
 * "Workplace", "Mill Street 1, Leeds": the place behind its label right above a list, or behind it, said once; of an
 * only opening anywhere above it.
 */
export function placeLabelled(around: readonly Leaf[]): SaidPlace | undefined {
  const labels = around.map(({ text }) => text).filter((text) => labelOf(text) === 'location');
  const { location } = new Set(labels).size === labels.length ? readLabelled(around) : {};
  return location === undefined ? undefined : { location, quote: location };
}

/** A longer line (characters) heads nothing. */
const MAX_HEADING = 120;

/** Where sentences above a list seek somebody, else where headings of openings end. */
export function placeToldAbove(tree: PageTree, first: PostingRecord): SaidPlace | undefined {
  return placeSought(tree, first) ?? placeHeaded(tree, first);
}

/** "Openings at the Mill Institute, Leeds": the one place in which headings above a list end that speak of openings. */
function placeHeaded({ leaves }: PageTree, { title }: PostingRecord): SaidPlace | undefined {
  const heads = leaves
    .slice(0, title.index)
    .filter(({ rank, region, text }) => region === 'main' && rank <= BOLD_LINE && text.length <= MAX_HEADING);
  const [place, ...others] = heads.flatMap(({ text }) => {
    const location = topicOf(text) === 'openings' ? endsOf(text).find(isPlaceName) : undefined;
    return location === undefined ? [] : { location, quote: text };
  });
  return others.every(({ location }) => location === place?.location) ? place : undefined;
}

/** What stands behind each comma of a line, the longest first. */
function endsOf(line: string): string[] {
  const parts = line.split(/,\s+/);
  return parts.slice(1).map((_, at) => parts.slice(at + 1).join(', '));
}

/** A longer text (characters) tells of more than where somebody is sought. */
const MAX_SEEKING = 400;

/** "For our shop in Leeds we are looking for bakers and millers": the one place of such sentences above a list. */
function placeSought({ leaves }: PageTree, { range: [first] }: PostingRecord): SaidPlace | undefined {
  const isSeeking = ({ region, text }: Leaf): boolean =>
    region === 'main' && text.length <= MAX_SEEKING && soughtTitles(text).length > 0;
  const [place, ...others] = leaves
    .slice(0, first)
    .filter(isSeeking)
    .flatMap(({ text }) => readTextPlace(text) ?? []);
  return others.every(({ location }) => location === place?.location) ? place : undefined;
}

/**
 * So many lines behind the one that asks for applications they are to be sent to: a mailbox, "or by post", a company,
 * who answers, its house and a town.
 */
const MAX_LINES = 9;

/**
 * The one address that a page asks to send applications to, behind openings of which it says of none where it is: a
 * company of one house.
 */
export function placeToApply(
  { leaves }: PageTree,
  records: readonly PostingRecord[],
  to: number,
): SaidPlace | undefined {
  const own = records.flatMap(({ range: [from, end] }) => leaves.slice(from, end));
  if (own.some(({ text }) => hasPostalCode(text) || isTownName(text))) return undefined;
  const behind = leaves.slice(to).filter(({ region }) => region === 'main');
  const places = behind.flatMap(({ text }, at) => {
    if (!saysApplication(text)) return [];
    return addressOf(behind.slice(at, at + MAX_LINES).map((leaf) => leaf.text)) ?? [];
  });
  const [place] = places;
  const isOne = new Set(places.map(({ location }) => readPlace(location).city)).size === 1;
  return isOne && !own.some(({ text }) => isAtHome(text)) ? place : undefined;
}

function addressOf(lines: readonly string[]): SaidPlace | undefined {
  const said = lines.join('\n');
  const coded = lines.filter(hasPostalCode);
  const end = lines.findIndex(hasPostalCode);
  if (lines.slice(0, end < 0 ? undefined : end + 1).some(isAddressOfOthers)) return undefined;
  // Of a sentence that asks for applications only its address says where.
  const { location } = factsOf(coded.filter((line) => !saysApplication(line)));
  return readTextAddress(said) ?? (location === undefined ? undefined : { location, quote: location });
}

/** A posting without a word of its place is where its list is. */
export function withPlace(posting: FoundPosting, place: SaidPlace | undefined): FoundPosting {
  const { fields } = posting;
  const saysItself = readTitlePlace(fields.job_title ?? '') ?? readTextPlace(fields.job_description ?? '');
  if (!place || fields.location !== undefined || saysItself !== undefined) return posting;
  return withQuoted(posting, { location: place.location }, place.quote);
}
