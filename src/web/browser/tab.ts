import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { finding, type Finding } from '../../findings/finding.js';
import { FilteringProxy, type BrowserGate, type PageLimits } from './filtering-proxy.js';
import { prepare } from './in-page.js';
import type { PageRecord } from './page-record.js';
import type { Look, Rendering, RenderRequest } from './rendering.js';
import type { ThrowawayCertificate } from './throwaway-certificate.js';
import { STUCK_AFTER, Visit } from './visit.js';

/** The renderer ended, by itself or because it took too much memory: the tab is of no more use. */
export class PageCrashError extends Error {
  override readonly name = 'PageCrashError';
}

/** The page does not answer, or its time is over. */
class PageStuckError extends Error {
  override readonly name = 'PageStuckError';
}

const MAX_POPUPS = 20;

/** One browser context with a proxy, and the page in it, used again for page after page of a run. */
export class Tab {
  private popups = 0;
  private dialogs = 0;
  private broken: Error | undefined;
  /** Rejected by whatever makes the tab of no more use. */
  private readonly ended = Promise.withResolvers<never>();

  private constructor(
    private readonly context: BrowserContext,
    private readonly proxy: FilteringProxy,
    private readonly page: Page,
  ) {
    this.ended.promise.catch(() => {});
  }

  static async open(
    browser: Browser,
    options: { gate: BrowserGate; limits: PageLimits; certificate: ThrowawayCertificate },
  ): Promise<Tab> {
    const proxy = await FilteringProxy.start(options.gate, options.limits, options.certificate);
    try {
      const context = await browser.createBrowserContext({
        proxyServer: proxy.url,
        proxyBypassList: ['<-loopback>'],
        downloadBehavior: { policy: 'deny' },
      });
      const page = await context.newPage();
      const tab = new Tab(context, proxy, page);
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
   * @throws PageCrashError, PageStuckError when nothing of it was seen
   */
  async render(request: RenderRequest, look: Look, signal: AbortSignal): Promise<Rendering> {
    const record = this.proxy.newPage();
    this.popups = 0;
    this.dialogs = 0;
    const visit = new Visit(this.page, record, look, (work, atMost) => this.within(work, signal, atMost));
    const stop = (): void => {
      this.break(new PageStuckError('its time was over'));
    };
    signal.addEventListener('abort', stop, { once: true });
    let failure: Error | undefined;
    try {
      signal.throwIfAborted();
      await visit.run(request);
    } catch (error) {
      failure = error as Error;
      // What keeps a page from being read may keep the tab from being used.
      this.broken ??= failure;
      if (visit.views.html.length === 0) throw error;
    } finally {
      signal.removeEventListener('abort', stop);
    }
    return {
      outcome: 'rendered',
      request: { url: request.url },
      url: visit.url,
      status: visit.status,
      views: visit.views.html,
      opened: visit.opened,
      answers: record.answers,
      addresses: [...record.addresses],
      findings: this.findings(request.url, { record, failure, isCut: visit.isCut }),
    };
  }

  async close(): Promise<void> {
    this.break(new PageStuckError('the tab was closed'));
    this.proxy.close();
    await Promise.race([this.context.close().catch(() => {}), sleep(3000)]);
  }

  private async prepare(): Promise<void> {
    const { page, context } = this;
    page.on('error', () => {
      this.break(new PageCrashError('its browser process ended'));
    });
    page.on('close', () => {
      this.break(new PageCrashError('its window was closed'));
    });
    page.on('dialog', (dialog) => {
      this.dialogs++;
      dialog.dismiss().catch(() => {});
    });
    context.on('targetcreated', (target) => {
      if ((target.type() as string) !== 'page') return;
      this.popups++;
      target
        .page()
        .then((popup) => (popup === page ? undefined : popup?.close()))
        .catch(() => {});
      if (this.popups > MAX_POPUPS) this.break(new PageStuckError('it opens window after window'));
    });
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    await session.send('Network.setBypassServiceWorker', { bypass: true });
    await page.evaluateOnNewDocument(prepare);
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
    const stuck = sleep(atMost, undefined, { signal: watch.signal, ref: false }).then(() => {
      throw new PageStuckError('its scripts do not come to an end');
    });
    stuck.catch(() => {});
    try {
      return await Promise.race([work(), this.ended.promise, stuck]);
    } finally {
      watch.abort();
    }
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
    if (this.popups + this.dialogs > MAX_POPUPS)
      found.push(finding('render_cut', about, { detail: 'it opens windows and dialogs without end' }));
    return found;
  }
}
