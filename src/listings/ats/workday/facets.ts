import { list, numeric, record, text } from '../../../postings/text/words.js';

/** Filters of a search: by the name of a facet, the values that are wanted. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** A list in parts that together hold all of it. */
export interface Parts {
  readonly filters: readonly Filters[];
  /** Postings of all parts. */
  readonly count: number;
}

interface Facet {
  readonly name: string;
  readonly values: readonly { readonly id: string; readonly count: number }[];
}

/**
 * The parts of a list of which the system counts no further than `most`: by the facet that cuts it into the smallest
 * ones. Places are the last choice, as a posting stands in several. Undefined where no facet holds the whole list.
 */
export function partsOf(facets: unknown, applied: Filters, most: number): Parts | undefined {
  const [best] = list(facets)
    .flatMap(flatFacets)
    .filter(({ name, values }) => !(name in applied) && values.length > 1 && countOf(values) >= most)
    .sort((one, other) => Number(isPlace(one)) - Number(isPlace(other)) || largest(one) - largest(other));
  return (
    best && {
      filters: best.values.map(({ id }) => ({ ...applied, [best.name]: [id] })),
      count: countOf(best.values),
    }
  );
}

/** A facet, or the facets inside a group of them. */
function flatFacets(facet: unknown): Facet[] {
  const name = text(record(facet)['facetParameter']);
  const values = list(record(facet)['values']).map(record);
  const inner = values.filter((value) => Array.isArray(value['values'])).flatMap(flatFacets);
  const own = values.flatMap((value) => {
    const [id, count] = [text(value['id']), numeric(value['count']) ?? 0];
    return id === undefined || count <= 0 ? [] : [{ id, count }];
  });
  return name === undefined || own.length === 0 ? inner : [{ name, values: own }, ...inner];
}

function countOf(values: Facet['values']): number {
  return values.reduce((sum, { count }) => sum + count, 0);
}

function isPlace({ name }: Facet): boolean {
  return /location|country|region/i.test(name);
}

function largest({ values }: Facet): number {
  return Math.max(...values.map(({ count }) => count));
}
