import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { messageOf, StartError } from '../errors.js';

/**
 * Makes the folder of `DATA_DIR` where it is not there yet, for this user alone.
 * @throws StartError that names the setting where it is no folder or cannot be written to
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartError([`DATA_DIR: ${folder} cannot be used: ${messageOf(error)}`]);
  }
}

/**
 * The folder and those above it. Node's `recursive` tries for ever where a folder that is there answers that it is not,
 * as /proc does.
 */
async function makeFolder(folder: string, isParentThere = false): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (await isFolder(folder)) return;
    const isParentMissing = (error as NodeJS.ErrnoException).code === 'ENOENT' && !isParentThere;
    if (!isParentMissing || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await makeFolder(folder, true);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
