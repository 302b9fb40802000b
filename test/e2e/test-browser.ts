import puppeteer, { type Browser, type Page, type Viewport } from 'puppeteer-core';
import { loadBuilt } from '../built.ts';

const { findChromium } =
  await loadBuilt<typeof import('../../src/web/browser/find-chromium.js')>('web/browser/find-chromium.js');

/** So long (ms) a page is waited for: less than a test has. */
const PATIENCE = 240_000;

/** A person's browser with one page; what the page logs as an error or throws is collected in `problems`. */
export async function openBrowser(viewport: Viewport, problems: string[]): Promise<{ browser: Browser; page: Page }> {
  const { path, libraries } = await findChromium(process.env['CHROMIUM_PATH']);
  const browser = await puppeteer.launch({
    executablePath: path,
    args: ['--no-sandbox'],
    headless: 'shell',
    ...(libraries !== undefined && { env: { LD_LIBRARY_PATH: libraries } }),
  });
  const page = await browser.newPage();
  await page.setViewport(viewport);
  // What hangs ends with its test; what a busy machine makes slow is waited for.
  page.setDefaultTimeout(PATIENCE);
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return { browser, page };
}
