import { readArguments } from './arguments.js';
import { runDatabaseCommand, type DatabaseWork } from './command.js';
import { StartError } from '../errors.js';
import type { ApiKeys } from '../accounts/api-keys.js';

const USAGE = `Usage: npm run key -- create --name NAME [--credits N]
       npm run key -- list
       npm run key -- grant PREFIX --credits N
       npm run key -- rotate PREFIX
       npm run key -- revoke PREFIX`;

const SHOWN_ONCE = 'This is the only time it is shown.';

/**
 * `npm run key`: makes, lists, tops up, replaces and ends API keys. A key is named by its prefix, as `list` shows it.
 */
function readCommand(): DatabaseWork {
  const { values, positionals } = readArguments(USAGE, { name: { type: 'string' }, credits: { type: 'string' } }, 2);
  const [command = '', prefix] = positionals;
  checkWords(positionals);
  checkOptions(command, Object.keys(values));
  checkName(values.name);
  const credits = Number(values.credits ?? 1000);
  if (values.credits?.trim() === '' || !Number.isInteger(credits) || credits < 0 || credits > 2_000_000_000)
    throw new StartError([
      `--credits must be a whole number from 0 to 2000000000 (it is ${JSON.stringify(values.credits)})`,
    ]);
  const work = commandOf(command, { name: values.name, prefix, credits, hasCredits: values.credits !== undefined });
  if (work === undefined) throw new StartError([missingIn(command), USAGE]);
  return async (database) => {
    const { ApiKeys } = await import('../accounts/api-keys.js');
    return work(new ApiKeys(database));
  };
}

/** @throws StartError for a name that the list of keys could not show on its line */
function checkName(name: string | undefined): void {
  if (name === undefined || /^(?=.*\S)[^\p{Cc}]{1,200}$/u.test(name)) return;
  throw new StartError([`--name must be 1 to 200 characters on one line (it is ${JSON.stringify(name)})`]);
}

/** @throws StartError for words that no command takes: a name of two words would be cut without its quotes */
function checkWords([command = '', ...words]: readonly string[]): void {
  const unused = command === 'create' || command === 'list' ? words : words.slice(1);
  if (unused.length > 0) throw new StartError([`What is ${unused.join(' ')} for?`, USAGE]);
}

/** The options of each command. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  create: ['name', 'credits'],
  list: [],
  grant: ['credits'],
  rotate: [],
  revoke: [],
};

/** @throws StartError for an option that would have no effect */
function checkOptions(command: string, options: readonly string[]): void {
  const unused = options.find((option) => TAKEN[command]?.includes(option) === false);
  if (unused !== undefined) throw new StartError([`What is --${unused} for?`, USAGE]);
}

/** Why there is nothing to do. */
function missingIn(command: string): string {
  if (command === '') return 'What to do is missing.';
  if (command === 'create') return '--name is missing.';
  if (command === 'grant') return 'PREFIX or --credits is missing.';
  return command === 'rotate' || command === 'revoke' ? 'PREFIX is missing.' : `${command} is no command.`;
}

type Work = (keys: ApiKeys) => Promise<string>;

function commandOf(
  command: string,
  {
    name,
    prefix,
    credits,
    hasCredits,
  }: { name: string | undefined; prefix: string | undefined; credits: number; hasCredits: boolean },
): Work | undefined {
  if (command === 'create' && name !== undefined)
    return async (keys) => `${(await keys.create(name, credits)).key}\n${SHOWN_ONCE}`;
  if (command === 'list') return list;
  if (prefix === undefined) return undefined;
  if (command === 'grant' && hasCredits)
    return async (keys) => told(await keys.grant(prefix, credits), `${String(credits)} credits were added`);
  if (command === 'revoke') return async (keys) => told(await keys.revoke(prefix), `${prefix}… has ended`);
  if (command === 'rotate')
    return async (keys) => {
      const key = await keys.rotate(prefix);
      return told(
        key !== undefined,
        `${key ?? ''}\n${SHOWN_ONCE} ${prefix}… has ended; its runs and credits are the new key's.`,
      );
    };
  return undefined;
}

function told(isDone: boolean, text: string): string {
  if (!isDone) throw new StartError(['There is no living key with this prefix: see npm run key -- list']);
  return text;
}

async function list(keys: ApiKeys): Promise<string> {
  const rows = (await keys.list()).map((row) => [
    row.prefix,
    row.name,
    String(row.balance),
    row.createdAt.toISOString().slice(0, 10),
    row.revokedAt ? `ended ${row.revokedAt.toISOString().slice(0, 10)}` : '',
  ]);
  return [['PREFIX', 'NAME', 'CREDITS', 'CREATED', ''], ...rows].map((cells) => cells.join('\t').trimEnd()).join('\n');
}

await runDatabaseCommand(readCommand);
