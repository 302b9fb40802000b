import type { Finding } from '../../findings/finding.js';
import type { RecordedAnswer } from './page-record.js';

export type { RecordedAnswer } from './page-record.js';

/** A page to be opened in a browser. */
export interface RenderRequest {
  /** May have a fragment: pages route by it. */
  readonly url: string;
  /**
   * Which texts of controls are wanted, the surest first: one such control is pressed first, where the page has any,
   * then a surer one that this brought; one that is less sure only where no list came.
   */
  readonly press?: readonly ((text: string) => boolean)[];
  /** Whether lists are paged, scrolled and unfolded to their end, or only where one of these was pressed. (true) */
  readonly unfold?: boolean | 'when_pressed';
  /**
   * Whether what is seen of a page that is unfolded holds a list: one of few words that has none is pressed for one. By
   * default it has none.
   */
  readonly showsList?: (seen: Sight) => Promise<boolean>;
  /** A link promises a list there: one that comes late is waited for, where next to nothing is shown. (false) */
  readonly expectsList?: boolean;
  /** Which entry of the list is to be opened next, to be read as well; none by default. */
  readonly nextEntry?: (seen: Sight & { readonly opened: readonly OpenedEntry[] }) => Promise<WantedEntry | undefined>;
}

/** An entry of a list that is to be opened. */
export interface WantedEntry {
  readonly title: string;
  /** The titles of the list, by which one entry is told from the next. */
  readonly among: readonly string[];
}

/** An entry of a list that was pressed, and what that brought. */
export interface OpenedEntry {
  readonly title: string;
  /** Where the page was then, or the window it wanted to open: elsewhere where the entry has an address of its own. */
  readonly url: string;
  /** The page as HTML before and after; empty where it was not seen. */
  readonly before: string;
  readonly after: string;
  /** JSON that pressing it brought. */
  readonly answers: readonly RecordedAnswer[];
}

/** What is seen of the page so far. */
export interface Sight {
  /** The page as HTML, as it was after each step that changed it. */
  readonly views: readonly string[];
  /** JSON that its own requests brought. */
  readonly answers: readonly RecordedAnswer[];
  /** Everything it asked for, frames and scripts among them. */
  readonly addresses: readonly string[];
  /** Where the page is: what was pressed first may have written another address than was asked for. */
  readonly url?: string;
  /** What was pressed first, of that which was wanted. */
  readonly pressed?: PressedControl;
}

/** A control that leads on as a link does, where an application has no addresses. */
export interface PressedControl {
  readonly text: string;
  /** So many views are from before it was pressed. */
  readonly after: number;
}

/** A page as a browser showed it. */
export interface Rendering extends Sight {
  readonly outcome: 'rendered';
  readonly request: { readonly url: string };
  /** Where the page ended up, with its fragment. */
  readonly url: string;
  readonly status: number;
  /** Entries that were opened. */
  readonly opened: readonly OpenedEntry[];
  /** How it broke off before it was read to its end: its scripts stopped answering, or its process ended. */
  readonly brokeOff?: 'stuck' | 'crashed';
  /** What was cut, refused or went wrong. */
  readonly findings: readonly Finding[];
}

/** Asked each time the page is quiet: true where what is seen suffices, and the page is left as it is. */
export type Look = (sight: Sight) => boolean | Promise<boolean>;
