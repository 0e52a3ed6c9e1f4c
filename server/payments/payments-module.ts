// Payments as a part of the shop: its providers, its jobs, its routes. The calls of the checkout are in checkout-handlers.ts.
import type { FastifyInstance } from 'fastify';
import type { Language } from '../../domain/language.ts';
import type { Config } from '../platform/config.ts';
import { emptyBatches } from '../platform/database/batches.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { issuerOf } from '../site/issuer.ts';
import { siteNameIn } from '../site/museum.ts';
import { lastKnownMuseum, type SiteShop } from '../site/open-shop.ts';
import { readSharedSecret } from '../site/shared-secrets.ts';
import { createDemoBank } from './demo-bank/demo-bank-provider.ts';
import { demoBankRoutes } from './demo-bank/demo-bank-routes.ts';
import { typesOfPayment } from './payment-types.ts';
import type { Payments } from './payments.ts';
import { isDemoBankOn, type ProviderRegistry, unpayableTypes } from './provider-registry.ts';
import { reconcilePayments } from './reconcile.ts';
import { webhooks } from './webhooks-routes.ts';

const ASK_SECONDS = 10;

type Ground = SiteShop & {
  readonly config: Pick<Config, 'publicUrl' | 'host' | 'port' | 'demoBank'>;
  readonly log: Payments['log'];
};

/** The record that the verbs of payments work with. What it says of the museum is read when it is needed. */
export async function openPayments(ground: Ground, jobs: Jobs): Promise<Payments> {
  const { config, database, now, log } = ground;
  const museumNow = () => lastKnownMuseum(ground);
  const providers = await openProviders(ground);
  return {
    database,
    now,
    jobs,
    log,
    providers,
    publicUrl: config.publicUrl,
    today: () => museumNow().clock.today(),
    issuer: () => issuerOf(museumNow().museum),
    describe: (language) => siteNameIn(museumNow().museum, language),
    confirmOnCheckout: () => museumNow().flags.confirmOnCheckout,
    settling: emptyBatches({ size: 16, atOnce: database.kind === 'postgres' ? 4 : 1 }),
  };
}

async function openProviders(ground: Ground): Promise<ProviderRegistry> {
  const { config, database, now } = ground;
  const demoBank = createDemoBank({
    sql: database,
    publicUrl: config.publicUrl,
    // The bank is in this process, so it does not go through the public network.
    webhookUrl: `http://${config.host}:${config.port}/api/webhooks/demo`,
    secret: await readSharedSecret(database, 'demo-bank'),
    config: config.demoBank,
    now,
  });
  const paymentTypes = () => typesOfPayment(lastKnownMuseum(ground).museum);
  return { demoBank, demo: config.demoBank.open, paymentTypes };
}

export const paymentsJobs: readonly Job<{ readonly payments: Payments }>[] = [
  {
    name: 'reconcile',
    everySeconds: ASK_SECONDS,
    work: ({ payments }) => reconcilePayments(payments),
  },
  {
    name: 'demo-bank-webhooks',
    everySeconds: ASK_SECONDS,
    work: ({ payments }) => payments.providers.demoBank.sendDueWebhooks(),
  },
];

/** Registers the webhooks of all providers and the demo bank's pages, and says which payment types nobody takes. */
export async function registerPayments(
  app: FastifyInstance,
  payments: Payments,
  museumLanguage: () => Language,
): Promise<void> {
  const { providers } = payments;
  for (const problem of unpayableTypes(providers)) app.log.warn(problem);
  await app.register(webhooks, { payments });
  const isOn = () => isDemoBankOn(providers);
  await app.register(demoBankRoutes, { bank: providers.demoBank, isOn, museumLanguage });
}
