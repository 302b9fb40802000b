/**
 * `node src/commands/launch.js [COMMAND …]`: builds the service where its sources are newer than the last build, one
 * build at a time whoever asks, then runs dist/COMMAND with what follows. Plain JavaScript: it runs before anything is
 * built.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { join, resolve, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';

const NODE_WANTED = [22, 18];
/** Written last by a build: when it began, as milliseconds of the clock that files get their times from. */
const STAMP = 'dist/.built';
const COMPILED = 'dist/.compiled';
/** What the sources are, as a hash: by it a worker knows what another version of it stored. */
const VERSION = 'dist/.version';
/** The table of places, which lies packed among the sources. */
const PLACES = 'postings/text/places/places';
/** Holds the id of the process that builds. */
const LOCK = 'node_modules/.build-lock';
/** Milliseconds after which a build that somebody else began counts as dead. */
const BUILD_TIMEOUT = 180_000;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NODE_WANTED[0] || (major === NODE_WANTED[0] && minor < NODE_WANTED[1])) {
  console.error(
    `This is Node ${process.versions.node}; ${NODE_WANTED.join('.')} or newer is needed. Run "npm ci" and start with npm (npm start): the packages bring the right Node.`,
  );
  process.exit(1);
}

if (!isFresh()) await buildOnce();
const [command, ...rest] = process.argv.slice(2);
if (command !== undefined) {
  const file = resolve('dist', command);
  module.enableCompileCache(resolve(COMPILED));
  process.argv = [process.argv[0], file, ...rest];
  await import(file);
}

/** Newest change (ms) of what a build is made of. */
function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'client')
    .reduce((latest, { name }) => Math.max(latest, newest(join(path, name))), mtimeMs);
}

function isFresh() {
  if (!existsSync(STAMP)) return false;
  // A container has what was built and nothing to build it from.
  if (!existsSync('src')) return true;
  // What changed while it was built may not be in it.
  const built = lastBegan();
  return ['src', 'prisma/schema.prisma', 'package-lock.json', 'nest-cli.json', '.swcrc', 'rolldown.config.js'].every(
    (path) => newest(path) <= built,
  );
}

/** When the last build began (ms). */
function lastBegan() {
  return Number(readFileSync(STAMP, 'utf8'));
}

async function buildOnce() {
  for (let isTold = false; !isLocked(); isTold = true) {
    if (!isTold) console.error('Waiting for the build that another command has begun …');
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (isFresh()) return;
  }
  try {
    if (!isFresh()) {
      // Seconds without a word look like a command that hangs.
      console.error('Building, once after each change: about 10 s …');
      build();
    }
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

/** True when the lock is ours now. One whose process has died, as by Ctrl-C while it built, is nobody's. */
function isLocked() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const age = Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > BUILD_TIMEOUT || !isOwned()) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}

/** False when the process that made the lock has died; true while its id is not written yet. */
function isOwned() {
  try {
    const owner = readFileSync(LOCK, 'utf8');
    return owner === '' || process.kill(Number(owner), 0);
  } catch (error) {
    // Another user's process lives; a lock that is gone was given back.
    return error.code === 'EPERM' || error.code === 'ENOENT';
  }
}

/** What a failing tool printed is shown; a successful build says nothing. */
function build() {
  // The engine it would download is not used: migrations are applied by the one in the packages.
  run('prisma', ['generate'], { PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true' });
  // Written once more for its time: what was generated is older than it.
  writeFileSync(LOCK, String(process.pid));
  const began = statSync(LOCK).mtimeMs;
  const beganBefore = existsSync(STAMP) ? lastBegan() : began;
  removeFilesInTheWay('src', 'dist');
  run('nest', ['build']);
  run('rolldown', ['--config']);
  // A process that unpacked it itself would compute a tenth of a second at its start.
  if (existsSync(`src/${PLACES}.gz`)) writeFileSync(`dist/${PLACES}`, gunzipSync(readFileSync(`src/${PLACES}.gz`)));
  writeFileSync(VERSION, versionOf('src'));
  // What Node kept of other bundles, nobody would load any more.
  rmSync(COMPILED, { recursive: true, force: true });
  removeLeftovers('dist', began, beganBefore);
  writeFileSync(STAMP, String(began));
}

/** Hash of the sources in a folder, without their specs. */
function versionOf(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.includes(join('db', 'client')))
    .sort();
  const hash = createHash('sha256');
  for (const path of files) hash.update(`${path.replaceAll('\\', '/')}\n`).update(readFileSync(path));
  return hash.digest('base64url').slice(0, 12);
}

/** Removes files that earlier builds wrote where a folder of sources has come since. */
function removeFilesInTheWay(sources, built) {
  for (const entry of readdirSync(sources, { withFileTypes: true, recursive: true })) {
    const path = join(built, relative(sources, join(entry.parentPath, entry.name)));
    if (entry.isDirectory() && statSync(path, { throwIfNoEntry: false })?.isFile()) rmSync(path);
  }
}

/**
 * Removes what builds wrote of sources that are no more: modules, which no process loads, with the first build that
 * does not write them; bundles and assets a build later, for a service that was started before may still open them.
 */
function removeLeftovers(folder, began, beganBefore) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      removeLeftovers(path, began, beganBefore);
      if (readdirSync(path).length === 0) rmdirSync(path);
    } else {
      const { mtimeMs } = statSync(path);
      if (mtimeMs < beganBefore || (mtimeMs < began && isModule(path))) rmSync(path);
    }
  }
}

/** Whether a file is a module as it was compiled, or its map: bundles name no map. */
function isModule(path) {
  return path.endsWith('.map') || /\n\/\/# sourceMappingURL=\S+\s*$/.test(readFileSync(path, 'utf8'));
}

function run(program, parameters, environment = {}) {
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin', program), parameters, {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(`${stdout}${stderr}`.trim());
  rmSync(LOCK, { recursive: true, force: true });
  process.exit(1);
}
