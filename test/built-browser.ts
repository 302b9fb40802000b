import { built } from './built.ts';
import type { BrowserHost, BrowserLife } from '../src/web/browser/browser-host.js';
import type { BrowserGate } from '../src/web/browser/filtering-proxy.js';

/**
 * The built browser of the service behind its own proxy and address guard, which lets it to servers of this machine.
 */
export interface BuiltBrowser {
  readonly host: BrowserHost;
  readonly gate: BrowserGate;
  close(): Promise<void>;
}

/** Starts it; `seconds` are those of one request and of one page. */
export async function startBuiltBrowser(settings: {
  readonly userAgent: string;
  readonly concurrency: number;
  readonly seconds: { readonly request: number; readonly page: number };
  /** After what each browser is replaced; as in the service by default. */
  readonly life?: BrowserLife;
}): Promise<BuiltBrowser> {
  const { userAgent, concurrency, seconds } = settings;
  const { BrowserHost: Host } = (await import(
    built('web/browser/browser-host.js')
  )) as typeof import('../src/web/browser/browser-host.js');
  const { GuardedHttpClient } = (await import(
    built('web/guarded-http-client.js')
  )) as typeof import('../src/web/guarded-http-client.js');
  const { AddressGuard } = (await import(
    built('web/address-guard.js')
  )) as typeof import('../src/web/address-guard.js');
  const client = new GuardedHttpClient({
    allowPrivate: true,
    proxyUrl: undefined,
    userAgent,
    timeoutSeconds: seconds.request,
  });
  const policy = {
    isOn: true,
    chromiumPath: process.env['CHROMIUM_PATH'],
    sandbox: process.env['CHROMIUM_SANDBOX'] !== 'false',
    concurrency,
    timeoutSeconds: seconds.page,
    answerMaxBytes: 3_000_000,
    pageMaxBytes: 20_000_000,
    onPage: () => {},
  };
  const host = new Host(policy, settings.life);
  const gate: BrowserGate = {
    guard: new AddressGuard({ allowPrivate: true }),
    checkRobots: () => Promise.resolve(),
    isRobotsRefusal: () => false,
    atTurn: (_part, _hostname, work) => work(),
    send: (exchange, limits) => client.exchangeBytes({ ...exchange, ...limits }),
    openSocket: (asked) => client.openSocket(asked),
  };
  const close = async (): Promise<void> => {
    await host.close();
    await client.close();
  };
  return { host, gate, close };
}
