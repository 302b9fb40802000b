import { attribute, findAll, lineOf, type Element, type ParentNode } from './html.js';
import { closest } from './page-tree.js';
import { isPanel } from './panels.js';

/** A longer label (characters) is no name of a tab. */
const MAX_LABEL = 60;

/** What the tabs of a page are called, by the panel each opens: lists of several towns or departments are shown so. */
export class TabLabels {
  private readonly byPanel = new Map<string, string>();
  private readonly byOrder = new Map<Element, string>();

  constructor(document: ParentNode) {
    const tabs = findAll(document, isTab);
    for (const tab of tabs) {
      const label = lineOf(tab);
      if (label === '' || label.length > MAX_LABEL) continue;
      for (const id of panelsOf(tab)) this.byPanel.set(id, label);
    }
    this.pairByOrder(document, tabs);
  }

  /** The label of the tab that shows an element; undefined where it is in none. */
  of(element: Element): string | undefined {
    const panel = closest(element, (node) => isPanel(node) || this.byPanel.has(attribute(node, 'id')));
    return panel && this.ofPanel(panel);
  }

  /** The label of the tab that shows a panel. */
  ofPanel(panel: Element): string | undefined {
    return this.byPanel.get(attribute(panel, 'id')) ?? this.byOrder.get(panel);
  }

  /** Panels whose addresses no tab names belong to the tabs in their order, where there are as many. */
  private pairByOrder(document: ParentNode, tabs: readonly Element[]): void {
    const panels = findAll(document, isPanel);
    if (panels.length !== tabs.length || panels.some((panel) => this.byPanel.has(attribute(panel, 'id')))) return;
    for (const [at, panel] of panels.entries()) this.byOrder.set(panel, lineOf(tabs[at] as Element));
  }
}

/** True for what is in the label of a tab. */
export function isInTab(element: Element): boolean {
  return closest(element, isTab) !== undefined;
}

function isTab(element: Element): boolean {
  return (
    attribute(element, 'role') === 'tab' ||
    /tab|pill/.test(attribute(element, 'data-toggle') + attribute(element, 'data-bs-toggle')) ||
    /(?:^|\s)w-tab-link(?:\s|$)/.test(attribute(element, 'class'))
  );
}

function panelsOf(tab: Element): string[] {
  return ['aria-controls', 'href', 'data-target', 'data-bs-target']
    .map((name) => attribute(tab, name).replace(/^#/, ''))
    .filter((id) => id !== '' && !/[/?]/.test(id));
}
