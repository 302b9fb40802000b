/** Addresses of openings, each of a list at this path. */
export const ADDRESSES: Readonly<Record<string, (list: string, id: number, slug: string) => string>> = {
  'below the list': (list, _id, slug) => `${folderOf(list)}${slug}`,
  'pages of their own': (list, _id, slug) => `${folderOf(list)}${slug}.html`,
  'at the top': (_list, _id, slug) => `/${slug}/`,
  numbers: (_list, id) => `/job/${String(id)}`,
  queries: (list, id) => (list.includes('?') ? `/?page_id=${String(id)}` : `${list}?job=${String(id)}`),
};

/** The folder that the pages below a page stand in. */
export function folderOf(path: string): string {
  return path.replace(/\?.*$|[^/]*\.(?:html|php)(?:\?.*)?$/, '').replace(/\/?$/, '/');
}

/** A text as a part of an address; of scripts without Latin letters a number. */
export function slugOf(text: string): string {
  const slug = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? `p${String(hashOf(text))}` : slug;
}

function hashOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7);
}
