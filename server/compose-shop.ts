// Joins the modules into one shop: a plain record of settings, database, clock and what the process remembers. The
// modules' functions take it as their first parameter.
import { accountingHandlers, accountingJobs } from './accounting/accounting-module.ts';
import { admissionsHandlers, admissionsJobs } from './admissions/admissions-module.ts';
import type { Handlers } from './api/handler.ts';
import { emptyAvailability } from './capacity/availability.ts';
import { closedVisitHandlers, closingsJobs } from './closings/closings-module.ts';
import { customersHandlers, customersJobs } from './customers/customers-module.ts';
import { emptyGuestBatches } from './customers/guest-batches.ts';
import { tokenKeysOf } from './customers/sessions/token.ts';
import { deskHandlers } from './desk/desk-module.ts';
import { documentsJobs, offerPaperHandlers, slipsHandlers } from './documents/documents-module.ts';
import { openKeepingPrinter } from './documents/kept/keeping-printer.ts';
import { createMailer } from './documents/mail/send-mail.ts';
import { invoicesHandlers } from './documents/office/invoices-module.ts';
import { openPrinter } from './documents/printer/printer.ts';
import { donationsHandlers } from './donations/donations-module.ts';
import { figuresHandlers, figuresJobs } from './figures/figures-module.ts';
import { groupOffersHandlers, groupOffersJobs } from './group-offers/group-offers-module.ts';
import { groupRequestsHandlers, groupRequestsJobs } from './group-requests/group-requests-module.ts';
import { forgetRequestsOf } from './group-requests/requests-of-person.ts';
import { guidesHandlers, tourPlanHandlers } from './guides/guides-module.ts';
import { booksJobs } from './ledger/books/books-module.ts';
import { merchandiseHandlers } from './merchandise/merchandise-module.ts';
import { countJobs } from './metrics/count-jobs.ts';
import { countMails } from './metrics/count-mails.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { traceDatabase } from './metrics/trace-database.ts';
import { movesHandlers } from './moves/moves-module.ts';
import { settleDifference } from './moves/settle-difference.ts';
import { bulkHandlers, bulkJobs } from './office/bulk/bulk-module.ts';
import { officeCustomersHandlers } from './office/customers/office-customers-module.ts';
import { officeOrdersHandlers } from './office/orders/office-orders-module.ts';
import { todayHandlers } from './office/today/today-module.ts';
import { orderActsHandlers } from './orders/acts/order-acts-module.ts';
import { passActsHandlers } from './orders/acts/pass-acts-module.ts';
import { ordersHandlers, ordersJobs } from './orders/orders-module.ts';
import { parcelsHandlers } from './orders/parcels/parcels-module.ts';
import { passesHandlers } from './orders/passes/passes-module.ts';
import { paymentsHandlers } from './payments/checkout-handlers.ts';
import { bankHandlers } from './payments/office/bank-module.ts';
import { moneyBackHandlers } from './payments/office/money-back-module.ts';
import { paymentListHandlers } from './payments/office/payments-list-module.ts';
import { reservedHandlers } from './payments/office/reserved-module.ts';
import { openPayments, paymentsJobs } from './payments/payments-module.ts';
import { emptyHoldingBatches } from './payments/place-order.ts';
import { callOffHandlers, closingsHandlers } from './places/closings/closings-module.ts';
import { journalHandlers, placesHandlers } from './places/places-module.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/sql.ts';
import { registerJobs } from './platform/jobs/job.ts';
import { createJobs, type JobLog } from './platform/jobs/jobs.ts';
import { openTracing } from './platform/tracing/open-tracing.ts';
import { formsHandlers } from './programme/forms/forms-module.ts';
import { programmeHandlers, programmeJobs } from './programme/programme-module.ts';
import { returnsHandlers, withdrawalsHandlers } from './returns/returns-module.ts';
import { shippingHandlers } from './shipping/shipping-module.ts';
import { emptyMemory, lastKnownMuseum, type MuseumNow, openShop } from './site/open-shop.ts';
import { readSharedSecret } from './site/shared-secrets.ts';
import { siteHandlers, siteJobs } from './site/site-module.ts';
import { staffHandlers, staffJobs } from './staff/staff-module.ts';
import { ticketsHandlers } from './tickets/tickets-module.ts';
import { toursHandlers } from './tours/tours-module.ts';
import { codeCareHandlers, vouchersHandlers } from './vouchers/vouchers-module.ts';
import { readRooms } from './waiting-room/room-figures.ts';
import { waitingRoomHandlers, waitingRoomJobs } from './waiting-room/waiting-room-module.ts';
import { openWaitingRoom } from './waiting-room/waiting-room-shop.ts';

