import { finding } from '../../../findings/finding.js';
import { ParseError } from '../../../errors.js';
import { askModel } from '../../../llm/ask-model.js';
import type { Question } from '../../../llm/llm.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { plainLine } from '../../../postings/text/evidence/plain-line.js';
import { record, text, wordsOf } from '../../../postings/text/words.js';
import { modelLimits } from '../../model-limits.js';
import type { CareerContext } from '../career-pages.needs.js';
import type { PageFacts } from './page-facts.js';
import type { PageLink } from './page-links.js';

/** Characters of one page that are sent: beyond, a page is a book. */
const MAX_TEXT = 24_000;
const MAX_LINE = 300;
/** Pages of one step and links of one page that the model is asked about. */
export const MAX_PAGES_ASKED = 5;
const MAX_LINKS = 120;
const MAX_POSTINGS = 100;

const PAGE_INSTRUCTIONS = `You read the lines of a company's career page and find the job openings on it. Each line of the material has an id, then its text. For each opening that a person could apply for now, answer with the id of the line that names it, the job title copied letter by letter from that line, and its place copied letter by letter from the page where one is stated, else null. Menus, values, benefits, people, departments without an opening and open applications are no openings. When there is none, answer with an empty list.
Answer with JSON: {"openings": [{"id": ..., "title": ..., "place": ...}]}.`;

const LINK_INSTRUCTIONS = `You find the links of a company's home page that lead to its own job openings or to its page about working there. Each line of the material has an id, then the words of the link, then its path. Answer with the ids of such links, the most promising first, at most five; with an empty list when there is none.
Answer with JSON: {"links": [id, ...]}.`;

/**
 * Links that may lead to a career page although no pattern says so, as a model judges their words. Empty without a
 * model.
 */
export async function chooseLinks(links: readonly PageLink[], context: CareerContext): Promise<PageLink[]> {
  const llm = context.models.operators;
  const named = links.filter(({ text: words }) => words.trim() !== '');
  const asked = named.slice(0, MAX_LINKS);
  if (asked.length === 0) return [];
  if (!llm) {
    context.report(finding('llm_not_configured', 'links of the home page', { seen: asked.length }));
    return [];
  }
  if (named.length > asked.length)
    context.report(finding('llm_text_cut', 'the links of the home page', { seen: named.length, kept: asked.length }));
  const lines = asked.map(({ url, text: words }, index) =>
    [String(index + 1), plainLine(words, 100), new URL(url).pathname.slice(0, 100)].join('\t'),
  );
  const { answer, finding: failed } = await askModel(context, llm, linksQuestion(lines), modelLimits(context));
  if (failed) context.report(failed);
  return (answer ?? []).flatMap((id) => asked[id - 1] ?? []).slice(0, 5);
}

function linksQuestion(lines: readonly string[]): Question<number[]> {
  return {
    name: 'career_links',
    instructions: LINK_INSTRUCTIONS,
    material: lines.join('\n'),
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['links'],
      properties: { links: { type: 'array', items: { type: 'integer' } } },
    },
    maxTokens: 100,
    read: (raw) => {
      const { links } = record(raw);
      if (!Array.isArray(links)) throw new ParseError('links must be a list of ids');
      return [...new Set(links.map(Number))].filter((id) => Number.isInteger(id) && id >= 1 && id <= lines.length);
    },
  };
}

/**
 * The openings of a career page that no reader understands, as a model reads its lines. A title and a place count only
 * where they stand in the page letter by letter; an address is the page's own link with that title, never the model's.
 */
export async function askAboutPage(
  facts: PageFacts,
  lines: readonly string[],
  context: CareerContext,
): Promise<PageFacts> {
  const llm = context.models.operators;
  if (lines.length === 0) return facts;
  if (!llm) {
    context.report(finding('llm_not_configured', `lines of ${facts.url}`, { seen: lines.length }));
    return facts;
  }
  const shown = shownOf(lines);
  if (shown.length < lines.length || lines.some((line) => line.length > MAX_LINE))
    context.report(finding('llm_text_cut', facts.url, { seen: lines.length, kept: shown.length }));
  const { answer, finding: failed } = await askModel(context, llm, pageQuestion(shown), modelLimits(context));
  if (failed) context.report(failed);
  return answer ? withOpenings(facts, answer, shown, context) : facts;
}

/** The lines that are shown to the model, each cut to its most characters. */
function shownOf(lines: readonly string[]): string[] {
  const shown: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += Math.min(line.length, MAX_LINE) + 8;
    if (length > MAX_TEXT) break;
    shown.push(plainLine(line, MAX_LINE));
  }
  return shown;
}

/** The page with the openings that its lines bear out; the others are told. */
function withOpenings(
  facts: PageFacts,
  answer: readonly Opening[],
  shown: readonly string[],
  context: CareerContext,
): PageFacts {
  const page = shown.join('\n');
  const listed = answer.flatMap((opening) => grounded(opening, shown, page, facts) ?? []).slice(0, MAX_POSTINGS);
  if (listed.length < answer.length)
    context.report(
      finding('llm_value_not_in_text', `${String(answer.length - listed.length)} openings`, { detail: facts.url }),
    );
  if (listed.length === 0) return facts;
  context.report(finding('page_read_by_model', facts.url, { kept: listed.length }));
  const { blindSpot: _blindSpot, ...rest } = facts;
  return { ...rest, listed, seen: facts.seen + listed.length };
}

interface Opening {
  readonly id: number;
  readonly title: string;
  readonly place: string | undefined;
}

function pageQuestion(lines: readonly string[]): Question<Opening[]> {
  const opening = {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'title', 'place'],
    properties: { id: { type: 'integer' }, title: { type: 'string' }, place: { type: ['string', 'null'] } },
  };
  return {
    name: 'page_openings',
    instructions: PAGE_INSTRUCTIONS,
    material: lines.map((line, index) => `${String(index + 1)}\t${line}`).join('\n'),
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['openings'],
      properties: { openings: { type: 'array', items: opening } },
    },
    maxTokens: 2000,
    read: (raw) => {
      const { openings } = record(raw);
      if (!Array.isArray(openings)) throw new ParseError('openings must be a list');
      return openings.map(record).flatMap((item) => {
        const title = text(item['title']);
        const id = Number(item['id']);
        return title === undefined || !Number.isInteger(id) ? [] : [{ id, title, place: text(item['place']) }];
      });
    },
  };
}

function grounded(
  { id, title, place }: Opening,
  lines: readonly string[],
  page: string,
  { links }: PageFacts,
): FoundPosting | undefined {
  const line = lines[id - 1];
  if (line === undefined || title.length < 3 || title.length > 160 || !line.includes(title)) return undefined;
  const isStated = place !== undefined && place.length > 1 && page.includes(place);
  const posting = foundPosting('page', {
    job_title: title,
    location: isStated ? place : undefined,
    job_url: addressOf(title, links),
  });
  const quoted = { source: 'model', quote: line.slice(0, 300) } as const;
  return {
    ...posting,
    evidence: {
      ...posting.evidence,
      job_title: quoted,
      ...(isStated && { location: { source: 'model', quote: place } }),
    },
  };
}

/** Where the only link leads that says the title. */
function addressOf(title: string, links: readonly PageLink[]): string | undefined {
  const wanted = wordsOf(title).join(' ');
  const [only, ...others] = links.filter(({ text }) => ` ${wordsOf(text).join(' ')} `.includes(` ${wanted} `));
  return others.length === 0 ? only?.url : undefined;
}
