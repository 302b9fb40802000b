import type { BrowserContext, Page } from 'puppeteer-core';

/** What a page tried by calls that `prepare` took over, as it counted them itself. */
export interface OwnCounts {
  readonly windows: number;
  readonly questions: number;
  readonly files: number;
}

/** Of each, how many make a page one that does it without end: its tab is given up. */
const FLOOD = { windows: 20, frames: 300, workers: 100 };
/** Moves to other addresses, without a step of ours between them, after which a page moves by itself. */
const MANY_MOVES = 5;
const MANY_FRAMES = 100;
const MANY_WORKERS = 20;

const NONE = { windows: 0, questions: 0, files: 0, frames: 0, workers: 0, moves: 0 };

/** What a page does beside showing itself: none of it reaches anybody, all of it is counted. */
export class Conduct {
  private readonly seen = { ...NONE };
  private own: OwnCounts = NONE;
  private movesSinceStep = 0;
  /** Set where the page did not come to rest in the time that pages are given for it. */
  isRestless = false;

  /** Watches the page; `onFlood` hears what makes the tab of no more use. */
  constructor(
    { page, context }: { page: Page; context: BrowserContext },
    private readonly onFlood: (reason: string) => void,
  ) {
    page.on('dialog', (dialog) => {
      this.seen.questions++;
      // A page that asks whether it may be left is left.
      (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()).catch(() => {});
    });
    context.on('targetcreated', (target) => {
      if ((target.type() as string) !== 'page') return;
      target
        .page()
        .then((popup) => (popup === page ? undefined : popup?.close()))
        .catch(() => {});
      this.count('windows');
    });
    page.on('frameattached', () => {
      this.count('frames');
    });
    page.on('workercreated', () => {
      this.count('workers');
    });
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.seen.moves = Math.max(this.seen.moves, ++this.movesSinceStep);
    });
  }

  /** Begins anew, with another page. */
  reset(): void {
    Object.assign(this.seen, NONE);
    this.own = NONE;
    this.movesSinceStep = 0;
    this.isRestless = false;
  }

  /** Says that we press or open something: where that leads to is not the page's own doing. */
  ourStep(): void {
    this.movesSinceStep = 0;
  }

  /** Takes over what the page counted; it may say anything. */
  tell(own: OwnCounts): void {
    this.own = own;
  }

  /** What is worth telling, as what the page did; empty for a page that behaves. */
  get words(): string {
    const { frames, workers, moves } = this.seen;
    const windows = this.seen.windows + this.own.windows;
    const questions = this.seen.questions + this.own.questions;
    const { files } = this.own;
    return [
      windows > 0 && `wanted to open ${String(windows)} windows`,
      questions > 0 && `asked ${String(questions)} questions that nobody answered`,
      files > 0 && `wanted to save ${String(files)} files`,
      frames > MANY_FRAMES && `made ${String(frames)} frames`,
      workers > MANY_WORKERS && `started ${String(workers)} workers`,
      moves > MANY_MOVES && `moved on ${String(moves)} times by itself`,
      this.isRestless && 'never came to rest',
    ]
      .filter((part) => part !== false)
      .join('; ');
  }

  private count(name: keyof typeof FLOOD): void {
    if (++this.seen[name] > FLOOD[name]) this.onFlood(`it makes ${name} without end`);
  }
}
