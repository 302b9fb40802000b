import { codeOfName } from '../../text/places/countries.js';
import type { Leaf } from '../tree/page-tree.js';

/** What the foot of a page says below a company's name: "Porto, Portugal". */
interface Signature {
  readonly place: string;
  /** Code (ISO 3166). */
  readonly country: string;
  /** What else stands in the line, before it. */
  readonly before: string;
}

/** A longer line (characters) says more. */
const MAX_LINE = 160;
const DIVIDES = /\s{0,9}[·|•–—©]\s{0,9}/;
const PLACE_AND_COUNTRY = /^([\p{Lu}\p{Lo}\p{Script=Georgian}][^,،]{1,40})[,،] ?([^,،]{2,40}?)\.?$/u;

/** The one place and its country that are a whole part of a footer's line: "Miller & Sons · Porto, Portugal". */
export function signatureIn({ region, text }: Leaf): Signature | undefined {
  if (region !== 'footer' || text.length > MAX_LINE || /\d/.test(text)) return undefined;
  const parts = text.split(DIVIDES);
  const [signed, ...others] = parts.flatMap((part, at) => {
    const [, place = '', name = ''] = PLACE_AND_COUNTRY.exec(part) ?? [];
    const country = codeOfName(name);
    return country === undefined ? [] : [{ place, country, before: parts.slice(0, at).join(' ') }];
  });
  return others.length === 0 ? signed : undefined;
}
