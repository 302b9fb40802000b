import { withQuoted, type FoundPosting } from '../../posting.js';
import { countryOfCode } from '../../text/places/countries.js';
import { findMoney } from '../../text/pay/money.js';
import { readPlace } from '../../text/places/place.js';
import { currencyIn, isOfPlace } from '../../text/pay/salary-currency.js';
import { readSalary } from '../../text/pay/salary.js';
import { inCountryOfLanguage, inCountryOfSite } from './site-home.js';
import type { SitePlaces } from './site-places.js';

/** What a page's own words say of where its company is, said of one of its postings: its town and its money. */
export function atHomeOfSite(
  posting: FoundPosting,
  { home, spoken }: Pick<SitePlaces, 'home' | 'spoken'>,
): FoundPosting {
  if (home === undefined) return inCountryOfLanguage(posting, spoken);
  const placed = inCountryOfSite(posting, home);
  const name = countryOfCode(home.country);
  if (name === undefined || isAbroad(placed, name)) return placed;
  const { salary_min: min, salary_max: max, job_description: text = '' } = placed.fields;
  if (min === undefined && max === undefined) return withPayOf(placed, text, name);
  const sign = findMoney(text).find((money) => isOfPlace(money.currency) && money.min === min && money.max === max);
  const currency = sign && currencyIn(sign.currency, text.slice(sign.start, sign.end), name);
  return currency === undefined ? placed : withQuoted(placed, { salary_currency: currency }, home.quote);
}

/** Whether a posting names another country than that of its site. */
function isAbroad({ fields: { location = '', country } }: FoundPosting, home: string): boolean {
  return (country ?? readPlace(location).country ?? home) !== home;
}

/** The pay that a text states where its sign is that of several countries' money. */
function withPayOf(posting: FoundPosting, text: string, country: string): FoundPosting {
  const pay = readSalary(text, { country });
  if (pay?.currency === undefined || pay.currency === readSalary(text)?.currency) return posting;
  const { min, max, currency, period } = pay;
  const said = { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period };
  return withQuoted(posting, said, pay.quote);
}
