import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { messageOf } from '../../errors.js';
import type { RenderAnswer } from '../web.js';
import type { BrowserGate, PageLimits } from './filtering-proxy.js';
import { describeChromium, findChromium, type Chromium } from './find-chromium.js';
import { NoChromiumError } from './no-chromium.js';
import { launchChromium, type LaunchedBrowser } from './launch.js';
import { memoryOfGroup, workOfGroup } from './process-group.js';
import type { Look, Rendering, RenderRequest } from './rendering.js';
import { PageCrashError, PageStuckError, Tab } from './tab.js';
import { makeCertificate, type ThrowawayCertificate } from './throwaway-certificate.js';

/** How the browser of a process is found, run and limited; from the settings. */
export interface BrowserPolicy extends PageLimits {
  /** False: no page is ever rendered. */
  readonly isOn: boolean;
  readonly chromiumPath: string | undefined;
  readonly sandbox: boolean;
  /** Pages rendered at the same time, over all runs of the process. */
  readonly concurrency: number;
  /** For one page, with all that is pressed and scrolled on it. */
  readonly timeoutSeconds: number;
  /** Told of every page: how it ended and how long it took (seconds). */
  readonly onPage: (outcome: RenderAnswer['outcome'] | 'crashed', seconds: number) => void;
}

/** A browser is replaced after so many pages, or when it has this much memory (bytes) for itself. */
export interface BrowserLife {
  readonly pages: number;
  readonly memory: number;
}
const WHOLE_LIFE: BrowserLife = { pages: 100, memory: 1_000_000_000 };
/** A page that takes more than this (bytes) loses its process. */
const MAX_PAGE_MEMORY = 600_000_000;
const MEMORY_INTERVAL = 1000;
/** A browser that could not be started is not tried again for this long (ms). */
const PAUSE_AFTER_FAILURE = 60_000;
/** Milliseconds in which the end of a browser is heard: 17 were measured. */
const DISCONNECT_HEARD = 100;

/** A running browser and the tabs in it. */
interface Running extends LaunchedBrowser {
  pages: number;
  tabs: number;
  isRetired: boolean;
}

/** The browser of this process: started on first need, replaced when it is old, large or gone. */
export class BrowserHost {
  private running: Promise<Running> | undefined;
  private failure: { error: NoChromiumError; at: number } | undefined;
  private chromium: Promise<Chromium> | undefined;
  private certificate: Promise<ThrowawayCertificate> | undefined;
  private free: number;
  /** Those that wait for a place, first come first served; each is handed the place itself. */
  private readonly waiting: (() => void)[] = [];
  private watch: NodeJS.Timeout | undefined;
  private readonly all = new Set<Running>();
  private readonly sessions = new Set<BrowserSession>();

  constructor(
    readonly policy: BrowserPolicy,
    private readonly life = WHOLE_LIFE,
  ) {
    this.free = policy.concurrency;
  }

  /** Whether a page could be rendered here, in words for the operator; nothing is unpacked for it. */
  async describe(): Promise<string> {
    if (!this.policy.isOn) return 'pages that need a browser are not rendered: RENDER is off';
    try {
      const path = await describeChromium(this.policy.chromiumPath);
      return `pages that need a browser are rendered by ${path}${this.policy.sandbox ? '' : ', without its sandbox (CHROMIUM_SANDBOX)'}`;
    } catch (error) {
      return `pages that need a browser are not rendered: ${messageOf(error)}`;
    }
  }

  /** The tabs of one attempt at a run. */
  session(gate: BrowserGate): BrowserSession {
    const session = new BrowserSession(this, gate);
    this.sessions.add(session);
    return session;
  }

  sessionClosed(session: BrowserSession): void {
    this.sessions.delete(session);
  }

