import { useUntilSignal } from './commands/interruption.js';
import { misspeltSettings, readConfig, type Config } from './config/config.js';
import { StartError } from './errors.js';
import type { ApiKeys } from './accounts/api-keys.js';
import type { Service } from './service.js';

/** Name of the key that the first start on an embedded Postgres makes. */
const DEVELOPMENT_KEY = 'development';

try {
  const config = readConfig();
  for (const line of misspeltSettings()) console.error(line);
  // Loaded when the settings are known to be right: what is wrong with them is told at once.
  await useUntilSignal(start(config), async (service) => {
    if (config.ROLE === 'worker')
      console.log(`Working on runs. Health and metrics at ${service.url ?? ''}/metrics. Ctrl-C ends.`);
    else await welcome(service, { isEmbedded: config.DATABASE_URL === undefined });
  });
} catch (error) {
  console.error(
    error instanceof StartError ? error.problems.map((problem) => `Cannot start: ${problem}`).join('\n') : error,
  );
  process.exit(1);
}

/** Postgres starts and a thread loads its readers while the service is loaded, which takes a second or more. */
async function start(config: Config): Promise<Service> {
  if (config.ROLE !== 'api') void (await import('./runs/reading-threads.js')).readingThreads().prepare();
  const { openDatabase } = await import('./db/database.js');
  const opening = openDatabase(config);
  // Told below, when all is loaded.
  opening.catch(() => {});
  const { startService } = await import('./service.js');
  return startService(config, { listen: true, opening });
}

/** What a person needs to go on: the address of Swagger UI, a key and a command that works. */
async function welcome({ app, url = '' }: Service, { isEmbedded }: { isEmbedded: boolean }): Promise<void> {
  const { ApiKeys } = await import('./accounts/api-keys.js');
  const { key = 'YOUR_KEY', said } = isEmbedded
    ? await developmentKey(app.get(ApiKeys))
    : { said: 'make one with: npm run key -- create --name NAME (in a container: node dist/commands/key.js)' };
  console.log(`
Console      ${url}/console
Swagger UI   ${url}/docs
API key      ${said}
Try          curl -s ${url}/v1/scrape-career-pages/async -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '{"company_url":"example.com"}'
Ctrl-C ends.
`);
}

/** Shown once, to whoever tries the service: elsewhere the output of a process ends in a log, where no key belongs. */
async function developmentKey(keys: ApiKeys): Promise<{ key?: string; said: string }> {
  const known = (await keys.list()).find(({ name, revokedAt }) => name === DEVELOPMENT_KEY && revokedAt === null);
  if (known)
    return {
      said: `${known.prefix}… was shown at the first start; make another with: npm run key -- create --name NAME`,
    };
  const { key } = await keys.create(DEVELOPMENT_KEY, 100_000);
  return { key, said: key };
}
