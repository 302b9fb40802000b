import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Frame, Page } from 'puppeteer-core';
import { finding, type Finding } from '../../findings/finding.js';
import { LOAD_MORE, NEXT_PAGE, REFUSE_CONSENT } from './controls.js';
import { FilteringProxy, type BrowserGate, type PageLimits } from './filtering-proxy.js';
import { measure, numberFrame, openTab, prepare, press, scrollOn, serialise, type Wanted } from './in-page.js';
import type { PageRecord } from './page-record.js';
import type { Look, Rendering, RenderRequest } from './rendering.js';
import type { ThrowawayCertificate } from './throwaway-certificate.js';
import { Views } from './views.js';

/** The renderer ended, by itself or because it took too much memory: the tab is of no more use. */
export class PageCrashError extends Error {
  override readonly name = 'PageCrashError';
}

/** The page does not answer, or its time is over. */
export class PageStuckError extends Error {
  override readonly name = 'PageStuckError';
}

/** Times in milliseconds. */
const QUIET = 400;
const LOOK_INTERVAL = 80;
/** A page whose scripts do not let us ask for this long is stuck. */
const STUCK_AFTER = 5000;
/** The page's own document, redirects and the host's turn included. */
const OPENED_AT_MOST = 25_000;
/** Pages that never get quiet are read as they are after this. */
const SETTLE_AT_MOST = 8000;
const SETTLE_AFTER_PRESS = 5000;
const MAX_LENGTH = 4_000_000;
const MAX_FRAMES = 12;
const MAX_POPUPS = 20;
/** Steps in a row that bring nothing before a list counts as read to its end. */
const VAIN_STEPS = 3;
const MAX_SCROLLS = 150;

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

type Within = <T>(work: () => Promise<T>, atMost?: number) => Promise<T>;

/** The reading of one page. */
class Visit {
  readonly views = new Views();
  status = 200;
  url = '';
  isCut = false;
  private isEnough = false;

  constructor(
    private readonly page: Page,
    private readonly record: PageRecord,
    private readonly look: Look,
    private readonly within: Within,
  ) {}

  async run({ url, press: first, unfold = true }: RenderRequest): Promise<void> {
    await this.open(url);
    await this.settle(SETTLE_AT_MOST);
    for (const wanted of REFUSE_CONSENT) {
      if (!(await this.press(wanted))) continue;
      await this.settle(SETTLE_AFTER_PRESS);
      break;
    }
    await this.see();
    if (this.isEnough) return;
    await this.settle(SETTLE_AT_MOST);
    await this.see();
    if (first !== undefined) await this.pressFirst(first);
    if (unfold) await this.unfold();
  }

  private async pressFirst(pattern: string): Promise<void> {
    if (this.isEnough || !(await this.press({ pattern, times: 1 }))) return;
    await this.settle(SETTLE_AT_MOST);
    await this.see();
  }

  /** A page that is used again is left first: what it still loads is not of the next one. */
  private async open(url: string): Promise<void> {
    await this.within(() => this.page.goto('about:blank', { waitUntil: 'domcontentloaded', timeout: STUCK_AFTER }));
    const opened = this.page.goto(url, { waitUntil: 'domcontentloaded', timeout: OPENED_AT_MOST });
    const response = await this.within(() => opened, OPENED_AT_MOST);
    this.status = response?.status() ?? 200;
    this.url = url;
  }

  /** Waits until nothing changed for a while and no request is open. */
  private async settle(atMost: number): Promise<void> {
    const end = performance.now() + atMost;
    let last = '';
    let since = performance.now();
    while (performance.now() < end) {
      const now = await this.measure();
      if (now !== last || !this.record.isQuiet) since = performance.now();
      last = now;
      if (performance.now() - since >= QUIET) return;
      await sleep(LOOK_INTERVAL);
    }
  }

  /** Takes the page down as it is; answers whether it shows something new. */
  private async see(): Promise<boolean> {
    const html = await this.capture(this.page.mainFrame());
    this.url = this.page.url();
    const isNew = this.views.add(html);
    if (isNew || this.views.html.length === 0)
      this.isEnough = this.look({
        views: this.views.html,
        answers: this.record.answers,
        addresses: [...this.record.addresses],
      });
    return isNew;
  }

  private async capture(frame: Frame, depth = 0): Promise<string> {
    const children =
      depth > 3 ? [] : frame.childFrames().filter((child) => /^(?:https?:|about:srcdoc|about:blank)/.test(child.url()));
    const numbered: Frame[] = [];
    for (const child of children.slice(0, MAX_FRAMES)) {
      const element = await this.within(() => child.frameElement().catch(() => null));
      if (!element) continue;
      const number = numbered.push(child) - 1;
      await this.within(() => element.evaluate(numberFrame as never, number).catch(() => {}));
      await element.dispose();
    }
    const html = await this.within(() => frame.evaluate(serialise, MAX_LENGTH).catch(whenMoving));
    const inner = await Promise.all(numbered.map((child) => this.capture(child, depth + 1)));
    return html.replace(
      /<div data-frame="(\d+)" data-src="[^"]*">/g,
      (tag, number: string) => `${tag}${inner[Number(number)] ?? ''}`,
    );
  }

  /** Reads on until nothing new comes: more of the list, what appears by scrolling, the list's other pages, its tabs. */
  private async unfold(): Promise<void> {
    await this.repeat(() => this.press(LOAD_MORE));
    await this.scroll();
    await this.repeat(() => this.press(NEXT_PAGE));
    await this.repeat(
      async () => (await this.within(() => this.page.evaluate(openTab).catch(() => undefined))) !== undefined,
    );
  }

  private async repeat(step: () => Promise<boolean>): Promise<void> {
    for (let vain = 0; vain < VAIN_STEPS && !this.isEnough && (await step());) {
      await this.settle(SETTLE_AFTER_PRESS);
      vain = (await this.see()) ? 0 : vain + 1;
    }
  }

  private async scroll(): Promise<void> {
    let last = await this.measure();
    for (let steps = 0, atEnd = 0; steps < MAX_SCROLLS && !this.isEnough; steps++) {
      const moved = await this.within(() => this.page.evaluate(scrollOn).catch(() => false));
      await sleep(moved ? LOOK_INTERVAL : QUIET / 2);
      if ((await this.measure()) !== last || !this.record.isQuiet) {
        await this.settle(SETTLE_AFTER_PRESS);
        await this.see();
        last = await this.measure();
        atEnd = 0;
      } else if (!moved && (steps === 0 || ++atEnd === 2)) return;
    }
    this.isCut ||= !this.isEnough;
  }

  private measure(): Promise<string> {
    return this.within(() => this.page.evaluate(measure).catch(whenMoving));
  }

  private async press(wanted: Wanted): Promise<boolean> {
    return (await this.within(() => this.page.evaluate(press, wanted).catch(() => undefined))) !== undefined;
  }
}

/** A page that moves on while it is asked has no answer now. Whatever else is wrong is met by the next call. */
function whenMoving(error: unknown): string {
  if (/context was destroyed|Cannot find context|detached|Execution context/i.test(String(error))) return '';
  throw error;
}
