import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartError } from '../errors.js';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ allowPositionals: true; options: T }>>;

/**
 * What stands on the command line: options, and at most `most` words beside them (any number by default). `--help`
 * prints the usage and ends the process with 0.
 * @throws StartError with the reason and the usage, for options that are not known or lack their value, and words too
 * many
 */
export function readArguments<const T extends Options>(usage: string, options: T, most = Infinity): Parsed<T> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  const parsed = parse(usage, options);
  const tooMany = parsed.positionals.slice(most);
  if (tooMany.length > 0) throw new StartError([`What is ${tooMany.join(' ')} for?`, usage]);
  return parsed;
}

function parse<const T extends Options>(usage: string, options: T): Parsed<T> {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    const [reason = ''] = error.message.split('. ');
    throw new StartError([`${reason.replace(/\.$/, '')}.`, usage]);
  }
}
