import { defined } from '../../defined.js';
import type { JobPosting } from '../../fields.js';
import { readCountry } from '../../text/places/countries.js';
import { readPlace } from '../../text/places/place.js';
import { readRemoteLabel } from '../../text/kinds/remote.js';
import { record, text } from '../../text/words.js';

type Node = Readonly<Record<string, unknown>>;

const NOWHERE = /^(?:unavailable|n\/?a|none|null|-|undefined)?$/i;

function stated(value: unknown): string | undefined {
  const written = text(typeof value === 'object' && value !== null ? record(value)['name'] : value);
  return written === undefined || NOWHERE.test(written) ? undefined : written;
}

/** Where a posting of schema.org is done: its places, or where those who do it from home have to live. */
export function readJobLocation(node: Node): {
  [F in 'location' | 'city' | 'country' | 'postal_code' | 'street_address' | 'remote_policy']:
    JobPosting[F] | undefined;
} {
  const places = [node['jobLocation']].flat().filter((place) => place !== undefined && place !== null);
  const addresses = places.map((place) =>
    typeof place === 'string' ? place : (record(place)['address'] ?? record(place)['name']),
  );
  const [first] = addresses;
  const hasStreet = addresses.some((place) => stated(record(place)['streetAddress']) !== undefined);
  const isRemote = [node['jobLocationType']].flat().some((type) => readRemoteLabel(text(type)) === 'remote');
  const written = addresses.map(writtenAddress).filter((place) => place !== undefined);
  return {
    location: [...new Set(written)].join('; ') || undefined,
    ...(addresses.length === 1 ? partsOfAddress(record(first)) : NO_PARTS),
    ...(addresses.length === 0 ? whereApplicantsLive(node) : {}),
    // The vocabulary knows only TELECOMMUTE; beside a street and its number it is what a form was filled in with.
    remote_policy: isRemote && !hasStreet ? 'remote' : undefined,
  };
}

/** What is done from home has no place but where those who do it have to live. */
function whereApplicantsLive(node: Node): Pick<JobPosting, 'location' | 'country'> {
  const areas = [node['applicantLocationRequirements']].flat();
  const names = areas.flatMap((area) => stated(area) ?? []).filter((name) => name.length > 2);
  // "CA" of a state is not Canada.
  const countries = areas.map((area) => (record(area)['@type'] === 'State' ? undefined : readCountry(stated(area))));
  const [country, ...others] = new Set(countries);
  return defined({ location: names.join('; ') || undefined, country: others.length === 0 ? country : undefined });
}

/** Several places have none of these. */
const NO_PARTS = { city: undefined, country: undefined, postal_code: undefined, street_address: undefined };

function partsOfAddress(address: Readonly<Record<string, unknown>>): Record<keyof typeof NO_PARTS, string | undefined> {
  const town = stated(address['addressLocality']);
  // "Zürich, Schweiz": more than the town stands where the town should.
  const named = town?.includes(',') === true ? readPlace(town) : {};
  return {
    city: named.city ?? town,
    country: readCountry(stated(address['addressCountry'])) ?? named.country,
    postal_code: stated(address['postalCode']),
    street_address: stated(address['streetAddress']),
  };
}

function writtenAddress(address: unknown): string | undefined {
  if (typeof address === 'string') return stated(address)?.replaceAll('~', ', ');
  const node = record(address);
  const parts = ['addressLocality', 'addressRegion', 'addressCountry']
    .map((name) => stated(node[name]))
    .filter((part, index) => part !== undefined && (index < 2 || part.length > 2));
  return [...new Set(parts)].join(', ') || undefined;
}
