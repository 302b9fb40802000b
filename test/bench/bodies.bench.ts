import { readFileSync } from 'node:fs';
import { startBenchedService } from './benched-service.ts';
import { median } from './figures.ts';

const SIZE = 1_000_000;
const ROUNDS = 10;
/** Milliseconds of computing that a body of 1 MB may cost. */
const LIMIT = 100;

const full = (part: string): string => part.repeat(Math.floor((SIZE - 200) / part.length));
const listOf = (part: string): string => `{"company_url":"example.com","target_titles":[${full(`${part},`)}${part}]}`;

/** Bodies of 1 MB, by what is wrong with them. */
const BODIES: Readonly<Record<string, string>> = {
  'one long text': `{"company_url":"${full('x')}"}`,
  'a list of texts': listOf('"Engineer"'),
  'a list of numbers': listOf('1'),
  'a list of nothing': listOf('null'),
  'a list of objects': listOf('{"a":1}'),
  'a list of lists': listOf('[[]]'),
  'fields that are not known': `{"company_url":"example.com",${Array.from({ length: 60_000 }, (_, at) => `"f${String(at)}":1`).join(',')}}`,
  'one field again and again': `{${full('"company_url":1,')}"company_url":1}`,
  'an integer of 1 MB': `{"company_url":${full('9')}}`,
  'long integers': listOf('12345678901234567890'),
  'escaped signs': `{"company_url":"${full('\\u00e4')}"}`,
  'signs beyond 16 bits': `{"company_url":"${'\u{1f600}'.repeat(SIZE / 4 - 50)}"}`,
  'nesting of 1 MB': full('['),
  'nesting within reason': listOf(`${'['.repeat(150)}${']'.repeat(150)}`),
  'an end that is missing': listOf('"Engineer"').slice(0, -2),
  'a comma too much': listOf('"Engineer"').replace(/\]\}$/, ',]}'),
  spaces: `{${full(' ')}"company_url":1}`,
  'a text that is not closed': `{"company_url":"${full('a')}`,
};

const PATHS = ['/v1/scrape-career-pages/async', '/mcp'];

/** What bodies of 1 MB cost the API process, with a key that is good. */
export async function run(): Promise<void> {
  const service = await startBenchedService(['api'], { TRIGGERS_PER_MINUTE: '1000000' });
  const api = service.processes[0]?.pid ?? 0;
  let worst = 0;
  for (const [path, name, body] of PATHS.flatMap((path) =>
    Object.entries(BODIES).map(([name, body]) => [path, name, body] as const),
  )) {
    const costs: number[] = [];
    let [status, size] = [0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      const before = computed(api);
      const answer = await fetch(`${service.url}${path}`, {
        method: 'POST',
        headers: { ...service.headers, accept: 'application/json, text/event-stream' },
        body,
      });
      size = (await answer.arrayBuffer()).byteLength;
      status = answer.status;
      costs.push(computed(api) - before);
    }
    worst = Math.max(worst, median(costs));
    console.log(
      `  ${path.slice(1, 4)} ${name.padEnd(28)} ${String(status)}, ${String(size).padStart(6)} bytes back: ${median(costs).toFixed(0)} ms of computing (most ${Math.max(...costs).toFixed(0)})`,
    );
  }
  await service.stop();
  console.log(`  dearest: ${worst.toFixed(0)} ms (at most ${String(LIMIT)})`);
}

/** Milliseconds a process has computed, in steps of ten. */
function computed(pid: number): number {
  const fields = (readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
