import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '../../errors.js';
import { NoChromiumError } from './no-chromium.js';
import { isExecutable, unpackChromium } from './unpack-chromium.js';

/** A browser that can be started, and the folder of the libraries it needs beside the system's. */
export interface Chromium {
  readonly path: string;
  readonly libraries?: string;
}

/** Names under which systems install a browser that speaks the DevTools protocol. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome-headless-shell'];

const NONE_INSTALLED =
  "no Chromium is installed: install your system's chromium package, name one in CHROMIUM_PATH, or run on x64 Linux, where the package @sparticuz/chromium brings one";

/** Where browsers are looked for. */
export interface ChromiumPlaces {
  /** Folders in which systems put programs. */
  readonly folders: readonly string[];
  /** Where puppeteer's own installer puts browsers. */
  readonly downloads: string;
  /** The folder of the package that carries one. */
  readonly packaged: string | undefined;
}

function usualPlaces(): ChromiumPlaces {
  return {
    folders: ['/usr/local/bin', '/usr/bin', '/bin', '/snap/bin'],
    downloads: join(homedir(), '.cache', 'puppeteer'),
    packaged: packageFolder(),
  };
}

/**
 * The package that carries a browser for x64 Linux; only its files are used, never its flags. It is no optional
 * dependency: an npm of Node 20 leaves those out, because the package asks for a newer Node than the one npm runs on.
 */
const PACKAGE = '@sparticuz/chromium';

/**
 * Finds a browser: the setting's, the system's, puppeteer's own download, then the one that comes with the service,
 * which is unpacked on first use (some seconds, 210 MB of temporary disk).
 * @throws NoChromiumError
 */
export async function findChromium(setting: string | undefined, places = usualPlaces()): Promise<Chromium> {
  const installed = await installedChromium(setting, places);
  if (installed !== undefined) return { path: installed };
  if (places.packaged === undefined) throw new NoChromiumError(NONE_INSTALLED);
  const target = await unpackChromium(places.packaged);
  const libraries = join(target, 'lib');
  return { path: await startable(join(target, 'chromium'), libraries), libraries };
}

/** Which browser there is, in words; nothing is unpacked for it. @throws NoChromiumError */
export async function describeChromium(setting: string | undefined, places = usualPlaces()): Promise<string> {
  const installed = await installedChromium(setting, places);
  if (installed !== undefined) return installed;
  if (places.packaged === undefined) throw new NoChromiumError(NONE_INSTALLED);
  return `the Chromium of ${PACKAGE}, unpacked at first use`;
}

async function installedChromium(setting: string | undefined, places: ChromiumPlaces): Promise<string | undefined> {
  if (setting !== undefined) return startable(setting);
  return (await systemChromium(places.folders)) ?? puppeteersChromium(places.downloads);
}

/** Starts the browser to ask its version: what is missing is said by the loader, in words. @throws NoChromiumError */
async function startable(path: string, libraries?: string): Promise<string> {
  try {
    await promisify(execFile)(path, ['--version'], {
      timeout: 20_000,
      env: libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries },
    });
    return path;
  } catch (error) {
    const library = /([\w+-]{1,60}\.so[\d.]{0,9}): cannot open shared object/.exec(messageOf(error))?.[1];
    throw new NoChromiumError(
      library === undefined
        ? `${path} does not start: ${messageOf(error).slice(0, 300)}`
        : `${path} does not start because the machine lacks ${library}: apt-get install libnss3 libexpat1`,
    );
  }
}

async function systemChromium(folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders)
    for (const name of NAMES) if (await isExecutable(join(folder, name))) return startable(join(folder, name));
  return undefined;
}

/** The newest one of puppeteer's own installer. */
async function puppeteersChromium(cache: string): Promise<string | undefined> {
  for (const [kind, program] of [
    ['chrome-headless-shell', 'chrome-headless-shell-linux64/chrome-headless-shell'],
    ['chrome', 'chrome-linux64/chrome'],
  ] as const) {
    const versions = await readdir(join(cache, kind)).catch(() => []);
    const newest = versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))[0];
    const path = join(cache, kind, newest ?? '', program);
    if (newest !== undefined && (await isExecutable(path))) return startable(path);
  }
  return undefined;
}

function packageFolder(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), '..', 'bin');
  } catch {
    return undefined;
  }
}
