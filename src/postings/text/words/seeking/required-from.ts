const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'.split('|');
/** "Baker required from May": what says when somebody is sought, by | divided, heads nothing that is asked. */
export const REQUIRED_FROM = ['', 'from ', 'for ']
  .flatMap((word) => MONTHS.map((month) => `required ${word}${month}`))
  .join('|');
