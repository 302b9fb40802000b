import { StartError } from '../errors.js';

/**
 * Runs a command and ends the process with the exit code it gives; without one it stays. What it throws is told and
 * ends it with 1: a StartError by its sentences, anything else with its stack.
 */
export async function runCommand(main: () => Promise<number> | Promise<void>): Promise<void> {
  try {
    const code = await main();
    if (typeof code === 'number') process.exit(code);
  } catch (error) {
    console.error(error instanceof StartError ? error.problems.join('\n') : error);
    process.exit(1);
  }
}
