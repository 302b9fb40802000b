import { once } from 'node:events';
import { createServer } from 'node:http';

/** A site on loopback that answers any path below `/site-N` as the career site of a company N. */
export interface RunSite {
  readonly url: string;
  /** How often each path was asked for. */
  readonly asked: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Each company has so many jobs, each on a page of its own that takes its time (ms). */
export async function startRunSite({
  jobs,
  delay = 0,
  onAsk,
}: {
  jobs: number;
  delay?: number;
  /** Told of each request: its path, and who asks. */
  onAsk?: (path: string, userAgent: string) => void;
}): Promise<RunSite> {
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    onAsk?.(path, request.headers['user-agent'] ?? '');
    const body = pageAt(path, jobs);
    const answer = (): void => {
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body ?? 'nothing');
    };
    if (delay > 0 && JOB_PAGE.test(path)) setTimeout(answer, delay);
    else answer();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as { port: number }).port)}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const JOB_PAGE = /^\/site-\d+\/careers\/job-/;

/** The page at a path; undefined where no company has one. */
function pageAt(path: string, jobs: number): string | undefined {
  const [, site, page = ''] = /^\/(site-\d+)(?:\/(.*))?$/.exec(path) ?? [];
  return site === undefined ? undefined : pageOf(site, page, jobs);
}

function pageOf(site: string, page: string, jobs: number): string | undefined {
  const around = (title: string, body: string): string =>
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav><a href="/${site}/careers">Careers</a></nav><main>${body}</main></body></html>`;
  if (page === '') return around('Example', '<h1>Pumps for ships</h1>');
  if (page === 'careers') {
    const links = Array.from(
      { length: jobs },
      (_, job) => `<h3><a href="/${site}/careers/job-${String(job)}">Software Engineer ${String(job)} (m/w/d)</a></h3>`,
    );
    return around('Careers', `<h1>Jobs</h1>${links.join('')}`);
  }
  const job = /^careers\/job-(\d+)$/.exec(page)?.[1];
  if (job === undefined || Number(job) >= jobs) return undefined;
  return around(
    `Software Engineer ${job}`,
    `<h1>Software Engineer ${job} (m/w/d)</h1><p>${'We build pumps and test them at sea. '.repeat(60)}</p>`,
  );
}
