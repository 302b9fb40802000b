import { readJobType } from '../../../text/kinds/job-type.js';
import { codeOfName } from '../../../text/places/countries.js';
import { fameOfTown, isPlaceName } from '../../../text/places/place.js';
import { withQuoted, type FoundPosting } from '../../../posting.js';
import { isDepartmentName, namesDepartment } from '../../lines/people/department-names.js';
import { townIn } from '../../lines/openings/town-heading.js';
import type { Element } from '../../tree/html.js';
import { partsOf } from '../../advert/html-card.js';
import { labelOf } from '../../lines/headings/field-labels.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { topicOf } from '../../lines/headings/topics.js';

/** A posting with the card it was read from, and the heading of the group it stands in. */
export interface CardPosting {
  readonly card: Element | undefined;
  readonly heading: string | undefined;
  readonly posting: FoundPosting;
}

/** A field that cards show as a bare value. */
type ColumnField = 'location' | 'department';

/** Pieces of a card that may be one of its facts: what stands further down is text. */
const MAX_PARTS = 10;

/** A department stands beside the title; further on among tags a word like "UX" is one of those. */
const MAX_PARTS_TO_DEPARTMENT = 5;

/**
 * Cards of one make say the same things in the same order: where one card has a place or a department we know, the
 * others have theirs at the same position, names that no list knows among them.
 */
export function completedByColumns(cards: readonly CardPosting[]): FoundPosting[] {
  const columns = fromTitles(cards);
  const departments = columns.map((parts) =>
    parts
      .slice(0, MAX_PARTS_TO_DEPARTMENT)
      .findIndex((part, at) => namesDepartment(withoutMark(part)) && !isPoint(parts, at)),
  );
  const places = columns.map((parts, index) => placeAt(parts, cards[index]?.posting.fields.location));
  const place = [...places, ...columns.map((parts) => parts.findIndex(isVillage))].find((at) => at >= 0);
  // "Location" above "Leeds" in one card: what another one has there below another label is of that.
  const isLabelled = columns.some((parts) => place !== undefined && isPlaceLabel(parts[place - 1]));
  const placed = (parts: readonly string[], at: number): string | undefined =>
    isLabelled && !isPlaceLabel(parts[at - 1]) ? undefined : parts[at];
  const piece = place === undefined ? pieceAmong(columns, cards) : undefined;
  const department = departments.find((at) => at >= 0);
  const groups = groupNames(cards);
  const team = department === undefined ? departmentAmong(columns) : undefined;
  const named = (parts: readonly string[]): string | undefined =>
    department === undefined ? pieceAt(parts, team) : departmentAt(parts, department);
  return cards.map(({ posting }, index) => {
    const parts = columns[index] ?? [];
    const located = withField(posting, 'location', place === undefined ? townAt(parts, piece) : placed(parts, place));
    return withField(withField(located, 'department', named(parts)), 'department', groups[index]);
  });
}

/** The department at that position of another card, where it is no point of a list. */
function departmentAt(parts: readonly string[], at: number): string | undefined {
  return isPoint(parts, at) ? undefined : withoutMark(parts[at] ?? '');
}

/** "• Research", "• Planning" below each other: what is done, and no mark in front of one department. */
function isPoint(parts: readonly string[], at: number): boolean {
  const isMarked = (part = ''): boolean => MARK.test(part);
  return isMarked(parts[at]) && [at - 1, at + 1].some((next) => isMarked(parts[next]));
}

/** Where the place of a card stands among its pieces. */
function placeAt(parts: readonly string[], location: string | undefined): number {
  return location === undefined ? -1 : parts.indexOf(location);
}

function isPlaceLabel(part = ''): boolean {
  return labelOf(part) === 'location';
}

/** A piece of a line that dots or bars divide into so many. */
interface PieceAt {
  readonly line: number;
  readonly piece: number;
  readonly count: number;
}

/** "Mill House · Leeds": where a line of a card has its place, beside something else. */
function pieceAmong(columns: readonly (readonly string[])[], cards: readonly CardPosting[]): PieceAt | undefined {
  for (const [index, parts] of columns.entries()) {
    const { location } = cards[index]?.posting.fields ?? {};
    for (const [line, part] of parts.entries()) {
      const pieces = part.split(BETWEEN_PIECES);
      const piece = location === undefined ? -1 : pieces.indexOf(location);
      if (piece >= 0 && pieces.length > 1) return { line, piece, count: pieces.length };
    }
  }
  return undefined;
}

const BETWEEN_PIECES = /\s[·•|・]\s/;

/** What stands at that piece of another card, where it is a town, however few people live there. */
function townAt(parts: readonly string[], at: PieceAt | undefined): string | undefined {
  const town = pieceAt(parts, at);
  return fameOfTown(town ?? '') > 0 ? town : undefined;
}

/** What stands at a piece of a card's line that is divided into as many. */
function pieceAt(parts: readonly string[], at: PieceAt | undefined): string | undefined {
  const pieces = at === undefined ? [] : (parts[at.line] ?? '').split(BETWEEN_PIECES);
  return pieces.length === at?.count ? pieces[at.piece] : undefined;
}

