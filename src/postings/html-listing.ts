import { attribute, findAll, isHidden, isTag, isText, lineOf, textOf, type Document, type Element, type ParentNode } from './html.js';
import { applicationMailbox, isHumanMailbox } from './contact.js';
import { jobTitleScore } from './job-titles.js';
import { readContractType, readJobType } from './job-type.js';
import { readPlace } from './place.js';
import { foundPosting, type FoundPosting } from './posting.js';
import { readRemoteLabel } from './remote.js';
import { fold } from './words.js';

/** An element that may hold a posting's title. */
interface Candidate {
  readonly element: Element;
  readonly title: string;
  readonly score: -1 | 0 | 1 | 2;
}

const TITLE_TAGS = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'button', 'dt', 'strong', 'b', 'td', 'th', 'li', 'p', 'span', 'div', 'label']);
const OUTSIDE = new Set(['nav', 'footer', 'form', 'select', 'aside']);
const MAX_CARD_TEXT = 20_000;

/**
 * Postings of a page that lists them as HTML: cards, rows, accordions, headed sections, with or without links. What
 * repeats in the same structure belongs together; a structure is a list when most of its titles are titles of jobs.
 */
export function readHtmlListing(document: Document, pageUrl: string): FoundPosting[] {
  const candidates = findCandidates(document);
  const [first, ...others] = groupByStructure(candidates).filter(isList).sort((a, b) => rank(b) - rank(a));
  if (!first) return [];
  const lists = [withKin(first, candidates), ...others.filter((group) => isSecondList(group, first))];
  const taken: { title: string; card: Element | undefined; posting: FoundPosting; list: number }[] = [];
  lists.forEach((list, number) => {
    const members = new Set(list.map(({ element }) => element));
    const onlyTitles = list.filter(({ score }) => score > 0).length < list.filter(({ score }) => score === 0).length;
    for (const candidate of list) {
      const title = fold(candidate.title);
      const card = cardOf(candidate.element, members);
      const isKnown = taken.some((other) => (other.title === title && other.list !== number) || (other.card !== undefined && isInside(candidate.element, other.card)));
      if (isKnown || candidate.score < (onlyTitles ? 1 : 0) || isPersonCard(card ?? candidate.element)) continue;
      taken.push({ title, card, posting: readCard(candidate, { card, members }, pageUrl), list: number });
    }
  });
  const mailbox = applicationMailbox(mailboxesIn(document));
  return placesByColumn(taken).map((posting) => withMailbox(posting, mailbox));
}

/** A page's one mailbox for applications is that of each of its postings. */
export function withMailbox(posting: FoundPosting, mailbox: string | undefined): FoundPosting {
  if (mailbox === undefined || posting.fields.hiring_manager_email !== undefined) return posting;
  return { ...posting, fields: { ...posting.fields, hiring_manager_email: mailbox }, evidence: { ...posting.evidence, hiring_manager_email: { source: 'page', quote: mailbox } } };
}

/** Cards of one make say the same things in the same order: where one card has a place we know, the others have theirs. */
function placesByColumn(taken: readonly { card: Element | undefined; posting: FoundPosting }[]): FoundPosting[] {
  const columns = taken.map(({ card }) => (card ? partsOf(card).slice(0, 10) : []));
  const column = columns.flatMap((parts, index) => {
    const { location } = taken[index]?.posting.fields ?? {};
    const at = location === undefined ? -1 : parts.indexOf(location);
    return at < 0 ? [] : [at];
  })[0];
  return taken.map(({ posting }, index) => {
    const part = column === undefined ? undefined : columns[index]?.[column];
    const isPlace = part !== undefined && posting.fields.location === undefined && /^\p{Lu}[\p{L} .()/-]{2,38}$/u.test(part) && readJobType(part) === undefined && jobTitleScore(part) === 0;
    return isPlace ? { ...posting, fields: { ...posting.fields, location: part }, evidence: { ...posting.evidence, location: { source: 'page' as const } } } : posting;
  });
}


/** A list with its like: elements of the same make elsewhere on the page whose cards state what the list's cards state. */
function withKin(list: readonly Candidate[], candidates: readonly Candidate[]): Candidate[] {
  const make = ownSignature((list[0] as Candidate).element);
  const kin = candidates.filter((candidate) => !list.includes(candidate) && candidate.score >= 0 && ownSignature(candidate.element) === make);
  const all = new Set([...list, ...kin].map(({ element }) => element));
  const states = ({ element }: Candidate): boolean => {
    const card = cardOf(element, all);
    const facts = card ? factsOf(partsOf(card)) : {};
    return facts.job_type !== undefined && facts.location !== undefined && textOf(card as Element).length < 3000;
  };
  const isStated = list.some(states);
  const added = kin.filter((candidate) => candidate.score > 1 || (isStated && states(candidate))).map((candidate) => ({ ...candidate, score: 2 as const }));
  const order = new Map(candidates.map(({ element }, index) => [element, index] as const));
  return [...list, ...added].sort((a, b) => (order.get(a.element) ?? 0) - (order.get(b.element) ?? 0));
}

