import { finding, type Finding } from '../../../findings/finding.js';
import { hasRoute, withoutFragment } from '../../../postings/page/lines/headings/page-routes.js';
import type { FoundPosting } from '../../../postings/posting.js';
import { ParseError } from '../../../errors.js';
import { spokenLength } from '../../../postings/text/words.js';
import type { Limited } from '../../../postings/reading-limits.js';
import { ReadingGivenUpError } from '../../../runs/work/reading-threads.js';
import type { WebPage } from '../../../web/web.js';
import { readAside } from '../../read-aside.js';
import type { CareerContext } from '../career-pages.needs.js';
import { isApplication } from '../rendering/script-data.js';
import { calledLike } from './called-pages.js';
import type { PageCounts } from '../site/site-crawl.js';

/** A page whose text is shorter may have it by script. */
const SHORT = 300;
/** What data say of a posting may be the beginning of its text where it is shorter. */
const SHORT_IN_DATA = 800;
/** Pages of single postings that are opened in a browser at most; and those that showed no more there, in a row. */
const MAX_RENDERED = 60;
const VAIN_RENDERED = 3;

/** What became of the pages of single postings. */
export interface ReadJobPages {
  readonly postings: FoundPosting[];
  /** All pages of the run, these among them. */
  readonly pages: PageCounts;
}

/** A posting as its page has it. */
interface StoredPosting {
  readonly posting: FoundPosting;
  readonly rendered?: true;
}

interface Completed {
  readonly stored: StoredPosting;
  readonly isMissed: boolean;
  /** What was cut of its page. */
  readonly findings: readonly Finding[];
}

/** Reads the pages of the postings that a list only names; an unreadable one leaves the posting as the list has it. */
export async function readJobPages(
  postings: readonly FoundPosting[],
  run: { readonly maxPages: number; readonly before: PageCounts },
  context: CareerContext,
): Promise<ReadJobPages> {
  const budget = Math.max(0, run.maxPages - run.before.read);
  const done = new Map<FoundPosting, StoredPosting>();
  const { byUrl, recalled, beyond } = choosePages(postings, { budget, done, context });
  const scripts = new ScriptedJobPages(context);
  let pagesRead = recalled;
  const missed: string[] = [];
  let endedEarly = false;
  const counts = (): PageCounts => ({
    read: run.before.read + pagesRead,
    rendered: run.before.rendered + [...done.values()].filter(({ rendered }) => rendered).length,
  });
  const keep = async (url: string, posting: FoundPosting, read: Completed): Promise<void> => {
    if (read.isMissed) missed.push(url);
    done.set(posting, await context.remember(url, read.stored, read.findings));
    const { read: pages, rendered } = counts();
    context.progress({ pagesRead: pages, pagesRendered: rendered });
  };
  const cut = await context.web.crawl(
    [...byUrl.keys()].filter((url) => !hasRoute(url)).map((url) => ({ url, takesPdf: true })),
    async (answer) => {
      const { url } = answer.request;
      const posting = byUrl.get(url);
      if (!posting) return undefined;
      endedEarly ||= answer.outcome === 'failed' && answer.kind === 'time_used_up';
      const detailed = answer.outcome === 'page' ? await readAnswer(answer, posting, context) : undefined;
      if (answer.outcome !== 'page' || detailed === undefined) {
        missed.push(url);
        return undefined;
      }
      pagesRead++;
      const cut = cutOf(answer);
      const read = answer.pdf ? asItIs(detailed.read) : await scripts.complete(answer, posting, detailed.read);
      await keep(url, posting, { ...read, findings: [...cut, ...detailed.findings, ...read.findings] });
      return undefined;
    },
  );
  context.report(...cut);
  // A route behind the fragment only exists in a browser.
  for (const [url, posting] of byUrl)
    if (hasRoute(url)) {
      pagesRead++;
      await keep(url, posting, await scripts.open(url, posting, posting));
    }
  context.report(...unreadFindings(missed, { chosen: byUrl.size, recalled, beyond, endedEarly }));
  return {
    postings: postings.map((posting) => done.get(posting)?.posting ?? posting),
    pages: counts(),
  };
}

/** The pages that were not read: those beyond max_pages, unless the run was over before it came to that. */
function unreadFindings(
  missed: readonly string[],
  counts: { chosen: number; recalled: number; beyond: number; endedEarly: boolean },
): Finding[] {
  const { chosen, recalled, beyond, endedEarly } = counts;
  const seen = chosen + (endedEarly ? beyond : 0);
  return [
    ...(beyond > 0 && !endedEarly
      ? [finding('max_pages_postings', 'max_pages', { seen: recalled + chosen + beyond, kept: recalled + chosen })]
      : []),
    ...missed.slice(0, 1).map((url) => finding('posting_pages_not_read', url, { seen, kept: chosen - missed.length })),
  ];
}

function cutOf({ url, truncated, brokenOff: detail }: WebPage): Finding[] {
  if (detail !== undefined) return [finding('page_broken_off', url, { detail })];
  return truncated ? [finding('page_truncated', url)] : [];
}

