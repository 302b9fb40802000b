import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startBenchedService } from '../bench/benched-service.ts';

/**
 * `npm run inspect:mcp`: the tools through the command line of the protocol's own inspector, which npx fetches (a large
 * package: no dependency of ours). INSPECTOR names one that is installed already.
 */
const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0';
const TOOLS = [
  ...['scrape_career_pages', 'search_jobs', 'find_leavers', 'enrich_person'],
  ...['get_run', 'list_postings', 'list_changes', 'cancel_run'],
];

interface Result {
  readonly tools?: readonly { readonly name: string }[];
  readonly isError?: boolean;
  readonly structuredContent?: Readonly<Record<string, unknown>>;
}

const service = await startBenchedService(['api'], {});
try {
  const { tools = [] } = await inspect('tools/list');
  check(
    'tools/list',
    TOOLS.every((name) => tools.some((tool) => tool.name === name)),
    tools.length,
  );
  const started = await call('scrape_career_pages', 'company_url=example.com', 'max_jobs=5');
  check('starts a run', started.structuredContent?.['status'] === 'QUEUED', started);
  const id = String(started.structuredContent?.['request_id']);
  const run = await call('get_run', `run_id=${id}`, 'wait=1');
  check('looks it up', run.structuredContent?.['run_id'] === id, run);
  const ended = await call('cancel_run', `run_id=${id}`);
  check('cancels it', ended.isError !== true, ended);
  const changes = await call('list_changes', 'limit=5');
  check('lists changes', Array.isArray(changes.structuredContent?.['changes']), changes);
  const wrong = await call('get_run', 'run_id=run_unknown');
  check('tells what is wrong', wrong.isError === true && wrong.structuredContent?.['status'] === 404, wrong);
} finally {
  await service.stop();
}

function call(tool: string, ...given: readonly string[]): Promise<Result> {
  return inspect('tools/call', '--tool-name', tool, ...given.flatMap((pair) => ['--tool-arg', pair]));
}

async function inspect(method: string, ...more: readonly string[]): Promise<Result> {
  const given = process.env['INSPECTOR'];
  const [command = '', ...first] = given === undefined ? ['npx', '--yes', INSPECTOR] : [given];
  const key = service.headers['authorization'] ?? '';
  const options = ['--transport', 'http', '--header', `Authorization: ${key}`, '--method', method, ...more];
  try {
    const { stdout } = await promisify(execFile)(command, [...first, '--cli', `${service.url}/mcp`, ...options]);
    return JSON.parse(stdout) as Result;
  } catch (error) {
    // A tool that refuses is an exit code for the inspector; what it answered is printed all the same.
    const { stdout = '' } = error as { stdout?: string };
    if (!stdout.trimStart().startsWith('{')) throw error;
    return JSON.parse(stdout) as Result;
  }
}

function check(what: string, isRight: boolean, seen: unknown): void {
  console.log(`${isRight ? 'ok    ' : 'WRONG '} ${what}${isRight ? '' : `: ${JSON.stringify(seen)}`}`);
  if (!isRight) process.exitCode = 1;
}
