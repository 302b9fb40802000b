import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { isHumanMailbox } from '../../../postings/text/people/mailbox.js';
import type { Evidence, FoundPosting } from '../../../postings/posting.js';
import { record, text } from '../../../postings/text/words.js';

const CONTACT_FIELDS = ['hiring_manager_name', 'hiring_manager_email', 'hiring_manager_phone'] as const;

/** A telephone number of Germany as written anywhere, in international form; undefined when it cannot be one. */
function readPhone(written: string | undefined): string | undefined {
  // "0 30 / 12 34 56 - 0": the library takes no slashes between digits.
  const number = written === undefined ? undefined : parsePhoneNumberFromString(written.replace(/[\/]/g, ' '), 'DE');
  return number?.isPossible() === true ? number.formatInternational() : undefined;
}

/** The posting with its telephone number in international form. */
export function withPhone(posting: FoundPosting): FoundPosting {
  const { hiring_manager_phone: written, ...fields } = posting.fields;
  const phone = readPhone(written);
  return written === undefined
    ? posting
    : { ...posting, fields: { ...fields, ...(phone !== undefined && { hiring_manager_phone: phone }) } };
}

/** True while the board may know more of the recruiter than the posting. */
export function lacksContact({ fields }: FoundPosting): boolean {
  return CONTACT_FIELDS.some((name) => fields[name] === undefined);
}

/** The posting completed by the board's own contact record; it says so only when the record added something. */
export function withContact(posting: FoundPosting, answer: unknown): FoundPosting {
  const contact = record(record(answer)['angebotskontakt']);
  const name = record(contact['name']);
  const phone = record(contact['telefonnummer']);
  const email = text(contact['emailadresse']);
  const number = [text(phone['vorwahl']), text(phone['rufnummer'])].filter((part) => part !== undefined).join(' ');
  const code = text(phone['laendervorwahl'])?.replace(/\D/g, '').replace(/^0+/, '');
  const found: Record<(typeof CONTACT_FIELDS)[number], string | undefined> = {
    hiring_manager_name:
      [text(name['vorname']), text(name['nachname'])].filter((part) => part !== undefined).join(' ') || undefined,
    hiring_manager_email: email !== undefined && isHumanMailbox(email) ? email : undefined,
    hiring_manager_phone: readPhone(
      number === '' ? undefined : code === undefined || code === '49' ? number : `+${code} ${number.replace(/^0/, '')}`,
    ),
  };
  const added = CONTACT_FIELDS.filter((field) => posting.fields[field] === undefined && found[field] !== undefined);
  if (added.length === 0) return posting;
  return {
    ...posting,
    fields: { ...posting.fields, ...Object.fromEntries(added.map((field) => [field, found[field]])) },
    evidence: {
      ...posting.evidence,
      ...Object.fromEntries(added.map((field) => [field, { source: 'ats' } satisfies Evidence])),
    },
    extras: { ...posting.extras, recruiter_details_included: true },
  };
}
