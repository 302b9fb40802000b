import { Injectable } from '@nestjs/common';
import { Database } from '../db/database.js';
import { replaceFileRows } from '../db/file-rows.js';
import { storable } from '../db/storable.js';
import {
  filesWith,
  forgetChangesOf,
  forgetContact,
  forgetContactInChanges,
  forgetContactInWatched,
  forgetContactsOfRuns,
  forgetEnrichmentsOf,
  forgetOldEnrichments,
  forgetOldWatchedContacts,
  forgetWatchedOf,
  oldRunsWithContacts,
} from './people-statements.js';

/** Runs whose contacts are forgotten in one transaction: each of them may hold thousands. */
const BATCH = 50;

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
    const { prisma } = this.database;
    const run = await prisma.run.findUnique({ where: { id: runId }, select: { apiKeyId: true } });
    if (!run) return;
    const known = { runId, about: [...about], answer: storable(answer) };
    await prisma.knownAnswer.upsert({
      where: { apiKeyId_subjectHash: { ...run, subjectHash } },
      create: { ...run, subjectHash, ...known },
      update: { ...known, storedAt: new Date() },
    });
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
    const answers = await prisma.$executeRaw(forgetOldEnrichments(before));
    await prisma.knownAnswer.deleteMany({ where: { storedAt: { lt: before } } });
    await this.forgetOldWatched(before);
    return { files: files.count, contacts, answers };
  }

  /**
   * Takes the contacts out of old runs, some runs a transaction: first those are looked for that have any, which an
   * index holds.
   */
  private async forgetOldContacts(before: Date): Promise<number> {
    const { prisma } = this.database;
    const runs = await prisma.$queryRaw<{ id: string }[]>(oldRunsWithContacts(before));
    let contacts = 0;
    for (let from = 0; from < runs.length; from += BATCH) {
      const ids = runs.slice(from, from + BATCH).map(({ id }) => id);
      contacts += await prisma.$executeRaw(forgetContactsOfRuns(ids));
    }
    return contacts;
  }

  /** Files whose content holds one of these texts, in any case. */
  async filesWith(texts: readonly string[]): Promise<{ id: string; runId: string; content: Uint8Array }[]> {
    return this.database.prisma.$queryRaw(filesWith(texts));
  }

  /** All files of a run. */
  async filesOf(runId: string): Promise<{ id: string; content: Uint8Array }[]> {
    return this.database.prisma.file.findMany({ where: { runId }, select: { id: true, content: true } });
  }

  async replaceFile(id: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.database.prisma.$transaction(async (transaction) => {
      await transaction.file.update({ where: { id }, data: { content } });
      await replaceFileRows(transaction, id, content);
    });
  }

  /** Takes a contact out of all postings that name the address, their texts included. Answers how many there were. */
  async forgetContact(email: string): Promise<number> {
    return this.database.prisma.$executeRaw(forgetContact(email));
  }

  /** Forgets a person, by e-mail address and by folded profile addresses, in what watchlists know and have told. */
  async forgetWatched(forms: readonly string[], email: string | undefined): Promise<void> {
    const { prisma } = this.database;
    await prisma.$executeRaw(forgetChangesOf(forms));
    await prisma.$executeRaw(forgetWatchedOf(forms));
    if (email === undefined) return;
    await prisma.$executeRaw(forgetContactInChanges(email));
    await prisma.$executeRaw(forgetContactInWatched(email));
  }

  /**
   * Deletes changes of before that time, and what watchlists know of postings that closed and people that were seen
   * last before it; of other postings that nobody has seen since, the contact goes.
   */
  private async forgetOldWatched(before: Date): Promise<void> {
    const { prisma } = this.database;
    await prisma.change.deleteMany({ where: { createdAt: { lt: before } } });
    const isOver = { closedAt: { lt: before } };
    const hasLeft = { closedAt: null, lastSeenAt: { lt: before }, key: { startsWith: 'leaver:' } };
    await prisma.watchedPosting.deleteMany({ where: { OR: [isOver, hasLeft] } });
    await prisma.$executeRaw(forgetOldWatchedContacts(before));
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
    // Not `hasSome`: it compares bytes with their base64, and finds nothing.
    await prisma.knownAnswer.deleteMany({ where: { OR: hashes.map((hash) => ({ about: { has: hash } })) } });
    return prisma.$executeRaw(forgetEnrichmentsOf(forms));
  }
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 86_400_000);
}
