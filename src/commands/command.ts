import type { Database } from '../db/database.js';
import { useUntilSignal } from './interruption.js';
import { runCommand } from './run-command.js';
import { readSettings } from './settings.js';

/** What a command does with the database; its answer is printed. */
export type DatabaseWork = (database: Database) => Promise<string>;

/**
 * Runs a command on the service's database and ends the process: 0 when it is done, 1 when it failed. `read` looks at
 * the command line before the database is loaded and opened: what is wrong there is told at once.
 */
export async function runDatabaseCommand(read: () => DatabaseWork): Promise<void> {
  await runCommand(async () => {
    const work = read();
    await useUntilSignal(
      async () => {
        const { openDatabase } = await import('../db/database.js');
        return openDatabase(readSettings());
      },
      async (database) => {
        try {
          console.log(await work(database));
        } finally {
          await database.close();
        }
        process.exit(0);
      },
    );
  });
}
