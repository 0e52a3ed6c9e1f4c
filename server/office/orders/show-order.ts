// `office/orders/:number`: an order whole (operations 2).

import type { Language } from '../../../domain/language.ts';
import type { OfficePayment, OrderWhole } from '../../../domain/office/orders/order-whole.ts';
import { isOnlyMeant } from '../../../domain/payments/elsewhere.ts';
import { checkInsOfOrder } from '../../admissions/check-ins-of-order.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import { closingMailsOf } from '../../closings/closings.ts';
import { offerOfOrder } from '../../group-offers/offer-of-order.ts';
import { papersOfOrder } from '../../orders/invoices/order-papers.ts';
import { type ParcelRow, parcelRowsOf } from '../../orders/parcels/parcels.ts';
import { presentOrderParcel } from '../../orders/parcels/present-parcel.ts';
import { parcelMailsOf } from '../../orders/parcels/send-parcel.ts';
import { returnsOfOrder } from '../../orders/returns/order-returns.ts';
import { reviewOrder } from '../../orders/review-order.ts';
import { type SupplementRow, supplementsOfOrder } from '../../orders/supplements/supplements.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { restOfOrder } from '../../returns/rest-of-order.ts';
import type { Museum } from '../../site/museum.ts';
import type { ShopCatalogue } from '../../site/shop-catalogue.ts';
import { presentMailId, presentsOf } from '../../vouchers/presents/presents.ts';
import { lineTitles } from './line-titles.ts';
import {
  actsOn,
  everyAdmission,
  findOrderHead,
  ledgerOf,
  type OrderHead,
  type PaymentFacts,
  paymentEvents,
  paymentsOfCart,
  type RefundFacts,
  refundsOfPayments,
  withdrawalsFrom,
} from './order-facts-store.ts';
import { type OrderFacts, orderHistory } from './order-history.ts';
import { mailSubjectsOf, mailsAbout, refusedMailsAbout } from './order-mails-store.ts';

export type ShowOrderShop = {
  readonly database: Sql;
  readonly clock: MuseumClock;
  readonly imported: ShopCatalogue;
  readonly museum: Museum;
};

/** Undefined where there is no such order. */
export async function showOrder(
  shop: ShowOrderShop,
  number: string,
  staff: StaffBearer,
  language: Language,
): Promise<OrderWhole | undefined> {
  const { database, clock, imported, museum } = shop;
  const head = await findOrderHead(database, number);
  const order = head && (await reviewOrder(shop, head.booking_id));
  if (!head || !order) return undefined;
  const parcels = await parcelRowsOf(database, head.booking_id);
  const facts = await readFacts(database, head, order, parcels);
  const admissions = await everyAdmission(database, head.booking_id);
  const ids = facts.payments.map(({ id }) => id);
  const supplements = await supplementsOfOrder(database, head.booking_id);
  const papers = await papersOfOrder(database, head.booking_id, museum);
  return {
    order,
    rest: restOfOrder({ state: order.state, content: order }, facts.returns, supplements),
    difference: openDifference(supplements, clock),
    version: head.version,
    customer:
      head.customer_id === null
        ? null
        : { id: head.customer_id, name: head.customer ?? '', guest: head.is_guest ?? true },
    forgotten: head.forgotten_at !== null,
    phone: head.phone,
    titles: lineTitles(imported, order.lines, language),
    admissions: admissions.map(({ void_at, blocked_at, pass, ...admission }) => ({
      ...admission,
      pass: pass === null ? null : { number: pass, blocked: blocked_at !== null },
      void: void_at ? clock.fromInstant(void_at) : '',
    })),
    payments: facts.payments
      .filter((payment) => !isOnlyMeant(payment))
      .map((payment) => presentPayment(payment, facts.refunds, clock)),
    withdrawals: facts.withdrawals.map(({ name, email, part, received_at }) => ({
      name,
      email,
      part,
      received: clock.fromInstant(received_at),
    })),
    parcels: parcels.map((row) => presentOrderParcel({ clock, museum }, row)),
    unreadable: papers
      .filter(({ gaps }) => gaps.length > 0)
      .map(({ number, gaps, isForAuthority }) => ({ number, lacks: [...gaps], xrechnung: isForAuthority })),
    history: orderHistory(facts, clock),
    ...(staff.permissions.has('figures.read') && {
      ledger: (await ledgerOf(database, head.booking_id, ids)).map(({ code, ...line }) => ({
        ...line,
        code: code ?? '',
      })),
    }),
  };
}

async function readFacts(
  sql: Sql,
  head: OrderHead,
  order: OrderFacts['order'],
  parcels: readonly ParcelRow[],
): Promise<OrderFacts> {
  const { booking_id, cart_id } = head;
  const [payments, returns, presents, withdrawals, closings, offer, subjects] = await Promise.all([
    paymentsOfCart(sql, cart_id),
    returnsOfOrder(sql, booking_id),
    presentsOf(sql, booking_id),
    withdrawalsFrom(sql, order.number, order.email),
    closingMailsOf(sql, booking_id),
    offerOfOrder(sql, cart_id),
    mailSubjectsOf(sql, { booking_id, cart_id }),
  ]);
  const ids = payments.map(({ id }) => id);
  const about = [
    booking_id,
    ...ids,
    ...closings,
    ...subjects,
    ...(offer?.mails ?? []),
    ...[...returns, ...withdrawals].map(({ id }) => id),
    ...parcels.flatMap(parcelMailsOf),
    ...presents.map(({ line }) => presentMailId({ booking_id, line })),
  ];
  const numbers = payments.map(({ number }) => number);
  const [events, refunds, mails, refused, acts, checkIns] = await Promise.all([
    paymentEvents(sql, ids),
    refundsOfPayments(sql, ids),
    mailsAbout(sql, about),
    refusedMailsAbout(sql, about),
    actsOn(sql, [order.number, booking_id], numbers),
    checkInsOfOrder(sql, booking_id),
  ]);
  const asked = { events, refunds, mails, refused, acts, checkIns, offer };
  return { head, order, payments, returns, presents, withdrawals, ...asked };
}

function openDifference(
  supplements: readonly SupplementRow[],
  clock: Pick<MuseumClock, 'fromInstant'>,
): OrderWhole['difference'] {
  const open = supplements.findLast(({ state, paid_at }) => state === 'held' && paid_at === null);
  if (!open) return null;
  const { amount, content, expires_at } = open;
  // The last moment, not the first one after it.
  const until = clock.fromInstant(new Date(expires_at.getTime() - 60_000));
  return { amount, from: content.from, to: content.quoted.orderLine.datetime, until };
}

function presentPayment(
  payment: PaymentFacts,
  refunds: readonly RefundFacts[],
  clock: Pick<MuseumClock, 'fromInstant'>,
): OfficePayment {
  const at = (instant: Date | null) => (instant ? clock.fromInstant(instant) : '');
  const { id, provider, reference, state, amount, method, fee, given_back, problem } = payment;
  return {
    id,
    provider,
    reference,
    state,
    amount,
    method: method ?? '',
    fee,
    given_back,
    created: at(payment.created_at),
    received: at(payment.received_at),
    problem: problem ?? '',
    refunds: refunds
      .filter(({ payment_id }) => payment_id === id)
      .map((refund) => ({
        id: refund.id,
        amount: refund.amount,
        state: refund.state,
        reason: refund.reason,
        requested: at(refund.requested_at),
        decided: at(refund.decided_at),
        failure: refund.failure ?? '',
      })),
  };
}
