// The settings of those who take payments. A provider is open when its keys are set; the demo bank comes with the demo.
import { type Environment, integer, oneOf, SettingError, url } from './read-setting.ts';

export type MollieConfig = {
  readonly apiKey: string;
  /** Of the organisation: reads what Mollie has paid out. */
  readonly accessToken?: string;
  /** The origin of Mollie's calls; another one for tests. */
  readonly apiUrl: string;
};

export type DemoBankConfig = {
  /** Can visitors pay at it? `if-named`: when a payment type of the museum names it. */
  readonly open: 'on' | 'off' | 'if-named';
  /** Seconds until the webhook of a `Pay later` payment. */
  readonly laterSeconds: number;
  /** Seconds by which every webhook is late. */
  readonly webhookDelaySeconds: number;
  /** How often each webhook is sent. */
  readonly webhookTimes: number;
  /** The bank does not answer. */
  readonly down: boolean;
};

export type StripeConfig = {
  readonly secretKey: string;
  /** Signs what Stripe sends to the shop. */
  readonly webhookSecret: string;
  /** The origin of Stripe's calls; another one for tests. */
  readonly apiUrl: string;
};

/** @throws SettingError */
export function readDemoBank(env: Environment): DemoBankConfig {
  return {
    open: openDemoBank(env),
    laterSeconds: integer(env, 'DEMO_BANK_LATER_SECONDS', 4, 0, 3600),
    webhookDelaySeconds: integer(env, 'DEMO_BANK_WEBHOOK_DELAY_SECONDS', 0, 0, 3600),
    webhookTimes: integer(env, 'DEMO_BANK_WEBHOOK_TIMES', 1, 0, 10),
    down: oneOf(env, 'DEMO_BANK_DOWN', 'off', ['on', 'off']) === 'on',
  };
}

/**
 * Payments that are asked back after weeks are heard of by webhooks, so both keys are needed. With a live key, nobody may
 * get tickets at the demo bank.
 */
export function readStripe(env: Environment): StripeConfig | undefined {
  const secretKey = env['STRIPE_SECRET_KEY'] ?? '';
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET'] ?? '';
  if (secretKey === '' && webhookSecret === '') return undefined;
  if (!/^(sk|rk)_(test|live)_\w+$/.test(secretKey))
    throw new SettingError(
      'STRIPE_SECRET_KEY',
      '*'.repeat(secretKey.length),
      'a key that begins with sk_test_, sk_live_, rk_test_ or rk_live_',
    );
  if (!webhookSecret.startsWith('whsec_'))
    throw new SettingError(
      'STRIPE_WEBHOOK_SECRET',
      '*'.repeat(webhookSecret.length),
      'the signing secret of the webhook, which begins with whsec_',
    );
  refuseDemo(env, 'STRIPE_SECRET_KEY', secretKey.includes('_live_'));
  return {
    secretKey,
    webhookSecret,
    apiUrl: url(env, 'STRIPE_API_URL', ['https:', 'http:']) ?? 'https://api.stripe.com',
  };
}

/** The demo bank comes with the demo; a museum's own shop has it when it asks for it. */
function openDemoBank(env: Environment): DemoBankConfig['open'] {
  const demo = oneOf(env, 'DEMO', 'on', ['on', 'off']);
  return oneOf(env, 'DEMO_BANK', demo === 'on' ? 'on' : 'if-named', ['on', 'off', 'if-named']);
}

/** Mollie signs no webhooks, so its key is all that it needs. */
export function readMollie(env: Environment): MollieConfig | undefined {
  const apiKey = env['MOLLIE_API_KEY'] ?? '';
  if (apiKey === '') return undefined;
  if (!/^(test|live)_\w+$/.test(apiKey))
    throw new SettingError(
      'MOLLIE_API_KEY',
      '*'.repeat(apiKey.length),
      'a key that begins with test_ or live_',
    );
  refuseDemo(env, 'MOLLIE_API_KEY', apiKey.startsWith('live_'));
  const apiUrl = url(env, 'MOLLIE_API_URL', ['https:', 'http:']) ?? 'https://api.mollie.com';
  const accessToken = readAccessToken(env);
  return { apiKey, apiUrl: new URL(apiUrl).origin, ...(accessToken && { accessToken }) };
}

function readAccessToken(env: Environment): string | undefined {
  const token = env['MOLLIE_ACCESS_TOKEN'] ?? '';
  if (token !== '' && !/^access_\w+$/.test(token))
    throw new SettingError(
      'MOLLIE_ACCESS_TOKEN',
      '*'.repeat(token.length),
      'a token of the organisation, which begins with access_',
    );
  return token || undefined;
}

/** Real money and a bank that gives tickets for nothing do not go together. */
function refuseDemo(env: Environment, name: string, isLive: boolean): void {
  if (!isLive || !(env['PUBLIC_URL'] ?? '').startsWith('https:')) return;
  if (oneOf(env, 'DEMO', 'on', ['on', 'off']) === 'on' || openDemoBank(env) === 'on')
    throw new SettingError(name, '***', 'a live key only with DEMO=off and without DEMO_BANK=on');
}
