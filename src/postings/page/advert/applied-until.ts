import { readDate } from '../../text/days/date.js';
import { APPLY_UNTIL_WORDS, type ApplyUntilWords } from '../../text/words/days/apply-until-words.js';
import {
  COME_WORDS,
  ONLY_WORDS,
  OTHER_WEEKDAYS,
  WEEKDAYS,
  WITH_WORDS,
  YEAR_BEHIND_WORDS,
} from '../../text/words/days/day-words.js';
import { anyOf, anyOfDivided, anyOfWords } from '../../text/words/pattern-parts.js';
import { CuedPattern } from '../../text/cued-pattern.js';

/** "13 September 2027", "September 13, 2027", "2027. szeptember 13." */
export const DAY = [
  String.raw`\d{1,2}[./-] ?\d{1,2}[./-] ?20\d{2}(?!\d)`,
  // "2 of us from 1 May 2027" is none: behind the day stand no more digits.
  String.raw`\d{1,2}[^;:()\d]{1,22}?20\d{2}(?!\d)`,
  String.raw`\d{1,2} tháng \d{1,2},? (?:năm )?20\d{2}(?!\d)`,
  String.raw`\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? 20\d{2}(?!\d)`,
  String.raw`20\d{2}(?:\. gada| წლის|-c[iıuü] il(?:in)?) \d{1,2}\.? ?\p{L}{4,14}`,
  String.raw`20\d{2}(?:ko| ?թ(?:\.|վականի)) \p{L}{3,14} \d{1,2}(?!\d)`,
  String.raw`20\d{2}(?:[-.] ?|(?: m)?\.? )(?:\d{1,2}|\p{L}{3,14}\.?)[-. ] ?\d{1,2}(?!\d)\.?`,
].join('|');
/** "5pm on", "12 noon (GMT) on", "midnight on", "close of business on" */
export const HOUR_ON =
  String.raw`(?:(?:\d{1,2}(?:[.:]\d{2})? ?(?:[ap]\.?m\.?|noon|midday|midnight|hrs|hours)|\d{1,2}[.:]\d{2}|noon|midday|midnight|(?:the )?(?:close|end) of (?:business|play|the day|day))` +
  String.raw`(?: \(?[A-Z]{2,4}\)?)?,? (?:on )?)?`;
/** The hour and the day of the week in front of it, and its article. */
export const WEEKDAY = `${HOUR_ON}(?:(?:the|den|dem|d\\.|τη|την|το) )?(?:(?:${anyOf([...WEEKDAYS, ...OTHER_WEEKDAYS])}),? )?(?:(?:the|den|dem|d\\.|le|ngày) )?`;

/** Up to three words of what is sent: "your complete written application", "CV and …". */
const FEW = String.raw`(?:[\p{L}-]{2,20},? ){0,3}?`;
/** Whom it is sent to, or how: "to anna@mill.example", "to: anna@…", "per E-Mail an …". */
const TO = String.raw`(?:,? (?:\p{L}[\p{L}-]{0,9}:? ){0,3}[^\s@,;:()]{1,60}@[^\s@,;:()]{1,60})?`;
/** By what means: "with our application form", "on our website"; other languages are read by `due-day.ts`. */
const MEANS = String.raw`(?: (?:with|using|via|through|on) (?:(?:our|the|this|an?|your) )?(?:[\p{L}-]{2,15} ){0,2}?(?:form|website|site|portal|page|link|cv))?`;
/** More of what is sent: "with a CV", "und Lebenslauf". */
const WITH = String.raw`(?: (?:[\p{L}&+]{1,4}) (?:\p{L}{1,10} )?(?:cv|resume|lebenslauf|zeugnissen|foto))?`;

/** Behind the day ends what is said, or it goes on with a mark, a short word ("to", "only by") or an address. */
const YEAR_WORD = `(?: (?:${anyOf(YEAR_BEHIND_WORDS)}))?`;
export const END = `${YEAR_WORD}(?: ?[,;:.!?()–—-]|,? (?:\\d|(?:${anyOf([...WITH_WORDS, ...COME_WORDS])})(?!\\p{L})|(?:${anyOf(ONLY_WORDS)} )?\\p{L}{1,5}(?!\\p{L})|(?:\\p{L}{6,14} )?[^\\s@]{1,60}@)|$)`;

const ASKS = APPLY_UNTIL_WORDS.map(patternOf);

function patternOf([, awaits, your, application, apply, until]: ApplyUntilWords): CuedPattern {
  const [ahead, behind] = [false, true].map((isBehind) =>
    until.split('|').filter((word) => word.startsWith('…') === isBehind),
  );
  const days = [
    ...(ahead?.length ? [`${anyOfWords(ahead)} ${WEEKDAY}(?<day>${DAY})${END}`] : []),
    ...(behind?.length
      ? [`${WEEKDAY}(?<late>${DAY}) ?${anyOfWords(behind.map((word) => word.slice(1)))}(?!\\p{L})`]
      : []),
  ];
  const asked = [
    ...(awaits === ''
      ? []
      : [
          `${anyOfDivided(awaits)} ${your === '' ? '' : `${anyOfDivided(your)} `}${FEW}${anyOfDivided(application)}${WITH}`,
        ]),
    anyOfDivided(apply),
  ];
  const asks = `^(?:${asked.join('|')})`;
  return new CuedPattern(asks, () => `${asks}(?:${MEANS}|${TO}),? (?:${days.join('|')})`);
}

/** The last day to apply that a sentence which awaits applications names: "We look forward to your CV until …". */
export function dayAppliedUntil(sentence: string): string | undefined {
  for (const asks of ASKS) {
    const { day, late } = asks.exec(sentence)?.groups ?? {};
    const date = readDate(day ?? late);
    if (date !== undefined) return date;
  }
  return undefined;
}
