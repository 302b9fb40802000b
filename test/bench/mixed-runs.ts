import { randomBytes } from 'node:crypto';
import { startServer, type LocalServer } from '../e2e/local-site.ts';
import { fakeAgency } from '../e2e/fake-boards.ts';
import { startEmailVendorServer } from '../e2e/fake-email-vendors.ts';
import { startNameServer } from '../e2e/fake-mail.ts';
import { LEAVERS_REQUEST, startFakeVendors } from '../e2e/fake-vendors.ts';
import { startRunSite } from '../chaos/run-site.ts';

/** What a run is asked for: the path of its trigger and the body. */
export interface RunRequest {
  readonly path: string;
  readonly body: object;
}

/** Requests of a kind, and the servers on loopback that answer what their runs ask. */
export interface RunSource {
  readonly settings: Readonly<Record<string, string>>;
  readonly request: (number: number) => RunRequest;
  readonly close: () => Promise<void>;
}

const careerPages = (company_url: string): RunRequest => ({
  path: '/v1/scrape-career-pages/async',
  body: { company_url, max_pages: 8 },
});

/** Career pages of small companies, with five openings each. */
export async function startSmallRuns(): Promise<RunSource> {
  const site = await startRunSite({ jobs: 5 });
  return {
    settings: {},
    request: (number) => careerPages(`${site.url}/site-${String(number)}`),
    close: () => site.close(),
  };
}

/**
 * Of ten runs five read career pages, one such that a browser must render, two a board's list, one seeks leavers and
 * one an e-mail.
 */
export async function startMixedRuns(): Promise<RunSource> {
  const plain = await startSmallRuns();
  const scripted = await startScriptedSite();
  const board = await startServer(fakeAgency(100));
  const vendors = await startFakeVendors({ companies: 20, peoplePerCompany: 5, latencyMs: 5 });
  const mail = await startEmailVendorServer(
    { 'firm.test': { finders: { hunter: 'erika.muster@firm.test' }, verifiers: { zerobounce: 'valid' } } },
    20,
  );
  const names = await startNameServer({ 'firm.test': ['mx.firm.test'] });
  const requests: readonly ((number: number) => RunRequest)[] = [
    plain.request,
    (number) => careerPages(`${scripted.url}/site-${String(number)}`),
    plain.request,
    () => agency(20),
    plain.request,
    () => ({ path: '/v1/hiring-signals/leavers', body: { ...LEAVERS_REQUEST, limit: 5 } }),
    plain.request,
    () => agency(100),
    plain.request,
    (number) => ({
      path: '/enrich-person',
      body: { full_name: `Erika ${lettersOf(number)}`, company_domain: 'firm.test' },
    }),
  ];
  return {
    settings: {
      ...vendors.settings,
      ...mail.settings,
      AGENCY_BASE_URL: board.url,
      DNS_SERVERS: names.address,
      SECRETS_KEY: randomBytes(32).toString('base64'),
    },
    request: (number) => requests[number % requests.length]?.(number) ?? plain.request(number),
    close: async () => {
      names.close();
      await Promise.all([plain, scripted, board, vendors, mail].map((source) => source.close()));
    },
  };
}

function agency(size: number): RunRequest {
  return {
    path: '/v1/scrape-agency-jobs/async',
    body: { title: 'Engineer', location: 'Berlin', page_size: size, max_pages: 2 },
  };
}

/** Career pages whose openings no text holds: the script writes them backwards. */
function startScriptedSite(): Promise<LocalServer> {
  return startServer((request, response) => {
    const [, site = '', page = ''] = /^(\/site-\d+)(.*)$/.exec(request.url ?? '') ?? [];
    const script = `root.innerHTML='<h1>Open positions</h1>'+['reenignE dnekcaB','reganaM tnuoccA','tsylanA ataD'].map(t=>t.split('').reverse().join('')).map(t=>'<li><a href="${site}/careers/'+t.toLowerCase().replace(' ','-')+'">'+t+'</a> Berlin</li>').join('')`;
    const main = page === '/careers' ? `<div id="root"></div><script>${script}</script>` : '<h1>Lamps that fold</h1>';
    const isThere = site !== '' && (page === '' || page.startsWith('/careers'));
    response
      .writeHead(isThere ? 200 : 404, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><html lang="en"><title>Lumenfold</title><nav><a href="${site}/careers">Careers</a></nav>${main}</html>`,
      );
  });
}

/** A name of its own for each number: names have no digits. */
function lettersOf(number: number): string {
  return `M${number.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`;
}
