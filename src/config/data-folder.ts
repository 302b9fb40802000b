import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { messageOf, StartError } from '../errors.js';

/**
 * Makes the folder of `DATA_DIR` where it is not there yet, for this user alone.
 * @throws StartError that names the setting where it is no folder or cannot be written to
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartError([`DATA_DIR: ${folder} cannot be used: ${messageOf(error)}`]);
  }
}
