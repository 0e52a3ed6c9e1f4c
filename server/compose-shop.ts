// Joins the modules to one shop. A shop is a plain record: settings, database, clock, and what a process remembers. What
// can be done with it are the functions of its modules.
import { inLanguage, type Language } from '../domain/language.ts';
import type { Handlers } from './api/handler.ts';
import { emptyAvailability } from './capacity/availability.ts';
import { ACCOUNT_MAIL, type AccountMailJob } from './customers/account-mail-job.ts';
import { customersHandlers } from './customers/customers-module.ts';
import { sweepSignIns } from './customers/sweep-sign-ins.ts';
import { createMailer } from './documents/mail/send-mail.ts';
import { merchandiseHandlers } from './merchandise/merchandise-module.ts';
import { adoptOrders } from './orders/adopt-orders.ts';
import { ORDER_CONFIRMED, type OrderConfirmed } from './orders/confirm-order.ts';
import { forgetPersonalData } from './orders/forget-personal-data.ts';
import { ordersHandlers } from './orders/orders-module.ts';
import type { PlaceOrderInput } from './orders/quote-cart.ts';
import { WITHDRAWAL_RECEIVED, type WithdrawalReceived } from './orders/withdraw-order.ts';
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
import { createJobs, type JobLog } from './platform/jobs/jobs.ts';
import { shippingHandlers } from './shipping/shipping-module.ts';
import { extendHorizon } from './site/extend-horizon.ts';
import { issuerOf } from './site/issuer.ts';
import { retentionOf } from './site/museum.ts';
import { emptyMemory, lastKnownMuseum, type MuseumNow, openShop } from './site/open-shop.ts';
import { siteHandlers } from './site/site-module.ts';
import { sharedSecret } from './site/site-store.ts';
import { ticketsHandlers } from './tickets/tickets-module.ts';
import { toursHandlers } from './tours/tours-module.ts';
import { vouchersHandlers } from './vouchers/vouchers-module.ts';

const RECONCILE_SECONDS = 10;
const HORIZON_SECONDS = 6 * 3600;
const SWEEP_SECONDS = 3600;
const FORGET_SECONDS = 24 * 3600;

/** What a process has, whatever its museum says. */
export type Shop = Awaited<ReturnType<typeof composeShop>>;

/** Every call of the contract: one that is missing does not compile. */
export const handlers: Handlers<Shop & MuseumNow> = {
  ...siteHandlers,
  ...ticketsHandlers,
  ...toursHandlers,
  ...merchandiseHandlers,
  ...vouchersHandlers,
  ...shippingHandlers,
  ...customersHandlers,
  ...ordersHandlers,
  ...paymentsHandlers,
};

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
    secret: await sharedSecret(database, 'demo-bank'),
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

  const documentShop = async () => {
    const { museum: at, imported, clock } = await openShop(ground);
    return { museum: at, catalogue: imported, clock };
  };
  const delivering = { database, mailer, publicUrl: config.publicUrl, shop: documentShop };
  // What writes PDFs and mails is loaded with the first order, not while visitors wait for the door to open.
  jobs.work<OrderConfirmed>(ORDER_CONFIRMED, async ({ booking_id }) => {
    const { deliverOrder } = await import('./documents/mail/deliver-order.ts');
    await deliverOrder(booking_id, delivering);
  });
  jobs.work<RefundPayment>(REFUND_PAYMENT, async ({ payment_id }) => {
    await refundPayment(database, provider, payment_id, now());
    const { deliverRefund } = await import('./documents/mail/deliver-refund.ts');
    await deliverRefund(payment_id, delivering);
  });
  jobs.work<WithdrawalReceived>(WITHDRAWAL_RECEIVED, async ({ id }) => {
    const { deliverWithdrawal } = await import('./documents/mail/deliver-withdrawal.ts');
    await deliverWithdrawal(id, { ...delivering, listed: config.listsPassword !== undefined });
  });
  jobs.work<AccountMailJob>(ACCOUNT_MAIL, async (job) => {
    const { deliverAccountMail } = await import('./documents/mail/deliver-account-mail.ts');
    await deliverAccountMail(job, { ...delivering, now });
  });
  jobs.repeat('sweep-sign-ins', SWEEP_SECONDS, (signal) => sweepSignIns(database, now(), signal));
  jobs.repeat('reconcile', RECONCILE_SECONDS, createReconcile(settling, settlePayment, log));
  jobs.repeat('demo-bank-webhooks', RECONCILE_SECONDS, () => demoBank.sendDueWebhooks());
  jobs.repeat('extend-horizon', HORIZON_SECONDS, async () => {
    await extendHorizon(database, (await openShop(ground)).clock);
  });
  const forget = async (signal?: AbortSignal): Promise<void> => {
    const { clock, museum: at } = await openShop(ground);
    return forgetPersonalData({ database, now, clock, retention: retentionOf(at.settings) }, signal);
  };
  jobs.repeat('forget-personal-data', FORGET_SECONDS, forget);

  return {
    ...ground,
    tokenKey: new TextEncoder().encode(await sharedSecret(database, 'token')),
    jobs,
    payments,
    adoptOrders,
    demoBank,
    provider,
    settlePayment,
    mailer,
    documentShop,
    forget,
  };
}
