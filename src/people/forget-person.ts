import { parse } from 'csv-parse/sync';
import { csvHead, csvLines } from '../csv.js';
import { contactForm, contactHash, spellingsOf } from './do-not-contact.js';
import type { PeopleStore } from './people-store.js';

/** What was known of a person, and is not any more. */
interface Forgotten {
  readonly fileRows: number;
  readonly contacts: number;
  /** Enrichment runs whose result was about the person. */
  readonly enrichments: number;
}

/**
 * Removes a person, named by e-mail address or profile address, from every file, posting and enrichment, and puts the
 * hash on the do-not-contact list: running and later runs leave the person out.
 */
export async function forgetPerson(
  store: PeopleStore,
  { email, profile }: { email?: string | undefined; profile?: string | undefined },
): Promise<Forgotten> {
  const subjects = [email, profile].filter((subject) => subject !== undefined);
  await store.changeDoNotContact(
    'add',
    subjects.map((subject) => ({ hash: contactHash(subject), kind: kindOf(subject) })),
  );
  const forms = new Set(subjects.map(contactForm));
  const fileRows = await forgetInFiles(store, forms);
  const spellings = [...forms].flatMap(spellingsOf);
  await store.forgetWatched(spellings, email);
  const enrichments = await store.forgetAnswers(subjects.map(contactHash), spellings);
  return { fileRows, enrichments, contacts: email === undefined ? 0 : await store.forgetContact(email) };
}

/** Takes the rows of a person out of all files. Answers how many there were. */
async function forgetInFiles(store: PeopleStore, forms: ReadonlySet<string>): Promise<number> {
  let fileRows = 0;
  for (const { id, runId, content } of await store.filesWith([...forms].flatMap(spellingsOf))) {
    const [header, rows] = tableOf(content);
    const isOfPerson = (cells: readonly string[]): boolean => cells.some((cell) => forms.has(contactForm(cell)));
    const kept = rows.filter((cells) => !isOfPerson(cells));
    if (kept.length === rows.length) continue;
    fileRows += rows.length - kept.length;
    await store.replaceFile(id, written(header, kept));
    const at = header.indexOf('full_name');
    const names = rows.filter(isOfPerson).map((cells) => plain(cells[at] ?? ''));
    for (const file of await store.filesOf(runId)) await forgetRelated(store, file, new Set(names));
  }
  return fileRows;
}

/** Takes names out of what a run's files of decision-makers say of because of whom they are in there. */
async function forgetRelated(
  store: PeopleStore,
  { id, content }: { id: string; content: Uint8Array },
  names: ReadonlySet<string>,
): Promise<void> {
  const [header, rows] = tableOf(content);
  const at = header.indexOf(RELATED);
  const without = (cell = ''): string =>
    plain(cell)
      .split('; ')
      .filter((name) => !names.has(name))
      .join('; ');
  const kept = rows.map((cells) => cells.map((cell, column) => (column === at ? without(cell) : cell)));
  if (at >= 0) await store.replaceFile(id, written(header, kept));
}

/** The column that names leavers beside a decision-maker. */
const RELATED = 'related_leavers';

function tableOf(content: Uint8Array): [header: string[], rows: string[][]] {
  const [header = [], ...rows] = parse(Buffer.from(content), { bom: true, relax_column_count: true });
  return [header, rows];
}

const written = (header: readonly string[], rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(csvHead(header) + csvLines(rows)));

/** A cell without the apostrophe in front of what a spreadsheet would take for a formula. */
const plain = (cell: string): string => cell.replace(/^'(?=[=+\-@＝＋－＠])/, '');

/** What kinds of subjects there are. */
type SubjectKind = 'hash' | 'email' | 'profile' | 'domain';

/** What kind of subject a text is. */
export function kindOf(subject: string): SubjectKind {
  if (/^[0-9a-f]{64}$/i.test(subject.trim())) return 'hash';
  if (subject.includes('@')) return 'email';
  return contactForm(subject).includes('/') ? 'profile' : 'domain';
}

const HOST = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]+`;
const FORMS: Readonly<Record<SubjectKind, RegExp>> = {
  hash: /^/,
  email: new RegExp(`^[^@\\s]+@${HOST}$`, 'u'),
  profile: new RegExp(`^${HOST}/\\S+$`, 'u'),
  domain: new RegExp(`^${HOST}$`, 'u'),
};

/** Whether anybody can be known by this text: a name, for one, would stand on the list and keep nobody off. */
export function isSubject(subject: string, kind = kindOf(subject)): boolean {
  return FORMS[kind].test(contactForm(subject));
}
