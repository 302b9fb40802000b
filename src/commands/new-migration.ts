import { readArguments } from './arguments.js';
import { readConfig } from '../config/config.js';
import { startEmbeddedPostgres } from '../db/embedded-postgres.js';
import { diffToSchema, writeMigration } from '../db/migrations.js';

/** `npm run migration -- <name>`: writes the migration from the newest one to schema.prisma. */
const [name = ''] = readArguments('Usage: npm run migration -- NAME', {}).positionals;
const postgres = await startEmbeddedPostgres(readConfig().DATA_DIR);
const sql = await diffToSchema(postgres.url);
if (!/^[a-z0-9_]+$/.test(name)) {
  console.error('Give the migration a name of a-z, 0-9 and _.');
  process.exitCode = 1;
} else if (sql === '') {
  console.log('The newest migration already leads to schema.prisma: nothing to write.');
} else {
  console.log(
    `Wrote ${await writeMigration(name, sql)}. Read it and complete it, the service applies it at its next start.`,
  );
}
await postgres.stop();
process.exit();
