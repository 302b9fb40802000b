/** Fragments that applications route by: `#/careers`, `#!/jobs/1`. */
const ROUTE = /^#!?\//;

/** True where the address leads to a route behind the fragment: no server knows it, only the page's script does. */
export function hasRoute(address: string): boolean {
  return URL.canParse(address) && ROUTE.test(new URL(address).hash);
}

/** The address without its fragment, unless that is a route. */
export function withoutAnchor(url: URL): URL {
  if (!ROUTE.test(url.hash)) url.hash = '';
  return url;
}

/** The same of an address that need not be one, which stays as it is written. */
export function withoutFragment(address: string): string {
  return address.replace(/#(?!!?\/)[\s\S]*/, '');
}

/** The path with the route behind it: what addresses tell of their pages, they tell by both. */
export function pathWithRoute(url: URL): string {
  return ROUTE.test(url.hash) ? url.pathname + url.hash.replace(/^#!?/, '') : url.pathname;
}

/** A part of an address as people read it; one that is no UTF-8, or has a stray %, stays as it is written. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
