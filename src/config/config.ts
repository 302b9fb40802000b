import { resolve } from 'node:path';
import { StartError } from '../errors.js';
import { contradictionsOf } from './contradictions.js';
import {
  base,
  boards,
  dnsServers,
  filled,
  flag,
  HiddenValueError,
  hostRates,
  integer,
  matching,
  number,
  oneOf,
  optionalBase,
  optionalUrl,
  origins,
  secretsKey,
  setting,
  text,
  vendorKey,
  versions,
  type Setting,
} from './readers.js';
import { TEST_SETTINGS } from './test-settings.js';

/** Every environment variable that operators set: meaning, default (as written in the environment) and check. */
export const SETTINGS = {
  PORT: setting('port of the HTTP interface; 0 takes any free one', '3000', integer(0, 65535)),
  HOST: setting('address the HTTP interface listens on', '127.0.0.1', filled),
  CONNECTIONS_MAX: setting(
    'connections the HTTP interface holds at the same time; who comes when all are taken is turned away',
    '2000',
    integer(10, 100_000),
  ),
  ROLE: setting('what this process does: answer HTTP, do the work, or both', 'all', oneOf('all', 'api', 'worker')),
  DATABASE_URL: setting('Postgres to use; empty starts the embedded one', '', optionalUrl('postgres:', 'postgresql:')),
  DATABASE_POOL_SIZE: setting('connections to Postgres a process may hold', '10', integer(2, 200)),
  DATA_DIR: setting('folder of the embedded Postgres', '.data', (raw) => resolve(filled(raw))),
  WORKER_CONCURRENCY: setting('runs a worker process works on at the same time', '4', integer(1, 100)),
  HEARTBEAT_SECONDS: setting(
    'how often a worker says that it is alive; half of DEAD_AFTER_SECONDS at most',
    '1',
    number(0.1, 60),
  ),
  DEAD_AFTER_SECONDS: setting('silence after which a worker counts as dead and loses its runs', '6', number(0.5, 600)),
  RUN_DEADLINE_MINUTES: setting(
    'minutes an attempt at a run may take, commercial and network searches and leavers two, three and four times as many; when nine tenths are over nothing more is asked and what is there is kept, with a warning',
    '30',
    number(0.1, 1440),
  ),
  OUTGOING_PROXY_URL: setting('HTTP proxy for everything the service fetches', '', optionalUrl('http:', 'https:')),
  OUTGOING_PROXY_RESOLVES: setting(
    'the proxy alone resolves names, and must refuse those that lead into a private network; with `false` the service resolves them first and refuses these itself',
    'true',
    flag,
  ),
  USER_AGENT: setting(
    'how the service names itself to other servers',
    'HiringSignals/0.1 (+https://hiring-signals.invalid/bot)',
    matching(/^ {0,9}[!-~][ -~]*$/, 'must be printable ASCII'),
  ),
  RESPECT_ROBOTS: setting('obey robots.txt of the sites that are read', 'true', flag),
  CRAWL_DELAY_MAX_SECONDS: setting('longest Crawl-delay of a robots.txt that is obeyed', '5', number(0, 60)),
  HOST_REQUESTS_PER_SECOND: setting('requests a second to one host', '4', number(0.1, 100000)),
  HOST_CONCURRENCY: setting('requests at the same time to one host', '2', integer(1, 100)),
  HOST_RATES: setting(
    'hosts with a rate of their own: host=requests a second/requests at a time',
    'arbeitsagentur.de=3/2,linkedin.com=0.5/1,indeed.com=0.5/1,stepstone.de=0.5/1',
    hostRates,
  ),
  REQUEST_TIMEOUT_SECONDS: setting('time one request may take, redirects and body included', '20', number(1, 300)),
  RETRY_AFTER_MAX_SECONDS: setting('longest Retry-After that is waited for', '20', number(0, 600)),
  PAGE_MAX_BYTES: setting('largest page read, after decompression', '3000000', integer(1000, 100_000_000)),
  BOARD_MAX_BYTES: setting(
    'largest answer of a career system or sitemap read, after decompression (feeds that are read in parts: ten times that)',
    '30000000',
    integer(1000, 500_000_000),
  ),
  RENDER: setting(
    'open pages that only scripts fill in a browser: auto (where a page needs it) or off',
    'auto',
    oneOf('auto', 'off'),
  ),
  CHROMIUM_PATH: setting(
    "browser to use (Chromium or Chrome); empty means the system's, else the one that comes with the packages",
    '',
    (raw) => (raw === '' ? undefined : resolve(raw)),
  ),
  CHROMIUM_SANDBOX: setting(
    'run the browser in its sandbox, as user nobody where the service is root; false only where nothing but trusted sites is read',
    'true',
    flag,
  ),
  RENDER_CONCURRENCY: setting('pages open in the browser of a worker process at the same time', '4', integer(1, 50)),
  RENDER_TIMEOUT_SECONDS: setting(
    'time one page may take in the browser, with all that is unfolded on it',
    '45',
    number(1, 600),
  ),
  BOARDS_DISABLED: setting(
    'job boards that are not asked, with commas between: agency, network, commercial, indeed, stepstone',
    '',
    boards,
  ),
  BOARD_PAUSE_SECONDS: setting(
    'time all runs leave a board alone after it refused one; doubled by each further refusal; 0 for never',
    '10',
    number(0, 3600),
  ),
  BOARD_WAIT_MAX_SECONDS: setting(
    'longest such pause a run waits for; beyond it the run says so and ends',
    '60',
    number(0, 3600),
  ),
  AGENCY_API_VERSIONS: setting(
    "versions of the agency's search, in the order in which they are tried",
    'v6,v7,v5,v4',
    versions,
  ),
  AGENCY_BASE_URL: setting("address of the agency's interface", 'https://rest.arbeitsagentur.de', base),
  NETWORK_BASE_URL: setting("address of the network's public job search", 'https://www.linkedin.com', base),
  CREDITS_PER_POSTING: setting('credits a returned posting costs', '1', integer(0, 1000)),
  CREDITS_PER_RUN_MIN: setting(
    'credits a COMPLETED career page run that read a site costs at least',
    '1',
    integer(0, 1000),
  ),
  TRIGGERS_PER_MINUTE: setting(
    'triggers a minute one key may send; more are answered 429',
    '600',
    integer(1, 1_000_000),
  ),
  QUEUED_RUNS_MAX: setting(
    'runs of one key that may wait at the same time; more are answered 429',
    '1000',
    integer(1, 10_000_000),
  ),
  CORS_ORIGINS: setting('origins whose pages may call the service, with commas between; empty means none', '', origins),
  LOG_LEVEL: setting(
    'least level of log lines (JSON on stderr)',
    'info',
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
  ),
  SECRETS_KEY: setting(
    "32 random bytes in base64 that encrypt callers' keys and sign file addresses, the same for all processes; empty makes one in DATA_DIR",
    '',
    secretsKey,
  ),
  PUBLIC_BASE_URL: setting(
    'address under which callers reach the service; makes file addresses absolute',
    '',
    optionalBase,
  ),
  FILE_URL_HOURS: setting('time for which the address of a file works after it was answered', '24', number(0.01, 8760)),
  PEOPLE_DATA_VENDOR: setting(
    'people-data service that callers bring keys of',
    'ai-ark',
    oneOf('ai-ark', 'people-data-labs'),
  ),
  PEOPLE_DATA_BASE_URL: setting("address of the people-data service; empty means the vendor's own", '', optionalBase),
  RESEARCH_BASE_URL: setting('address of the company-research service (Exa)', 'https://api.exa.ai', base),
  LLM_BASE_URL: setting(
    'OpenAI-compatible address of the language model; empty means that there is none',
    '',
    optionalBase,
  ),
  LLM_API_KEY: setting('key for LLM_BASE_URL; servers of your own may need none', '', vendorKey),
  LLM_MODEL: setting('model asked at LLM_BASE_URL; must be set with it', '', text),
  LLM_PRICE_INPUT: setting(
    'US dollars per million input tokens, where the endpoint does not tell a cost',
    '0',
    number(0, 10_000),
  ),
  LLM_PRICE_OUTPUT: setting(
    'US dollars per million output tokens, where the endpoint does not tell a cost',
    '0',
    number(0, 10_000),
  ),
  LLM_MAX_COST_PER_RUN: setting(
    'US dollars of the language model after which a run asks it nothing more',
    '1',
    number(0, 100_000),
  ),
  LLM_TIMEOUT_SECONDS: setting('seconds one answer of a language model may take', '90', number(0.1, 3600)),
  LLM_REUSE_DAYS: setting(
    'days for which a model answer is used again for the same API key and the same text; 0 for never',
    '30',
    integer(0, 3650),
  ),
  LLM_GATEWAY_BASE_URL: setting(
    'OpenAI-compatible address that callers bring keys of',
    'https://openrouter.ai/api/v1',
    base,
  ),
  LLM_GATEWAY_MODEL: setting('model that qualifies companies', 'openai/gpt-4o-mini', text),
  PEOPLE_DATA_REQUESTS_PER_SECOND: setting(
    'requests a second with one key of the people-data service, all workers together',
    '5',
    number(0.1, 100_000),
  ),
  RETENTION_DAYS: setting(
    'age in days at which files and contacts of people are deleted, each night; 0 for never',
    '90',
    integer(0, 36_500),
  ),
  RUN_RETENTION_DAYS: setting(
    'age in days at which runs that ended are deleted with their postings, each night; 0 for never',
    '0',
    integer(0, 36_500),
  ),
  LEAVERS_MAX_COMPANIES: setting(
    'companies a search may find at most; more means that its filter was not applied',
    '200000',
    integer(1, 10_000_000),
  ),
  LEAVERS_MAX_PEOPLE: setting(
    'people a search may find at most; more means that its filter was not applied',
    '50000',
    integer(1, 10_000_000),
  ),
  PEOPLE_DATA_API_KEY: setting('AI Ark key for e-mail enrichment; leavers runs bring their own', '', vendorKey),
  RESEARCH_API_KEY: setting(
    'Exa key that finds the site of a company given by its name alone, for e-mail enrichment',
    '',
    vendorKey,
  ),
  PEOPLE_DATA_LABS_API_KEY: setting('People Data Labs key for e-mail enrichment', '', vendorKey),
  HUNTER_API_KEY: setting('Hunter key: finds addresses, and verifies those of others', '', vendorKey),
  PROSPEO_API_KEY: setting('Prospeo key: finds addresses', '', vendorKey),
  LEADMAGIC_API_KEY: setting('LeadMagic key: finds addresses', '', vendorKey),
  FINDYMAIL_API_KEY: setting('Findymail key: finds addresses', '', vendorKey),
  ICYPEAS_API_KEY: setting('Icypeas key: finds addresses', '', vendorKey),
  DROPCONTACT_API_KEY: setting('Dropcontact key: finds addresses', '', vendorKey),
  ANYMAILFINDER_API_KEY: setting('Anymailfinder key: finds addresses', '', vendorKey),
  ZEROBOUNCE_API_KEY: setting('ZeroBounce key: verifies addresses', '', vendorKey),
  NEVERBOUNCE_API_KEY: setting('NeverBounce key: verifies addresses', '', vendorKey),
  MILLIONVERIFIER_API_KEY: setting('MillionVerifier key: verifies addresses', '', vendorKey),
  REACHER_BASE_URL: setting('address of your own Reacher-compatible verifier', '', optionalBase),
  REACHER_SECRET: setting('its x-reacher-secret', '', vendorKey),
  EMAIL_REUSE_DAYS: setting(
    'days for which the answer about a person at a domain is used again for the same API key; 0 for never',
    '30',
    integer(0, 3650),
  ),
  DNS_SERVERS: setting(
    "name servers asked for mail servers, with commas between; empty means the system's",
    '',
    dnsServers,
  ),
  SMTP_PROBE: setting(
    "ask companies' own mail servers whether a mailbox exists, where no verifier could tell",
    'false',
    flag,
  ),
  SMTP_PORT: setting('port of mail servers', '25', integer(1, 65535)),
  SMTP_HELLO_NAME: setting(
    'host name the probe gives itself: one that leads back to this machine',
    'localhost',
    matching(/^[!-~]+$/, 'must be one name of printable ASCII'),
  ),
  SMTP_SENDER: setting(
    'sender the probe gives; empty means the null sender of bounces',
    '',
    matching(/^(?:[^\s<>@]+@[^\s<>@]+)?$/, 'must be an e-mail address'),
  ),
  SMTP_RETRY_SECONDS: setting(
    'pause before a mail server that put the probe off is asked once more',
    '60',
    number(0, 900),
  ),
} as const;