/** What a process has, apart from the settings of its museum. */
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
  ...waitingRoomHandlers,
  ...staffHandlers,
  ...codeCareHandlers,
  ...withdrawalsHandlers,
  ...orderActsHandlers,
  ...returnsHandlers,
  ...movesHandlers,
  ...placesHandlers,
  ...journalHandlers,
  ...closingsHandlers,
  ...callOffHandlers,
  ...closedVisitHandlers,
  ...reservedHandlers,
  ...paymentListHandlers,
  ...bankHandlers,
  ...moneyBackHandlers,
  ...invoicesHandlers,
  ...figuresHandlers,
  ...accountingHandlers,
  ...parcelsHandlers,
  ...passActsHandlers,
  ...passesHandlers,
  ...slipsHandlers,
  ...offerPaperHandlers,
  ...todayHandlers,
  ...officeOrdersHandlers,
  ...deskHandlers,
  ...officeCustomersHandlers,
  ...bulkHandlers,
  ...programmeHandlers,
  ...formsHandlers,
  ...guidesHandlers,
  ...tourPlanHandlers,
  ...groupRequestsHandlers,
  ...groupOffersHandlers,
  ...admissionsHandlers,
};

const JOBS = [
  ...siteJobs,
  ...customersJobs,
  ...ordersJobs,
  ...paymentsJobs,
  ...documentsJobs,
  ...waitingRoomJobs,
  ...booksJobs,
  ...figuresJobs,
  ...staffJobs,
  ...programmeJobs,
  ...groupRequestsJobs,
  ...groupOffersJobs,
  ...bulkJobs,
  ...admissionsJobs,
  ...closingsJobs,
  ...accountingJobs,
];

type ProcessLoad = {
  /** It has too much to do. */
  readonly isBehind: () => boolean;
  /** Visitors keep it busy. */
  readonly isCrowded: () => boolean;
};

/**
 * Composes a shop over an open database with a museum in it.
 * @param now the clock; tests set it
 * @param secondsAhead how far the machine's own clock is ahead of it
 * @param load how much the process has to do
 */
export async function composeShop(
  config: Config,
  opened: Database,
  log: JobLog,
  now: () => Date = () => new Date(),
  secondsAhead: () => number = () => 0,
  { isBehind, isCrowded }: ProcessLoad = { isBehind: () => false, isCrowded: () => false },
) {
  const tracing = await openTracing(config, log);
  const database = tracing ? traceDatabase(opened) : opened;
  const ground = { config, database, log, now, memory: emptyMemory(), availability: emptyAvailability() };
  const jobs = createJobs(database, { work: config.jobs !== 'off', log, tracing, isCrowded, now });
  await openShop(ground);
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    dataDir: config.dataDir,
    from: () => {
      const { name, email } = lastKnownMuseum(ground).museum.settings;
      return { name, address: email };
    },
  });

  const payments = await openPayments(ground, jobs, settleDifference);
  const waitingRoom = await openWaitingRoom(ground, isBehind);
  const shop = {
    ...ground,
    tracing,
    secondsAhead,
    doorKey: await readSharedSecret(database, 'door'),
    networkKey: await readSharedSecret(database, 'network'),
    tokenKeys: await tokenKeysOf(config.tokenKeys ?? [await readSharedSecret(database, 'token')]),
    jobs,
    payments,
    forgetBeside: forgetRequestsOf,
    registering: emptyGuestBatches(database.kind === 'postgres' ? 2 : 1),
    holding: emptyHoldingBatches(),
    waitingRoom,
    mailer: countMails(mailer),
    printer: openKeepingPrinter(ground, openPrinter()),
    metrics: openMetrics({
      database,
      now,
      clock: () => lastKnownMuseum(ground).clock,
      rooms: () => readRooms({ ...ground, ...lastKnownMuseum(ground), waitingRoom }),
      waitingRoom,
      jobs,
    }),
  };
  registerJobs(jobs, countJobs(JOBS), () => openShop(shop));
  return shop;
}
