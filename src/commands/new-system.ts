import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../errors.js';
import { jsonOf } from '../postings/text/words.js';
import { requestKey } from '../web/web.js';
import { readArguments } from './arguments.js';
import { readNamedFile } from './read-file.js';
import { runCommand } from './run-command.js';

const USAGE = 'Usage: npm run new:system -- <name> <har> [<address of the board>]';
const ROOT = 'src/listings/ats';
/** What an adapter reads; pictures, styles and programs of the page are left out. */
const READABLE: [RegExp, string][] = [
  [/json/, 'json'],
  [/xml/, 'xml'],
  [/html/, 'html'],
];

interface HarEntry {
  readonly request: { readonly method: string; readonly url: string; readonly postData?: { readonly text?: string } };
  readonly response: {
    readonly status: number;
    readonly content: {
      readonly mimeType?: string;
      readonly text?: string;
      readonly encoding?: string;
      readonly _file?: string;
    };
  };
}

/**
 * `npm run new:system -- <name> <har> [<address>]`: the folder of a career system, with a case from what a browser
 * recorded, and its line in the index.
 */
async function main(): Promise<number> {
  const [name = '', har = '', address] = readArguments(USAGE, {}, 3).positionals;
  if (!/^[a-z][a-z0-9]*$/.test(name)) throw new StartError(['<name> must be of a-z and 0-9, a letter first.', USAGE]);
  if (har === '') throw new StartError(['<har> is missing.', USAGE]);
  const entries = entriesOf(await readNamedFile(har), har);
  const folder = join(ROOT, name, 'cases', 'basic');
  await mkdir(folder, { recursive: true });
  const answers = await writeAnswers(entries, folder, dirname(har));
  const url = address ?? entries[0]?.request.url ?? 'https://example.com/';
  await writeFile(join(folder, 'answers.json'), `${JSON.stringify(answers, null, 2)}\n`);
  await writeFile(join(folder, 'expected.json'), `${JSON.stringify({ url }, null, 2)}\n`);
  await writeFile(join(ROOT, name, `${name}.ts`), skeleton(name, new URL(url).hostname), { flag: 'wx' });
  await addToIndex(name);
  console.log(
    `Made ${join(ROOT, name)} with ${String(Object.keys(answers).length)} recorded answers. Shorten them, put an invented company in place of the recorded one, then say in expected.json what is to be read.`,
  );
  return 0;
}

/** What a browser recorded. @throws StartError where the file holds something else */
function entriesOf(text: string, path: string): readonly HarEntry[] {
  try {
    const { log } = JSON.parse(text) as { log: { entries: HarEntry[] } };
    if (Array.isArray(log.entries)) return log.entries;
  } catch {
    // No JSON, or another one: told below.
  }
  throw new StartError([`${path} is no HAR: save it in the browser's network tab ("Save all as HAR with content")`]);
}

/** Writes every readable answer to a file of the case; says which request each answers. */
async function writeAnswers(
  entries: readonly HarEntry[],
  folder: string,
  bodies: string,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const entry of entries) {
    const kind = READABLE.find(([pattern]) => pattern.test(entry.response.content.mimeType ?? ''))?.[1];
    const key = keyOf(entry);
    if (kind === undefined || entry.response.status !== 200 || key in answers) continue;
    const file = `answer-${String(Object.keys(answers).length + 1)}.${kind}`;
    answers[key] = file;
    await writeFile(join(folder, file), await bodyOf(entry, bodies));
  }
  return answers;
}

function keyOf({ request: { method, url, postData } }: HarEntry): string {
  // Forms are no JSON: their answers are told by the address alone.
  const json = jsonOf(postData?.text ?? '');
  return requestKey({ url, method: method === 'POST' ? 'POST' : 'GET', ...(json === undefined ? {} : { json }) });
}

async function bodyOf({ response: { content } }: HarEntry, folder: string): Promise<Buffer> {
  if (content._file !== undefined) return readFile(join(folder, content._file));
  return Buffer.from(content.text ?? '', content.encoding === 'base64' ? 'base64' : 'utf8');
}

function skeleton(name: string, host: string): string {
  return `// <address of the documentation> — <the one odd thing about it>.
import type { AtsSystem } from '../ats.js';

/** Recognised only, until it has a \`listing\`: its pages are read like any site. */
export const ${name}: AtsSystem = {
  name: '${name}',
  hosts: /^${host.replaceAll('.', '\\.')}$/,
  // Where its servers tolerate less than any host is asked: rate: { servers, requestsPerSecond, concurrency }
};
`;
}

/** The import in alphabetical order, the system at the end of the list. */
async function addToIndex(name: string): Promise<void> {
  const path = join(ROOT, 'index.ts');
  const lines = (await readFile(path, 'utf8')).split('\n');
  const own = `import { ${name} } from './${name}/${name}.js';`;
  if (lines.includes(own)) return;
  const at = lines.findIndex((line) => /^import \{ \w+ \} from '\.\/\w+\//.test(line) && line > own);
  lines.splice(at < 0 ? 1 : at, 0, own);
  const end = lines.indexOf('];');
  lines.splice(end, 0, `  ${name},`);
  await writeFile(path, lines.join('\n'));
}

await runCommand(main);
