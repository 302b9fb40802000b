import { LOADING_LINE } from '../text/words/sites/control-words.js';
import { NAMES_OPENINGS, NAMES_PART_OF_OPENINGS } from '../text/words/sites/opening-names.js';
import { fold } from '../text/words.js';
import { wordPattern } from '../text/word-pattern.js';
import {
  attribute,
  elementsNamed,
  findFirst,
  isHidden,
  isTag,
  isText,
  lineOf,
  textOf,
  walk,
  type AnyNode,
  type Document,
  type Element,
} from './tree/html.js';
import { isProgram, sourceOf } from './tree/scripts.js';
import { holdsEmptyList } from './empty-lists.js';
import { holdsUnfilledPlace } from './unfilled-places.js';
import { standsAround } from './tree/around-content.js';
import { elementBefore } from './tree/page-tree.js';
import { isConsentNotice } from './advert/beside-advert.js';
import { isMenuEmpty, linksIn } from './empty-menu.js';
import { kindOfHeading } from './lines/headings/section-headings.js';
import { saysNothingOpen, topicOf } from './lines/headings/topics.js';

/** Why what came over HTTP cannot be all that the page shows. */
export type ScriptNeed =
  | 'app_shell'
  | 'asks_for_scripts'
  | 'loading'
  | 'empty_list'
  | 'count_without_list'
  | 'promised_list'
  | 'unfilled_place'
  | 'data_by_script'
  | 'framed_list'
  | 'no_links'
  | 'list_goes_on'
  | 'list_replaced'
  | 'closed_entries';

/** The needs in words. */
export const SCRIPT_NEEDS: Readonly<Record<ScriptNeed, string>> = {
  app_shell: 'it is an empty shell',
  asks_for_scripts: 'it asks for JavaScript',
  loading: 'it says that it is loading',
  empty_list: 'its list of positions is empty',
  count_without_list: 'it states positions and lists none',
  promised_list: 'nothing stands under its heading of positions',
  unfilled_place: 'a part of it is empty until its script fills it',
  data_by_script: 'its script fetches what it lists',
  framed_list: 'its list is in a frame',
  list_goes_on: 'its list goes on when a control is pressed',
  list_replaced: 'its script fetches another list than it came with',
  no_links: 'its navigation is filled by script',
  closed_entries: 'the entries of its list open by script',
};

/** A page with fewer words than this beside scripts is a shell. */
const SHELL_WORDS = 50;
/** A heading of positions with fewer words than this under it has no list under it. */
const PROMISED_WORDS = 30;
const JOB_NAME = wordPattern(`job|${NAMES_OPENINGS}`, 'iu');
const PLACE_NAME = wordPattern(`job|${NAMES_OPENINGS}|${NAMES_PART_OF_OPENINGS}`, 'iu');

/** What a page should show. */
export interface ExpectedOfPage {
  readonly listing: boolean;
  readonly links: boolean;
  /** Nothing that came leads to the careers: a menu may. */
  readonly menu?: boolean;
}

/**
 * Whether a page needs its scripts to run. Of any page: an empty shell. Where a list of postings is expected and none
 * was found: signs that scripts bring it. A page without scripts needs none.
 */
export function needOfScripts(document: Document, expected: ExpectedOfPage): ScriptNeed | undefined {
  const scripts = elementsNamed(document, 'script').filter(isProgram);
  const frames = expected.listing ? listingFrames(document) : [];
  if (scripts.length === 0 && frames.length === 0) return undefined;
  const need = scripts.length > 0 ? needOfScripted(document, expected) : undefined;
  return need ?? (expected.listing ? needOfListing(document, scripts, frames) : undefined);
}

