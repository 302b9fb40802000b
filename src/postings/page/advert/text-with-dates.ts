import { readDate } from '../../text/days/date.js';
import { attribute, findFirst, lineOf } from '../tree/html.js';
import type { Leaf } from '../tree/page-tree.js';

/** A longer text (characters) is prose, whose dates are none of its facts. */
const MAX_FACT = 90;

/** A piece with its dates as their mark-up states them: `<time datetime>` does not depend on a country's order. */
export function textWithDates({ element, text }: Leaf): string {
  if (text.length > MAX_FACT) return text;
  const time = element.name === 'time' ? element : findFirst(element, ({ name }) => name === 'time');
  const date = time && readDate(attribute(time, 'datetime'))?.slice(0, 10);
  return time && date !== undefined ? text.replace(lineOf(time), date) : text;
}
