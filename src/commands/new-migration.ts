import { readConfig } from '../config/config.js';
import { startEmbeddedPostgres } from '../db/embedded-postgres.js';
import { diffToSchema, writeMigration } from '../db/migrations.js';
import { StartError } from '../errors.js';
import { readArguments } from './arguments.js';
import { runCommand } from './run-command.js';

const USAGE = `Usage: npm run migration -- NAME
Writes the migration from the newest one to schema.prisma. NAME is of a-z, 0-9 and _.`;

/** `npm run migration -- <name>`: writes the migration from the newest one to schema.prisma. */
async function main(): Promise<number> {
  const [name = ''] = readArguments(USAGE, {}, 1).positionals;
  if (!/^[a-z0-9_]+$/.test(name)) throw new StartError(['NAME must be of a-z, 0-9 and _.', USAGE]);
  const postgres = await startEmbeddedPostgres(readConfig().DATA_DIR);
  try {
    const sql = await diffToSchema(postgres.url);
    console.log(
      sql === ''
        ? 'The newest migration already leads to schema.prisma: nothing to write.'
        : `Wrote ${await writeMigration(name, sql)}. Read it and complete it, the service applies it at its next start.`,
    );
    return 0;
  } finally {
    await postgres.stop();
  }
}

await runCommand(main);
