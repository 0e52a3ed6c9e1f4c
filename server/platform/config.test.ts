// A wrong setting stops the start, and says enough to put it right; passwords stay where they are.
import { describe, expect, test } from 'vitest';
import { ownOrigin, readConfig } from './config.ts';
import { SettingError } from './read-setting.ts';

function problemOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (problem) {
    if (problem instanceof SettingError) return problem.message;
    throw problem;
  }
  return 'no problem';
}

const ON_OR_OFF = 'one of on, off';
const PROXIES = 'off, or the addresses and networks of your proxies with commas between them: loopback';
const POSTGRES = 'an address that starts with postgres:// or postgresql://';

describe('a wrong setting is named, with what it holds and what it may hold', () => {
  test.each([
    ['PORT', 'abc', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '3000.5', 'a whole number from 0 to 65535'],
    ['PORT', '0x50', 'a whole number from 0 to 65535'],
    ['PORT', ' 80', 'a whole number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://db/foyer', POSTGRES],
    ['DATABASE_URL', 'db.example:5432', POSTGRES],
    ['DATABASE_URL', 'foyer', POSTGRES],
    ['DEMO', 'no', ON_OR_OFF],
    ['DEMO', 'OFF', ON_OR_OFF],
    ['PUBLIC_URL', 'shop.museum.example', 'an address that starts with http:// or https://'],
    ['PUBLIC_URL', 'ftp://shop.museum.example', 'an address that starts with http:// or https://'],
    ['PUBLIC_URL', 'https://museum.example/shop', 'an origin without a path'],
    ['PUBLIC_URL', 'https://museum.example/?a=1', 'an origin without a path'],
    ['API_BASE', 'api', 'an address that starts with http:// or https://'],
    ['API_BASE', '//evil.example/', 'an address that starts with http:// or https://'],
    ['SMTP_URL', 'https://mail.example', 'an address that starts with smtp:// or smtps://'],
    ['HOLD_SECONDS', '4', 'a whole number from 5 to 86400'],
    ['HOLD_SECONDS', '86401', 'a whole number from 5 to 86400'],
    ['HOLD_SECONDS', '20 minutes', 'a whole number from 5 to 86400'],
    ['REDIS_URL', 'http://cache.example', 'an address that starts with redis:// or rediss://'],
    ['JOBS', 'yes', 'one of on, off, only'],
    ['JOBS', 'only', 'on or off without DATABASE_URL: the embedded database takes one process only'],
    ['PROCESSES', '0', 'a whole number from 1 to 64'],
    ['PROCESSES', '65', 'a whole number from 1 to 64'],
    ['PROCESSES', '2', '1 without DATABASE_URL: the embedded database takes one process only'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, silent'],
    ['TRUST_PROXY', 'on', PROXIES],
    ['TRUST_PROXY', 'true', PROXIES],
    ['TRUST_PROXY', '1', PROXIES],
    ['TRUST_PROXY', 'nginx', PROXIES],
    ['TRUST_PROXY', '10.1.2.3,', PROXIES],
    ['TRUST_PROXY', '0.0.0.0/0', PROXIES],
    ['TRUST_PROXY', '10.0.0.0/33', PROXIES],
    ['TRUST_PROXY', '10.0.0.0/8/8', PROXIES],
    ['TRUST_PROXY', '::/0', PROXIES],
    ['RATE_LIMITS', '0', ON_OR_OFF],
    ['METRICS_ADDRESS', '9464', 'an address and a port: 127.0.0.1:9464'],
    ['METRICS_ADDRESS', '127.0.0.1:94640', 'an address and a port'],
    ['METRICS_ADDRESS', 'http://127.0.0.1:9464', 'an address and a port'],
    ['DEMO_BANK', 'yes', 'one of on, off, if-named'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'an address that starts with http:// or https://'],
    ['OTEL_TRACES_SAMPLER', 'all', 'one of always_on, always_off, traceidratio'],
    ['OTEL_TRACES_SAMPLER_ARG', '10%', 'a number from 0 to 1'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'a number from 0 to 1'],
    ['DEMO_BANK_LATER_SECONDS', '3601', 'a whole number from 0 to 3600'],
    ['DEMO_BANK_WEBHOOK_DELAY_SECONDS', 'soon', 'a whole number from 0 to 3600'],
    ['DEMO_BANK_WEBHOOK_TIMES', '11', 'a whole number from 0 to 10'],
    ['DEMO_BANK_DOWN', 'maybe', ON_OR_OFF],
  ])('%s=%s', (name, value, allowed) => {
    const problem = problemOf({ [name]: value });
    expect(problem.startsWith(`${name} is "${value}"; it may be ${allowed}`), problem).toBe(true);
  });
});

describe('no password is ever shown', () => {
  test.each([
    ['DATABASE_URL', 'mysql://foyer:geheim@db/foyer'],
    ['DATABASE_URL', 'mysql://foyer:ge@heim@db/foyer'],
    ['DATABASE_URL', 'mysql://foyer:ge/heim@db/foyer'],
    ['DATABASE_URL', 'postgres//foyer:geheim@db/foyer'],
    ['DATABASE_URL', 'foyer:geheim@db/foyer'],
    ['DATABASE_URL', 'mysql://db/foyer?user=foyer&password=geheim'],
    ['SMTP_URL', 'imap://foyer:geheim@mail.example'],
    ['REDIS_URL', 'cache://:geheim@cache.example'],
    ['PUBLIC_URL', 'https://foyer:geheim@shop.example/shop'],
    ['API_BASE', 'ftp://foyer:geheim@api.example/'],
  ])('%s=%s', (name, value) => {
    const problem = problemOf({ [name]: value });
    expect(problem).toContain(`${name} is "`);
    expect(problem).toContain('***');
    expect(problem).not.toMatch(/geheim|heim/);
  });

  test('a short one is counted', () => {
    expect(problemOf({ METRICS_TOKEN: 'geheim' })).toBe(
      'METRICS_TOKEN is "******"; it may be 12 characters or longer.',
    );
  });

  test.each([
    ['geheim', 6],
    [`${'k'.repeat(32)},${'e'.repeat(31)}`, 64],
    [`${'k'.repeat(32)},`, 33],
  ])('TOKEN_KEY=%s is refused with its length', (key, length) => {
    expect(problemOf({ TOKEN_KEY: key })).toBe(
      `TOKEN_KEY is "${'*'.repeat(length)}"; it may be a key of 32 bytes or longer, or several with commas between them, the new one first.`,
    );
  });
});

describe('Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_b' };
  const live = { ...keys, STRIPE_SECRET_KEY: 'sk_live_a', PUBLIC_URL: 'https://shop.example' };

  test('with both keys it is there, without them it is not', () => {
    expect(readConfig({}).stripe).toBeUndefined();
    expect(readConfig(keys).stripe).toEqual({
      secretKey: 'sk_test_a',
      webhookSecret: 'whsec_b',
      apiUrl: 'https://api.stripe.com',
    });
  });

  test.each([
    [{ ...keys, STRIPE_SECRET_KEY: 'pk_test_geheim' }, 'STRIPE_SECRET_KEY'],
    [{ ...keys, STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
    [{ ...keys, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...keys, STRIPE_WEBHOOK_SECRET: 'geheim' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...keys, STRIPE_API_URL: 'ftp://stripe.example' }, 'STRIPE_API_URL'],
  ])('%j is refused', (env, name) => {
    expect(problemOf(env)).toMatch(new RegExp(`^${name} is `));
    expect(problemOf(env)).not.toContain('geheim');
  });

  test('a live key at an address of the world does not go with the demo museum or the demo bank', () => {
    expect(problemOf(live)).toContain('a live key only with DEMO=off');
    expect(problemOf({ ...live, DEMO: 'off', DEMO_BANK: 'on' })).toContain('a live key only with DEMO=off');
    expect(readConfig({ ...live, DEMO: 'off' }).stripe?.secretKey).toBe('sk_live_a');
    expect(readConfig({ ...keys, PUBLIC_URL: 'https://shop.example' }).stripe).toBeDefined();
  });
});

describe('Mollie', () => {
  const key = { MOLLIE_API_KEY: 'test_a' };
  const live = { MOLLIE_API_KEY: 'live_a', PUBLIC_URL: 'https://shop.example' };

  test('with its key it is there, without it is not', () => {
    expect(readConfig({}).mollie).toBeUndefined();
    expect(readConfig(key).mollie).toEqual({ apiKey: 'test_a', apiUrl: 'https://api.mollie.com' });
    const elsewhere = { ...key, MOLLIE_API_URL: 'http://127.0.0.1:4000/' };
    expect(readConfig(elsewhere).mollie?.apiUrl).toBe('http://127.0.0.1:4000');
    const reading = { ...key, MOLLIE_ACCESS_TOKEN: 'access_a' };
    expect(readConfig(reading).mollie?.accessToken).toBe('access_a');
  });

  test.each([
    [{ MOLLIE_API_KEY: 'access_geheim' }, 'MOLLIE_API_KEY'],
    [{ MOLLIE_API_KEY: 'test_' }, 'MOLLIE_API_KEY'],
    [{ ...key, MOLLIE_ACCESS_TOKEN: 'geheim' }, 'MOLLIE_ACCESS_TOKEN'],
    [{ ...key, MOLLIE_API_URL: 'ftp://mollie.example' }, 'MOLLIE_API_URL'],
  ])('%j is refused', (env, name) => {
    expect(problemOf(env)).toMatch(new RegExp(`^${name} is `));
    expect(problemOf(env)).not.toContain('geheim');
  });

  test('a live key at an address of the world does not go with the demo museum or the demo bank', () => {
    expect(problemOf(live)).toContain('a live key only with DEMO=off');
    expect(problemOf({ ...live, DEMO: 'off', DEMO_BANK: 'on' })).toContain('a live key only with DEMO=off');
    expect(readConfig({ ...live, DEMO: 'off' }).mollie?.apiKey).toBe('live_a');
  });
});

describe('what is left out or empty has its default', () => {
  test.each([
    [{}],
    [
      {
        PORT: '',
        DATABASE_URL: '',
        DEMO: '',
        HOLD_SECONDS: '',
        PUBLIC_URL: '',
        API_BASE: '',
        TOKEN_KEY: '',
      },
    ],
  ])('%j', (env) => {
    expect(readConfig(env)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: './data',
      demo: true,
      publicUrl: 'http://localhost:3000',
      apiBase: '/api/',
      holdSeconds: 1200,
      jobs: 'on',
      processes: 1,
      logLevel: 'warn',
      trustProxy: false,
      rateLimits: true,
      tokenKeys: undefined,
    });
  });
});

