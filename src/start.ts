import { readArguments } from './commands/arguments.js';
import { useUntilSignal } from './commands/interruption.js';
import { keysOf } from './commands/keys-of.js';
import { loadService, loadWorker } from './commands/load-service.js';
import { readSettings } from './commands/settings.js';
import type { Config } from './config/config.js';
import { StartError } from './errors.js';
import type { ApiKeys } from './accounts/api-keys.js';
import type { Service } from './service.js';

/** Name of the key that the first start on an embedded Postgres makes. */
const DEVELOPMENT_KEY = 'development';

const USAGE = `Usage: npm start
Starts the service. Its settings are environment variables (SETTINGS.md): PORT=8080 npm start`;

try {
  readArguments(USAGE, {}, 0);
  const config = readSettings();
  if (config.ROLE === 'worker')
    await useUntilSignal(
      (signal) => {
        announce(config);
        return loadWorker(config, signal);
      },
      ({ url }) => {
        console.log(`Working on runs. Health and metrics at ${url}/metrics. Ctrl-C ends.`);
      },
    );
  else
    await useUntilSignal(
      (signal) => {
        announce(config);
        return loadService(config, { listen: true, signal });
      },
      (service) => welcome(service, { isEmbedded: config.DATABASE_URL === undefined }),
    );
} catch (error) {
  console.error(
    error instanceof StartError
      ? error.problems.map((problem) => (problem === USAGE ? problem : `Cannot start: ${problem}`)).join('\n')
      : error,
  );
  process.exit(1);
}

/** Says what takes a while. Whoever reads it may press Ctrl-C at once: it comes when signals are heard. */
function announce({ DATABASE_URL, DATA_DIR }: Config): void {
  if (DATABASE_URL === undefined) console.log(`Starting on the Postgres in ${DATA_DIR} …`);
}

/** What a person needs to go on: the address of Swagger UI, a key and a command that works. */
async function welcome(service: Service, { isEmbedded }: { isEmbedded: boolean }): Promise<void> {
  const { url = '' } = service;
  const { key = 'YOUR_KEY', said } = isEmbedded
    ? await developmentKey(await keysOf(service))
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
