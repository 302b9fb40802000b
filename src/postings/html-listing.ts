import { attribute, findAll, isHidden, isTag, lineOf, textOf, type Document, type Element, type ParentNode } from './html.js';
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
  readonly score: number;
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
  const groups = groupByStructure(candidates);
  const lists = groups.filter(isList).sort((a, b) => rank(b) - rank(a));
  const taken: { title: string; card: Element | undefined; posting: FoundPosting }[] = [];
  for (const group of lists) {
    const members = new Set(group.map(({ element }) => element));
    for (const candidate of group) {
      const card = cardOf(candidate.element, members);
      const isKnown = taken.some((other) => other.title === fold(candidate.title) && (lists[0] !== group) || (other.card !== undefined && isInside(candidate.element, other.card)));
      if (isKnown || candidate.score < 0) continue;
      taken.push({ title: fold(candidate.title), card, posting: readCard(candidate, card, pageUrl) });
    }
  }
  return taken.map(({ posting }) => posting);
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
  for (let node: Element | null = element; node !== null && levels.length < 5; node = node.parent && isTag(node.parent) ? node.parent : null) {
    const classes = attribute(node, 'class').split(/\s+/).filter((name) => name !== '' && !/\d|active|open|show|first|last|odd|even|current|collapsed/.test(name)).slice(0, 3).sort();
    levels.push([node.name, ...classes].join('.'));
  }
  return levels.join('<');
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
  return titles >= weak || sure >= 2;
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

function readCard({ element, title }: Candidate, card: Element | undefined, pageUrl: string): FoundPosting {
  const block = card ?? followingBlock(element);
  const text = (block ? textOf(block) : '').slice(0, MAX_CARD_TEXT);
  const link = linkOf(element, card, pageUrl);
  const body = text.split('\n').filter((line) => line.replace(/^• /, '') !== title);
  const short = body.filter((line) => line.length < 90).slice(0, 12);
  return foundPosting('page', {
    job_title: title,
    job_url: link,
    ...factsOf(short),
    job_description: body.join('\n').length > 120 ? body.join('\n') : undefined,
  });
}

/** Text up to the next heading of the same rank, for titles that are no part of a card. */
function followingBlock(_element: Element): Element | undefined {
  return undefined;
}

const LABELLED_PLACE = /^(?:•\s*)?(?:📍\s*|job )?(?:locations?|sites?|standort|einsatzort|arbeitsort|ort|lieu|localisation|ubicaci[oó]n|lugar|ciudad|sede|luogo|locatie|plaats|standplaats|lokalizacja|miejsce|arbetsort|sted|lokation|sijainti|m[ií]sto)\s*[:：]\s*(.{2,90})$/iu;

/** Place and kind of a posting from the short lines around its title. */
export function factsOf(lines: readonly string[]): { location?: string; job_type?: string; contract_type?: string; remote_policy?: string } {
  const facts: { location?: string; job_type?: string; contract_type?: string; remote_policy?: string } = {};
  for (const line of lines) {
    const place = LABELLED_PLACE.exec(line)?.[1]?.trim();
    if (place !== undefined) facts.location ??= place;
    const parts = line.replace(/^•\s*/, '').split(/\s*[|·•]\s*|\s{2,}/);
    for (const part of parts) {
      if (part.length > 45) continue;
      const jobType = part.length < 32 ? readJobType(part) : undefined;
      const contract = part.length < 32 ? readContractType(part) : undefined;
      const remote = part.length < 32 ? readRemoteLabel(part) : undefined;
      if (jobType !== undefined) facts.job_type ??= jobType;
      if (contract !== undefined && part.split(' ').length < 4) facts.contract_type ??= contract;
      if (remote !== undefined) facts.remote_policy ??= remote;
      const bare = part.replace(/^(?:in|📍)\s*/i, '');
      if (facts.location === undefined && bare.split(' ').length < 6 && isPlace(bare)) facts.location = bare;
    }
  }
  return facts;
}

function isPlace(text: string): boolean {
  const place = readPlace(text);
  return place.city !== undefined || (place.country !== undefined && text.split(' ').length <= 4);
}

/** The address of the posting: the title's own link, else the one link of its card that leads anywhere. */
function linkOf(element: Element, card: Element | undefined, pageUrl: string): string | undefined {
  const own = closestLink(element) ?? findAll(element, (inner) => inner.name === 'a')[0];
  const ownUrl = own && pageAddress(attribute(own, 'href'), pageUrl);
  if (ownUrl !== undefined) return ownUrl;
  const around = card ? [card, ...(card.parent && isTag(card.parent) && card.parent.name === 'a' ? [card.parent] : [])] : [];
  const links = around.flatMap((block) => [...(block.name === 'a' ? [block] : []), ...findAll(block, (inner) => inner.name === 'a')]);
  const addresses = [...new Set(links.map((link) => pageAddress(attribute(link, 'href'), pageUrl)).filter((url) => url !== undefined))];
  return addresses.find((url) => /\.pdf(?:$|\?)/i.test(url)) ?? (addresses.length > 0 && addresses.length <= 3 ? addresses[0] : undefined);
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
  return isSamePage || url.pathname === '/' && url.search === '' ? undefined : url.href;
}
