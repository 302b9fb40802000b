import type { Frame } from 'puppeteer-core';
import { CONSENT_FRAME, REFUSE_CONSENT, REFUSE_IN_FRAME } from './controls.js';
import { wordsOfFrame } from './in-page.js';
import { press, type Wanted } from './in-page-controls.js';

/** Frames of a page that are looked at for a wall: they stand among the first. A rule, no cut of what is read. */
const MAX_FRAMES = 12;

/**
 * Says no where a page asks for consent, in its own document or in a frame that is called so; answers whether it did.
 * `within` ends a call with whatever ends the page.
 */
export async function refuseConsent(main: Frame, within: <T>(work: () => Promise<T>) => Promise<T>): Promise<boolean> {
  const isPressed = (frame: Frame, wanted: Wanted): Promise<boolean> =>
    within(() => frame.evaluate(press, wanted).catch(() => undefined)).then((pressed) => pressed !== undefined);
  for (const wanted of REFUSE_CONSENT) if (await isPressed(main, wanted)) return true;
  for (const frame of main.childFrames().slice(0, MAX_FRAMES)) {
    const words = await within(() => wordsAround(frame).catch(() => ''));
    if (CONSENT_FRAME.test(words) && (await isPressed(frame, REFUSE_IN_FRAME))) return true;
  }
  return false;
}

async function wordsAround(frame: Frame): Promise<string> {
  const element = await frame.frameElement();
  if (!element) return '';
  try {
    return await element.evaluate(wordsOfFrame as never);
  } finally {
    await element.dispose();
  }
}
