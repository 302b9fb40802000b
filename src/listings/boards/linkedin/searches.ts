import type { NetworkJobsInput } from '../network-search.js';

/** One title at one place; without a place anywhere. */
export interface WantedSearch {
  readonly title: string;
  readonly place: string | undefined;
}

/** The board searches one title at one place at a time. */
export function wantedSearches({ titles, locations, country }: NetworkJobsInput): WantedSearch[] {
  const places = locations.length === 0 ? [country] : locations.map((location) => inCountry(location, country));
  return [...new Set([titles].flat())].flatMap((title) => [...new Set(places)].map((place) => ({ title, place })));
}

function inCountry(location: string, country: string | undefined): string {
  return country === undefined || location.toLowerCase().includes(country.toLowerCase())
    ? location
    : `${location}, ${country}`;
}
