import { setTimeout as sleep } from 'node:timers/promises';
import { parseCsv } from '../e2e/csv.ts';
import type { PeopleResult, PeopleSet } from './people-sets.ts';
import type { Job, RunResult } from './score-set.ts';
import type { StartedService } from './started-service.ts';

/** How often a trigger is sent again that was answered 503. */
const TRIES = 20;

/** Where the runs of a kind are triggered and polled. */
const ROUTES: Readonly<Record<string, string>> = {
  career_page: '/v1/scrape-career-pages/async',
  agency: '/v1/scrape-agency-jobs/async',
  network: '/v1/scrape-network-jobs/async',
  commercial: '/v1/scrape-commercial-jobs/async',
};

/** The id of a triggered run. As a caller should: the service is asked again while it says 503, on a busy machine. */
async function trigger(service: StartedService, route: string, request: object): Promise<string> {
  for (let tries = 0; ; tries++) {
    const { status, body } = await service.post(route, request);
    if (status === 202) return String(body['run_id'] ?? body['request_id']);
    if (status !== 503 || tries === TRIES)
      throw new Error(`the request was refused with ${String(status)}: ${JSON.stringify(body)}`);
    await sleep(1000);
  }
}

/** Triggers and polls a run of the started service, as its users do, and reads all its pages. */
export async function runOnce(
  kind: string,
  request: Record<string, unknown>,
  service: StartedService,
): Promise<RunResult> {
  const route = ROUTES[kind] ?? '';
  const id = await trigger(service, route, request);
  const wait = (): ReturnType<StartedService['get']> => service.get(`${route}/${id}?limit=50&wait=50`);
  let page = await wait();
  while (page.body['status'] === 'QUEUED' || page.body['status'] === 'RUNNING') page = await wait();
  if (page.body['status'] !== 'COMPLETED') {
    const lookup = await service.get(`/v1/runs/${id}`);
    return {
      status: String(page.body['status']),
      result: { warnings: [JSON.stringify(lookup.body['result'])] },
      jobs: [],
    };
  }
  const first = page.body['result'] as Job;
  const jobs = [...(first['jobs'] as Job[])];
  for (let more = first['has_more'] as boolean; more;) {
    const next = (await service.get(`${route}/${id}?limit=50&offset=${String(jobs.length)}`)).body['result'] as Job;
    jobs.push(...(next['jobs'] as Job[]));
    more = next['has_more'] as boolean;
  }
  return { status: 'COMPLETED', result: first, jobs };
}

/** The same for runs about people, with the files that they made. */
export async function runOfPeople(
  kind: PeopleSet['kind'],
  request: Readonly<Record<string, unknown>>,
  service: StartedService,
): Promise<PeopleResult> {
  const route = kind === 'leavers' ? '/v1/hiring-signals/leavers' : '/v1/enrich-person';
  const id = await trigger(service, route, request);
  let run: Job = {};
  while (run['status'] !== 'COMPLETED' && run['status'] !== 'FAILED')
    run = (await service.get(`/v1/runs/${id}?wait=50`)).body;
  const result = run['result'] as Job;
  const files = await Promise.all(
    Object.entries(result).flatMap(([name, value]) =>
      typeof value === 'string' && name.endsWith('_url') && value.includes('/v1/files/')
        ? [download(service, name.slice(0, -'_url'.length), value)]
        : [],
    ),
  );
  return { status: run['status'], result, files: Object.fromEntries(files) };
}

async function download(service: StartedService, name: string, path: string): Promise<[string, string[][]]> {
  return [name, parseCsv(await (await fetch(new URL(path, service.url))).text())];
}
