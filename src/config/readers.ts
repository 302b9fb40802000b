import { isIP, isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';

type Reader<T> = (raw: string) => T;

/** Something is wrong with a value that nobody must see. */
export class HiddenValueError extends Error {}

export interface Setting<T> {
  readonly meaning: string;
  readonly default: string;
  readonly read: Reader<T>;
}

export function setting<T>(meaning: string, defaultValue: string, read: Reader<T>): Setting<T> {
  return { meaning, default: defaultValue, read };
}

export const text: Reader<string> = (raw) => raw;

/** A text that is there: where an empty one would mean something else than the default. */
export const filled: Reader<string> = (raw) => {
  if (raw.trim() === '') throw new Error('must not be empty');
  return raw;
};

/** A text that matches; the problem says what it must be. */
export function matching(pattern: RegExp, problem: string): Reader<string> {
  return (raw) => {
    if (!pattern.test(raw)) throw new Error(problem);
    return raw;
  };
}

export function number(min: number, max: number): Reader<number> {
  return (raw) => {
    const value = Number(raw);
    if (raw.trim() === '' || !Number.isFinite(value) || value < min || value > max) {
      throw new Error(`must be a number from ${String(min)} to ${String(max)}`);
    }
    return value;
  };
}

export function integer(min: number, max: number): Reader<number> {
  const read = number(min, max);
  return (raw) => {
    const value = read(raw);
    if (!Number.isInteger(value)) throw new Error(`must be a whole number from ${String(min)} to ${String(max)}`);
    return value;
  };
}

export const flag: Reader<boolean> = (raw) => {
  if (/^(true|1|yes|on)$/i.test(raw)) return true;
  if (/^(false|0|no|off)$/i.test(raw)) return false;
  throw new Error('must be true or false');
};

export function oneOf<const W extends readonly string[]>(...words: W): Reader<W[number]> {
  return (raw) => {
    if (!words.includes(raw)) throw new Error(`must be one of ${words.join(', ')}`);
    return raw;
  };
}

export function optionalUrl(...protocols: string[]): Reader<string | undefined> {
  return (raw) => {
    if (raw === '') return undefined;
    // Without its slashes an address is one for Node, and names no host.
    if (!URL.canParse(raw) || !protocols.includes(new URL(raw).protocol) || !/^[a-z]+:\/\//i.test(raw)) {
      const problem = `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`;
      // What stands before the sign may be a name and a password.
      throw /@|password/i.test(raw) ? new HiddenValueError(problem) : new Error(problem);
    }
    return raw;
  };
}

/** An address that paths are put behind; undefined where it is empty. */
export const optionalBase: Reader<string | undefined> = (raw) => {
  const address = optionalUrl('http:', 'https:')(raw);
  if (address === undefined) return undefined;
  const { search, hash, href } = new URL(address);
  if (search !== '' || hash !== '')
    throw new HiddenValueError('must be an address without ? and #: paths come behind it');
  return href.replace(/(?<!\/)\/+$/, '');
};

export const base: Reader<string> = (raw) => {
  const address = optionalBase(raw);
  if (address === undefined) throw new Error('must not be empty');
  return address;
};

export const words: Reader<readonly string[]> = (raw) =>
  raw
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Origins as a browser writes them: another form of one is never met. */
export const origins: Reader<readonly string[]> = (raw) => {
  const named = words(raw);
  if (!named.every(isOrigin)) throw new Error('must be origins such as https://app.example, with commas between');
  return named;
};

/** Pages of an extension or an app have a scheme of their own, those of a file or a sandbox are of `null`. */
function isOrigin(name: string): boolean {
  if (/^https?:/i.test(name)) return URL.canParse(name) && new URL(name).origin === name;
  return name === 'null' || /^[a-z][a-z\d+.-]*:\/\/[^\s/?#@*]+$/.test(name);
}

export const versions: Reader<readonly string[]> = (raw) => {
  const named = words(raw);
  if (named.length === 0 || named.some((name) => !/^v\d+$/.test(name)))
    throw new Error('must be versions such as v6, with commas between');
  return named;
};

export const dnsServers: Reader<readonly string[]> = (raw) => {
  const servers = words(raw);
  if (!servers.every(isNameServer))
    throw new Error('must be IP addresses, each with or without a port (an IPv6 one in brackets then)');
  return servers;
};

/** What Node's resolver takes: of anything else it would say at every question that nobody answered. */
function isNameServer(server: string): boolean {
  if (isIP(server) !== 0) return true;
  const {
    four = '',
    six = '',
    port = '53',
  } = /^(?:(?<four>[\d.]+)(?=:)|\[(?<six>[^\]]+)\])(?::(?<port>\d+))?$/.exec(server)?.groups ?? {};
  return (isIPv4(four) || isIPv6(six)) && Number(port) >= 1 && Number(port) <= 65535;
}

export const BOARDS = ['agency', 'network', 'commercial', 'indeed', 'stepstone'];

export const boards: Reader<readonly string[]> = (raw) => {
  const named = words(raw);
  if (named.some((name) => !BOARDS.includes(name))) throw new Error(`must name boards among ${BOARDS.join(', ')}`);
  return named;
};

interface Rate {
  readonly requestsPerSecond: number;
  readonly concurrency: number;
}

export const hostRates: Reader<readonly (readonly [string, Rate])[]> = (raw) =>
  words(raw).map((entry) => {
    const [, written = '', rate, concurrency] = /^([^\s=:/]+)=(\d+(?:\.\d+)?)\/(\d+)$/.exec(entry) ?? [];
    // As hosts are asked: another form of the same name is never met.
    const host = domainToASCII(written);
    if (!/^\w[\w.-]*$/.test(host) || !(Number(rate) > 0 && Number(concurrency) > 0))
      throw new Error('must be host=requests a second/requests at a time, with commas between');
    return [host, { requestsPerSecond: Number(rate), concurrency: Number(concurrency) }] as const;
  });

export const secretsKey: Reader<Buffer | undefined> = (raw) => {
  if (raw === '') return undefined;
  const key = Buffer.from(raw, 'base64');
  // The value itself must not be shown: the problem is told without it.
  if (key.length !== 32) throw new HiddenValueError('must be 32 bytes in base64: openssl rand -base64 32');
  return key;
};

export const day: Reader<string | undefined> = (raw) => {
  if (raw === '') return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(raw) || Number.isNaN(Date.parse(raw))) throw new Error('must be a day as 2026-11-21');
  return raw;
};

/** A key: what an HTTP header can carry. */
export const vendorKey: Reader<string> = (raw) => {
  if (!/^[\x21-\x7e]*$/.test(raw)) throw new HiddenValueError('must be printable ASCII without spaces');
  return raw;
};
