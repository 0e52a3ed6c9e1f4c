// Every setting that comes from the environment, read here and nowhere else (spec decisions 1), with the files beside it for
// those who take payments, for the directory and for traces.
import { type DirectoryConfig, readDirectory } from './directory-config.ts';
import {
  type DemoBankConfig,
  type MollieConfig,
  readDemoBank,
  readMollie,
  readStripe,
  type StripeConfig,
} from './payment-config.ts';
import {
  type Environment,
  integer,
  type ListenAddress,
  listenAddress,
  oneOf,
  password,
  SettingError,
  url,
} from './read-setting.ts';
import { readTraces, type TracesConfig } from './traces-config.ts';
import { readTrustedProxies, TRUSTED_PROXIES } from './trusted-proxies.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Unset: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly demo: boolean;
  /** The origin that visitors see, without a trailing slash. */
  readonly publicUrl: string;
  /** What the shop's browser side calls, with a trailing slash. */
  readonly apiBase: string;
  readonly smtpUrl: string | undefined;
  readonly holdSeconds: number;
  readonly redisUrl: string | undefined;
  readonly hostPage: string | undefined;
  /** Does this process work on jobs (mails, reconciliation), only write them, or do nothing else and serve no visitors? */
  readonly jobs: 'on' | 'off' | 'only';
  /** How many processes serve visitors on one port, under one parent. */
  readonly processes: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** The proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly string[] | false;
  /** Off for load tests, where one address is many visitors. */
  readonly rateLimits: boolean;
  /** Seconds between SIGTERM and the end, for proxies to send visitors elsewhere. */
  readonly drainSeconds: number;
  /** They sign tokens: the first one new tokens, the others those in use. Unset: a key in the database. */
  readonly tokenKeys: readonly [string, ...string[]] | undefined;
  /** Unset: staff signs in here, by password or passkey. */
  readonly directory: DirectoryConfig | undefined;
  /** Where monitors read figures, apart from visitors. Unset with a token: at `port`. Unset without: nowhere. */
  readonly metricsAddress: ListenAddress | undefined;
  readonly metricsToken: string | undefined;
  readonly demoBank: DemoBankConfig;
  /** Unset: nobody pays by Stripe. */
  readonly stripe: StripeConfig | undefined;
  /** Unset: nobody pays by Mollie. */
  readonly mollie: MollieConfig | undefined;
  /** How long a payment provider may take to answer. */
  readonly providerSeconds: number;
  /** Unset: nothing is traced, and nothing of it is loaded. */
  readonly traces: TracesConfig | undefined;
};

/** RFC 7518, 3.2: a key for HS256 is no shorter than its digest. In bytes. */
const SHORTEST_KEY = 32;
const MOST_PROCESSES = 64;
const ONE_PROCESS = 'without DATABASE_URL: the embedded database takes one process only';

/**
 * Reads the settings.
 * @throws SettingError naming the variable, what it holds and what it may hold
 */
export function readConfig(env: Environment): Config {
  const port = integer(env, 'PORT', 3000, 0, 65535);
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    databaseUrl,
    dataDir: env['DATA_DIR'] || './data',
    demo: oneOf(env, 'DEMO', 'on', ['on', 'off']) === 'on',
    publicUrl: origin(env, port),
    apiBase: apiBase(env),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    holdSeconds: integer(env, 'HOLD_SECONDS', 1200, 5, 86_400),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    hostPage: env['HOST_PAGE'] || undefined,
    jobs: jobs(env, databaseUrl),
    processes: processes(env, databaseUrl),
    logLevel: oneOf(env, 'LOG_LEVEL', 'warn', ['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    trustProxy: trustProxy(env),
    rateLimits: oneOf(env, 'RATE_LIMITS', 'on', ['on', 'off']) === 'on',
    drainSeconds: integer(env, 'DRAIN_SECONDS', 2, 0, 60),
    tokenKeys: tokenKeys(env),
    directory: readDirectory(env),
    metricsAddress: listenAddress(env, 'METRICS_ADDRESS'),
    metricsToken: password(env, 'METRICS_TOKEN'),
    demoBank: readDemoBank(env),
    stripe: readStripe(env),
    mollie: readMollie(env),
    providerSeconds: integer(env, 'PAYMENT_PROVIDER_SECONDS', 10, 1, 30),
    traces: readTraces(env),
  };
}

/** Where this process reaches itself, whatever address visitors see. */
export function ownOrigin({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** With the embedded database there is no other process to leave the visitors to. */
function jobs(env: Environment, databaseUrl: string | undefined): Config['jobs'] {
  const found = oneOf(env, 'JOBS', 'on', ['on', 'off', 'only']);
  if (found === 'only' && !databaseUrl) throw new SettingError('JOBS', found, `on or off ${ONE_PROCESS}`);
  return found;
}

function processes(env: Environment, databaseUrl: string | undefined): number {
  const found = integer(env, 'PROCESSES', 1, 1, MOST_PROCESSES);
  if (found > 1 && !databaseUrl) throw new SettingError('PROCESSES', String(found), `1 ${ONE_PROCESS}`);
  return found;
}

function origin(env: Environment, port: number): string {
  const text = url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`;
  const parsed = new URL(text);
  if (parsed.pathname !== '/' || parsed.search || parsed.hash)
    throw new SettingError(
      'PUBLIC_URL',
      text,
      'an origin without a path, such as https://shop.museum.example',
    );
  return parsed.origin;
}

function apiBase(env: Environment): string {
  const text = env['API_BASE'] || '/api/';
  const known =
    text.startsWith('/') && !text.startsWith('//') ? text : url(env, 'API_BASE', ['http:', 'https:']);
  if (!known) throw new SettingError('API_BASE', text, 'a path such as /api/ or an http(s) address');
  return known.endsWith('/') ? known : `${known}/`;
}

function trustProxy(env: Environment): Config['trustProxy'] {
  const text = env['TRUST_PROXY'] || 'off';
  const proxies = readTrustedProxies(text);
  if (proxies === undefined) throw new SettingError('TRUST_PROXY', text, TRUSTED_PROXIES);
  return proxies;
}

function tokenKeys(env: Environment): Config['tokenKeys'] {
  const text = env['TOKEN_KEY'];
  if (text === undefined || text === '') return undefined;
  const [first = '', ...others] = text.split(',').map((key) => key.trim());
  if ([first, ...others].some((key) => Buffer.byteLength(key) < SHORTEST_KEY))
    throw new SettingError(
      'TOKEN_KEY',
      '*'.repeat(text.length),
      `a key of ${SHORTEST_KEY} bytes or longer, or several with commas between them, the new one first`,
    );
  return [first, ...others];
}
