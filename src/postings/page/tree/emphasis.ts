import type { Element } from './html.js';

const IN_STYLE = /font-weight:\s*(?:bold|[6-9]00)|text-decoration(?:-line)?:\s*underline/i;

/** Whether an element is set in bold or underlined, by its name or its style: lines of its own are headings so. */
export function isEmphasised({ name, attribs }: Element): boolean {
  return /^(?:b|strong|u)$/.test(name) || IN_STYLE.test(attribs['style'] ?? '');
}