/** What a page, or a PDF, says of its posting; undefined where it is none or cannot be read. */
async function readAnswer(
  answer: WebPage,
  posting: FoundPosting,
  context: CareerContext,
): Promise<Limited<FoundPosting> | undefined> {
  const { pdf, body, status, url } = answer;
  if (pdf) return status < 400 ? readAside(context, 'pdfAdvert', pdf, url, posting).catch(unreadable) : undefined;
  const isPage = body !== '' && (status < 400 || (await isApplication(answer, context)));
  return isPage ? readAside(context, 'jobPage', body, url, posting).catch(givenUp) : undefined;
}

/** The pages to read. Those that an earlier attempt read count, and cost of the budget, like those of this one. */
function choosePages(
  postings: readonly FoundPosting[],
  run: { budget: number; done: Map<FoundPosting, StoredPosting>; context: CareerContext },
): { byUrl: Map<string, FoundPosting>; recalled: number; beyond: number } {
  const { budget, done, context } = run;
  const byUrl = new Map<string, FoundPosting>();
  const recalled = new Set<string>();
  const beyond = new Set<string>();
  for (const posting of postings) {
    const url = pageOf(posting);
    if (url === undefined) continue;
    const stored = context.recall<StoredPosting>(url);
    if (stored) {
      done.set(posting, stored);
      recalled.add(url);
    } else if (byUrl.size + recalled.size < budget) byUrl.set(url, posting);
    else beyond.add(url);
  }
  return { byUrl, recalled: recalled.size, beyond: beyond.size };
}

/** Where a posting's own page is; undefined for one that needs none. */
function pageOf({ fields, evidence }: FoundPosting): string | undefined {
  const url = fields.job_url === undefined ? undefined : withoutFragment(fields.job_url);
  if (url === undefined || !URL.canParse(url) || /\.(?:docx?|odt|rtf)(?:$|\?)/i.test(url)) return undefined;
  const isWhole = (fields.job_description?.length ?? 0) > 1500 && evidence.job_description?.source === 'json-ld';
  return isWhole ? undefined : url;
}

/** A PDF that is broken, needs a password or is about something else. @throws any other error */
function unreadable(error: unknown): undefined {
  if (!(error instanceof ParseError)) throw error;
}

/** A page that took too long to read is none. @throws any other error */
function givenUp(error: unknown): undefined {
  if (!(error instanceof ReadingGivenUpError)) throw error;
}

function asItIs(posting: FoundPosting): Completed {
  return { stored: { posting }, isMissed: false, findings: [] };
}

function lengthOf(posting: FoundPosting | undefined): number {
  return spokenLength(posting?.fields.job_description ?? '');
}

/** Whether the page brought no text beside what its list says: the text of a card, or a short one of data. */
function isToldByList(known: FoundPosting, plain: FoundPosting): boolean {
  if (plain.fields.job_description !== known.fields.job_description) return false;
  const { source } = known.evidence.job_description ?? {};
  return source === 'page' || (source === 'page-data' && lengthOf(known) < SHORT_IN_DATA);
}

/** Pages of single postings whose text only scripts bring. */
class ScriptedJobPages {
  private opened = 0;
  private vain = 0;
  private beyond = 0;

  constructor(private readonly context: CareerContext) {}

  /** The posting as its page says it with its scripts, where the page says next to nothing without them. */
  async complete(page: WebPage, known: FoundPosting, plain: FoundPosting): Promise<Completed> {
    if (lengthOf(plain) >= SHORT && !isToldByList(known, plain)) return asItIs(plain);
    const need = await readAside(this.context, 'scriptNeed', page.body, { listing: true, links: false });
    return need === undefined ? asItIs(plain) : this.open(page.url, known, plain);
  }

  /** The posting as its page says it in a browser, where that is more. */
  async open(url: string, known: FoundPosting, plain: FoundPosting): Promise<Completed> {
    if (!this.mayOpen(url)) return asItIs(plain);
    const rendering = await this.context.web.render({ url, unfold: false });
    if (rendering.outcome !== 'rendered') {
      const detail = rendering.reason;
      return { ...asItIs(plain), isMissed: true, findings: [finding('job_pages_not_rendered', url, { detail })] };
    }
    const shown = await readAside(this.context, 'shownWords', rendering.views.at(-1) ?? '').catch(givenUp);
    if (shown?.saysNotFound === true) {
      this.vain++;
      return { ...asItIs(plain), isMissed: true, findings: rendering.findings };
    }
    const read = await readAside(this.context, 'renderedJobPage', rendering, known).catch(givenUp);
    if (!read || lengthOf(read.read) <= lengthOf(plain) + 80) {
      this.vain++;
      return { stored: { posting: plain, rendered: true }, isMissed: false, findings: rendering.findings };
    }
    this.vain = 0;
    const findings = [...rendering.findings, ...read.findings];
    return { stored: { posting: calledLike(read.read, plain), rendered: true }, isMissed: false, findings };
  }

  /** Whether one page more may be opened; says it where no more are. */
  private mayOpen(url: string): boolean {
    if (this.vain >= VAIN_RENDERED) {
      const detail = `the last ${String(VAIN_RENDERED)} of its site showed no more there`;
      this.context.report(finding('pages_taken_as_they_came', url, { detail }));
      return false;
    }
    if (++this.opened <= MAX_RENDERED) return true;
    if (++this.beyond === 1) this.context.report(finding('job_pages_render_limit', url, { kept: MAX_RENDERED }));
    return false;
  }
}
