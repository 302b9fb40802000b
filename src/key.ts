import { parseArgs } from 'node:util';
import { readConfig } from './config.js';
import { openDatabase } from './db/database.js';
import { StartError } from './errors.js';
import { ApiKeys } from './http/api-keys.js';

/** `npm run key -- create --name NAME [--credits N]`: makes an API key and shows it, once. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' }, credits: { type: 'string', default: '1000' } } });
  const credits = Number(values.credits);
  if (positionals[0] !== 'create' || values.name === undefined || !Number.isInteger(credits) || credits < 0) throw new StartError(['Usage: npm run key -- create --name NAME [--credits N]']);
  const database = await openDatabase(readConfig());
  try {
    const { key } = await new ApiKeys(database).create(values.name, credits);
    console.log(`${key}\nThis is the only time it is shown.`);
  } finally {
    await database.close();
  }
}

try {
  await main();
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? error.problems.join('\n') : error);
  process.exit(1);
}
