import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../errors.js';
import type { RenderAnswer } from '../web.js';
import type { BrowserGate } from './filtering-proxy.js';
import type { LaunchedBrowser } from './launch.js';
import { NoChromiumError } from './no-chromium.js';
import type { ProcessGroup } from './process-group.js';
import type { Look, Rendering, RenderRequest } from './rendering.js';
import { PageCrashError, PageStuckError, type Tab } from './tab.js';

/** Milliseconds in which the end of a browser is heard: 17 were measured. */
const DISCONNECT_HEARD = 100;

/** The whole browser ended under a page. */
class BrowserEndedError extends PageCrashError {}

/** A running browser and the tabs in it. */
export interface Running extends LaunchedBrowser {
  readonly group: ProcessGroup;
  pages: number;
  tabs: number;
  isRetired: boolean;
}

/** Where a session has its tabs from. */
export interface TabHost {
  readonly policy: {
    readonly isOn: boolean;
    readonly timeoutSeconds: number;
    readonly onPage: (outcome: RenderAnswer['outcome'] | 'crashed', seconds: number) => void;
  };
  withPlace<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  openTab(gate: BrowserGate): Promise<{ tab: Tab; running: Running }>;
  pageDone(running: Running): void;
  tabClosed(running: Running): void;
  sessionClosed(session: BrowserSession): void;
}

/** The time of a page, which begins when it has its place. */
class PageTime {
  private timer: AbortSignal | undefined;

  constructor(private readonly seconds: number) {}

  get isOver(): AbortSignal {
    return (this.timer ??= AbortSignal.timeout(this.seconds * 1000));
  }
}

/**
 * What came of opening a page. `isVain`: the browser or the page broke off before all of it was read, which may be
 * another time's luck; `hasCrashed`: that was the page's own process, not the browser.
 */
interface Attempt {
  readonly answer: RenderAnswer;
  readonly isVain: boolean;
  readonly hasCrashed: boolean;
}

/**
 * The browser as one attempt at a run has it: a context of its own for each page at a time, used again for its next
 * pages.
 */
export class BrowserSession {
  private readonly idle: { tab: Tab; running: Running }[] = [];
  private isClosed = false;

  constructor(
    private readonly host: TabHost,
    private readonly gate: BrowserGate,
  ) {}

  /**
   * Renders a page. Once more in a new tab where its process or its whole browser ended before it was read to its end,
   * or where it stopped answering before anything was found on it; a browser that died is started again.
   */
  async render(request: RenderRequest, look: Look, signal: AbortSignal): Promise<RenderAnswer> {
    if (!this.host.policy.isOn) return failed(request, 'no_browser', 'the operator switched rendering off');
    const time = new PageTime(this.host.policy.timeoutSeconds);
    const first = await this.attempt(request, look, { signal, time });
    if (!first.isVain) return first.answer;
    // A page whose process ends may end it by what it does: it gets no more time than others.
    const again = first.hasCrashed ? time : new PageTime(this.host.policy.timeoutSeconds);
    const { answer, isVain } = await this.attempt(request, look, { signal, time: again });
    return !isVain && answer.outcome === 'rendered' ? answer : fuller(first.answer, answer);
  }

  private async attempt(
    request: RenderRequest,
    look: Look,
    until: { signal: AbortSignal; time: PageTime },
  ): Promise<Attempt> {
    const startedAt = performance.now();
    const tell = (outcome: RenderAnswer['outcome'] | 'crashed'): void => {
      this.host.policy.onPage(outcome, (performance.now() - startedAt) / 1000);
    };
    try {
      const { answer, hasEnded } = await this.host.withPlace(until.signal, () => this.renderOnce(request, look, until));
      const hasCrashed = answer.brokeOff === 'crashed' && !hasEnded;
      const isVain = hasEnded || hasCrashed || (await isStuckInVain(answer, request));
      tell(hasEnded || hasCrashed ? 'crashed' : 'rendered');
      return { answer, isVain, hasCrashed };
    } catch (error) {
      until.signal.throwIfAborted();
      tell(isCrash(error) ? 'crashed' : 'failed');
      return failedAttempt(request, error);
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
    { signal, time }: { signal: AbortSignal; time: PageTime },
  ): Promise<{ answer: Rendering; hasEnded: boolean }> {
    const deadline = AbortSignal.any([signal, time.isOver]);
    const used = await this.takeWithin(deadline);
    try {
      const answer = await used.tab.render(request, look, deadline);
      return { answer, hasEnded: !used.tab.isUsable && (await hasEnded(used.running)) };
    } catch (error) {
      if (await hasEnded(used.running)) throw new BrowserEndedError('the browser ended');
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

/** Whether a page stopped answering before anything was found on it. */
async function isStuckInVain(answer: Rendering, request: RenderRequest): Promise<boolean> {
  return answer.brokeOff === 'stuck' && !(await request.showsList?.(answer));
}

function failedAttempt(request: RenderRequest, error: unknown): Attempt {
  return {
    answer: failed(request, error instanceof NoChromiumError ? 'no_browser' : 'not_rendered', messageOf(error)),
    isVain: isCrash(error) || error instanceof PageStuckError,
    hasCrashed: error instanceof PageCrashError && !(error instanceof BrowserEndedError),
  };
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
