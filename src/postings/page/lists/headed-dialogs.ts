import { fold } from '../../text/words.js';
import { findAll, findFirst, lineOf, type Document, type Element } from '../tree/html.js';
import { isClosedDialog } from '../tree/page-tree.js';
import { onlyText } from './controlled-parts.js';

/** Closed dialogs of a page by their headings: where scripts open them, no control says which belongs to which entry. */
export class HeadedDialogs {
  private readonly byHeading: ReadonlyMap<string, readonly Element[]>;

  constructor(document: Document) {
    this.byHeading = Map.groupBy(findAll(document, isClosedDialog), (dialog) => {
      const heading = findFirst(dialog, ({ name }) => /^h[1-6]$/.test(name));
      return heading === undefined ? '' : fold(lineOf(heading));
    });
  }

  /** The one dialog with this title as its heading, as a page of its own. */
  of(title: string): Document | undefined {
    return onlyText(this.byHeading.get(fold(title)) ?? []);
  }
}
