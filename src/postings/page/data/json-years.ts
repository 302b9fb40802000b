import { numeric, text } from '../../text/words.js';
import type { JsonItem } from './json-items.js';

const YEARS =
  /^(?:min\.? |minimum |at least |ab |mind\. |mindestens )?(\d{1,2})\s?(?:\+|(?:[-–]|to|bis)\s?\d{1,2})?\s?\+?\s?(?:years?|yrs?|jahren?|ans?|años?|anos?|anni|jaar|år|lat|let)\b/i;

const NAMES_YEARS =
  /^(?:min(?:imum)?(?:years)?(?:of)?(?:work)?experience(?:in)?(?:years)?|(?:min(?:imum)?)?years(?:of)?experience(?:min)?|experienceyears(?:min)?|exp(?:erience)?(?:start|min|from|low)|min(?:imum)?exp|experience\.(?:min(?:imum)?(?:years)?|years))$/;
const NAMES_EXPERIENCE = /^(?:required|work)?experience(?:level|required)?$|erfahrung$/;

/** Years of experience that an entry asks for. */
export function yearsOf(item: JsonItem): number | undefined {
  for (const [name, value] of item) {
    const years = yearsIn(name, value);
    if (years !== undefined && years > 0 && years <= 30) return Math.floor(years);
  }
  return undefined;
}

/** A number under a name for years; else what the words say under it, or under one for experience. */
function yearsIn(name: string, value: unknown): number | undefined {
  const isYears = NAMES_YEARS.test(name);
  if (!isYears && !NAMES_EXPERIENCE.test(name)) return undefined;
  const number = isYears ? numeric(value) : undefined;
  return number ?? Number(YEARS.exec(text(value) ?? '')?.[1]);
}