/** Signs on a page with scripts that what came is not all of it. */
function needOfScripted(document: Document, expected: ExpectedOfPage): ScriptNeed | undefined {
  const words = wordsIn(textOf(document)) - wordsOfNotices(document);
  if (words < SHELL_WORDS && (words < 12 || hasMountPoint(document))) return 'app_shell';
  if (words < 150 && saysEnableScripts(document)) return 'asks_for_scripts';
  const isWithoutLinks = expected.links && linksIn(document).length < 2;
  return isWithoutLinks || (expected.menu === true && isMenuEmpty(document)) ? 'no_links' : undefined;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

/** How many words a page spends on asking for consent: a shell may come with a wall in front of it. */
function wordsOfNotices(document: Document): number {
  let words = 0;
  walk(document, (element) => {
    if (!isConsentNotice(element)) return undefined;
    words += wordsIn(textOf(element));
    return 'skip';
  });
  return words;
}

/** Signs that the list of postings, which is not there, comes by script. */
function needOfListing(
  document: Document,
  scripts: readonly Element[],
  frames: readonly string[],
): ScriptNeed | undefined {
  if (frames.length > 0) return 'framed_list';
  if (isLoading(document)) return 'loading';
  if (holdsEmptyList(document, PLACE_NAME)) return 'empty_list';
  if (statesCount(document)) return 'count_without_list';
  if (scripts.some(fetchesPostings)) return 'data_by_script';
  const programs = scripts.filter(isOwnProgram);
  if (programs.length > 0 && promisesList(document)) return 'promised_list';
  return holdsUnfilledPlace(document, programs) ? 'unfilled_place' : undefined;
}

/**
 * Whether a page that shows a list has a control, no address, that by its words (`more`) brings more of it, or is the
 * number of its second page.
 */
export function listGoesOn(document: Document, more: RegExp): boolean {
  return (
    elementsNamed(document, 'script').some(isProgram) &&
    findFirst(document, (element) => {
      if (!isControl(element) || isHidden(element)) return false;
      const line = lineOf(element);
      return line === '2' ? isBehindFirstPage(element) : more.test(line) && !standsAround(element);
    }) !== undefined
  );
}

function isControl(element: Element): boolean {
  return (
    element.name === 'button' ||
    attribute(element, 'role') === 'button' ||
    (element.name === 'a' && /^(?:#.{0,40}|javascript:.{0,200})?$/i.test(attribute(element, 'href'))) ||
    (/^(?:div|span|p|li)$/.test(element.name) && isMadeControl(element))
  );
}

/** What scripts made a control of: it can be reached by keys, is heard when it is pressed, or is called so. */
function isMadeControl(element: Element): boolean {
  return (
    attribute(element, 'tabindex') === '0' ||
    Object.keys(element.attribs).some((name) => /^(?:on|@|x-on:|v-on:|ng-|\(|hx-|wire:)\W?(?:click|get)/i.test(name)) ||
    /(?:^|[\s_-])(?:(?:load|show|view)[_-]?more|more[_-](?:btn|button)|btn|button)(?:$|[\s_-])/i.test(
      attribute(element, 'class'),
    )
  );
}

/** How far above the number of a page the one before it is looked for. */
const MAX_ABOVE_NUMBER = 2;

/** Whether the element before a control, or before what holds it alone, says "1": numbers of pages. */
function isBehindFirstPage(control: Element): boolean {
  let element = control;
  for (let up = 0; up <= MAX_ABOVE_NUMBER; up++) {
    const before = elementBefore(element);
    if (before) return lineOf(before).trim() === '1';
    const { parent } = element;
    if (!parent || !isTag(parent)) return false;
    element = parent;
  }
  return false;
}

/** More than a line that counts visitors, or a file. */
function isOwnProgram(script: Element): boolean {
  return attribute(script, 'src') !== '' || sourceOf(script).length > 100;
}

/** A heading of positions with next to nothing under it: neither a list nor words that nothing is open. */
function promisesList(document: Document): boolean {
  return sectionsOf(document).some(({ heading, texts }) => {
    const text = texts.join(' ').replace(/\s+/g, ' ');
    const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
    return words < PROMISED_WORDS && topicOf(heading) === 'openings' && !saysNothingOpen(text);
  });
}

interface Section {
  readonly heading: string;
  readonly level: number;
  /** All that stands below the heading, up to the next one of its level. */
  readonly texts: string[];
}

/** The parts of a page that its headings begin. */
function sectionsOf(document: Document): Section[] {
  const sections: Section[] = [];
  let open: Section[] = [];
  const waiting: AnyNode[] = document.children.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isText(node)) for (const { texts } of open) texts.push(node.data);
    if (!isTag(node) || isLeftOut(node)) continue;
    if (/^h[1-4]$/.test(node.name)) {
      const section = { heading: lineOf(node), level: Number(node.name[1]), texts: [] };
      open = headsOther(section.heading) ? [section] : [...open.filter(({ level }) => level < section.level), section];
      sections.push(section);
    } else waiting.push(...node.children.toReversed());
  }
  return sections;
}

/** "How to apply", also one level below "Open positions": what it says of itself is no list of them. */
function headsOther(heading: string): boolean {
  return kindOfHeading(heading) !== undefined && topicOf(heading) !== 'openings';
}

/** What has no headings of the content; the head of a page may have some. */
function isLeftOut(element: Element): boolean {
  return /^(?:nav|footer|script|style|noscript|template|svg)$/.test(element.name) || isHidden(element);
}

/** An element without content into which an application is put, or one of its own kind. */
function hasMountPoint(document: Document): boolean {
  return (
    findFirst(
      document,
      (element) =>
        (/^(?:root|app|application|__next|__nuxt|__layout|svelte|gatsby-focus-wrapper|___gatsby|main|ember-.*|q-app|react-.*|vue-.*)$/i.test(
          attribute(element, 'id'),
        ) ||
          /^(?:[a-z]+-)+[a-z]+$/.test(element.name) ||
          'ng-app' in element.attribs ||
          'data-reactroot' in element.attribs ||
          'x-data' in element.attribs) &&
        textOf(element).length < 200,
    ) !== undefined
  );
}

function saysEnableScripts(document: Document): boolean {
  return elementsNamed(document, 'noscript').some((element) =>
    /enable java\s?script|java\s?script (?:is )?(?:required|needed|aktivieren|aktiviert)|requires? java\s?script|activer java\s?script|habilit\w+ java\s?script/i.test(
      element.children.map((child) => ('data' in child ? child.data : lineOf(child))).join(' '),
    ),
  );
}

const LOADING = wordPattern(LOADING_LINE, 'iu');
/** What stands in the place of a line or a card until it has come. */
const STANDS_IN = /(?:^|[\s_-])(?:skeleton|shimmer|placeholder-(?:glow|wave))(?=$|[\s_-])/i;

/** A part that says of itself that it is still to come, in words or by its mark-up. */
function isLoading(document: Document): boolean {
  return (
    findFirst(document, (element) => {
      if (isMarkedAsLoading(element)) return !isHidden(element) && !standsAround(element, ['aside', 'form']);
      if (!/^(?:div|p|span|li|td|h\d|section|output)$/.test(element.name) || isHidden(element)) return false;
      const line = lineOf(element);
      return line.length < 60 && LOADING.test(line);
    }) !== undefined
  );
}

/** A picture that waits until it is scrolled to is marked so, too. */
function isMarkedAsLoading(element: Element): boolean {
  if (!/^(?:div|p|span|li|td|ul|ol|section|main|article|tbody|output)$/.test(element.name)) return false;
  const isMarked = attribute(element, 'aria-busy') === 'true' || STANDS_IN.test(attribute(element, 'class'));
  return isMarked && lineOf(element) === '' && elementsNamed(element, 'img').length === 0;
}

/** "12 open positions", and nothing that could be one. */
function statesCount(document: Document): boolean {
  return /(?:^|\s)[1-9]\d{0,3}\s+(?:open |current |offene |aktuelle )?(?:positions?|openings|jobs|vacancies|roles|stellen(?:angebote)?|postes|offres|vacantes|vacatures)\b/im.test(
    textOf(document),
  );
}

function fetchesPostings(script: Element): boolean {
  const src = attribute(script, 'src');
  const source = sourceOf(script);
  if (src !== '') return JOB_NAME.test(src.replace(/^https?:\/\/[^/]+/, ''));
  return /\bfetch\s*\(|XMLHttpRequest|\.getJSON|\.ajax\s*\(|axios/.test(source) && JOB_NAME.test(fold(source));
}

const OTHER_FRAMES =
  /google\.[a-z.]{2,9}\/maps|maps\.google|youtube|vimeo|spotify|soundcloud|googletagmanager|recaptcha|hcaptcha|facebook\.com|openstreetmap|calendly|typeform|doubleclick|wistia|player|kununu|\/embed\/video/i;

/** Whether a frame with that address may show a list: not a map, a film or a form. */
export function mayFrameList(src: string): boolean {
  return !OTHER_FRAMES.test(src);
}

/** Frames that may show the list. */
function listingFrames(document: Document): string[] {
  const frames: string[] = [];
  walk(document, (element) => {
    const src = attribute(element, 'src') || attribute(element, 'data-src');
    if (element.name !== 'iframe' || src === '' || /^(?!https?:)[a-z]+:/i.test(src)) return undefined;
    if (!mayFrameList(src)) return undefined;
    const isTiny =
      /^[01](?:px)?$/.test(attribute(element, 'width')) ||
      /^[01](?:px)?$/.test(attribute(element, 'height')) ||
      /display\s*:\s*none/i.test(attribute(element, 'style'));
    if (!isTiny) frames.push(src);
    return undefined;
  });
  return frames;
}
