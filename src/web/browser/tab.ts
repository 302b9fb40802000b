import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { finding, type Finding } from '../../findings/finding.js';
import { Conduct } from './conduct.js';
import { FilteringProxy, type BrowserGate, type PageLimits } from './filtering-proxy.js';
import { prepare, watchPage } from './in-page.js';
import { patience } from './patience.js';
import { MANY_BY_PATH, type PageRecord } from './page-record.js';
import type { Look, Rendering, RenderRequest } from './rendering.js';
import type { ThrowawayCertificate } from './throwaway-certificate.js';
import { STUCK_AFTER } from './unfold.js';
import { NO_PAGE, Visit } from './visit.js';

/** The renderer ended, by itself or because it took too much memory: the tab is of no more use. */
export class PageCrashError extends Error {
  override readonly name = 'PageCrashError';
}

/** The page does not answer. */
export class PageStuckError extends Error {
  override readonly name = 'PageStuckError';
}

/** The page was left: its time is over, or it does something without end. */
class PageLeftError extends Error {
  override readonly name = 'PageLeftError';
}

/** One browser context with a proxy, and the page in it, used again for page after page of a run. */
export class Tab {
  private readonly conduct: Conduct;
  private broken: Error | undefined;
  /** Rejected by whatever makes the tab of no more use. */
  private readonly ended = Promise.withResolvers<never>();

  private constructor(
    private readonly proxy: FilteringProxy,
    private readonly page: Page,
    private readonly session: CDPSession,
    /** Processor time (ms) of each process of the browser. */
    private readonly work: () => ReadonlyMap<number, number>,
  ) {
    this.ended.promise.catch(() => {});
    this.conduct = new Conduct({ page, context: page.browserContext() }, (reason) => {
      this.break(new PageLeftError(reason));
    });
  }

  static async open(
    browser: Browser,
    options: {
      gate: BrowserGate;
      limits: PageLimits;
      certificate: ThrowawayCertificate;
      work: () => ReadonlyMap<number, number>;
    },
  ): Promise<Tab> {
    const proxy = await FilteringProxy.start(options.gate, options.limits, options.certificate);
    try {
      const context = await browser.createBrowserContext({
        proxyServer: proxy.url,
        proxyBypassList: ['<-loopback>'],
        downloadBehavior: { policy: 'deny' },
      });
      const page = await context.newPage();
      const tab = new Tab(proxy, page, await page.createCDPSession(), options.work);
      await tab.prepare();
      return tab;
    } catch (error) {
      proxy.close();
      throw error;
    }
  }

  /** True when it can be used for another page. */
  get isUsable(): boolean {
    return this.broken === undefined && !this.page.isClosed();
  }

  /**
   * Opens a page and reads it to its end, or until `look` says that it suffices.
   * @throws PageCrashError, PageStuckError, PageLeftError when nothing of it was seen
   */
  async render(request: RenderRequest, look: Look, signal: AbortSignal): Promise<Rendering> {
    const record = this.proxy.newPage();
    this.conduct.reset();
    const within = <T>(work: () => Promise<T>, atMost?: number): Promise<T> => this.within(work, signal, atMost);
    const visit = new Visit(this.page, { record, conduct: this.conduct, look, within }, request);
    const stop = (): void => {
      this.break(
        new PageLeftError(visit.isOpen ? 'its time was over' : 'its time was over before its document was there'),
      );
    };
    signal.addEventListener('abort', stop, { once: true });
    let failure: Error | undefined;
    try {
      signal.throwIfAborted();
      await visit.run();
      await this.leave(signal);
    } catch (error) {
      // A page's scripts may throw anything at us.
      failure = error instanceof Error ? error : new Error(`reading it failed: ${String(error)}`);
      // What keeps a page from being read may keep the tab from being used.
      this.broken ??= failure;
      if (visit.views.html.length === 0) throw this.explained(failure, record);
    } finally {
      signal.removeEventListener('abort', stop);
      this.proxy.endPage();
    }
    return {
      outcome: 'rendered',
      request: { url: request.url },
      status: visit.status,
      ...visit.sight(),
      url: visit.url,
      answers: [...record.answers],
      opened: visit.opened,
      ...(failure instanceof PageStuckError && { brokeOff: 'stuck' }),
      ...(failure instanceof PageCrashError && { brokeOff: 'crashed' }),
      findings: this.findings(request.url, { record, failure, isCut: visit.isCut }),
    };
  }

