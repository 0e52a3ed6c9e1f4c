// Joins the modules to one shop: everything a process needs, made once, with nothing running yet but what was asked for.
import { inLanguage, type Language } from '../domain/language.ts';
import { createHandlers } from './api/handlers.ts';
import { createAvailability } from './capacity/availability.ts';
import { ACCOUNT_MAIL, type AccountMailJob } from './customers/account-mail-job.ts';
import { createSessions } from './customers/sessions.ts';
import { sweepSignIns } from './customers/sweep-sign-ins.ts';
import { createMailer } from './documents/mail/send-mail.ts';
import { quoteArticle } from './merchandise/quote-article.ts';
import { ORDER_CONFIRMED, type OrderConfirmed } from './orders/confirm-order.ts';
import { forgetPersonalData } from './orders/forget-personal-data.ts';
import { createPlaceOrder } from './orders/place-order.ts';
import { WITHDRAWAL_RECEIVED, type WithdrawalReceived } from './orders/withdraw-order.ts';
import { createDemoBank } from './payments/demo-bank/demo-bank-provider.ts';
import { createExecPayment } from './payments/exec-payment.ts';
import { freeProvider } from './payments/free-provider.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { createReconcile } from './payments/reconcile.ts';
import { refundPayment } from './payments/refund-payment.ts';
import { createSettlePayment, REFUND_PAYMENT, type RefundPayment } from './payments/settle-payment.ts';
import {
  cancelPayments,
  createInitPayment,
  createInitPaymentOrder,
  writeFirstPayments,
} from './payments/start-payment.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/sql.ts';
import { createJobs, type JobLog } from './platform/jobs/jobs.ts';
import { quoteShipping } from './shipping/quote-shipping.ts';
import { createCurrentShop } from './site/current-shop.ts';
import { extendHorizon } from './site/extend-horizon.ts';
import { issuerOf } from './site/issuer.ts';
import { retentionOf } from './site/museum.ts';
import { offeredCatalogue } from './site/offered-catalogue.ts';
import { loadShopCatalogue } from './site/shop-catalogue.ts';
import { siteConfig } from './site/site-calls.ts';
import { sharedSecret } from './site/site-store.ts';
import { quoteTicket } from './tickets/quote-ticket.ts';
import { quoteTour } from './tours/quote-tour.ts';
import { issueVouchers } from './vouchers/issue-vouchers.ts';
import { quoteVoucher } from './vouchers/quote-voucher.ts';
import { quoteVoucherCode } from './vouchers/quote-voucher-code.ts';

const RECONCILE_SECONDS = 10;
const HORIZON_SECONDS = 6 * 3600;
const SWEEP_SECONDS = 3600;
const FORGET_SECONDS = 24 * 3600;

export type Shop = Awaited<ReturnType<typeof wireShop>>;

/**
 * Wires a shop over an open database with a museum in it.
 * @param now the clock; tests set it
 */
export async function wireShop(
  config: Config,
  database: Database,
  log: JobLog,
  now: () => Date = () => new Date(),
) {
  const current = createCurrentShop(database, now, loadShopCatalogue);
  const availability = createAvailability(database, now);
  const jobs = createJobs(database, { work: config.jobs, log });
  const sessions = createSessions(await sharedSecret(database, 'token'), database, now);
  const demoBank = createDemoBank({
    sql: database,
    publicUrl: config.publicUrl,
    webhookUrl: `http://${config.host}:${config.port}/api/webhooks/demo`,
    secret: await sharedSecret(database, 'demo-bank'),
    config: config.demoBank,
    now,
  });
  const { museum } = await current.get();
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    dataDir: config.dataDir,
    from: { name: museum.settings.name, address: museum.settings.email },
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

  const decide = {
    now,
    today: () => current.latest().clock.today(),
    issuer: () => issuerOf(current.latest().museum),
    jobs,
    alsoConfirm: issueVouchers,
  };
  const settling = {
    ...decide,
    database,
    provider,
    confirmOnCheckout: () => siteConfig(current.latest().museum, 'de').confirmOnCheckout,
  };
  const settlePayment = createSettlePayment(settling);
  const placeOrder = createPlaceOrder({
    database,
    availability,
    now,
    holdSeconds: config.holdSeconds,
    quoting: async (stale) => {
      const selling = await current.get(stale);
      const { version, clock, museum: at } = selling;
      const derived = offeredCatalogue(selling);
      const { has_voucher_code: taken } = siteConfig(at, 'de');
      const rates = { zones: derived.shipping, countries: at.settings.countries };
      return {
        version,
        quote: (item, line, language, replaces) => {
          switch (item.type) {
            case 'ticket':
            case 'dayTicket':
              return quoteTicket(item, line, { catalogue: derived, clock, language });
            case 'guidedTour':
              return quoteTour(item, line, { tours: derived.tours, clock, language, availability });
            case 'merchandise':
              return quoteArticle(item, line, {
                merchandise: derived.merchandise,
                clock,
                language,
                countries: rates.countries,
              });
            case 'voucher':
              return quoteVoucher(item, language, { vouchers: derived.vouchers, clock });
            case 'voucherCode':
              return quoteVoucherCode(item, language, { sql: database, now: now(), taken }, replaces);
          }
        },
        quoteShipping: (parcelG, to) => quoteShipping(parcelG, to, rates),
      };
    },
    alsoWrite: writeFirstPayments(providerFor),
  });
  const starting = {
    database,
    publicUrl: config.publicUrl,
    provider,
    providerFor,
    now,
    describe: (language: Language) =>
      inLanguage(current.latest().museum.settings.siteNameTranslations ?? {}, language) ||
      museum.settings.siteName,
  };
  const handlers = createHandlers({
    database,
    availability,
    sessions,
    jobs,
    rateLimits: config.rateLimits,
    publicUrl: config.publicUrl,
    now,
    shop: () => current.get(),
    initPayment: createInitPayment(placeOrder, starting),
    initPaymentOrder: createInitPaymentOrder(starting),
    execPayment: createExecPayment(settling, settlePayment),
    cancelPayments: (cartId) => cancelPayments(cartId, starting),
  });

  const documentShop = async () => {
    const { museum: at, derived, clock } = await current.get();
    return { museum: at, catalogue: derived, clock };
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
    await extendHorizon(database, current.latest().clock);
  });
  const forget = (signal?: AbortSignal): Promise<void> => {
    const { clock, museum: at } = current.latest();
    return forgetPersonalData({ database, now, clock, retention: retentionOf(at.settings) }, signal);
  };
  jobs.repeat('forget-personal-data', FORGET_SECONDS, forget);

  return {
    config,
    database,
    current,
    handlers,
    sessions,
    jobs,
    demoBank,
    provider,
    settlePayment,
    mailer,
    documentShop,
    forget,
    now,
  };
}
