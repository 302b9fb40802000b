// Both shapes of a posting on the agency's board: v6 and later (ergebnisliste), and v4 (stellenangebote, other names).
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { htmlToText } from '../../../postings/page/tree/html.js';
import { tidyText } from '../../../postings/page/tree/tidy-text.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';

type Item = Readonly<Record<string, unknown>>;

const PERIODS: Record<string, string> = {
  JAHRESGEHALT: 'year',
  MONATSGEHALT: 'month',
  STUNDENLOHN: 'hour',
  WOCHENLOHN: 'week',
  TAGESLOHN: 'day',
};
const COUNTRIES: Record<string, string> = {
  OESTERREICH: 'Austria',
  NIEDERLANDE: 'Netherlands',
  DAENEMARK: 'Denmark',
  GROSSBRITANNIEN: 'United Kingdom',
  VEREINIGTES_KOENIGREICH: 'United Kingdom',
  RUMAENIEN: 'Romania',
  TUERKEI: 'Turkey',
};

/** A row of the list. */
export function readAgencyItem(value: unknown): FoundPosting {
  const item = record(value);
  const reference = text(item['referenznummer'] ?? item['refnr']);
  const places = placesOf(item);
  const place = record(places[0]);
  const street = [text(place['strasse']), text(place['hausnummer'])].filter((part) => part !== undefined).join(' ');
  const city = text(place['ort']);
  const locations = places.map((one) => placeText(record(one))).filter((line) => line !== '');
  return foundPosting(
    'ats',
    {
      job_title: text(item['stellenangebotsTitel'] ?? item['titel'] ?? item['hauptberuf'] ?? item['beruf']),
      company_name: text(item['firma'] ?? item['arbeitgeber']),
      location: locations[0],
      city,
      postal_code: text(place['plz']),
      street_address: street,
      country: countryOf(text(place['land'])),
      job_type: jobTypeOf(item),
      remote_policy: remotePolicyOf(item),
      contract_type: contractTypeOf(item),
      ...salaryOf(item),
      posted_at: readDate(item['datumErsteVeroeffentlichung'] ?? item['aktuelleVeroeffentlichungsdatum']),
      application_deadline: readDate(record(item['veroeffentlichungszeitraum'])['bis']),
      job_url:
        reference === undefined
          ? undefined
          : `https://www.arbeitsagentur.de/jobsuche/jobdetail/${encodeURIComponent(reference)}`,
      source: 'agency',
    },
    {
      ...(reference !== undefined && { id: reference }),
      extras: extrasOf(item, reference, locations),
    },
  );
}

function extrasOf(item: Item, reference: string | undefined, locations: readonly string[]): Record<string, unknown> {
  return {
    reference_number: reference ?? null,
    external_url: webAddress(item['externeURL'] ?? item['externeUrl']) ?? null,
    recruiter_details_included: false,
    ...(locations.length > 1 && { locations }),
  };
}

/** The row completed by its own page: the text, and what only the page knows. */
export function readAgencyDetail(value: unknown, posting: FoundPosting): FoundPosting {
  const item = record(value);
  const read = readAgencyItem(item);
  const description =
    typeof item['stellenangebotsBeschreibung'] === 'string' ? item['stellenangebotsBeschreibung'] : '';
  const partner = text(item['allianzpartnerName']);
  const isAgencyWork = item['istArbeitnehmerUeberlassung'] === true;
  const detail = foundPosting(
    'ats',
    {
      ...read.fields,
      job_description: plainText(description),
      ...(isAgencyWork && { contract_type: 'temporary agency' }),
    },
    { extras: { ...(partner !== undefined && { partner }) } },
  );
  const whole = completed(posting, detail);
  return isAgencyWork ? { ...whole, fields: { ...whole.fields, contract_type: 'temporary agency' } } : whole;
}

/** Texts come plain, with some Markdown, or as HTML from partners. */
function plainText(description: string): string {
  const text = /<(?:p|br|ul|li|div|b|strong)\b/i.test(description) ? htmlToText(description) : tidyText(description);
  return text.replace(/\*\*/g, '').replace(/^[-*] /gm, '• ');
}

function placesOf(item: Item): readonly unknown[] {
  const places = list(item['stellenlokationen']).map((place) => record(place)['adresse'] ?? place);
  return places.length > 0 ? places : [item['arbeitsort']].filter((place) => place !== undefined);
}

function placeText(place: Item): string {
  return [text(place['plz']), text(place['ort'])].filter((part) => part !== undefined).join(' ');
}

function countryOf(code: string | undefined): string | undefined {
  return code === undefined ? undefined : (COUNTRIES[code] ?? readCountry(code.replaceAll('_', ' ')));
}

/** Flags of working times; several partners leave all of them false, which says nothing. */
function jobTypeOf(item: Item): string | undefined {
  if (item['istGeringfuegigeBeschaeftigung'] === true) return 'mini-job';
  // Open to both: whoever looks for full time should find it.
  if (item['arbeitszeitVollzeit'] === true) return 'full-time';
  const isPartTime = Object.entries(item).some(
    ([name, value]) => name.startsWith('arbeitszeitTeilzeit') && value === true,
  );
  return isPartTime ? 'part-time' : undefined;
}

function remotePolicyOf(item: Item): string | undefined {
  if (item['homeofficetyp'] === 'VOLLSTAENDIG' || item['homeofficeprozent'] === 100) return 'remote';
  if (item['homeofficemoeglich'] === true) return 'hybrid';
  return item['homeofficemoeglich'] === false ? 'on-site' : undefined;
}

function contractTypeOf(item: Item): string | undefined {
  if (item['istArbeitnehmerUeberlassung'] === true) return 'temporary agency';
  return { BEFRISTET: 'fixed-term', UNBEFRISTET: 'permanent' }[text(item['vertragsdauer']) ?? ''];
}

function salaryOf(item: Item): {
  salary_min?: number;
  salary_max?: number;
  salary_currency?: string;
  salary_period?: string;
} {
  const period = PERIODS[text(item['verguetungsangabe']) ?? ''];
  const fixed = positive(item['festgehalt']);
  const [min, max] = [positive(item['gehaltsspanneVon']) ?? fixed, positive(item['gehaltsspanneBis']) ?? fixed];
  if (min === undefined && max === undefined) return {};
  return {
    ...(min !== undefined && { salary_min: min }),
    ...(max !== undefined && { salary_max: max }),
    salary_currency: 'EUR',
    ...(period !== undefined && { salary_period: period }),
  };
}

function positive(value: unknown): number | undefined {
  const amount = numeric(value);
  return amount !== undefined && amount > 0 ? amount : undefined;
}

function webAddress(value: unknown): string | undefined {
  const address = text(value);
  return address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}
