import { readFile } from 'node:fs/promises';
import { messageOf, StartError } from '../errors.js';

/** The text of a file that the command line names. @throws StartError that names it where it cannot be read */
export async function readNamedFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new StartError([`${path} cannot be read: ${messageOf(error)}`]);
  }
}
