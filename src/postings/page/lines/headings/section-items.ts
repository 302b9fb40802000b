import { ASKING_WORDS, BENEFIT_ITEM_WORDS } from '../../../text/words/sections/benefit-item-words.js';
import { GIVING_WORDS } from '../../../text/words/sentences/giving-words.js';
import { ITEM_WORDS } from '../../../text/words/sections/item-words.js';
import { fold, lettersOf } from '../../../text/words.js';
import { OFFER_OR_DUTY_WORDS } from '../../../text/words/sections/offer-or-duty-words.js';
import { rowsOf } from '../../../text/words/pattern-parts.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';

/** What an item of a list of requirements says. */
const IS_REQUIREMENT = new PhraseTable(ITEM_WORDS.map(([, , words]) => words));
/** What an item of a list of benefits says. */
const IS_BENEFIT = new PhraseTable(BENEFIT_ITEM_WORDS.map(([, words]) => words));
const IS_GIVEN = new PhraseTable(rowsOf(GIVING_WORDS, 'given').map(([, words]) => words));
const ASKS = new PhraseTable(ASKING_WORDS.map(([, words]) => words));

/** Whether an item says what is asked for: experience, schooling, a licence, a manner. */
export function namesRequirement(item: string): boolean {
  return IS_REQUIREMENT.test(item);
}

/** Whether an item begins with that: "Sense of responsibility". */
export function beginsWithRequirement(item: string): boolean {
  return IS_REQUIREMENT.spansIn(item).some(({ start }) => start === 0);
}

/** Whether an item says what is given: "Flexible hours", "Attraktives Gehalt". */
export function namesBenefit(item: string): boolean {
  return IS_BENEFIT.test(item) || IS_GIVEN.test(item);
}

/** Whether a sentence asks for something, whatever else it says. */
export function asksForSomething(sentence: string): boolean {
  return IS_REQUIREMENT.test(sentence) || ASKS.test(sentence);
}

/**
 * Of a list of requirements so many items name experience, schooling, a licence or a manner; of a short one half of
 * them.
 */
const SHARE_OF_REQUIREMENTS = 0.4;

/** Of a list without a heading: whether it says what is asked for. */
export function areRequirements(items: readonly string[]): boolean {
  const named = items.filter((item) => IS_REQUIREMENT.test(item)).length;
  // A list that names a sum is an offer, also where it says "depending on experience".
  const isOffer = items.some((item) => /[€$£]\s?\d/.test(item));
  const isList = named > 1 ? named >= items.length * SHARE_OF_REQUIREMENTS : named * 2 >= items.length;
  return items.length > 1 && named > 0 && isList && !isOffer;
}

/** "Extras", "Les plus": whether half of what stands below such a heading is given, and nothing of it asked for. */
export function areBenefits(items: readonly string[]): boolean {
  const named = items.filter((item) => IS_BENEFIT.test(item)).length;
  return named > 0 && named * 2 >= items.length && !items.some(asksForSomething);
}

/** Of a list without a heading: whether it says what is given, all but one of its items. */
export function areOffers(items: readonly string[]): boolean {
  const named = items.filter((item) => IS_BENEFIT.test(item)).length;
  return named > 1 && named >= items.length - 1 && areBenefits(items);
}

const OFFER_OR_DUTY = new Set(
  OFFER_OR_DUTY_WORDS.flatMap(([, lines]) => lines.split('|').map((line) => lettersOf(fold(line)))),
);
/** So many of the items below such a heading, and one in so many, name what is given. */
const [MIN_GIVEN, ONE_IN] = [2, 3];

/** Whether a list says what is given by some of its items, below a heading of that or of what is done. */
export function areGivenBelow(heading: string, items: readonly string[]): boolean {
  const named = items.filter(namesBenefit).length;
  return headsOfferOrDuty(heading) && named >= MIN_GIVEN && named * ONE_IN >= items.length;
}

/** "Das erwartet dich": whether a heading stands above what is done as often as above what is given. */
export function headsOfferOrDuty(heading: string): boolean {
  return OFFER_OR_DUTY.has(lettersOf(fold(heading)));
}