/** Another list of postings on the same page: of the same make, or surely titles of jobs. */
function isSecondList(group: readonly Candidate[], first: readonly Candidate[]): boolean {
  const sure = group.filter(({ score }) => score === 2).length;
  const isSameMake = ownSignature((group[0] as Candidate).element) === ownSignature((first[0] as Candidate).element);
  return sure * 2 >= group.length || isSameMake;
}

/** Cards of colleagues name their roles: they have a telephone number or a mailbox and little else. */
function isPersonCard(card: Element): boolean {
  const text = textOf(card);
  const contacts = findAll(card, (element) => element.name === 'a' && /^(?:mailto|tel):/i.test(attribute(element, 'href')));
  return text.length < 250 && (contacts.length > 0 || /\b(?:tel|tlf|fon|telefon|phone|mobil)\b[.:]?\s*\+?[\d(]/i.test(text)) && !findAll(card, (element) => element.name === 'a').some((link) => /^mailto:[^?]+\?.*subject/i.test(attribute(link, 'href')));
}

function findCandidates(document: Document): Candidate[] {
  const found: Candidate[] = [];
  const visit = (node: ParentNode): void => {
    for (const child of node.children) {
      if (!isTag(child) || isHidden(child) || OUTSIDE.has(child.name) || isClosedDialog(child)) continue;
      const title = TITLE_TAGS.has(child.name) ? titleIn(child) : undefined;
      if (title !== undefined) {
        const score = jobTitleScore(title);
        found.push({ element: child, title, score });
      }
      visit(child);
    }
  };
  visit(document);
  // A heading inside a link, a link inside a heading: the inner one stands for both.
  return found.filter(({ element, title }) => !found.some((other) => other.element !== element && other.title === title && isInside(other.element, element)));
}

/** Dialogs keep the texts of adverts that are long closed. */
function isClosedDialog(element: Element): boolean {
  return (element.name === 'dialog' && !('open' in element.attribs)) || (attribute(element, 'role') === 'dialog' && attribute(element, 'aria-hidden') === 'true') || /\bmodal\b/.test(attribute(element, 'class')) && /\bfade\b|\bhide\b/.test(attribute(element, 'class'));
}

/** The title an element holds by itself: short, and not the text of larger blocks. */
function titleIn(element: Element): string | undefined {
  const holdsBlocks = element.children.some((child) => isTag(child) && /^(?:ul|ol|table|section|article|h[1-6]|p|div|form)$/.test(child.name));
  if (holdsBlocks && element.name !== 'a') return undefined;
  if (holdsBlocks) return undefined;
  const line = lineOf(element).replace(/\s*[→»›>]+\s*$|^[-•→»›]\s*/g, '').replace(/^(?:job title|position|stelle|role|poste|puesto|vacante)\s*:\s*/i, '').trim();
  return line === '' || line.length > 140 ? undefined : line;
}

/** Elements at the same place of the page's structure: tags and classes of four levels. */
function groupByStructure(candidates: readonly Candidate[]): Candidate[][] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = signature(candidate.element);
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  return [...groups.values()];
}

function signature(element: Element): string {
  const levels: string[] = [];
  for (let node: Element | null = element; node !== null && levels.length < 5; node = node.parent && isTag(node.parent) ? node.parent : null) levels.push(ownSignature(node));
  return levels.join('<');
}

/** Tag, classes and, for cells, the column. */
function ownSignature(element: Element): string {
  const classes = attribute(element, 'class').split(/\s+/).filter((name) => name !== '' && !/\d|active|open|show|first|last|odd|even|current|collapsed/.test(name)).slice(0, 3).sort();
  const column = element.name === 'td' ? [`#${String(element.parent?.children.filter(isTag).indexOf(element) ?? 0)}`] : [];
  return [element.name, ...classes, ...column].join('.');
}

/** Most of the group must be titles of jobs; a single one must surely be one, or be a heading or link. */
function isList(group: readonly Candidate[]): boolean {
  const titles = group.filter(({ score }) => score > 0).length;
  const weak = group.filter(({ score }) => score === 0).length;
  const sure = group.filter(({ score }) => score === 2).length;
  if (titles === 0) return false;
  const [first] = group;
  const isProminent = first !== undefined && /^(?:a|h[1-6]|summary|button|dt)$/.test(first.element.name);
  if (!isProminent && sure === 0 && titles < 2) return false;
  return titles >= weak || sure >= 2 || (titles >= 3 && titles * 3 >= weak);
}