test.each([
  ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
  ['localhost:0', { host: 'localhost', port: 0 }],
  ['', undefined],
])('METRICS_ADDRESS=%s is an address and a port', (text, address) => {
  expect(readConfig({ METRICS_ADDRESS: text }).metricsAddress).toEqual(address);
});

test('what visitors see follows the port, and addresses end as they are used', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readConfig({ PUBLIC_URL: 'https://Shop.Museum.example/' }).publicUrl).toBe(
    'https://shop.museum.example',
  );
  expect(readConfig({ API_BASE: 'https://api.example/v1' }).apiBase).toBe('https://api.example/v1/');
});

test('TOKEN_KEY holds the key of new tokens, and others whose tokens are in use', () => {
  const [next, old] = ['n'.repeat(32), 'o'.repeat(32)];
  expect(readConfig({ TOKEN_KEY: next }).tokenKeys).toEqual([next]);
  expect(readConfig({ TOKEN_KEY: `${next}, ${old}` }).tokenKeys).toEqual([next, old]);
});

test.each([
  ['off', false],
  ['loopback', ['loopback']],
  ['10.1.2.3', ['10.1.2.3']],
  ['loopback, 10.8.0.0/24,2001:db8::/32', ['loopback', '10.8.0.0/24', '2001:db8::/32']],
])('TRUST_PROXY=%s names the proxies that are believed', (text, proxies) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(proxies);
});

// The demo bank's webhooks go there.
test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['fd00::7', 'http://[fd00::7]:3000'],
  ['shop.internal', 'http://shop.internal:3000'],
])('a process with HOST=%s reaches itself at %s', (host, origin) => {
  expect(ownOrigin({ host, port: 3000 })).toBe(origin);
});

test.each([
  [{}, undefined],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' },
    { endpoint: 'http://collector:4318/v1/traces', sampler: 'parentbased_always_on', ratio: 1 },
  ],
  [
    {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/mine',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    },
    { endpoint: 'https://collector.example/mine', sampler: 'parentbased_traceidratio', ratio: 0.1 },
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }, undefined],
])('traces go where the settings say: %o', (env, traces) => {
  expect(readConfig(env).traces).toEqual(traces);
});
