/** What the headers of an answer say of the list that it is a part of. */
export interface PartHeaders {
  /** Entries of the whole list. */
  readonly total?: number;
  /** Address of the part that follows, as it is written. */
  readonly next?: string;
}

const TOTALS = /^(?:x-)?(?:wp-)?(?:pagination-)?total(?:-?(?:count|items|results|records|entries))?$/;
const PAGING = /;\s{0,5}rel="?(?:next|prev|previous|first|last)"?\s{0,5}(?:;|$)/i;
const NEXT = /^\s{0,5}<([^>]{1,4000})>[^]*;\s{0,5}rel="?next"?\s{0,5}(?:;|$)/i;

/**
 * Reads `Link` (RFC 8288), `Content-Range` (RFC 9110, 14.4: "0-9/240") and the customary counts such as
 * `X-Total-Count`; undefined where they say nothing of a list.
 */
export function partHeaders(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): PartHeaders | undefined {
  const range = /^(?!bytes)[a-z -]{0,20}[\d*]{1,9}(?:-\d{1,9})?\/(\d{1,9})$/i.exec(
    String(headers['content-range'] ?? ''),
  );
  const named = Object.entries(headers).find(([name, value]) => TOTALS.test(name) && /^\d{1,9}$/.test(String(value)));
  const count = range?.[1] ?? named?.[1];
  const next = linksOf(headers['link']).flatMap((link) => NEXT.exec(link)?.[1] ?? [])[0];
  if (count === undefined && next === undefined) return undefined;
  return { ...(count !== undefined && { total: Number(count) }), ...(next !== undefined && { next }) };
}

/** Of a `Link` header what leads through a list; a browser loads nothing for it. Undefined where there is none. */
export function pagingLinks(link: string | readonly string[] | undefined): string | undefined {
  const links = linksOf(link).filter((one) => PAGING.test(one));
  return links.length > 0 ? links.join(',') : undefined;
}

function linksOf(link: string | readonly string[] | undefined): string[] {
  return [link ?? []].flat().flatMap((line) => line.slice(0, 16_000).split(/,(?=\s{0,5}<)/));
}