function rank(group: readonly Candidate[]): number {
  const prominence = /^h[1-6]$/.test(group[0]?.element.name ?? '') ? 0.6 : /^(?:a|summary)$/.test(group[0]?.element.name ?? '') ? 0.5 : 0;
  return group.filter(({ score }) => score > 0).length + group.filter(({ score }) => score === 2).length + prominence;
}

/** The largest block around a title that holds no other title of its group. */
function cardOf(element: Element, members: ReadonlySet<Element>): Element | undefined {
  let card: Element = element;
  for (let parent = element.parent; parent !== null && isTag(parent) && !/^(?:body|main|html)$/.test(parent.name); parent = parent.parent) {
    const others = findAll(parent, (inner) => inner !== element && members.has(inner));
    if (others.length > 0) break;
    card = parent;
  }
  return card === element ? undefined : card;
}

function isInside(element: Element, container: Element): boolean {
  for (let node = element.parent; node !== null; node = node.parent) if (node === container) return true;
  return false;
}

function readCard({ element, title }: Candidate, { card, members }: { card: Element | undefined; members: ReadonlySet<Element> }, pageUrl: string): FoundPosting {
  const text = (card ? textOf(card) : '').slice(0, MAX_CARD_TEXT);
  const link = linkOf(element, card, pageUrl);
  const section = sectionOf(card ?? element, members);
  const body = text.split('\n').filter((line) => line.replace(/^• /, '') !== title);
  const short = card ? partsOf(card).filter((part) => part !== title && part.length < 90).slice(0, 14) : [];
  return foundPosting('page', {
    job_title: withGender(element, titleWithoutPlace(title)),
    job_url: link,
    ...factsOf([...placeInTitle(title), ...short, ...section]),
    job_description: body.join('\n').length > 20 ? body.join('\n') : undefined,
    hiring_manager_email: mailboxOf(card),
  });
}

/** The texts of a card piece by piece: "Nürnberg" and "Vollzeit" are often two spans on one line. */
function partsOf(card: Element): string[] {
  const parts: string[] = [];
  const visit = (element: Element): void => {
    const inner = element.children.filter(isTag).filter((child) => child.name !== 'br' && !isHidden(child));
    const line = lineOf(element);
    if (line === '') return;
    if (inner.length === 0 || (line.length < 90 && /:\s/.test(line))) parts.push(...textOf(element).split('\n'));
    else {
      const own = element.children.map((child) => (isText(child) ? child.data : ' ')).join(' ').replace(/\s+/g, ' ').trim();
      if (own !== '') parts.push(own);
      inner.forEach(visit);
    }
  };
  visit(card);
  return parts;
}

/** What the nearest heading above the list says of all its postings: "Fachkräfte (Vollzeit)", "Ausbildung". */
function sectionOf(card: Element, members: ReadonlySet<Element>): string[] {
  for (let node: Element = card; node.parent && isTag(node.parent) && node.parent.name !== 'body'; node = node.parent) {
    const before = node.parent.children.slice(0, node.parent.children.indexOf(node)).filter(isTag).reverse();
    for (const sibling of before) {
      if (members.has(sibling) || findAll(sibling, (inner) => members.has(inner)).length > 0) continue;
      const heading = /^h[1-6]$/.test(sibling.name) ? sibling : findAll(sibling, (inner) => /^h[1-6]$/.test(inner.name)).at(-1);
      if (heading) return lineOf(heading).length < 60 ? [lineOf(heading)] : [];
    }
  }
  return [];
}

const PLACE_IN_TITLE = /\s+(?:am )?(?:Standort|Location|Einsatzort)\s*:?\s+(\p{Lu}[\p{L} /-]{2,40})$/u;

function titleWithoutPlace(title: string): string {
  return title.replace(PLACE_IN_TITLE, '');
}

function placeInTitle(title: string): string[] {
  const place = PLACE_IN_TITLE.exec(title)?.[1];
  return place === undefined ? [] : [`Standort: ${place}`];
}

