import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { messageOf } from '../../errors.js';
import type { RenderAnswer } from '../web.js';
import type { BrowserGate, PageLimits } from './filtering-proxy.js';
import { BrowserSession, type Running, type TabHost } from './browser-session.js';
import { describeChromium, findChromium, type Chromium } from './find-chromium.js';
import { NoChromiumError } from './no-chromium.js';
import { launchChromium } from './launch.js';
import { ProcessGroup } from './process-group.js';
import { Tab } from './tab.js';
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

/** The browser of this process: started on first need, replaced when it is old, large or gone. */
export class BrowserHost implements TabHost {
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
      const options = { gate, limits: this.policy, certificate, work: () => running.group.work() };
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
    const group = new ProcessGroup(launched.pid);
    const running: Running = { ...launched, group, pages: 0, tabs: 0, isRetired: false };
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
      const memory = running.group.memory();
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
