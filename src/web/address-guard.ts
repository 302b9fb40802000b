import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { parse as parseDomain } from 'tldts';

/** Why an address is not fetched. Data for the visitor, never an exception that ends a run. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

/** The guard's refusal, also where a connector wrapped it. */
export function findRefusedAddress(error: unknown): RefusedAddressError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof RefusedAddressError) return cause;
  return undefined;
}

/** Characters of an address that is followed, shown and stored. */
const LONGEST = 2048;
/** The same of one that a page asks for data by (a query in GraphQL): servers take as much, and nobody keeps it. */
export const LONGEST_OF_DATA = 8192;

const PORTS = new Set(['', '80', '443', '8080', '8443']);
/**
 * What may be an IP address: every form of IPv4 ends in a number. A name costs an exception of ipaddr.js, which is most
 * of a request's check.
 */
const MAY_BE_ADDRESS = /:|(?:^|\.)\d[^.]*$/;
const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|onion|arpa|invalid)$/;

const EXAMPLE_NAMES = /\.(?:example|test)$/;

/** What the public IPv6 internet is made of so far; tunnels to IPv4 (`::/96`), local and future ranges lie outside. */
const GLOBAL_UNICAST: readonly [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Public by range, yet not the public internet: Azure's wire server, networks without services (25/8, AS112 sinks,
 * documentation blocks) and what ipaddr.js counts as unicast all the same.
 */
const EXTRA_REFUSED: [string, number][] = [
  ['168.63.129.16', 32],
  ['25.0.0.0', 8],
  ['192.52.193.0', 24],
  ['192.175.48.0', 24],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];
const extraRefused = EXTRA_REFUSED.map(([address, bits]) => [ipaddr.parse(address), bits] as const);

/** True for an IP address of the public internet that a stranger may be sent to. */
export function isPublicAddress(literal: string): boolean {
  const text = canonicalForm(literal);
  if (text === undefined || !ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv6 && (!address.match(...GLOBAL_UNICAST) || isIsatap(address))) return false;
  if (address.range() !== 'unicast') return false;
  return !extraRefused.some(
    ([base, bits]) => base.kind() === address.kind() && (address as ipaddr.IPv4).match(base, bits),
  );
}

/** ipaddr.js takes `::8.8.8.8` for `::ffff:8.8.8.8`: IPv6 is read in the one form that URLs have it in. */
function canonicalForm(literal: string): string | undefined {
  if (!literal.includes(':')) return literal;
  const url = `http://[${literal}]/`;
  return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : undefined;
}

/** An address of RFC 5214 carries an IPv4 address behind 0000:5efe or 0200:5efe, in whatever network. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return parts[5] === 0x5efe && ((parts[4] ?? 0) & 0xfdff) === 0;
}

/**
 * Below a registry of the internet, or of the names that RFC 2606 keeps for examples: a cluster or an office makes up
 * its own (`svc`, `priv`).
 */
function isPublicName(host: string): boolean {
  const { domain, isIp, isIcann } = parseDomain(host);
  if (LOCAL_NAMES.test(host) || isIp === true || domain === null || host.length > 253) return false;
  return isIcann === true || EXAMPLE_NAMES.test(host);
}

/** Decides which addresses the service may speak to; the same rules at the API's edge, before and while connecting. */
export class AddressGuard {
  constructor(private readonly options: { allowPrivate: boolean }) {}

  /**
   * Checks all that can be seen without resolving: scheme, credentials, port, name and literal.
   * @throws RefusedAddressError
   */
  checkUrl(address: string, longest = LONGEST): URL {
    if (address.length > longest)
      throw new RefusedAddressError(`an address has at most ${longest.toLocaleString('en')} characters`);
    if (!URL.canParse(address)) throw new RefusedAddressError('this is no address');
    const url = new URL(address);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new RefusedAddressError(`the scheme ${url.protocol} is not fetched`);
    if (url.username !== '' || url.password !== '')
      throw new RefusedAddressError('an address with a user name is not fetched');
    this.checkHost(url.hostname, url.port);
    return url;
  }

  /** @throws RefusedAddressError */
  checkHost(hostname: string, port: string): void {
    if (this.options.allowPrivate) return;
    if (!PORTS.has(port)) throw new RefusedAddressError(`the port ${port} is not fetched`);
    const host = hostname
      .replace(/^\[|\]$/g, '')
      .replace(/\.$/, '')
      .toLowerCase();
    if (MAY_BE_ADDRESS.test(host) && ipaddr.isValid(host)) {
      if (!isPublicAddress(host)) throw new RefusedAddressError(`${host} is no public address`);
      return;
    }
    if (!isPublicName(host)) {
      throw new RefusedAddressError(`${host} is no public host name`);
    }
  }

  /**
   * Resolves a name before a proxy is asked for it. @throws RefusedAddressError when it leads inside; the error of the
   * name server
   */
  async checkName(hostname: string): Promise<void> {
    if (ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''))) return;
    await new Promise<void>((resolve, reject) => {
      this.lookup(hostname, { all: true }, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  }

  /** A `lookup` for sockets: resolves, refuses a name that leads to any private address, and pins what it resolved. */
  readonly lookup = (
    hostname: string,
    options: { all?: boolean },
    callback: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    systemLookup(hostname, { all: true, order: 'ipv4first' }, (error, addresses) => {
      if (error) {
        callback(error, []);
        return;
      }
      const inside = addresses.find(({ address }) => !this.options.allowPrivate && !isPublicAddress(address));
      const first = addresses[0];
      if (inside || !first) {
        callback(
          new RefusedAddressError(`${hostname} leads to ${inside?.address ?? 'nowhere'}, no public address`),
          [],
        );
      } else if (options.all) {
        callback(null, addresses);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}
