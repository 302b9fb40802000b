import { describe, expect, it, jest } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { GuardedHttpClient } from './guarded-http-client.js';
import { AddressGuard, isPublicAddress, RefusedAddressError } from './address-guard.js';

const guard = new AddressGuard({ allowPrivate: false });
const CORPUS = '../shared/recordings/hostile/addresses.json';

const REFUSED = [
  '127.0.0.1',
  '10.0.0.8',
  '172.16.4.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.1.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  'fe80::1',
  'fc00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '168.63.129.16',
  '::127.0.0.1',
  '::8.8.8.8',
  '::2',
  '::ffff:0:8.8.8.8',
  '100::1',
  '400::1',
  '4000::1',
  '5f00::1',
  '8000::1',
  'fec0::1',
  'fe00::1',
  '2001:0:7f00:1::',
  '2001:db8::1',
  '2a00:1450:4001:0:0:5efe:7f00:1',
  '2a00:1450:4001:0:200:5efe:a00:1',
];
const ALLOWED = [
  '1.1.1.1',
  '172.32.0.1',
  '192.18.0.1',
  '2606:4700:4700::1111',
  '2001:4860:4860::8888',
  '::ffff:8.8.8.8',
];

describe('the address guard', () => {
  it.each(REFUSED)('refuses %s, as an address and in a URL', (address) => {
    expect(isPublicAddress(address)).toBe(false);
    expect(() => guard.checkUrl(`http://${address.includes(':') ? `[${address}]` : address}/`)).toThrow(
      RefusedAddressError,
    );
  });

  it.each(ALLOWED)('allows %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
    expect(guard.checkUrl(`https://${address.includes(':') ? `[${address}]` : address}/`)).toBeInstanceOf(URL);
  });

  it.each([
    'http://2130706433/',
    'http://127.1/',
    'http://0x7f.1/',
    'http://localhost./',
    'http://LOCALHOST/',
    'http://127。0。0。1/',
    'http:127.0.0.1',
    'http://[::ffff:7f00:1]/',
    'http://a.internal/',
    'http://intranet/',
    'http://kubernetes.default.svc/',
    'http://kubernetes.default.svc.:443/',
    'http://x.localdomain/',
    'https://db.priv/',
    'http://a.invalid/',
    'http://1.1.1.1 &@127.0.0.1/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'http://example.com:22/',
    'http://user:pass@example.com/',
    'javascript:alert(1)',
    '',
  ])('refuses %s in whatever form', (url) => {
    expect(() => guard.checkUrl(url)).toThrow(RefusedAddressError);
  });

  it.each(['firm.example', 'firm.test', 'firm.co.uk', 'firm.github.io', 'bücher.de', 'пример.рф', '例子.中国'])(
    'allows a name below a registry, or one kept for examples: %s',
    (host) => {
      expect(guard.checkUrl(`https://${host}/`)).toBeInstanceOf(URL);
    },
  );

  it('refuses a name that leads inside, at the moment it is connected to', async () => {
    const error = await new Promise((resolve) => {
      guard.lookup('localhost', { all: true }, resolve);
    });
    expect(error).toBeInstanceOf(RefusedAddressError);
  });

  it('refuses a name that leads inside before the proxy hears of it, unless the proxy is to judge', async () => {
    const ask = async (proxyResolves: boolean): Promise<unknown> => {
      const client = new GuardedHttpClient({
        allowPrivate: false,
        proxyUrl: 'http://127.0.0.1:1',
        proxyResolves,
        userAgent: 'Test/1',
        timeoutSeconds: 60,
      });
      // The machine's own name for itself, as a public name could lead there.
      jest.spyOn(client.guard, 'checkUrl').mockImplementation((address) => new URL(address));
      const exchange = client.exchange({
        url: 'http://localhost/',
        maxBytes: 100,
        signal: new AbortController().signal,
      });
      return exchange.catch((error: unknown) => error).finally(() => client.close());
    };
    expect(await ask(false)).toBeInstanceOf(RefusedAddressError);
    expect(await ask(true)).toMatchObject({ code: 'ECONNREFUSED' });
  });

  (existsSync(CORPUS) ? it : it.skip)('holds against the recorded corpus (skipped where ../shared is absent)', () => {
    const corpus = JSON.parse(readFileSync(CORPUS, 'utf8')) as {
      must_be_refused: string[];
      must_be_allowed: string[];
      address_forms_without_verdict: string[];
    };
    expect(corpus.must_be_refused.filter(isPublicAddress)).toEqual([]);
    expect(corpus.must_be_allowed.filter((address) => !isPublicAddress(address))).toEqual([]);
    // nip.io is a public name: where it leads is refused when it is connected to.
    for (const form of corpus.address_forms_without_verdict.filter((address) => !address.includes('nip.io'))) {
      expect([form, hostOf(form)]).not.toEqual([form, expect.stringMatching(/^(?:127\.|0\.|10\.|localhost|\[)/)]);
    }
  });
});

/** The host the guard would let us speak to; undefined when it refuses. */
function hostOf(form: string): string | undefined {
  try {
    return guard.checkUrl(form).hostname;
  } catch (error) {
    expect(error).toBeInstanceOf(RefusedAddressError);
    return undefined;
  }
}
