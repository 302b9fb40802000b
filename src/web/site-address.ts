import { AddressGuard, RefusedAddressError } from './address-guard.js';

/** At the edge only names and literals are judged; where a name leads is judged when it is connected to. */
let guard = new AddressGuard({ allowPrivate: false });
let mustBeSecure = true;

/** Test-only: `ALLOW_PRIVATE_ADDRESSES` opens the edge as it opens the client. */
export function allowPrivateSites(allowPrivate: boolean): void {
  guard = new AddressGuard({ allowPrivate });
  mustBeSecure = !allowPrivate;
}

/** The http(s) address of a site that was given as a bare domain or an address. */
export function siteUrl(site: string): string {
  const text = site.trim();
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
}

/** What is wrong with a company's site; undefined when nothing is. */
export function publicSiteProblem(site: string): string | undefined {
  if (site.trim() === '') return 'must be a domain or an http(s) address';
  return problemOf(siteUrl(site));
}

/** What is wrong with an http(s) address; undefined when nothing is. */
export function webAddressProblem(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address.trim())) return 'must be an http(s) address';
  return problemOf(address.trim());
}

/** What is wrong with an address that secrets and messages are sent to; undefined when nothing is. */
export function secureAddressProblem(address: string): string | undefined {
  if (mustBeSecure && !/^https:\/\//i.test(address)) return 'must be an https address';
  // What is kept and shown is what was sent: no address has them, and Postgres refuses one of them.
  if (/[\u0000-\u001f\u007f]/.test(address)) return 'must be an address without control characters';
  return webAddressProblem(address);
}

/**
 * What is wrong with a domain that must be nothing else: no scheme, no port, no path. International names are
 * understood.
 */
export function bareDomainProblem(domain: string): string | undefined {
  const isBare = !/[\s/:@?#\\]/.test(domain) && URL.canParse(`https://${domain}`);
  return isBare ? problemOf(`https://${domain}`) : 'must be a bare domain, without scheme, port and path';
}

function problemOf(address: string): string | undefined {
  try {
    guard.checkUrl(address);
    return undefined;
  } catch (error) {
    if (error instanceof RefusedAddressError) return `must be the public address of a site: ${error.message}`;
    throw error;
  }
}
