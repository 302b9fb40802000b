import { Analysts } from '../db/analysts.js';
import { StartError } from '../errors.js';
import { readArguments } from './arguments.js';
import { runDatabaseCommand, type DatabaseWork } from './command.js';

const USAGE = `Usage: npm run analyst -- create NAME [--key PREFIX]      a login that reads the views in the schema "reporting", all rows or those of one API key
       npm run analyst -- list
       npm run analyst -- revoke NAME`;

/** `npm run analyst`: logins for people who read the tables with SQL. */
function readCommand(): DatabaseWork {
  const { positionals, values } = readArguments(USAGE, { key: { type: 'string' } }, 2);
  const [command, name] = positionals;
  checkWords(command, { name, key: values.key });
  if (command === 'list') return async ({ pool, url }) => listOf(await new Analysts(pool, url).list());
  if (command !== 'create' && command !== 'revoke')
    throw new StartError([command === undefined ? 'What to do is missing.' : `${command} is no command.`, USAGE]);
  if (name === undefined) throw new StartError(['NAME is missing.', USAGE]);
  if (command === 'create')
    return async ({ pool, url }) =>
      `psql '${await new Analysts(pool, url).create(name, values.key)}'\nThis is the only time the password is shown.`;
  return async ({ pool, url }) => {
    if (!(await new Analysts(pool, url).revoke(name))) throw new StartError([`There is no analyst called ${name}`]);
    return `${name} has ended`;
  };
}

/** @throws StartError for what a command does not take */
function checkWords(
  command: string | undefined,
  { name, key }: { name: string | undefined; key: string | undefined },
): void {
  if (command === 'list' && name !== undefined) throw new StartError([`What is ${name} for?`, USAGE]);
  if (command !== 'create' && key !== undefined) throw new StartError(['What is --key for?', USAGE]);
}

function listOf(analysts: Awaited<ReturnType<Analysts['list']>>): string {
  return analysts.map(({ name, key }) => `${name}\t${key ?? 'all keys'}`).join('\n') || 'There are none.';
}

await runDatabaseCommand(readCommand);
