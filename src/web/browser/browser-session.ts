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
   * Renders a page. Once more in a new tab where the first ended under it, where its whole browser ended before it was
   * read to its end, or where it stopped answering before anything was found on it; a browser that died is started
   * again.
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
