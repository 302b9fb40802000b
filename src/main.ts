// Nothing is imported up here: an old Node could not even link it, and would answer with a stack.
const OLDEST = [22, 18] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `Cannot start: this is Node ${process.versions.node}, ${OLDEST.join('.')} or newer is needed. "npm ci && npm start" brings the right one.`,
  );
  process.exit(1);
}
const { setFlagsFromString } = await import('node:v8');
// A pattern is compiled for the machine where it is used more than a few times: over 550 pages of all kinds the code of
// a thousand patterns takes 56 MB, and 101 MB at the first use of each, for as much computing; twenty pages of a new
// process take a third more.
setFlagsFromString('--regexp-tier-up-ticks=10');
const { enableCompileCache, flushCompileCache } = await import('node:module');
// Compiled code of a start before is used again, where this folder can be written; the second start takes a third less.
enableCompileCache(`${import.meta.dirname}/.compiled`);
await import('./start.js');
flushCompileCache();
// And what the first run has loaded: a worker that is killed would write nothing at its end.
setTimeout(flushCompileCache, 10_000).unref();
