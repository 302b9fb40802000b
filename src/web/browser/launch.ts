import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { messageOf } from '../../errors.js';
import type { Chromium } from './find-chromium.js';
import { NoChromiumError } from './no-chromium.js';

/** Puppeteer's own flags that serve tests and weaken a browser that reads strangers' pages. */
const DROPPED =
  /^--(?:disable-popup-blocking|disable-ipc-flooding-protection|enable-automation|disable-hang-monitor|disable-features=.*)$|^about:blank$/;

/** Puppeteer's flags and ours. What each fence lets through was counted: nothing with all of them. */
async function flags(profile: string, options: LaunchOptions): Promise<string[]> {
  const { default: puppeteer } = await import('puppeteer-core');
  const byDefault = await puppeteer.defaultArgs({ headless: 'shell', userDataDir: profile });
  return [
    ...byDefault.filter((flag) => !DROPPED.test(flag)),
    '--disable-gpu',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-quic',
    '--no-pings',
    '--no-default-browser-check',
    // Every context has a proxy of its own; what belongs to none goes nowhere, loopback included.
    '--proxy-server=http://127.0.0.1:9',
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    // The proxy answers for every host with its own key; the real certificates are checked where it asks them.
    `--ignore-certificate-errors-spki-list=${options.acceptedKeyHash}`,
    '--disable-features=Prerender2,SpeculationRules,Translate,MediaRouter,OptimizationHints',
    '--blink-settings=imagesEnabled=false',
    '--js-flags=--max-old-space-size=512',
    '--remote-debugging-pipe',
    ...(options.sandbox ? [] : ['--no-sandbox']),
  ];
}

/** The user a browser becomes where we are root: Chromium's sandbox does not start as root. */
const NOBODY = 65534;
const AS_NOBODY = ['/usr/bin/setpriv', `--reuid=${String(NOBODY)}`, `--regid=${String(NOBODY)}`, '--clear-groups'];

/** A running browser. It ends by itself when the pipe to us closes, so that it cannot outlive its worker. */
export interface LaunchedBrowser {
  readonly browser: Browser;
  readonly pid: number;
  /** Its temporary folder; whoever ends the browser removes it. */
  readonly profile: string;
}

/** What keeps a browser from starting however often it is tried. */
const LASTING = /sandbox|Operation not permitted|cannot open shared object|ENOENT|EACCES/i;
/** Time (ms) in which a browser that does not come up says why. */
const SAID_WITHIN = 10_000;

interface LaunchOptions {
  readonly sandbox: boolean;
  readonly acceptedKeyHash: string;
}

/** A program with its arguments. */
interface Command {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Starts a browser that reaches the network through the contexts' proxies only; tried twice where nothing is said that
 * would last: a busy machine may keep one from starting.
 * @throws NoChromiumError that says what keeps it from starting
 */
export async function launchChromium(chromium: Chromium, options: LaunchOptions): Promise<LaunchedBrowser> {
  const explain = (error: unknown): never => {
    throw new NoChromiumError(explained(messageOf(error), chromium.path));
  };
  return start(chromium, options).catch((error: unknown) =>
    LASTING.test(messageOf(error)) ? explain(error) : start(chromium, options).catch(explain),
  );
}

/** What a browser says on its way out: to somebody who talks to it through a pipe only that it is gone. */
async function lastWords({ executablePath, args, env }: Command): Promise<string> {
  const plain = [...args.filter((flag) => flag !== '--remote-debugging-pipe'), '--dump-dom', 'about:blank'];
  const options = { timeout: SAID_WITHIN, killSignal: 'SIGKILL', env } as const;
  return promisify(execFile)(executablePath, plain, options).then(
    () => '',
    (error: unknown) => ((error as { readonly stderr?: string }).stderr ?? '').trim(),
  );
}

async function start(chromium: Chromium, options: LaunchOptions): Promise<LaunchedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'hiring-signals-profile-'));
  const command = await commandOf(chromium, profile, options);
  try {
    const browser = await launch(command);
    return { browser, pid: browser.process()?.pid ?? 0, profile };
  } catch (error) {
    const said = await lastWords(command);
    await rm(profile, { recursive: true, force: true }).catch(() => {});
    throw said === '' ? error : new Error(said, { cause: error });
  }
}

async function commandOf(chromium: Chromium, profile: string, options: LaunchOptions): Promise<Command> {
  const asNobody = process.getuid?.() === 0 && options.sandbox;
  if (asNobody) await chown(profile, NOBODY, NOBODY);
  const command = [chromium.path, ...(await flags(profile, options))];
  const [executablePath = '', ...args] = asNobody ? [...AS_NOBODY, ...command] : command;
  // Nothing of our environment: it holds keys.
  const env = {
    HOME: profile,
    LANG: 'en_US.UTF-8',
    ...(chromium.libraries !== undefined && { LD_LIBRARY_PATH: chromium.libraries }),
  };
  return { executablePath, args, env };
}

async function launch({ executablePath, args, env }: Command): Promise<Browser> {
  const { default: puppeteer } = await import('puppeteer-core');
  return puppeteer.launch({
    executablePath,
    ignoreDefaultArgs: true,
    args: [...args],
    pipe: true,
    waitForInitialPage: false,
    env,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 20_000,
    protocolTimeout: 60_000,
  });
}

function explained(message: string, path: string): string {
  if (/No usable sandbox|Operation not permitted|sandbox/i.test(message))
    return `${path} cannot start its sandbox here: let the container make user namespaces (README, "Pages that need a browser"), or set CHROMIUM_SANDBOX=false where only trusted sites are read`;
  return `${path} does not start: ${message.replace(/\s+/g, ' ').slice(0, 300)}`;
}
