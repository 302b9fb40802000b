import { Prisma } from '../db/client/client.js';
import type { Database } from '../db/database.js';

type Rows = Pick<Database['prisma'], '$executeRaw' | 'change'>;

const CONTACT = Prisma.sql`'{hiring_manager_name,hiring_manager_email,hiring_manager_phone,job_description}'::text[]`;

/** A profile address in the folded form of the do-not-contact list. */
const profileOf = (column: string): Prisma.Sql =>
  Prisma.raw(
    `rtrim(regexp_replace(lower(${column}->>'linkedin_url'), '^(https?://)?((www|[a-z]{2,3})\\.)?|[?#].*$', '', 'g'), '/')`,
  );

/**
 * Deletes changes of before that time, and what watchlists know of postings that closed and people that were seen last
 * before it; of other postings that nobody has seen since, the contact goes.
 */
export async function forgetOldWatched(rows: Rows, before: Date): Promise<void> {
  await rows.change.deleteMany({ where: { createdAt: { lt: before } } });
  await rows.$executeRaw`
    DELETE FROM watched_postings WHERE coalesce(closed_at, last_seen_at) < ${before} AND (closed_at IS NOT NULL OR key LIKE 'leaver:%')`;
  await rows.$executeRaw`
    UPDATE watched_postings SET fields = fields - ${CONTACT} WHERE last_seen_at < ${before} AND fields ?| ${CONTACT}`;
}

/** Forgets a person, by e-mail address and by folded profile addresses, in what watchlists know and have told. */
export async function forgetWatched(rows: Rows, forms: readonly string[], email: string | undefined): Promise<void> {
  const profiles = Prisma.sql`ANY (${[...forms]}::text[])`;
  await rows.$executeRaw`DELETE FROM changes WHERE ${profileOf('posting')} = ${profiles}`;
  await rows.$executeRaw`DELETE FROM watched_postings WHERE ${profileOf('fields')} = ${profiles}`;
  if (email === undefined) return;
  const isNamed = (column: string): Prisma.Sql =>
    Prisma.sql`position(lower(${email}) IN lower(${Prisma.raw(column)}::text)) > 0`;
  await rows.$executeRaw`
    UPDATE changes SET posting = posting - ${CONTACT}, changed = changed - ${CONTACT} WHERE ${isNamed('posting')} OR ${isNamed("coalesce(changed, '{}')")}`;
  await rows.$executeRaw`UPDATE watched_postings SET fields = fields - ${CONTACT} WHERE ${isNamed('fields')}`;
}
