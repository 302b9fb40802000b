import type { HarSet } from '../replay/har-set.ts';
import type { Job, RunRecorded, RunResult } from './score-set.ts';
import type { StartedService } from './started-service.ts';

/** Where the runs of a kind are triggered and polled. */
const ROUTES: Readonly<Record<string, string>> = {
  career_page: '/v1/scrape-career-pages/async',
  agency: '/v1/scrape-agency-jobs/async',
  network: '/v1/scrape-network-jobs/async',
  commercial: '/v1/scrape-commercial-jobs/async',
};

/** Triggers and polls runs of the started service, as its users do. */
export function throughService(service: StartedService, use: (har: HarSet) => void): RunRecorded {
  return (kind, request, har) => {
    use(har);
    return runOnce(ROUTES[kind] ?? '', request, service);
  };
}

async function runOnce(route: string, request: Record<string, unknown>, service: StartedService): Promise<RunResult> {
  const { status, body } = await service.post(route, request);
  if (status !== 202) throw new Error(`the request was refused with ${String(status)}: ${JSON.stringify(body)}`);
  const id = String(body['request_id']);
  let page = await service.get(`${route}/${id}?limit=50`);
  while (page.body['status'] === 'QUEUED' || page.body['status'] === 'RUNNING') {
    await new Promise((resolve) => setTimeout(resolve, 50));
    page = await service.get(`${route}/${id}?limit=50`);
  }
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