/**
 * "Leeds · Sales", "Mill House · Sales": where a line of each card has its department beside the place or a house, half
 * of them such as we know; among tags, "UX · Design", there is another one beside it.
 */
function departmentAmong(columns: readonly (readonly string[])[]): PieceAt | undefined {
  const divided = columns.map((parts) =>
    parts.slice(0, MAX_PARTS_TO_DEPARTMENT).map((part) => part.split(BETWEEN_PIECES)),
  );
  const tagged = new Set(
    divided.flatMap((lines) => lines.flatMap(([tag = ''], line) => (namesDepartment(tag) ? [line] : []))),
  );
  // Cards of one make have it at one of few positions: each is looked at once, however many cards there are.
  const positions = new Map<string, PieceAt>();
  for (const lines of divided)
    for (const [line, pieces] of lines.entries()) {
      const isTold = pieces.some(saysPlace) || (isBesideName(pieces) && !tagged.has(line));
      const piece = isTold ? pieces.findIndex(namesDepartment) : -1;
      const at = { line, piece, count: pieces.length };
      if (piece >= 0) positions.set(Object.values(at).join(), at);
    }
  const isTeam = (pieces: readonly string[] = [], { piece, count }: PieceAt): boolean =>
    pieces.length === count && namesDepartment(pieces[piece] ?? '');
  return [...positions.values()].find(
    (at) => divided.filter((lines) => isTeam(lines[at.line], at)).length * 2 >= columns.length,
  );
}

/** "Mill House · Sales": of two pieces the second is a department, and the first is none. */
function isBesideName([name = '', department = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && namesDepartment(department) && !namesDepartment(name);
}

/** "Leeds", "Leeds (hybrid)" */
function saysPlace(piece: string): boolean {
  return isPlaceName(piece.replace(/\s?[(（][^()（）]{1,40}[)）]$/u, ''));
}

/**
 * The first pieces of each card, those of one place at one position: a mark in front of one title moves all behind it.
 */
function fromTitles(cards: readonly CardPosting[]): readonly (readonly string[])[] {
  const columns = cards.map(({ card }) => (card ? partsOf(card).slice(0, MAX_PARTS) : []));
  const titles = columns.map((parts, at) => parts.indexOf(cards[at]?.posting.fields.job_title ?? ''));
  if (titles.includes(-1)) return columns;
  const last = Math.max(...titles);
  return columns.map((parts, at) => [...Array<string>(last - (titles[at] ?? 0)).fill(''), ...parts]);
}

/** "Mountoungoula, Mali": a name that no table knows, before a country. */
function isVillage(part: string): boolean {
  const [, name = '', country = ''] = /^(\p{Lu}[\p{L}'’ -]{2,30}), (\p{Lu}[\p{L} ]{3,30})$/u.exec(part) ?? [];
  return codeOfName(country) !== undefined && jobTitleScore(name) === 0 && !isDepartmentName(name);
}

/** "@ Bakehouse", "# Sales": a department without the mark before it. */
function withoutMark(part: string): string {
  return part.replace(MARK, '');
}

const MARK = /^[@＠#▪●•|/·–—-]\s{0,3}/u;

function withField(posting: FoundPosting, field: ColumnField, value: string | undefined): FoundPosting {
  // A line alone in its card counts as the text, too.
  const isTaken = Object.entries(posting.fields).some(([name, said]) => said === value && name !== 'job_description');
  if (value === undefined || posting.fields[field] !== undefined || isTaken || !FITS[field](value)) return posting;
  return withQuoted(posting, { [field]: value }, value);
}

const FITS: Readonly<Record<ColumnField, (value: string) => boolean>> = {
  location: (text) =>
    (/^\p{Lu}[\p{L} .()/-]{2,38}$/u.test(text) || isVillage(text)) &&
    readJobType(text) === undefined &&
    jobTitleScore(text) === 0 &&
    !isDepartmentName(text) &&
    !headsPart(text),
  department: (text) =>
    /^[\p{Lu}\p{Lo}\p{Script=Georgian}][\p{L}\d &/,.()'’-]{1,38}$/u.test(text) &&
    readJobType(text) === undefined &&
    !isPlaceName(text) &&
    topicOf(text) !== 'careers' &&
    topicOf(text) !== 'openings' &&
    !headsPart(text),
};

/** "Description", "Holidays": what stands above a part of an advert, which a card or the one before it begins with. */
function headsPart(text: string): boolean {
  return !namesDepartment(text) && (labelOf(text) !== undefined || kindOfHeading(text) !== undefined);
}

/** Of a list in several groups their names; nothing where one heading stands above all, or where they are places. */
function groupNames(cards: readonly CardPosting[]): (string | undefined)[] {
  const headings = cards.map(({ heading }) => heading);
  const names = new Set(headings.filter((heading) => heading !== undefined));
  if (names.size < 2) return headings.map(() => undefined);
  const arePlaces = [...names].some((name) => !isDepartmentName(name) && townIn(name) !== undefined);
  return headings.map((name) => (name !== undefined && arePlaces && !isDepartmentName(name) ? undefined : name));
}
