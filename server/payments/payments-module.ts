// Payments as a part of the shop: its providers, its jobs, its routes. The calls of the checkout are in checkout-handlers.ts.
import type { FastifyInstance } from 'fastify';
import type { DecideContext } from '../orders/decide-cart.ts';
import type { Config } from '../platform/config.ts';
import { emptyBatches } from '../platform/database/batches.ts';
import type { Database } from '../platform/database/sql.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { createDemoBank } from './demo-bank/demo-bank-provider.ts';
import { demoBankRoutes } from './demo-bank/demo-bank-routes.ts';
import { REFUND_PAYMENT, type RefundPayment } from './give-back.ts';
import type { Payments } from './payments.ts';
import {
  isDemoBankOn,
  type ProviderRegistry,
  type TypeOfPayment,
  unpayableTypes,
} from './provider-registry.ts';
import { reconcilePayments } from './reconcile.ts';
import { refundPayment } from './refund-payment.ts';
import { webhooks } from './webhooks-routes.ts';

const RECONCILE_SECONDS = 10;

type Opening = Pick<Config, 'publicUrl' | 'host' | 'port' | 'demoBank'>;

/**
 * Opens the providers.
 * @param secret with which the demo bank signs its webhooks
 * @param paymentTypes the museum's, as they are now
 */
export function openProviders(
  config: Opening,
  database: Database,
  secret: string,
  now: () => Date,
  paymentTypes: () => readonly TypeOfPayment[],
): ProviderRegistry {
  const demoBank = createDemoBank({
    sql: database,
    publicUrl: config.publicUrl,
    // The bank is in this process: it needs no way through the network that visitors come by.
    webhookUrl: `http://${config.host}:${config.port}/api/webhooks/demo`,
    secret,
    config: config.demoBank,
    now,
  });
  return { demoBank, demo: config.demoBank.open, paymentTypes };
}

export function openPayments(
  base: DecideContext & Omit<Payments, keyof DecideContext | 'settling'>,
): Payments {
  for (const problem of unpayableTypes(base.providers)) base.log.warn({}, problem);
  const atOnce = base.database.kind === 'postgres' ? 4 : 1;
  return { ...base, settling: emptyBatches({ size: 16, atOnce }) };
}

/**
 * Registers the jobs of payments.
 * @param tellPayer writes the mail about a payment whose money goes back
 */
export function payInBackground(
  shop: Payments,
  jobs: Jobs,
  tellPayer: (paymentId: string) => Promise<void>,
): void {
  jobs.work<RefundPayment>(REFUND_PAYMENT, async ({ payment_id }) => {
    await refundPayment(shop, payment_id);
    await tellPayer(payment_id);
  });
  jobs.repeat('reconcile', RECONCILE_SECONDS, () => reconcilePayments(shop));
  jobs.repeat('demo-bank-webhooks', RECONCILE_SECONDS, () => shop.providers.demoBank.sendDueWebhooks());
}

/** Registers the webhooks of all providers and the demo bank's pages. */
export async function registerPayments(app: FastifyInstance, payments: Payments): Promise<void> {
  const { providers } = payments;
  await app.register(webhooks, { payments });
  await app.register(demoBankRoutes, { bank: providers.demoBank, isOn: () => isDemoBankOn(providers) });
}
