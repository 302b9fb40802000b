import { createHash } from 'node:crypto';
import { opensByScript, titlesReadOn } from '../../../postings/page/advert/closed-entries.js';
import { parseHtml, textOf } from '../../../postings/page/tree/html.js';
import { readJsonDetail, type JsonOrigin } from '../../../postings/page/data/json-records.js';
import {
  listGoesOn,
  needOfScripts,
  type ExpectedOfPage,
  type ScriptNeed,
} from '../../../postings/page/needs-scripts.js';
import { saysMore } from '../../../postings/page/data/paged-requests.js';
import {
  jsonAddressesIn,
  jsonAddressesOfElements,
  namesPath,
  partsOfProgram,
  preloadedJson,
  programsOf,
} from '../../../postings/page/data/script-addresses.js';
import { languageOf } from '../../../postings/page/advert/site-countries.js';
import type { FoundPosting } from '../../../postings/posting.js';
import { withLimits, type Limited } from '../../../postings/reading-limits.js';
import { wordsOf } from '../../../postings/text/words.js';
import { LOAD_MORE } from '../../../web/browser/controls.js';
import { saysNotFound } from '../page/not-found.js';
import { saysNotLoaded } from '../page/not-loaded.js';
import { stateOfList } from './parted-lists.js';
import { wordPattern } from '../../../postings/text/word-pattern.js';

const BRINGS_MORE = wordPattern(LOAD_MORE.pattern, 'iu');
/** Where a page's data may lie, as far as the page itself tells. */
interface NamedData {
  /** Addresses of JSON. */
  readonly addresses: Limited<readonly string[]>;
  /** Its programs, which may tell more. */
  readonly files: readonly string[];
  /** The code that stands in the page itself. */
  readonly inline: string;
  readonly language: string | undefined;
}

/** A file of code, and where it was. */
export interface Program {
  readonly url: string;
  readonly source: string;
}

/** Readers of pages that scripts fill, by name: what they cost a page decides. */
export const SCRIPTED_READERS = {
  scriptNeed: (body: string, expected: ExpectedOfPage): ScriptNeed | undefined =>
    needOfScripts(parseHtml(body), expected),
  namedData,
  partsOfPrograms: (programs: readonly Program[]): string[] => [
    ...new Set(programs.flatMap(({ url, source }) => partsOfProgram(source, url))),
  ],
  namesPath: (programs: readonly Program[], pageUrl: string): boolean =>
    programs.some(({ source }) => namesPath(source, pageUrl)),
  listGoesOn: (body: string): boolean => listGoesOn(parseHtml(body), BRINGS_MORE),
  opensByScript: (body: string, titles: readonly string[]): boolean => opensByScript(parseHtml(body), titles),
  titlesReadOn: (body: string, titles: readonly string[]): string[] => titlesReadOn(parseHtml(body), titles),
  shownWords,
  stateOfList,
  saysMore,
  jsonDetail: (body: string, known: FoundPosting, origin: JsonOrigin): FoundPosting | undefined =>
    readJsonDetail(body, known, origin),
};

function namedData(body: string, pageUrl: string): NamedData {
  const document = parseHtml(body);
  const { inline, files } = programsOf(document, pageUrl);
  const addresses = withLimits(pageUrl, () => [
    ...preloadedJson(document, pageUrl),
    ...jsonAddressesOfElements(document, pageUrl),
    ...jsonAddressesIn(inline, pageUrl),
  ]);
  return { addresses, files, inline, language: languageOf(document, pageUrl) };
}

/** What is told of a page by all of its words. */
interface ShownWords {
  readonly hash: string;
  readonly saysNotFound: boolean;
  /** What it says of what it could not load. */
  readonly notLoaded: string | undefined;
}

/** Which words a page shows, whatever their order in time, as a hash: two pages of one hash are one page. */
function shownWords(html: string): ShownWords {
  const document = parseHtml(html);
  const words = wordsOf(textOf(document)).join(' ');
  return {
    hash: createHash('sha256').update(words).digest('base64url').slice(0, 22),
    saysNotFound: saysNotFound(document),
    notLoaded: saysNotLoaded(document),
  };
}
