import { isAction } from '../lines/seeking/actions.js';
import { tellOfWork } from '../lines/people/biographies.js';
import { labelOf, OF_JOBS } from '../lines/headings/field-labels.js';
import { nameOfPerson } from '../../text/people/named-people.js';
import { saysHours } from '../lines/titles/only-kinds.js';
import { isNameLabel, isPersonName, nameBehind } from '../lines/people/person-name.js';
import { headingOf } from '../lines/headings/section-headings.js';
import { topicOf } from '../lines/headings/topics.js';
import { soughtBySentence } from '../lines/openings/sought-titles.js';
import { attribute, findAll, lineOf, textOf, type Element } from '../tree/html.js';
import { asksForApplication } from './application-mailbox.js';
import { partsOf } from './html-card.js';

/** The card of a colleague is no longer, nor one that tells of somebody's work (characters). */
const [MAX_CARD, MAX_BIOGRAPHY] = [250, 1500];

/**
 * Cards of colleagues name their roles: with a telephone number or a mailbox and little else, below or above their
 * names, or with what they did there until now. Right below a heading of what is open a mailbox and a number
 * are how to apply, where a card tells of more.
 */
export function isPersonCard(card: Element, heading?: string): boolean {
  const text = textOf(card);
  if (text.length > MAX_BIOGRAPHY) return false;
  const parts = partsOf(card);
  if (saysOfJobs(parts)) return false;
  const links = findAll(card, (element) => element.name === 'a' || element.name === 'button');
  if (!leadsSomewhere(links) && tellOfWork(parts)) return true;
  if (text.length > MAX_CARD || links.some(isApplication)) return false;
  if (namesBehindLabel(parts)) return true;
  return hasContact(links, text)
    ? isReached(card, { parts, links, heading })
    : !leadsSomewhere(links) && isNamed(card, parts);
}

/** The pieces and links of a card, and the heading that it stands right below. */
interface CardParts {
  readonly parts: readonly string[];
  readonly links: readonly Element[];
  readonly heading: string | undefined;
}

/** Whether a card with a mailbox or a number names a person, or says nothing that is said of jobs alone. */
function isReached(card: Element, { parts, links, heading = '' }: CardParts): boolean {
  const isOpen = topicOf(heading) === 'openings' && parts.some(isClause);
  return nameOwner(parts) || (!isOpen && isBare(card, parts, links));
}

/** So many words without a mailbox tell of something. */
const LEAST_WORDS = 5;

const isClause = (part: string): boolean => !part.includes('@') && part.split(/\s+/).length >= LEAST_WORDS;

function isBare(card: Element, parts: readonly string[], links: readonly Element[]): boolean {
  const leadsToPage = links.some((link) => /^(?!mailto:|tel:|#|$)/i.test(attribute(link, 'href')));
  const asksNothing = links.every((link) => !/^mailto:/i.test(attribute(link, 'href')) || /@|^$/.test(lineOf(link)));
  return asksNothing && !hasDetails(card, parts) && !leadsToPage;
}

/** Whether a common name is said of a picture or right below a title, or there is a picture and any name. */
function isNamed(card: Element, parts: readonly string[]): boolean {
  const pictures = findAll(card, (element) => element.name === 'img');
  if (pictures.some((picture) => isCommonName(attribute(picture, 'alt')))) return true;
  // What a card was made of that is no element of the page may be the next entry of a list.
  const isBelowTitle = card.parent !== null && isCommonName(parts[1] ?? '');
  return isBelowTitle || (pictures.length > 0 && parts.some(isPersonName));
}

const isCommonName = (text: string): boolean => nameOfPerson(text) !== undefined;

/** Whether a name stands in a card that is not said to be that of the person to ask. */
function nameOwner(parts: readonly string[]): boolean {
  return parts.some((part, at) => isPersonName(part) && labelOf(parts[at - 1] ?? '') !== 'contact');
}

/** "Name: Anna Berg"; "Position: Anna Berg", below what she is: "Role: Flour Development" is no name that is given. */
function namesBehindLabel(parts: readonly string[]): boolean {
  const isTitleLabel = (text: string): boolean => labelOf(text) === 'title';
  return parts.some((part, at) => {
    const next = parts[at + 1] ?? '';
    return (
      nameBehind(part, next, isNameLabel) !== undefined || isCommonName(nameBehind(part, next, isTitleLabel) ?? '')
    );
  });
}

function isApplication(link: Element): boolean {
  const href = attribute(link, 'href');
  const isAsked = /^mailto:/i.test(href) && (isAction(lineOf(link)) || asksForApplication(link));
  return isAsked || /^mailto:[^?]+\?.*subject/i.test(href);
}

function hasContact(links: readonly Element[], text: string): boolean {
  return (
    links.some((link) => /^(?:mailto|tel):/i.test(attribute(link, 'href'))) ||
    /\b(?:tel|tlf|fon|telefon|phone|mobil)\b[.:]?\s*\+?[\d(]/i.test(text)
  );
}

function leadsSomewhere(links: readonly Element[]): boolean {
  return links.some(
    (link) => link.name === 'button' || !/^(?:mailto|tel):|linkedin|twitter|xing|^#?$/i.test(attribute(link, 'href')),
  );
}

/** "Full-time", "We are looking for a baker": nobody's card says so. */
function saysOfJobs(parts: readonly string[]): boolean {
  return statesKind(parts) || parts.some((part) => soughtBySentence(part) !== undefined);
}

/** A longer piece (characters) tells of more than how one works. */
const MAX_KIND = 60;

/** "Full-time, Leeds": what is said of jobs, and of nobody who has one. */
function statesKind(parts: readonly string[]): boolean {
  return parts.some((part) => part.length <= MAX_KIND && saysHours(part));
}

const OF_ADVERTS: ReadonlySet<string | undefined> = new Set(['title', ...OF_JOBS]);

/** Whether a card has a list of more than ways to reach somebody, a heading or a label as only an advert has. */
function hasDetails(card: Element, parts: readonly string[]): boolean {
  const isOfAdvert = (part: string): boolean => headingOf(part) === 'requirements' || OF_ADVERTS.has(labelOf(part));
  if (parts.some(isOfAdvert)) return true;
  const items = findAll(card, ({ name }) => name === 'li').map(lineOf);
  return items.filter((item) => item.length > 3 && !/@|\d[\d /()-]{5}/.test(item)).length > 1;
}
