import { attribute, type Element } from './html.js';

/** Classes of badges, with those of Bootstrap and Semantic UI: "label label-info", "ui red tag label". */
const BADGE = /\b(?:badge|chip|pill)\b|(?:^|\s)label label-\w|(?:^|\s)ui (?:[a-z]{2,12} ){0,4}label(?:\s|$)/i;

/** Whether an element is a badge beside a text by its classes: what it says is no part of that text. */
export function isBadgeElement(element: Element): boolean {
  return BADGE.test(attribute(element, 'class'));
}
