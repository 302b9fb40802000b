import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Metrics } from '../operations/metrics.js';
import { BrowserHost } from './browser/browser-host.js';
import { CrawleeWeb, loadCrawlee } from './crawlee-web.js';
import { Network } from './fetcher.js';
import { GuardedHttpClient, type HttpAnswer, type HttpExchange } from './guarded-http-client.js';
import type { ServerRate, TakeTurn } from './host-pacer.js';
import { Mail } from './mail.js';
import type { Web } from './web.js';

/** A message to an address that a caller named. */
export type Message = Pick<HttpExchange, 'url' | 'headers' | 'body' | 'timeoutSeconds' | 'signal'>;

/** Loads the rates of servers that answer for many; under its name Nest is told. Asked when something is first read. */
export abstract class ServerRates {
  abstract load(): Promise<readonly ServerRate[]>;
}

/**
 * Gives each attempt at a run its access to the network; client, paces of hosts and robots.txt files are the process'.
 */
@Injectable()
export class WebFactory implements OnApplicationShutdown {
  /** The browser of this process, started when a page first needs it. */
  readonly browser: BrowserHost;
  private readonly client: GuardedHttpClient;
  private opened: Promise<Network> | undefined;

  constructor(
    @Inject(Config) private readonly config: Config,
    private readonly metrics: Metrics,
    @Inject(ServerRates) private readonly serverRates: ServerRates,
  ) {
    this.browser = new BrowserHost({
      isOn: config.RENDER === 'auto',
      chromiumPath: config.CHROMIUM_PATH,
      sandbox: config.CHROMIUM_SANDBOX,
      concurrency: config.RENDER_CONCURRENCY,
      timeoutSeconds: config.RENDER_TIMEOUT_SECONDS,
      answerMaxBytes: config.PAGE_MAX_BYTES * 3,
      pageMaxBytes: config.PAGE_MAX_BYTES * 10,
      onPage: (outcome, seconds) => {
        this.metrics.renderedPages.observe({ outcome }, seconds);
      },
    });
    this.client = new GuardedHttpClient({
      allowPrivate: config.ALLOW_PRIVATE_ADDRESSES,
      proxyUrl: config.OUTGOING_PROXY_URL,
      proxyResolves: config.OUTGOING_PROXY_RESOLVES,
      userAgent: config.USER_AGENT,
      timeoutSeconds: config.REQUEST_TIMEOUT_SECONDS,
      operatorOrigins: [
        config.REACHER_BASE_URL,
        config.EMAIL_VENDORS_BASE_URL,
        config.PEOPLE_DATA_BASE_URL,
        config.RESEARCH_BASE_URL,
        config.LLM_GATEWAY_BASE_URL,
        config.LLM_BASE_URL,
      ].flatMap((address) => (address === undefined ? [] : new URL(address).origin)),
    });
  }

  /** Loads what the first crawl would load. */
  async prepare(): Promise<void> {
    await Promise.all([loadCrawlee(), this.network(), this.client.prepare()]);
  }

  /**
   * `timeUp` ends the asking of an attempt whose time runs out; `signal` ends the attempt; `takeTurn` keeps rates over
   * all processes.
   */
  async create(signal: AbortSignal, options: { timeUp?: AbortSignal; takeTurn?: TakeTurn } = {}): Promise<Web> {
    return new CrawleeWeb(await this.network(), signal, {
      ...options,
      browser: this.browser,
      onAnswer: ({ outcome }) => {
        this.metrics.pages.inc({ outcome });
      },
    });
  }

  /**
   * Sends a message to an address that a caller named, once: no redirect is followed. @throws RefusedAddressError and
   * errors of the network
   */
  send(message: Message): Promise<HttpAnswer> {
    const limits = { maxBytes: 10_000, followsRedirects: false, needsBody: false };
    return this.client.exchange({ ...message, ...limits, method: 'POST' });
  }

  /** Access to mail servers, for one attempt at a run. */
  createMail(signal: AbortSignal): Mail {
    const { config } = this;
    return new Mail(
      this.client.guard,
      {
        dnsServers: config.DNS_SERVERS,
        behindProxy: config.OUTGOING_PROXY_URL !== undefined,
        smtpPort: config.SMTP_PORT,
        helloName: config.SMTP_HELLO_NAME,
        sender: config.SMTP_SENDER,
        retrySeconds: config.SMTP_RETRY_SECONDS,
        timeoutSeconds: config.REQUEST_TIMEOUT_SECONDS,
      },
      signal,
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.browser.close();
    await this.client.close();
  }

  /** Made once, by whoever first reads something: a process that only answers callers loads no rates. */
  private network(): Promise<Network> {
    return (this.opened ??= this.openNetwork());
  }

  private async openNetwork(): Promise<Network> {
    const { config } = this;
    return new Network(this.client, {
      userAgent: config.USER_AGENT,
      respectRobots: config.RESPECT_ROBOTS,
      crawlDelayMaxSeconds: config.CRAWL_DELAY_MAX_SECONDS,
      requestsPerSecond: config.HOST_REQUESTS_PER_SECOND,
      hostConcurrency: config.HOST_CONCURRENCY,
      hostRates: config.HOST_RATES,
      serverRates: await this.serverRates.load(),
      retryAfterMaxSeconds: config.RETRY_AFTER_MAX_SECONDS,
      pageMaxBytes: config.PAGE_MAX_BYTES,
      interfaceMaxBytes: config.BOARD_MAX_BYTES,
    });
  }
}
