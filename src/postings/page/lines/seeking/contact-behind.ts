import { readSalary } from '../../../text/pay/salary.js';

/** A telephone number of some groups, or a mailbox. */
const REACHED_BY = /(?<![\p{Nd}-])\d{2,4}(?: \d{2,4}){2,4}(?![\p{Nd}-])|[^\s@()]{1,60}@[\p{L}\d-]{1,60}\.\p{L}/u;
const IN_BRACKETS = /^(.{3,100}?)\s?[([]([^()[\]]{3,160})[)\]]$/u;

/**
 * "Miller (part-time, ask Jane, tel. 020 555 202)": a title, and what the brackets behind it say with whom to ask;
 * undefined where they name no way to reach somebody.
 */
export function contactBehind(text: string): { readonly title: string; readonly said: readonly string[] } | undefined {
  const [, title, remark = ''] = IN_BRACKETS.exec(text) ?? [];
  if (title === undefined || !REACHED_BY.test(remark) || readSalary(remark) !== undefined) return undefined;
  return { title, said: remark.split(/[,;]\s+/) };
}
