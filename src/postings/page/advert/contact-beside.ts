import { defined } from '../../defined.js';
import { completed, foundPosting, withQuoted, type FoundPosting } from '../../posting.js';
import { readContact, type Contact } from '../../text/people/contact.js';
import { attribute, findAll, isHidden, textOf, type Document, type Element } from '../tree/html.js';
import { closest, parentOf } from '../tree/page-tree.js';

/** A longer column (characters) beside an advert tells of more than whom to ask. */
const MAX_COLUMN = 300;

/**
 * An advert with whom a column beside its text names with a mailbox or a number, where the text itself names nobody;
 * as it is where columns name several people.
 */
export function withContactBeside(advert: FoundPosting, document: Document): FoundPosting {
  if (readContact(advert.fields.job_description ?? '') !== undefined) return advert;
  const [contact, ...others] = findAll(document, isColumn).flatMap((column) => contactIn(column) ?? []);
  if (!contact || others.some(({ name }) => name !== contact.name) || isElse(advert, contact)) return advert;
  const { name, email, phone, quote } = contact;
  const said = defined({ hiring_manager_name: name, hiring_manager_email: email, hiring_manager_phone: phone });
  return completed(advert, withQuoted(foundPosting('page', {}), said, quote));
}

/** Whether an advert has somebody else's name or mailbox: what a label of it says, or where one writes to apply. */
function isElse({ fields }: FoundPosting, { name, email }: Contact): boolean {
  const { hiring_manager_name: known = name, hiring_manager_email: mailbox = email } = fields;
  return known !== name || (email !== undefined && mailbox !== email);
}

function contactIn(column: Element): Contact | undefined {
  const text = textOf(column)
    .trim()
    .replace(/\n\s*\n/g, '\n');
  const contact = text.length > MAX_COLUMN ? undefined : readContact(text);
  return contact?.name !== undefined && (contact.email ?? contact.phone) !== undefined ? contact : undefined;
}

/** The outermost element of a column beside the content of a page. */
function isColumn(element: Element): boolean {
  const outer = parentOf(element);
  return isAside(element) && !isHidden(element) && !(outer && closest(outer, isAsideOrMain));
}

function isAside(element: Element): boolean {
  return element.name === 'aside' || attribute(element, 'role') === 'complementary';
}

function isAsideOrMain(element: Element): boolean {
  return element.name === 'main' || attribute(element, 'role') === 'main' || isAside(element);
}