const ALL_SETTINGS = { ...SETTINGS, ...TEST_SETTINGS };

type SettingName = keyof typeof ALL_SETTINGS;

/** Settings that a pipeline may ask for: none that opens the database or the callers' keys. */
export type PipelineSetting = Exclude<SettingName, 'DATABASE_URL' | 'SECRETS_KEY'>;

/** The settings of this process, read once at start; under this name Nest hands them out. */
export type Config = { readonly [N in SettingName]: (typeof ALL_SETTINGS)[N] extends Setting<infer T> ? T : never };
export const Config = Symbol('Config');

/**
 * Reads all settings from the environment.
 * @throws StartError naming every wrong setting at once
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { read, default: byDefault }] of Object.entries<Setting<unknown>>(ALL_SETTINGS)) {
    const raw = environment[name] ?? byDefault;
    try {
      values[name] = read(raw);
    } catch (error) {
      const shown = error instanceof HiddenValueError ? '' : ` (it is ${JSON.stringify(raw)})`;
      problems.push(`${name} ${(error as Error).message}${shown}`);
    }
  }
  problems.push(...contradictionsOf(values, environment));
  if (problems.length > 0) throw new StartError(problems);
  return values as unknown as Config;
}

/** The variables this process was started with. */
export const environmentNow = (): Readonly<Record<string, string | undefined>> => process.env;
