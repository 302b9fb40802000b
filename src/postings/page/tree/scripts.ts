import { attribute, type Element } from './html.js';

/** What stands in an element as it is written, without the elements in it: a program, a title of a page. */
export function sourceOf(element: Element): string {
  return element.children.map((child) => ('data' in child ? child.data : '')).join('');
}

/** Whether the type of a script says that it is a program, and no data. */
export function isProgram(script: Element): boolean {
  return /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i.test(attribute(script, 'type'));
}
