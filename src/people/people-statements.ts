import { Prisma } from '../db/client/client.js';

/*
 * What the Prisma client cannot say about people: patterns over texts, members of JSON that go or are looked for within
 * it, and the words of an index of few rows. Asked once a night, and when somebody is to be forgotten.
 */

/** What is left of an enrichment whose person is forgotten. */
const FORGOTTEN = JSON.stringify({
  full_name: '***',
  email: null,
  status: 'not_found',
  confidence: 0,
  provider: null,
  verification: null,
  alternatives: [],
});

/** Takes the person out of an enrichment that has ended; which ones follows. */
const FORGET_ENRICHMENTS = Prisma.sql`
  UPDATE runs SET summary = summary || ${FORGOTTEN}::jsonb, input = input || '{"full_name": "***", "network_profile_url": null}'
  WHERE pipeline = 'enrich-person' AND status IN ('COMPLETED', 'FAILED')`;

/** Takes the contact out of a posting. */
const FORGET_CONTACT = Prisma.sql`
  UPDATE job_postings SET hiring_manager_name = NULL, hiring_manager_email = NULL, hiring_manager_phone = NULL,
    evidence = evidence - '{hiring_manager_name,hiring_manager_email,hiring_manager_phone}'::text[]`;

/** In the words of the index `job_postings_with_contact`, which serves nobody who says it otherwise. */
const HAS_CONTACT = Prisma.sql`hiring_manager_name <> '' OR hiring_manager_email <> '' OR hiring_manager_phone <> ''`;

/** A literal text as a pattern in which any white space stands for any other. */
const literally = (column: string): Prisma.Sql =>
  Prisma.raw(
    `regexp_replace(regexp_replace(trim(nullif(${column}, '')), '([^[:alnum:]_[:space:]])', '\\\\\\1', 'g'), '[[:space:]]+', '[[:space:]]+', 'g')`,
  );

/** The contact's name, address and number as the posting's text writes them: a number with any of its signs between. */
const CONTACT_PATTERN = Prisma.sql`concat_ws('|', ${literally('hiring_manager_email')}, ${literally('hiring_manager_name')},
  '[+(]?[0-9][0-9()/. -]{0,12}' || regexp_replace(right(nullif(regexp_replace(hiring_manager_phone, '[^0-9]', '', 'g'), ''), 6), '([0-9])(?=[0-9])', '\\1[()/. -]{0,3}', 'g'))`;

/** A profile address in the folded form of the do-not-contact list. */
const folded = (address: string): Prisma.Sql =>
  Prisma.raw(
    `regexp_replace(rtrim(regexp_replace(lower(${address}), '^(https?://)?((www|[a-z]{2,3}|m|mobile|touch)\\.)?|[?#].*$', '', 'g'), '/'), '^(linkedin\\.com/in/[^/]+)/.*', '\\1')`,
  );

const anyOf = (texts: readonly string[]): Prisma.Sql => Prisma.sql`ANY (${[...texts]}::text[])`;

/** Whether a column names an address, in any case. */
const names = (column: string, email: string): Prisma.Sql =>
  Prisma.sql`position(lower(${email}) IN lower(${Prisma.raw(column)}::text)) > 0`;

/** Takes the person out of enrichments that ended before that time. */
export const forgetOldEnrichments = (before: Date): Prisma.Sql => Prisma.sql`
  ${FORGET_ENRICHMENTS} AND finished_at < ${before} AND input->>'full_name' <> '***'`;

/** Takes the person out of enrichments whose answer or question names one of these addresses. */
export const forgetEnrichmentsOf = (forms: readonly string[]): Prisma.Sql => Prisma.sql`
  ${FORGET_ENRICHMENTS} AND (
    lower(summary->>'email') = ${anyOf(forms)}
    OR EXISTS (SELECT FROM jsonb_array_elements(coalesce(summary->'alternatives', '[]')) AS other WHERE lower(other->>'email') = ${anyOf(forms)})
    OR ${folded("input->>'network_profile_url'")} = ${anyOf(forms)})`;

/** Runs that ended before that time and hold contacts: few, which the index has. */
export const oldRunsWithContacts = (before: Date): Prisma.Sql => Prisma.sql`
  SELECT DISTINCT run_id AS id FROM job_postings JOIN runs ON runs.id = run_id WHERE runs.finished_at < ${before} AND (${HAS_CONTACT})`;

/** Takes the contacts out of all postings of these runs, their texts included. */
export const forgetContactsOfRuns = (ids: readonly string[]): Prisma.Sql => Prisma.sql`
  ${FORGET_CONTACT}, job_description = regexp_replace(job_description, ${CONTACT_PATTERN}, '***', 'gi')
  WHERE run_id = ${anyOf(ids)} AND (${HAS_CONTACT})`;

/** Takes a contact out of all postings that name the address, their texts included. */
export const forgetContact = (email: string): Prisma.Sql => Prisma.sql`
  ${FORGET_CONTACT},
    job_description = regexp_replace(job_description, concat_ws('|', ${email.replace(/[^\w@]/g, '\\$&')}::text, nullif(${CONTACT_PATTERN}, '')), '***', 'gi')
  WHERE lower(hiring_manager_email) = lower(${email}) OR ${names("coalesce(job_description, '')", email)}`;

/** Files whose content holds one of these texts, in any case. */
export const filesWith = (texts: readonly string[]): Prisma.Sql => Prisma.sql`
  SELECT id, run_id AS "runId", content FROM files WHERE EXISTS (SELECT FROM unnest(${[...texts]}::text[]) AS text WHERE position(lower(text) IN lower(convert_from(content, 'UTF8'))) > 0)`;

const CONTACT = Prisma.sql`'{hiring_manager_name,hiring_manager_email,hiring_manager_phone,job_description}'::text[]`;

/** Takes the contact out of what watchlists know of postings that nobody has seen since that time. */
export const forgetOldWatchedContacts = (before: Date): Prisma.Sql => Prisma.sql`
  UPDATE watched_postings SET fields = fields - ${CONTACT} WHERE last_seen_at < ${before} AND fields ?| ${CONTACT}`;

/** Deletes what watchlists have told, and know, of the people with these profiles. */
export const forgetChangesOf = (forms: readonly string[]): Prisma.Sql =>
  Prisma.sql`DELETE FROM changes WHERE ${folded("posting->>'linkedin_url'")} = ${anyOf(forms)}`;
export const forgetWatchedOf = (forms: readonly string[]): Prisma.Sql =>
  Prisma.sql`DELETE FROM watched_postings WHERE ${folded("fields->>'linkedin_url'")} = ${anyOf(forms)}`;

/** Takes the contact out of what watchlists have told, and know, of postings that name the address. */
export const forgetContactInChanges = (email: string): Prisma.Sql => Prisma.sql`
  UPDATE changes SET posting = posting - ${CONTACT}, changed = changed - ${CONTACT}
  WHERE ${names('posting', email)} OR ${names("coalesce(changed, '{}')", email)}`;
export const forgetContactInWatched = (email: string): Prisma.Sql => Prisma.sql`
  UPDATE watched_postings SET fields = fields - ${CONTACT} WHERE ${names('fields', email)}`;
