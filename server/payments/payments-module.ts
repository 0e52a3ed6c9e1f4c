// Payments as a part of the shop: its providers, its jobs, its routes. The calls of the checkout are in checkout-handlers.ts.
import type { FastifyInstance } from 'fastify';
import { webhookPath } from '../../domain/addresses.ts';
import type { Language } from '../../domain/language.ts';
import { type Config, ownOrigin } from '../platform/config.ts';
import { emptyBatches, PATIENCE_MS } from '../platform/database/batches.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { issuerOf } from '../site/issuer.ts';
import { siteNameIn } from '../site/museum.ts';
import { lastKnownMuseum, type MuseumNow, type SiteShop } from '../site/open-shop.ts';
import { readSharedSecret } from '../site/shared-secrets.ts';
import { closeDemoBank, type DemoBank, openDemoBank } from './demo-bank/demo-bank.ts';
import { sendDueWebhooks } from './demo-bank/demo-bank-due.ts';
import { payOutAtNight } from './demo-bank/demo-bank-payouts.ts';
import { demoBankProvider } from './demo-bank/demo-bank-provider.ts';
import { demoBankRoutes } from './demo-bank/demo-bank-routes.ts';
import { elsewhereProviders } from './elsewhere/elsewhere-provider.ts';
import { answerInTime } from './guard/answer-in-time.ts';
import { mailedLinkProvider } from './mailed-link/mailed-link-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { typesOfPayment } from './payment-types.ts';
import type { Payments, SettleDifference } from './payments.ts';
import { isDemoBankOn, unpayableTypes } from './provider-registry.ts';
import { reconcilePayments } from './reconcile.ts';
import { traceProvider } from './trace-provider.ts';
import { remindTransfers } from './transfer/remind-transfers.ts';
import { TRANSFER_BOOKED, TransferBooked } from './transfer/statements/booked-job.ts';
import { forgetOldLines } from './transfer/statements/forget-old-lines.ts';
import { settleBooked } from './transfer/statements/settle-booked.ts';
import { transferProvider } from './transfer/transfer-provider.ts';
import { transferSettings } from './transfer/transfer-settings.ts';
import { webhooks } from './webhooks-routes.ts';

const ASK_SECONDS = 10;
const HOUR_SECONDS = 3600;

type Ground = SiteShop & {
  readonly config: Pick<
    Config,
    'publicUrl' | 'host' | 'port' | 'jobs' | 'demoBank' | 'stripe' | 'mollie' | 'providerSeconds'
  >;
  readonly log: Payments['log'];
};

/** The record that the verbs of payments work with. What it says of the museum is read when it is needed. */
export async function openPayments(
  ground: Ground,
  jobs: Jobs,
  settleDifference: SettleDifference,
): Promise<Payments> {
  const { config, database, now, log } = ground;
  const museumNow = () => lastKnownMuseum(ground);
  const bank = await openBank(ground);
  const guarded = (provider: PaymentProvider) =>
    traceProvider(answerInTime(provider, config.providerSeconds * 1000));
  const paymentTypes = () => typesOfPayment(museumNow().museum);
  const transfer = () => transferSettings(museumNow().museum);
  const clock = () => museumNow().clock;
  return {
    database,
    now,
    jobs,
    log,
    providers: {
      demoBank: guarded(demoBankProvider(bank)),
      real: (await realProviders(ground)).map(guarded),
      mailedLink: mailedLinkProvider({ database, now, jobs }),
      transfer: transferProvider({ database, now, jobs, clock, settings: transfer }),
      elsewhere: elsewhereProviders(database),
      demo: config.demoBank.open,
      paymentTypes,
    },
    linkKey: await readSharedSecret(database, 'order-link'),
    bank,
    publicUrl: config.publicUrl,
    today: () => museumNow().clock.today(),
    issuer: () => issuerOf(museumNow().museum),
    clock,
    transfer,
    describe: (language) => siteNameIn(museumNow().museum, language),
    confirmOnCheckout: () => museumNow().flags.confirmOnCheckout,
    settling: emptyBatches({ size: 16, atOnce: database.kind === 'postgres' ? 4 : 1, patience: PATIENCE_MS }),
    settleDifference,
  };
}

/** The providers whose keys are set; the code of the others is not loaded. */
async function realProviders({ config, now }: Ground): Promise<PaymentProvider[]> {
  const { stripe, mollie } = config;
  const real: PaymentProvider[] = [];
  if (stripe) {
    const { stripeProvider } = await import('./stripe/stripe-provider.ts');
    real.push(stripeProvider(stripe, now));
  }
  if (mollie) {
    const { mollieProvider } = await import('./mollie/mollie-provider.ts');
    real.push(mollieProvider(mollie, now));
  }
  return real;
}

async function openBank({ config, database, now }: Ground): Promise<DemoBank> {
  return openDemoBank({
    sql: database,
    publicUrl: config.publicUrl,
    // Where the bank is in a process that serves visitors, it does not go through the public network.
    webhookUrl: `${config.jobs === 'only' ? config.publicUrl : ownOrigin(config)}${webhookPath({ provider: 'demo' })}`,
    secret: await readSharedSecret(database, 'demo-bank'),
    config: config.demoBank,
    now,
  });
}

/** Ends what payments have started apart from jobs and requests. */
export function closePayments({ bank }: Payments): void {
  closeDemoBank(bank);
}

export const paymentsJobs: readonly Job<{ readonly payments: Payments } & Pick<MuseumNow, 'museum'>>[] = [
  {
    name: 'reconcile',
    everySeconds: ASK_SECONDS,
    work: ({ payments }) => reconcilePayments(payments),
  },
  {
    name: 'demo-bank-webhooks',
    everySeconds: ASK_SECONDS,
    work: ({ payments }) => sendDueWebhooks(payments.bank),
  },
  {
    name: TRANSFER_BOOKED,
    data: TransferBooked,
    work: ({ payments }, job: TransferBooked) => settleBooked(payments, job),
  },
  {
    name: 'forget-bank-lines',
    everySeconds: 24 * HOUR_SECONDS,
    work: forgetOldLines,
  },
  {
    name: 'remind-transfers',
    everySeconds: HOUR_SECONDS,
    work: ({ payments }) => remindTransfers(payments),
  },
  {
    name: 'demo-bank-payouts',
    everySeconds: HOUR_SECONDS,
    work: ({ payments }) => payOutAtNight(payments),
  },
];

/** Registers the webhooks of all providers and the demo bank's pages, and says which payment types nobody takes. */
export async function registerPayments(
  app: FastifyInstance,
  payments: Payments,
  museumLanguage: () => Language,
): Promise<void> {
  const { providers, bank } = payments;
  for (const problem of unpayableTypes(providers)) app.log.warn(problem);
  await app.register(webhooks, { payments });
  const isOn = () => isDemoBankOn(providers);
  await app.register(demoBankRoutes, { bank, isOn, museumLanguage });
}
