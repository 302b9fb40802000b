import { BULLET_SIGNS } from '../../text/bullet-signs.js';
import { wordPattern } from '../../text/word-pattern.js';
import { isUnspaced } from '../../text/words.js';
import { readSalary } from '../../text/pay/salary.js';
import { labelOf } from '../lines/headings/field-labels.js';
import { headingOf, type HeadingKind } from '../lines/headings/section-headings.js';
import {
  areBenefits,
  areGivenBelow,
  areOffers,
  areRequirements,
  asksForSomething,
  beginsWithRequirement,
  namesBenefit,
  namesRequirement,
} from '../lines/headings/section-items.js';
import { labelIn } from '../lines/sentences/list-points.js';
import { saysWish } from '../lines/sentences/wishes.js';
import { isPayAlone } from '../lines/titles/pay-behind.js';

/** "Experience", "Language skills": a line of so few words heads what is below it. */
export function isOnlyHead(line: string): boolean {
  return !isUnspaced(line) && line.trim().split(/\s+/).length < 3;
}

/** "Flexible working hours" among what is offered, though it may head others. */
export function isOneMoreBenefit(line: string): boolean {
  return headingOf(line) === 'other' && labelOf(line) === undefined && namesBenefit(line);
}

/**
 * "Sense of responsibility", "2 years of experience" among what is asked for below a head; below one with a colon any
 * line without one: "PLC experience in food plants".
 */
export function isOneMoreAsked(line: string, head: string): boolean {
  if (isOnlyHead(line)) return false;
  const said = headingOf(line);
  if (said === 'requirements') return /[:：]$/.test(head) || namesRequirement(line) || /^\d/.test(line);
  return said === 'other' && beginsWithRequirement(line);
}

/**
 * "Forklift licence required", "Red Seal preferred": of one thing, which is no heading by itself, that it is asked or
 * wished for; the line heads nothing.
 */
export function isWholeDemand(line: string): boolean {
  const thing = line.trim().split(/\s+/).slice(0, -1).join(' ');
  if (isOnlyHead(line) || /[:：?？]/.test(line) || headingOf(thing) !== undefined) return false;
  const kind = headingOf(line);
  if (kind === 'requirements') return namesRequirement(thing);
  return kind === 'nice_to_have' && saysWish(line) && (namesRequirement(thing) || IS_CALLED.test(thing));
}

/** "Red Seal" */
const IS_CALLED = /^\p{Lu}\S* \p{Lu}\S*$/u;

/** "With experience: 300,000 a month" says what is paid, not what is asked. */
export function kindOfLine(line: string): HeadingKind | 'unknown' | undefined {
  const kind = headingOf(line);
  const behind = kind === 'requirements' ? line.slice(line.search(/[:：]|$/)) : '';
  return /\d{3}/.test(behind) && readSalary(line) !== undefined ? 'unknown' : kind;
}

/** Of a list below a heading of pay: what it offers beside that. */
function offersBesidePay(items: readonly string[]): readonly string[] {
  return areBenefits(items) ? items.filter((item) => !isPayAlone(item)) : [];
}

/** "£12 an hour", "Weekends: £14 an hour": whether an item says what is paid. */
function tellsPay(item: string): boolean {
  return isPayAlone(item) || readSalary(item) !== undefined;
}

/** "Salary £12 an hour": pay, and nothing that comes with it. */
function isLabelledPay(item: string): boolean {
  const [label = ''] = item.split(/\s?[:：\p{Sc}\d]/u, 1);
  return labelOf(label) === 'salary' && tellsPay(item);
}

/** "£12 an hour", "Salary £12 an hour": what is asked for says neither. */
export function isOnlyPay(item: string): boolean {
  return isPayAlone(item) || isLabelledPay(item);
}

/** "Remuneration" alone, or with its colon. */
export function headsPay(heading: string): boolean {
  return labelOf(heading.replace(/\s{0,3}[:：]$/, '')) === 'salary';
}

/** "Pay: £1,900 a month + lunch vouchers": what a line gives beside the pay that it is labelled as. */
export function givenBesidePay(line: string): readonly string[] {
  if (labelOf(labelIn(line)) !== 'salary' || readSalary(line) === undefined) return [];
  const [, ...given] = line.replace(/[.;]$/, '').split(/\s\+\s/);
  return given.filter((item) => namesBenefit(item) && !tellsPay(item));
}

/** "£12 an hour", "A licence is required", "Free training": a list of all that there is to know of an opening. */
function tellsAll(items: readonly string[]): boolean {
  return items.length > 1 && items.some(tellsPay);
}

/** "Must be available on bank holidays", "A certificate is a bonus": what is asked names what others are given, too. */
function asks(item: string): boolean {
  if (tellsPay(item)) return false;
  if (saysWish(item)) return asksForSomething(item);
  return namesRequirement(item) && (!namesBenefit(item) || beginsWithRequirement(item));
}

/** Of a list without a heading, what it asks for: all of it, or the items that do. */
export function askedAmong(items: readonly string[]): readonly string[] {
  if (areRequirements(items)) return items;
  return !areOffers(items) && tellsAll(items) ? items.filter(asks) : [];
}

/** The same of what it gives. */
export function offeredAmong(items: readonly string[]): readonly string[] {
  if (areRequirements(items)) return [];
  if (areOffers(items)) return items;
  return tellsAll(items) ? items.filter((item) => namesBenefit(item) && !isLabelledPay(item) && !asks(item)) : [];
}

/** What is given below a heading of pay, or below one of what is done or given; undefined below any other. */
export function givenBelow(
  heading: string,
  items: readonly string[],
  areBelowPay: boolean,
): readonly string[] | undefined {
  if (areBelowPay) return offersBesidePay(items);
  return areGivenBelow(heading, items) ? items : undefined;
}

const BULLET = wordPattern(String.raw`^[${BULLET_SIGNS}]\s*`, 'u');
const WRITTEN_BULLET = wordPattern(String.raw`^[${BULLET_SIGNS}-]\s*`, 'u');

/** Items of a block whose kind the source itself states. */
export function itemsOf(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(WRITTEN_BULLET, '').trim())
    .filter((line) => line !== '');
  const bullets = text.split('\n').filter((line) => BULLET.test(line));
  return bullets.length > 0 ? bullets.map((line) => line.replace(BULLET, '')) : lines;
}