  /** Runs the work in one of the places that the settings allow. */
  async withPlace<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    if (this.free > 0) this.free--;
    else await this.turn(signal);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free++;
    }
  }

  /** Waits for a place; who is called off waits no longer, and is handed none. */
  private async turn(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const take = (): void => {
      resolve(undefined);
    };
    const leave = (): void => {
      const at = this.waiting.indexOf(take);
      if (at < 0) return;
      this.waiting.splice(at, 1);
      reject(signal.reason as Error);
    };
    this.waiting.push(take);
    signal.addEventListener('abort', leave, { once: true });
    try {
      await promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** @throws NoChromiumError */
  async openTab(gate: BrowserGate): Promise<{ tab: Tab; running: Running }> {
    const certificate = await (this.certificate ??= makeCertificate(new Date()));
    const running = await this.browser(certificate);
    running.tabs++;
    try {
      const options = { gate, limits: this.policy, certificate, work: () => workOfGroup(running.pid) };
      return { tab: await Tab.open(running.browser, options), running };
    } catch (error) {
      this.tabClosed(running);
      throw error;
    }
  }

  /** Says that a page was rendered; a browser that had its share gets no new ones. */
  pageDone(running: Running): void {
    if (++running.pages >= this.life.pages) this.retire(running);
  }

  tabClosed(running: Running): void {
    running.tabs--;
    if (running.isRetired && running.tabs <= 0) void this.end(running);
  }

  /** Process groups of the browsers that run now: a browser and its children are one. */
  pids(): number[] {
    return [...this.all].map(({ pid }) => pid);
  }

  async close(): Promise<void> {
    await Promise.all([...this.all].map((running) => this.end(running)));
  }

  private find(): Promise<Chromium> {
    this.chromium ??= findChromium(this.policy.chromiumPath);
    this.chromium.catch(() => {
      this.chromium = undefined;
    });
    return this.chromium;
  }

  private browser(certificate: ThrowawayCertificate): Promise<Running> {
    if (this.failure && performance.now() - this.failure.at < PAUSE_AFTER_FAILURE)
      return Promise.reject(this.failure.error);
    this.running ??= this.launch(certificate).catch((error: unknown) => {
      this.running = undefined;
      if (error instanceof NoChromiumError) this.failure = { error, at: performance.now() };
      throw error;
    });
    return this.running;
  }

  private async launch(certificate: ThrowawayCertificate): Promise<Running> {
    const launched = await launchChromium(await this.find(), {
      sandbox: this.policy.sandbox,
      acceptedKeyHash: certificate.publicKeyHash,
    });
    const running: Running = { ...launched, pages: 0, tabs: 0, isRetired: false };
    this.all.add(running);
    // Also while no page is read: a tab that waits for the next one may grow.
    this.watch ??= setInterval(() => {
      this.checkMemory();
    }, MEMORY_INTERVAL).unref();
    running.browser.on('disconnected', () => {
      this.retire(running);
      void this.end(running);
    });
    return running;
  }

  private retire(running: Running): void {
    if (running.isRetired) return;
    running.isRetired = true;
    this.running = undefined;
    // A run that goes on elsewhere would keep it by a tab that waits for nothing.
    for (const session of this.sessions) session.leave(running);
    if (running.tabs <= 0) void this.end(running);
  }

  private async end(running: Running): Promise<void> {
    if (!this.all.delete(running)) return;
    if (this.all.size === 0) {
      clearInterval(this.watch);
      this.watch = undefined;
    }
    await Promise.race([closed(running.browser), sleep(3000, undefined, { ref: false })]);
    killGroup(running.pid);
    await rm(running.profile, { recursive: true, force: true }).catch(() => {});
  }

  private checkMemory(): void {
    for (const running of this.all) {
      const memory = memoryOfGroup(running.pid);
      const sum = [...memory.values()].reduce((total, bytes) => total + bytes, 0);
      for (const [pid, bytes] of memory) if (bytes > MAX_PAGE_MEMORY && pid !== running.pid) kill(pid);
      if (sum > this.life.memory) this.retire(running);
    }
  }
}

async function closed(browser: Browser): Promise<void> {
  await browser.close().catch(() => {});
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** What a browser leaves behind when it is closed: nothing, or processes that hang. */
function killGroup(pid: number): void {
  if (pid > 0) kill(-pid);
}

/** The browser as one attempt at a run has it: a context of its own for each page at a time, used again for its next pages. */
export class BrowserSession {
  private readonly idle: { tab: Tab; running: Running }[] = [];
  private isClosed = false;

  constructor(
    private readonly host: BrowserHost,
    private readonly gate: BrowserGate,
  ) {}

  /**
   * Renders a page. Once more in a new tab where the first ended under it, where its whole browser ended before it was
   * read to its end, or where it stopped answering before anything was found on it; a browser that died is started again.
   */
  async render(request: RenderRequest, look: Look, signal: AbortSignal): Promise<RenderAnswer> {
    if (!this.host.policy.isOn) return failed(request, 'no_browser', 'the operator switched rendering off');
    const first = await this.attempt(request, look, signal);
    if (!first.isVain) return first.answer;
    const { answer, isVain } = await this.attempt(request, look, signal);
    return !isVain && answer.outcome === 'rendered' ? answer : fuller(first.answer, answer);
  }

  /** `isVain`: the browser or the page broke off before all of it was read, which may be another time's luck. */
  private async attempt(
    request: RenderRequest,
    look: Look,
    signal: AbortSignal,
  ): Promise<{ answer: RenderAnswer; isVain: boolean }> {
    const startedAt = performance.now();
    const tell = (outcome: RenderAnswer['outcome'] | 'crashed'): void => {
      this.host.policy.onPage(outcome, (performance.now() - startedAt) / 1000);
    };
    try {
      const { answer, hasEnded } = await this.host.withPlace(signal, () => this.renderOnce(request, look, signal));
      tell(hasEnded ? 'crashed' : 'rendered');
      return { answer, isVain: hasEnded || (answer.isStuck && !(await request.showsList?.(answer))) };
    } catch (error) {
      signal.throwIfAborted();
      tell(isCrash(error) ? 'crashed' : 'failed');
      const kind = error instanceof NoChromiumError ? 'no_browser' : 'not_rendered';
      return {
        answer: failed(request, kind, messageOf(error)),
        isVain: isCrash(error) || error instanceof PageStuckError,
      };
    }
  }

  /** Gives up the tabs of a browser that gets no new pages and are not in use. */
  leave(running: Running): void {
    for (const one of this.idle.filter((tab) => tab.running === running)) {
      this.idle.splice(this.idle.indexOf(one), 1);
      void this.discard(one);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.host.sessionClosed(this);
    await Promise.all(this.idle.splice(0).map((one) => this.discard(one)));
  }

  /** `hasEnded`: the browser did, while the page was read. */
  private async renderOnce(
    request: RenderRequest,
    look: Look,
    signal: AbortSignal,
  ): Promise<{ answer: Rendering; hasEnded: boolean }> {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(this.host.policy.timeoutSeconds * 1000)]);
    const used = await this.takeWithin(deadline);
    try {
      const answer = await used.tab.render(request, look, deadline);
      return { answer, hasEnded: !used.tab.isUsable && (await hasEnded(used.running)) };
    } catch (error) {
      if (await hasEnded(used.running)) throw new PageCrashError('the browser ended');
      throw error;
    } finally {
      this.host.pageDone(used.running);
      await this.putBack(used);
    }
  }

  /** A tab, as long as there is time for one; one that comes later serves the next page. */
  private async takeWithin(deadline: AbortSignal): Promise<{ tab: Tab; running: Running }> {
    deadline.throwIfAborted();
    const isOver = Promise.withResolvers<never>();
    const end = (): void => {
      isOver.reject(new Error('its time was over before there was a tab for it'));
    };
    deadline.addEventListener('abort', end, { once: true });
    const taken = this.take();
    try {
      return await Promise.race([taken, isOver.promise]);
    } catch (error) {
      taken.then(
        (late) => this.putBack(late),
        () => {},
      );
      throw error;
    } finally {
      deadline.removeEventListener('abort', end);
    }
  }

  private async putBack(used: { tab: Tab; running: Running }): Promise<void> {
    if (used.tab.isUsable && !used.running.isRetired && !this.isClosed) this.idle.push(used);
    else await this.discard(used);
  }

  private async take(): Promise<{ tab: Tab; running: Running }> {
    for (let one = this.idle.pop(); one; one = this.idle.pop()) {
      if (one.tab.isUsable && !one.running.isRetired) return one;
      await this.discard(one);
    }
    return this.host.openTab(this.gate);
  }

  private async discard({ tab, running }: { tab: Tab; running: Running }): Promise<void> {
    await tab.close();
    this.host.tabClosed(running);
  }
}

/** A call may break off a moment before we hear that the whole browser is gone. */
async function hasEnded({ browser }: Running): Promise<boolean> {
  await sleep(DISCONNECT_HEARD);
  return !browser.connected;
}

/** Of two readings of one page that both broke off, the one that saw more. */
function fuller(one: RenderAnswer, other: RenderAnswer): RenderAnswer {
  const seenOf = (answer: RenderAnswer): number =>
    answer.outcome === 'rendered'
      ? 1 + [...answer.views, ...answer.answers.map(({ body }) => body)].join('').length
      : 0;
  return seenOf(other) > seenOf(one) ? other : one;
}

function failed({ url }: RenderRequest, kind: 'no_browser' | 'not_rendered', reason: string): RenderAnswer {
  return { outcome: 'failed', request: { url }, kind, reason };
}

function isCrash(error: unknown): boolean {
  return (
    error instanceof PageCrashError ||
    /Target closed|Session closed|Connection closed|disconnected|Protocol error/i.test(messageOf(error))
  );
}
