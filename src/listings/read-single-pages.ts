import { ParseError } from '../errors.js';
import { finding, type Finding } from '../findings/finding.js';
import type { FoundPosting } from '../postings/posting.js';
import type { Limited } from '../postings/reading-limits.js';
import { requestKey, type NextRequests, type WebAnswer, type WebPage, type WebRequest } from '../web/web.js';
import type { DrivenListing, ListingRequest } from './listing.js';
import { asked, refused, type ListContext, type Source } from './source.js';

/** Something that has a page of its own: a posting, an employer. */
interface SinglePage<Subject> {
  readonly subject: Subject;
  /** Under which its answer is stored. */
  readonly key: string;
  readonly request: ListingRequest;
}

type Read = Limited<FoundPosting> | undefined;

/** Pages that are read, and how. */
interface SinglePages<Subject> {
  /** As findings call them: "details". */
  readonly what: string;
  readonly source: Source;
  readonly wanted: readonly SinglePage<Subject>[];
  /** @throws ParseError */
  readonly read: (body: string, subject: Subject) => Read | Promise<Read>;
  readonly otherwise?: DrivenListing['otherwise'];
}

/** What single pages gave. */
interface ReadSinglePages<Subject> {
  readonly found: ReadonlyMap<Subject, FoundPosting>;
  /** Subjects that were asked about: all, unless the source refused or was given up. */
  readonly asked: number;
  /** The source does not let us: nothing more is to be asked of it. */
  readonly isRefused: boolean;
  readonly findings: readonly Finding[];
}

/** Pages of a company's board that are asked for at a time; the network keeps the host's rate. */
const AT_A_TIME = 8;

/**
 * Pages that fail one after the other before a source counts as down: it would take its time-out for each of a
 * thousand.
 */
const MISSES_IN_A_ROW = 4;

/** Reads the page of each subject, each stored as it is done. Ends at a public board's refusal; what was read stays. */
export async function readSinglePages<Subject>(
  pages: SinglePages<Subject>,
  context: ListContext,
): Promise<ReadSinglePages<Subject>> {
  return new SinglePageReader(pages, context).read();
}

class SinglePageReader<Subject> {
  private readonly found = new Map<Subject, FoundPosting>();
  private readonly findings: Finding[] = [];
  /** Subjects by the request that is to be made for them: some systems tell several at one address. */
  private readonly byRequest = new Map<string, SinglePage<Subject>[]>();
  private readonly waiting: WebRequest[] = [];
  private askedSubjects = 0;
  private missed = 0;
  private missedInARow = 0;
  private isRefused = false;

  constructor(
    private readonly pages: SinglePages<Subject>,
    private readonly context: ListContext,
  ) {}

  async read(): Promise<ReadSinglePages<Subject>> {
    for (const page of this.pages.wanted) this.prepare(page);
    const first = Array.from({ length: this.pages.source.isPublic ? 1 : AT_A_TIME }, () => this.next());
    const cut = await this.context.web.crawl(first.flat(), (answer) => this.take(answer));
    const { findings, missed, askedSubjects: seen } = this;
    findings.push(...cut);
    if (missed > 0) this.report('details_not_read', { seen, kept: seen - missed, detail: this.pages.what });
    return { found: this.found, asked: seen, isRefused: this.isRefused, findings };
  }

  private prepare(page: SinglePage<Subject>): void {
    const stored = this.context.recall<FoundPosting>(page.key);
    if (stored) {
      this.found.set(page.subject, stored);
      this.askedSubjects++;
      return;
    }
    const request = asked(this.pages.source, page.request);
    const others = this.byRequest.get(requestKey(request));
    if (others) others.push(page);
    else {
      this.byRequest.set(requestKey(request), [page]);
      this.waiting.push(request);
    }
  }

  private next(): WebRequest[] {
    const request = this.waiting.shift();
    if (!request) return [];
    this.askedSubjects += this.subjectsOf(request).length;
    return [request];
  }

  private subjectsOf(request: WebRequest): readonly SinglePage<Subject>[] {
    return this.byRequest.get(requestKey(request)) ?? [];
  }

  private async take(answer: WebAnswer): Promise<NextRequests> {
    const subjects = this.subjectsOf(answer.request);
    const read = await Promise.all(
      subjects.map(async (page) => ({ page, found: await this.tryRead(answer, page.subject) })),
    );
    const isMissing = read.some(({ found }) => !found);
    const again = isMissing && answer.outcome === 'page' && this.pages.otherwise?.(answer.request, answer.status);
    if (again) {
      const request = asked(this.pages.source, again);
      this.byRequest.set(requestKey(request), [...subjects]);
      return { urgent: [request] };
    }
    for (const { page, found } of read) if (found) await this.keep(page, found);
    if (!isMissing) this.missedInARow = 0;
    else if (await this.miss(answer, read.filter(({ found }) => !found).length)) return {};
    return { next: this.next() };
  }

  private async keep({ subject, key }: SinglePage<Subject>, found: Limited<FoundPosting>): Promise<void> {
    this.found.set(subject, await this.context.remember(key, found.read, found.findings));
  }

  /** Counts what was not read. True when nothing more is to be asked. */
  private async miss(answer: WebAnswer, count: number): Promise<boolean> {
    const { what, source, wanted } = this.pages;
    if (answer.outcome === 'refused' && source.isPublic) {
      const at = `${what} (${String(this.askedSubjects)} of ${String(wanted.length)})`;
      this.findings.push((await refused(source, answer, at, this.context)).why);
      this.isRefused = true;
      return true;
    }
    this.missed += count;
    // A page that is gone or of another shape says nothing of the others.
    if (answer.outcome === 'page' || ++this.missedInARow < MISSES_IN_A_ROW) return false;
    if (this.missedInARow === MISSES_IN_A_ROW)
      this.report('board_given_up', {
        seen: MISSES_IN_A_ROW,
        detail: `${what} one after the other were not read: ${answer.reason}`,
      });
    this.isRefused = source.isPublic;
    return true;
  }

  private async tryRead(answer: WebAnswer, subject: Subject): Promise<Read> {
    if (answer.outcome !== 'page' || answer.status >= 400 || isLedAway(answer)) return undefined;
    try {
      return await this.pages.read(answer.body, subject);
    } catch (error) {
      if (error instanceof ParseError) return undefined;
      throw error;
    }
  }

  private report(why: Finding['why'], more: Parameters<typeof finding>[2]): void {
    this.findings.push(finding(why, this.pages.source.name, more));
  }
}

/**
 * Whether an address led to the list or front page above it, as that of a posting does that is gone: what is said there
 * is of others. An address that kept its number is the same page under another name.
 */
function isLedAway({ request, url }: WebPage): boolean {
  if (url === request.url || !URL.canParse(url) || !URL.canParse(request.url)) return false;
  const [asked, end] = [new URL(request.url), new URL(url)];
  const [from, to] = [asked, end].map(({ pathname }) => `${pathname.replace(/(?<!\/)\/+$/, '')}/`) as [string, string];
  if (!from.startsWith(to)) return false;
  const numbers = `${asked.pathname}${asked.search}`.match(/\d{2,}/g) ?? [];
  const kept = `${end.pathname}${end.search}`;
  return numbers.length > 0 ? !numbers.some((number) => kept.includes(number)) : from !== to && end.search === '';
}