/** The "(m/w/d)" that stands in an element of its own behind the title. */
function withGender(element: Element, title: string): string {
  const next = element.parent?.children.slice(element.parent.children.indexOf(element) + 1).find(isTag);
  const line = next ? lineOf(next) : '';
  return /^\([mwfdxhi]\s?[/|]\s?[mwfdxhi](?:\s?[/|]\s?[mwfdxhi])?\)$/i.test(line) && !/\(\w\/\w/.test(title) ? `${title} ${line}` : title;
}

/** The mailbox a card gives for applications. */
function mailboxOf(card: Element | undefined): string | undefined {
  const boxes = [...new Set(card ? mailboxesIn(card) : [])].filter(isHumanMailbox);
  return boxes.length === 1 ? boxes[0] : undefined;
}

/** The mailboxes that links below a node write to. */
export function mailboxesIn(root: ParentNode): string[] {
  const links = findAll(root, (element) => element.name === 'a' && /^mailto:/i.test(attribute(element, 'href')));
  return links.map((link) => attribute(link, 'href').slice(7).split('?')[0]?.trim() ?? '').filter((mailbox) => mailbox !== '');
}

const LABELLED_PLACE = /^(?:•\s*)?(?:📍\s*|job )?(?:locations?|sites?|standort|einsatzort|arbeitsort|ort|lieu|localisation|ubicaci[oó]n|lugar|ciudad|sede|luogo|city|stadt|ville|città|cidade|miasto|stad|by|locatie|plaats|standplaats|lokalizacja|miejsce|arbetsort|sted|lokation|sijainti|m[ií]sto)\s*[:：]\s*(.{2,90})$/iu;

/** Place and kind of a posting from the short lines around its title. */
export function factsOf(lines: readonly string[]): ShortFacts {
  const facts: ShortFacts = {};
  for (const line of lines) {
    const place = LABELLED_PLACE.exec(line)?.[1]?.trim();
    if (place !== undefined) facts.location ??= place;
    for (const part of line.replace(/^•\s*/, '').split(/\s*[|·•]\s*|\s{2,}/)) if (part.length < 46) addFact(facts, part);
  }
  return facts;
}

export interface ShortFacts {
  location?: string;
  job_type?: string;
  contract_type?: string;
  remote_policy?: string;
}

function addFact(facts: ShortFacts, part: string): void {
  if (part.length < 32) {
    const [jobType, contract, remote] = [readJobType(part), readContractType(part), readRemoteLabel(part)];
    if (jobType !== undefined) facts.job_type ??= jobType;
    if (contract !== undefined && part.split(' ').length < 4) facts.contract_type ??= contract;
    if (remote !== undefined) facts.remote_policy ??= remote;
  }
  const bare = part.replace(/^(?:in|📍)\s*/iu, '');
  if (facts.location === undefined && bare.split(' ').length < 6 && isPlace(bare)) facts.location = bare;
}

function isPlace(text: string): boolean {
  const place = readPlace(text);
  return place.city !== undefined || (place.country !== undefined && text.split(' ').length <= 4);
}

/** The address of the posting: the title's own link, else the one link of its card that leads anywhere. */
function linkOf(element: Element, card: Element | undefined, pageUrl: string): string | undefined {
  const link = closestLink(element) ?? findAll(element, (inner) => inner.name === 'a')[0];
  const ownUrl = link && pageAddress(attribute(link, 'href'), pageUrl);
  if (ownUrl !== undefined) return ownUrl;
  const around = card ? [card, ...(card.parent && isTag(card.parent) && card.parent.name === 'a' ? [card.parent] : [])] : [];
  const links = around.flatMap((block) => [...(block.name === 'a' ? [block] : []), ...findAll(block, (inner) => inner.name === 'a')]);
  const addresses = [...new Set(links.map((inner) => pageAddress(attribute(inner, 'href'), pageUrl)).filter((url) => url !== undefined))];
  const own = addresses.filter((url) => new URL(url).hostname === new URL(pageUrl).hostname);
  return addresses.find((url) => /\.pdf(?:$|\?)/i.test(url)) ?? own[0] ?? (addresses.length <= 3 ? addresses[0] : undefined);
}

function closestLink(element: Element): Element | undefined {
  for (let node: Element | null = element; node !== null; node = node.parent && isTag(node.parent) ? node.parent : null) if (node.name === 'a') return node;
  return undefined;
}

const NOT_A_POSTING = /(?:^|\.)(?:linkedin|facebook|instagram|twitter|x|youtube|tiktok|xing|whatsapp)\.com$|(?:^|\.)(?:wa\.me|t\.me|forms\.gle|docs\.google\.com|calendly\.com|typeform\.com)$/i;

/** The address a link leads to, unless it stays on the page or leads to no page. */
function pageAddress(href: string, pageUrl: string): string | undefined {
  if (href === '' || href.startsWith('#') || /^(?:mailto|tel|javascript|data):/i.test(href) || !URL.canParse(href, pageUrl)) return undefined;
  const url = new URL(href, pageUrl);
  if (!/^https?:$/.test(url.protocol) || NOT_A_POSTING.test(url.hostname)) return undefined;
  const here = new URL(pageUrl);
  const isSamePage = url.hostname === here.hostname && url.pathname.replace(/\/$/, '') === here.pathname.replace(/\/$/, '') && url.search === here.search;
  if (isSamePage && url.hash !== '') return undefined;
  // Back to the list, or further up.
  if (url.hostname === here.hostname && here.pathname.startsWith(url.pathname) && url.search === '' && !isSamePage) return undefined;
  return isSamePage || url.pathname === '/' && url.search === '' ? undefined : url.href;
}
