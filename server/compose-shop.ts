// Joins the modules to one shop. A shop is a plain record: settings, database, clock, and what a process remembers. What
// can be done with it are the functions of its modules.
import { inLanguage, type Language } from '../domain/language.ts';
import type { Handlers } from './api/handler.ts';
import { emptyAvailability } from './capacity/availability.ts';
import { customersHandlers, customersJobs } from './customers/customers-module.ts';
import { documentsJobs } from './documents/documents-module.ts';
import { createMailer } from './documents/mail/send-mail.ts';
import { donationsHandlers } from './donations/donations-module.ts';
import { merchandiseHandlers } from './merchandise/merchandise-module.ts';
import { adoptOrders } from './orders/adopt-orders.ts';
import { ordersHandlers, ordersJobs } from './orders/orders-module.ts';
import type { PlaceOrderInput } from './orders/quote-cart.ts';
import { paymentsHandlers } from './payments/checkout-handlers.ts';
import { createDemoBank } from './payments/demo-bank/demo-bank-provider.ts';
import { createExecPayment } from './payments/exec-payment.ts';
import { freeProvider } from './payments/free-provider.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { emptyHoldingBatches, placeOrder } from './payments/place-order.ts';
import { createReconcile } from './payments/reconcile.ts';
import { refundPayment } from './payments/refund-payment.ts';
import { createSettlePayment, REFUND_PAYMENT, type RefundPayment } from './payments/settle-payment.ts';
import { cancelPayments, createInitPayment, createInitPaymentOrder } from './payments/start-payment.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/sql.ts';
import { registerJobs } from './platform/jobs/job.ts';
import { createJobs, type JobLog } from './platform/jobs/jobs.ts';
import { shippingHandlers } from './shipping/shipping-module.ts';
import { issuerOf } from './site/issuer.ts';
import { emptyMemory, lastKnownMuseum, type MuseumNow, openShop } from './site/open-shop.ts';
import { readSharedSecret } from './site/shared-secrets.ts';
import { siteHandlers, siteJobs } from './site/site-module.ts';
import { ticketsHandlers } from './tickets/tickets-module.ts';
import { toursHandlers } from './tours/tours-module.ts';
import { vouchersHandlers } from './vouchers/vouchers-module.ts';

const RECONCILE_SECONDS = 10;

/** What a process has, whatever its museum says. */
export type Shop = Awaited<ReturnType<typeof composeShop>>;

/** Every call of the contract: one that is missing does not compile. */
export const handlers: Handlers<Shop & MuseumNow> = {
  ...siteHandlers,
  ...ticketsHandlers,
  ...toursHandlers,
  ...merchandiseHandlers,
  ...vouchersHandlers,
  ...donationsHandlers,
  ...shippingHandlers,
  ...customersHandlers,
  ...ordersHandlers,
  ...paymentsHandlers,
};

const JOBS = [...siteJobs, ...customersJobs, ...ordersJobs, ...documentsJobs];

/**
 * Composes a shop over an open database with a museum in it.
 * @param now the clock; tests set it
 */
export async function composeShop(
  config: Config,
  database: Database,
  log: JobLog,
  now: () => Date = () => new Date(),
) {
  const ground = { config, database, log, now, memory: emptyMemory(), availability: emptyAvailability() };
  const jobs = createJobs(database, { work: config.jobs, log });
  const demoBank = createDemoBank({
    sql: database,
    publicUrl: config.publicUrl,
    webhookUrl: `http://${config.host}:${config.port}/api/webhooks/demo`,
    secret: await readSharedSecret(database, 'demo-bank'),
    config: config.demoBank,
    now,
  });
  await openShop(ground);
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    dataDir: config.dataDir,
    from: () => {
      const { name, email } = lastKnownMuseum(ground).museum.settings;
      return { name, address: email };
    },
  });

  const providers = new Map<string, PaymentProvider>(
    [demoBank, freeProvider].map((provider) => [provider.name, provider]),
  );
  const provider = (name: string): PaymentProvider => {
    const found = providers.get(name);
    if (!found) throw new Error(`no payment provider is called ${name}`);
    return found;
  };
  const providerFor = (_payart: number, total: number) => (total === 0 ? freeProvider : demoBank);

  const settling = {
    now,
    today: () => lastKnownMuseum(ground).clock.today(),
    issuer: () => issuerOf(lastKnownMuseum(ground).museum),
    jobs,
    database,
    provider,
    confirmOnCheckout: () => lastKnownMuseum(ground).flags.confirmOnCheckout,
  };
  const settlePayment = createSettlePayment(settling);
  const holding = { ...ground, holding: emptyHoldingBatches(), providerFor };
  const place = async (input: PlaceOrderInput) => placeOrder(await openShop(holding), input);
  const starting = {
    database,
    publicUrl: config.publicUrl,
    provider,
    providerFor,
    now,
    describe: (language: Language) =>
      inLanguage(lastKnownMuseum(ground).museum.settings.siteNameTranslations ?? {}, language) ||
      lastKnownMuseum(ground).museum.settings.siteName,
  };
  const payments = {
    initPayment: createInitPayment(place, starting),
    initPaymentOrder: createInitPaymentOrder(starting),
    execPayment: createExecPayment(settling, settlePayment),
    cancelPayments: (cartId: string) => cancelPayments(cartId, starting),
  };

  const shop = {
    ...ground,
    tokenKey: new TextEncoder().encode(await readSharedSecret(database, 'token')),
    jobs,
    payments,
    adoptOrders,
    demoBank,
    provider,
    settlePayment,
    mailer,
  };
  registerJobs(jobs, JOBS, () => openShop(shop));
  jobs.work<RefundPayment>(REFUND_PAYMENT, async ({ payment_id }) => {
    await refundPayment(database, provider, payment_id, now());
    const { deliverRefund } = await import('./documents/mail/deliver-refund.ts');
    await deliverRefund(await openShop(shop), payment_id);
  });
  jobs.repeat('reconcile', RECONCILE_SECONDS, createReconcile(settling, settlePayment, log));
  jobs.repeat('demo-bank-webhooks', RECONCILE_SECONDS, () => demoBank.sendDueWebhooks());
  return shop;
}
