import { day, flag, number, optionalBase, setting } from './readers.js';

/**
 * Where tests and replayed recordings take hold of the service. No settings for operators: nothing of it is documented
 * to them.
 */
export const TEST_SETTINGS = {
  COMMERCIAL_BASE_URL: setting(
    'address asked in place of all commercial boards; empty means their own',
    '',
    optionalBase,
  ),
  ALLOW_PRIVATE_ADDRESSES: setting(
    'fetch from loopback and private addresses too; refused when NODE_ENV is production',
    'false',
    flag,
  ),
  RETRY_PACE: setting('factor on the pauses before a vendor is asked again', '1', number(0, 10)),
  LEAVERS_AS_OF: setting('day that leavers runs take for today; empty means the day of the trigger', '', day),
  EMAIL_VENDORS_BASE_URL: setting("address asked in place of all e-mail vendors' own", '', optionalBase),
} as const;
