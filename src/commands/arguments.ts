import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartError } from '../errors.js';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ allowPositionals: true; options: T }>>;

/**
 * What stands on the command line. `--help` prints the usage and ends the process with 0.
 * @throws StartError with the reason and the usage, for options that are not known or lack their value
 */
export function readArguments<const T extends Options>(usage: string, options: T): Parsed<T> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    const [reason = ''] = error.message.split('. ');
    throw new StartError([`${reason}.`, usage]);
  }
}
