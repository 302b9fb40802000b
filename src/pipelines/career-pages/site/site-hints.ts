import { countryOfHost } from '../../../postings/page/advert/site-countries.js';
import { countryOfCode } from '../../../postings/text/places/countries.js';
import type { PlaceHints } from '../../../postings/text/places/place-judgement.js';
import { siteUrl } from '../../../web/site-address.js';

/** What a company's domain tells of where it is: it decides between towns of one name, and overrules nothing. */
export function siteHints(companyUrl: string): PlaceHints {
  const country = countryOfCode(countryOfHost(siteUrl(companyUrl)) ?? '');
  return country === undefined ? {} : { countries: [country] };
}
