import type { Config } from '../config/config.js';
import { aiArkFinder } from './ai-ark/email.js';
import { anymailfinderFinder } from './anymailfinder/email.js';
import { dropcontactFinder } from './dropcontact/email.js';
import type { EmailFinder, EmailVerifier } from './email.js';
import { findymailFinder } from './findymail/email.js';
import { hunterFinder, hunterVerifier } from './hunter/email.js';
import { icypeasFinder } from './icypeas/email.js';
import { leadmagicFinder } from './leadmagic/email.js';
import { millionverifierVerifier } from './millionverifier/email.js';
import { neverbounceVerifier } from './neverbounce/email.js';
import { peopleDataLabsFinder } from './people-data-labs/email.js';
import { prospeoFinder } from './prospeo/email.js';
import { reacherVerifier } from './reacher/email.js';
import { zerobounceVerifier } from './zerobounce/email.js';

type KeySetting = Extract<keyof EmailSettings, `${string}_API_KEY`>;

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

/** Settings by which the finders and verifiers are switched on. */
export const EMAIL_VENDOR_SETTINGS = [
  'PEOPLE_DATA_API_KEY',
  'PEOPLE_DATA_LABS_API_KEY',
  'HUNTER_API_KEY',
  'PROSPEO_API_KEY',
  'LEADMAGIC_API_KEY',
  'FINDYMAIL_API_KEY',
  'ICYPEAS_API_KEY',
  'DROPCONTACT_API_KEY',
  'ANYMAILFINDER_API_KEY',
  'ZEROBOUNCE_API_KEY',
  'NEVERBOUNCE_API_KEY',
  'MILLIONVERIFIER_API_KEY',
  'REACHER_BASE_URL',
  'REACHER_SECRET',
  'EMAIL_VENDORS_BASE_URL',
] as const;

type EmailSettings = Pick<Config, (typeof EMAIL_VENDOR_SETTINGS)[number]>;

/** The finders that the operator has keys of. */
export function findersOf(settings: EmailSettings): EmailFinder[] {
  return FINDERS.flatMap(([name, finder]) =>
    settings[name] === '' ? [] : [finder(settings[name], settings.EMAIL_VENDORS_BASE_URL)],
  );
}

/** The verifiers that the operator has keys of. */
export function verifiersOf(settings: EmailSettings): EmailVerifier[] {
  const byKey = VERIFIERS.flatMap(([name, verifier]) =>
    settings[name] === '' ? [] : [verifier(settings[name], settings.EMAIL_VENDORS_BASE_URL)],
  );
  return settings.REACHER_BASE_URL === undefined
    ? byKey
    : [...byKey, reacherVerifier(settings.REACHER_SECRET, settings.REACHER_BASE_URL)];
}
