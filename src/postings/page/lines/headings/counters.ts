/** "95 %", "250+", "4.8", "3×": what a page counts. */
const COUNTER = /^[\d.,]{1,9}\s?[%+kKmM×x]?\+?$/;

/** Whether a piece of a page is a number of things and nothing else. */
export function isCounter(text: string): boolean {
  return COUNTER.test(text);
}
