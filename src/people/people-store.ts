import { Injectable } from '@nestjs/common';
import { Database } from '../db/database.js';
import { Prisma } from '../db/client/client.js';
import { replaceFileRows } from '../db/file-rows.js';
import { storableJson } from '../db/storable.js';
import { forgetOldWatched, forgetWatched } from './watched-people.js';

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

/** Takes the person out of an enrichment that has ended. */
const FORGET_ENRICHMENTS = Prisma.sql`
  UPDATE runs SET summary = summary || ${FORGOTTEN}::jsonb, input = input || '{"full_name": "***", "network_profile_url": null}'
  WHERE pipeline = 'enrich-person' AND status IN ('COMPLETED', 'FAILED')`;

/** Takes the contact out of a posting. */
const FORGET_CONTACT = Prisma.sql`
  UPDATE job_postings SET hiring_manager_name = NULL, hiring_manager_email = NULL, hiring_manager_phone = NULL,
    evidence = evidence - '{hiring_manager_name,hiring_manager_email,hiring_manager_phone}'::text[]`;

/** In the words of the index `job_postings_with_contact`, which serves nobody who says it otherwise. */
const HAS_CONTACT = Prisma.sql`hiring_manager_name <> '' OR hiring_manager_email <> '' OR hiring_manager_phone <> ''`;

/** Runs whose contacts are forgotten in one transaction: each of them may hold thousands. */
const BATCH = 50;

/** A literal text as a pattern in which any white space stands for any other. */
const literally = (column: string): Prisma.Sql =>
  Prisma.raw(
    `regexp_replace(regexp_replace(trim(nullif(${column}, '')), '([^[:alnum:]_[:space:]])', '\\\\\\1', 'g'), '[[:space:]]+', '[[:space:]]+', 'g')`,
  );

/** The contact's name, address and number as the posting's text writes them: a number with any of its signs between. */
const CONTACT_PATTERN = Prisma.sql`concat_ws('|', ${literally('hiring_manager_email')}, ${literally('hiring_manager_name')},
  '[+(]?[0-9][0-9()/. -]{0,12}' || regexp_replace(right(nullif(regexp_replace(hiring_manager_phone, '[^0-9]', '', 'g'), ''), 6), '([0-9])(?=[0-9])', '\\1[()/. -]{0,3}', 'g'))`;

/** What is kept about people, and how it is forgotten: answers, files, contacts and the do-not-contact list as rows. */
@Injectable()
export class PeopleStore {
  constructor(private readonly database: Database) {}

  /** Those of the hashes that are on the list. */
  async doNotContact(hashes: readonly Uint8Array<ArrayBuffer>[]): Promise<Uint8Array[]> {
    const rows = await this.database.prisma.doNotContact.findMany({
      where: { hash: { in: [...hashes] } },
      select: { hash: true },
    });
    return rows.map(({ hash }) => hash);
  }

  /** What a run of the same API key stored about this subject, unless it is older. */
  async knownAnswer(
    runId: string,
    subjectHash: Uint8Array<ArrayBuffer>,
    days: number,
  ): Promise<{ answer: unknown; storedAt: Date } | undefined> {
    const { prisma } = this.database;
    const run = await prisma.run.findUnique({ where: { id: runId }, select: { apiKeyId: true } });
    if (!run) return undefined;
    const answer = await prisma.knownAnswer.findFirst({
      where: { ...run, subjectHash, storedAt: { gt: daysAgo(days) } },
      select: { answer: true, storedAt: true },
    });
    return answer ?? undefined;
  }

  /** Stores what a run found out about a subject. */
  async keepAnswer(
    runId: string,
    {
      subjectHash,
      answer,
      about,
    }: { subjectHash: Uint8Array<ArrayBuffer>; answer: unknown; about: readonly Uint8Array<ArrayBuffer>[] },
  ): Promise<void> {
    await this.database.prisma.$executeRaw`
      INSERT INTO known_answers (api_key_id, subject_hash, run_id, about, answer)
      SELECT api_key_id, ${subjectHash}, id, ${[...about]}::bytea[], ${storableJson(answer)}::jsonb FROM runs WHERE id = ${runId}
      ON CONFLICT (api_key_id, subject_hash) DO UPDATE SET run_id = excluded.run_id, about = excluded.about, answer = excluded.answer, stored_at = now()`;
  }