  async close(): Promise<void> {
    this.break(new PageLeftError('the tab was closed'));
    this.proxy.close();
    await Promise.race([
      this.page
        .browserContext()
        .close()
        .catch(() => {}),
      sleep(3000, undefined, { ref: false }),
    ]);
  }

  private async prepare(): Promise<void> {
    const { page } = this;
    page.on('error', () => {
      this.break(new PageCrashError('its browser process ended, as one does that takes more memory than a page may'));
    });
    page.on('close', () => {
      this.break(new PageCrashError('its window was closed'));
    });
    await page.setBypassServiceWorker(true);
    await page.evaluateOnNewDocument(watchPage);
    await page.evaluateOnNewDocument(prepare);
  }

  /**
   * Leaves the page that was read, which would go on in its tab. Browsers end a page some time after they left it:
   * where it still asks for something the tab is given up, so that nothing of it is taken for the next page's. Left to
   * itself a renderer keeps the garbage of several pages: twice the memory was measured, for no time won.
   */
  private async leave(signal: AbortSignal): Promise<void> {
    this.proxy.endPage();
    const left = async (): Promise<void> => {
      await this.within(() => this.page.goto(NO_PAGE, { waitUntil: 'domcontentloaded', timeout: 0 }), signal);
      await this.within(() => this.session.send('HeapProfiler.collectGarbage'), signal);
      if (this.proxy.strays > 0) throw new PageLeftError('it went on when it was left');
    };
    await left().catch((error: unknown) => {
      // What was read of the page stands.
      this.broken ??= error as Error;
    });
  }

  private break(error: Error): void {
    this.broken ??= error;
    this.ended.reject(error);
  }

  /** A call to the browser, ended by whatever ends the page: by itself it might never answer. */
  private async within<T>(work: () => Promise<T>, signal: AbortSignal, atMost = STUCK_AFTER): Promise<T> {
    if (this.broken) throw this.broken;
    signal.throwIfAborted();
    const watch = new AbortController();
    const stuck = patience(atMost, this.work, watch.signal).then(() => {
      throw new PageStuckError('its scripts do not come to an end');
    });
    stuck.catch(() => {});
    try {
      return await Promise.race([work(), this.ended.promise, stuck]);
    } finally {
      watch.abort();
    }
  }

  private wordsOn({ mostAsked }: PageRecord): string {
    const { words } = this.conduct;
    const asked = mostAsked > MANY_BY_PATH ? `asked ${String(mostAsked)} times for one address` : '';
    return [words, asked].filter((part) => part !== '').join('; ');
  }

  /** The reason with what the page did. */
  private explained(failure: Error, record: PageRecord): Error {
    const words = this.wordsOn(record);
    if (words !== '') failure.message += `; it ${words}`;
    if (record.refused.limit.length > 0) failure.message += '; it wanted to load more than a page may';
    return failure;
  }

  private findings(
    about: string,
    { record, failure, isCut }: { record: PageRecord; failure: Error | undefined; isCut: boolean },
  ): Finding[] {
    const found: Finding[] = [];
    const { guard, robots, limit } = record.refused;
    if (failure) found.push(finding('render_cut', about, { detail: failure.message }));
    else if (isCut) found.push(finding('render_cut', about, { detail: 'its list went on' }));
    if (limit.length > 0)
      found.push(finding('render_limit', about, { seen: record.requests, kept: record.requests - limit.length }));
    if (guard.length > 0)
      found.push(finding('render_refused', about, { seen: guard.length, detail: 'no public addresses' }));
    if (robots.length > 0)
      found.push(finding('render_refused', about, { seen: robots.length, detail: 'robots.txt does not allow them' }));
    found.push(...record.cuts.findings(about));
    const words = this.wordsOn(record);
    if (words !== '') found.push(finding('render_conduct', about, { detail: words }));
    return found;
  }
}
