import { median, spread, timed, verdict } from './figures.ts';
import { startBenchedService } from './benched-service.ts';
import { storeManyPostings } from './many-postings.ts';

/** Postings in the database, all but a tenth of them in one run. */
const TOTAL = Number(process.env['CONSOLE_POSTINGS'] ?? 1_000_000);
const ROUNDS = 30;
/** Milliseconds a page may take. */
const CEILING = 100;

/** The console's pages on a million postings, as a browser asks for them. */
export async function run(): Promise<void> {
  const service = await startBenchedService(['api'], {});
  try {
    const key = service.headers['authorization']?.replace('Bearer ', '') ?? '';
    const { rows } = await service.database.pool.query<{ id: string }>('SELECT id FROM api_keys WHERE prefix = $1', [
      key.slice(0, 11),
    ]);
    let largeRun = '';
    const stored = await timed(async () => {
      const wanted = { total: TOTAL, large: TOTAL * 0.9, apiKeyId: rows[0]?.id ?? '' };
      largeRun = (await storeManyPostings(service.database, wanted)).largeRun;
    });
    console.log(`  ${TOTAL.toLocaleString('en-US')} postings stored in ${(stored / 1000).toFixed(0)} s`);
    const signedIn = await fetch(`${service.url}/console/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ key }),
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = async (path: string): Promise<string> => {
      const answer = await fetch(`${service.url}/console${path}`, { headers: { cookie } });
      if (answer.status !== 200) throw new Error(`${path} is answered ${String(answer.status)}`);
      return answer.text();
    };
    const large = `/runs/${largeRun}`;
    const next = (html: string): string =>
      /href="\/console([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const pages: Record<string, string> = {
      runs: '/runs',
      'runs, second page': next(await page('/runs')),
      'runs that FAILED: none': '/runs?status=FAILED',
      'a run': large,
      postings: `${large}/postings`,
      'postings, second page': next(await page(`${large}/postings`)),
      'dropped postings': `${large}/postings?disposition=dropped`,
      'filtered postings: none': `${large}/postings?disposition=filtered`,
      'the last posting': `${large}/postings/${String(TOTAL * 0.9 - 1)}`,
      watchlists: '/watchlists',
      changes: '/changes',
      deliveries: '/deliveries',
      health: '/health',
    };
    for (const [name, path] of Object.entries(pages)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await timed(() => page(path)));
      console.log(
        `  ${name}: ${spread(times, 'ms')} ${verdict(median(times) < CEILING, `below ${String(CEILING)} ms`)}`,
      );
    }
  } finally {
    await service.stop();
  }
}