  /**
   * Deletes files, people's contacts and answers about people of runs that ended so many days ago, and what watchlists
   * know of them. Answers how many of each.
   */
  async forgetOld(days: number): Promise<{ files: number; contacts: number; answers: number }> {
    const { prisma } = this.database;
    const before = daysAgo(days);
    const files = await prisma.file.deleteMany({ where: { run: { finishedAt: { lt: before } } } });
    const contacts = await this.forgetOldContacts(before);
    const answers = await prisma.$executeRaw`
      ${FORGET_ENRICHMENTS} AND finished_at < ${before} AND input->>'full_name' <> '***'`;
    await prisma.knownAnswer.deleteMany({ where: { storedAt: { lt: before } } });
    await forgetOldWatched(prisma, before);
    return { files: files.count, contacts, answers };
  }

  /**
   * Takes the contacts out of old runs, some runs a transaction: first those are looked for that have any, which an
   * index holds.
   */
  private async forgetOldContacts(before: Date): Promise<number> {
    const { prisma } = this.database;
    const runs = await prisma.$queryRaw<{ id: string }[]>`
      SELECT DISTINCT run_id AS id FROM job_postings JOIN runs ON runs.id = run_id WHERE runs.finished_at < ${before} AND (${HAS_CONTACT})`;
    let contacts = 0;
    for (let from = 0; from < runs.length; from += BATCH) {
      const ids = runs.slice(from, from + BATCH).map(({ id }) => id);
      contacts += await prisma.$executeRaw`
        ${FORGET_CONTACT}, job_description = regexp_replace(job_description, ${CONTACT_PATTERN}, '***', 'gi')
        WHERE run_id = ANY(${ids}::text[]) AND (${HAS_CONTACT})`;
    }
    return contacts;
  }

  /** Files whose content holds one of these texts, in any case. */
  async filesWith(texts: readonly string[]): Promise<{ id: string; content: Uint8Array }[]> {
    return this.database.prisma.$queryRaw`
      SELECT id, content FROM files WHERE EXISTS (SELECT FROM unnest(${[...texts]}::text[]) AS text WHERE position(lower(text) IN lower(convert_from(content, 'UTF8'))) > 0)`;
  }

  async replaceFile(id: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.database.prisma.$transaction(async (transaction) => {
      await transaction.file.update({ where: { id }, data: { content } });
      await replaceFileRows(transaction, id, content);
    });
  }

  /** Takes a contact out of all postings that name the address, their texts included. Answers how many there were. */
  async forgetContact(email: string): Promise<number> {
    return this.database.prisma.$executeRaw`
      ${FORGET_CONTACT},
        job_description = regexp_replace(job_description, concat_ws('|', ${email.replace(/[^\w@]/g, '\\$&')}::text, nullif(${CONTACT_PATTERN}, '')), '***', 'gi')
      WHERE lower(hiring_manager_email) = lower(${email}) OR position(lower(${email}) IN lower(coalesce(job_description, ''))) > 0`;
  }

  /** Forgets a person in what watchlists know and have told. */
  forgetWatched(forms: readonly string[], email: string | undefined): Promise<void> {
    return forgetWatched(this.database.prisma, forms, email);
  }

  /** Puts hashes on the do-not-contact list, or takes them off it. Answers how many are new, or gone. */
  async changeDoNotContact(
    change: 'add' | 'remove',
    entries: readonly { hash: Uint8Array<ArrayBuffer>; kind: string }[],
  ): Promise<number> {
    const { doNotContact } = this.database.prisma;
    const { count } =
      change === 'add'
        ? await doNotContact.createMany({ data: [...entries], skipDuplicates: true })
        : await doNotContact.deleteMany({ where: { hash: { in: entries.map(({ hash }) => hash) } } });
    return count;
  }

  /** How many are on the list, by kind. */
  async countDoNotContact(): Promise<Record<string, number>> {
    const groups = await this.database.prisma.doNotContact.groupBy({ by: ['kind'], _count: true });
    return Object.fromEntries(groups.map(({ kind, _count: count }) => [kind, count]));
  }

  /**
   * Forgets the answers about a person: those kept for later runs, and the results of the runs that gave them.
   * Answers how many runs that were.
   */
  async forgetAnswers(hashes: readonly Uint8Array<ArrayBuffer>[], forms: readonly string[]): Promise<number> {
    const { prisma } = this.database;
    await prisma.$executeRaw`DELETE FROM known_answers WHERE about && ${[...hashes]}::bytea[]`;
    return prisma.$executeRaw`
      ${FORGET_ENRICHMENTS} AND (
        lower(summary->>'email') = ANY (${[...forms]}::text[])
        OR EXISTS (SELECT FROM jsonb_array_elements(coalesce(summary->'alternatives', '[]')) AS other WHERE lower(other->>'email') = ANY (${[...forms]}::text[]))
        OR rtrim(regexp_replace(lower(input->>'network_profile_url'), '^(https?://)?((www|[a-z]{2,3})\\.)?|[?#].*$', '', 'g'), '/') = ANY (${[...forms]}::text[]))`;
  }
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 86_400_000);
}
