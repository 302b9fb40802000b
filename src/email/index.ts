import type { Config } from '../config.js';
import { aiArkFinder } from './ai-ark/ai-ark.js';
import { anymailfinderFinder } from './anymailfinder/anymailfinder.js';
import { dropcontactFinder } from './dropcontact/dropcontact.js';
import type { EmailFinder, EmailVerifier } from './email.js';
import { findymailFinder } from './findymail/findymail.js';
import { hunterFinder, hunterVerifier } from './hunter/hunter.js';
import { icypeasFinder } from './icypeas/icypeas.js';
import { leadmagicFinder } from './leadmagic/leadmagic.js';
import { millionverifierVerifier } from './millionverifier/millionverifier.js';
import { neverbounceVerifier } from './neverbounce/neverbounce.js';
import { peopleDataLabsFinder } from './people-data-labs/people-data-labs.js';
import { prospeoFinder } from './prospeo/prospeo.js';
import { reacherVerifier } from './reacher/reacher.js';
import { zerobounceVerifier } from './zerobounce/zerobounce.js';

type KeySetting = Extract<keyof Config, `${string}_API_KEY`>;

/** Every finder with the setting that switches it on; the order is that of the waterfall. */
const FINDERS: readonly (readonly [KeySetting, (key: string, baseUrl?: string) => EmailFinder])[] = [
  ['PEOPLE_DATA_API_KEY', aiArkFinder],
  ['PEOPLE_DATA_LABS_API_KEY', peopleDataLabsFinder],
  ['HUNTER_API_KEY', hunterFinder],
  ['PROSPEO_API_KEY', prospeoFinder],
  ['LEADMAGIC_API_KEY', leadmagicFinder],
  ['FINDYMAIL_API_KEY', findymailFinder],
  ['ICYPEAS_API_KEY', icypeasFinder],
  ['DROPCONTACT_API_KEY', dropcontactFinder],
  ['ANYMAILFINDER_API_KEY', anymailfinderFinder],
];

/** Every verifier with its setting, in the order in which they are asked. */
const VERIFIERS: readonly (readonly [KeySetting, (key: string, baseUrl?: string) => EmailVerifier])[] = [
  ['HUNTER_API_KEY', hunterVerifier],
  ['ZEROBOUNCE_API_KEY', zerobounceVerifier],
  ['NEVERBOUNCE_API_KEY', neverbounceVerifier],
  ['MILLIONVERIFIER_API_KEY', millionverifierVerifier],
];

/** The finders that the operator has keys of. */
export function findersOf(settings: Config): EmailFinder[] {
  return FINDERS.flatMap(([name, finder]) =>
    settings[name] === '' ? [] : [finder(settings[name], settings.EMAIL_VENDORS_BASE_URL)],
  );
}

/** The verifiers that the operator has keys of. */
export function verifiersOf(settings: Config): EmailVerifier[] {
  const byKey = VERIFIERS.flatMap(([name, verifier]) =>
    settings[name] === '' ? [] : [verifier(settings[name], settings.EMAIL_VENDORS_BASE_URL)],
  );
  return settings.REACHER_BASE_URL === undefined
    ? byKey
    : [...byKey, reacherVerifier(settings.REACHER_SECRET, settings.REACHER_BASE_URL)];
}
