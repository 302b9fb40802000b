/** True for a panel that a tab shows; builders of sites name them by a class. */
export function isPanel({ attribs }: { readonly attribs: Readonly<Record<string, string>> }): boolean {
  return attribs['role'] === 'tabpanel' || /(?:^|\s)(?:w-)?tab-pane(?:\s|$)/.test(attribs['class'] ?? '');
}
