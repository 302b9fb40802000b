import { createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, constants, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { NoChromiumError } from './no-chromium.js';

/**
 * Unpacks a packed browser (`chromium.br`, its libraries in `al2023.tar.br`) once for this user and version.
 * @returns the folder with the program `chromium` and the folder `lib`
 * @throws NoChromiumError when the folder belongs to somebody else, who could have put a program of theirs there
 */
export async function unpackChromium(folder: string, temporary = tmpdir()): Promise<string> {
  const { size, mtimeMs } = await stat(join(folder, 'chromium.br'));
  const home = join(temporary, `hiring-signals-chromium-${String(process.getuid?.() ?? 0)}`);
  await mkdir(home, { recursive: true, mode: 0o755 });
  const owner = await stat(home);
  if (owner.uid !== process.getuid?.() || (owner.mode & 0o022) !== 0)
    throw new NoChromiumError(`${home} belongs to somebody else: remove it`);
  const target = join(home, `${String(size)}-${String(Math.round(mtimeMs))}`);
  if (!(await isExecutable(join(target, 'chromium')))) await unpack(folder, target);
  return target;
}

/** Under a name that nobody else has first: whoever is ended half-way leaves nothing broken, nor do two at a time. */
async function unpack(folder: string, target: string): Promise<void> {
  const part = await mkdtemp(`${target}.`);
  try {
    await pipeline(
      createReadStream(join(folder, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(part, 'chromium'), { mode: 0o755 }),
    );
    // The libraries that a bare machine lacks (libnss3, libexpat): they come with the package.
    const { extract } = await import('tar-fs');
    await pipeline(createReadStream(join(folder, 'al2023.tar.br')), createBrotliDecompress(), extract(part));
    // The browser runs as another user where we are root.
    await chmod(part, 0o755);
    await rename(part, target);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    if (!(await isExecutable(join(target, 'chromium')))) throw error;
  }
}

export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
