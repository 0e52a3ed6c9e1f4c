// After a backup was restored: what it had not noted yet has left since, and would leave again. Staff leave it out (ADR 067).
// Mails alone: refunds are sent, because a provider that is asked twice with the same refund gives back once.
import { CLOSING_TOLD, type ClosingTold } from '../../closings/closing-mail-job.ts';
import { ACCOUNT_MAIL, type AccountMailJob } from '../../customers/account-mails/account-mail-job.ts';
import { ORDER_AGAIN, type OrderAgain } from '../../orders/acts/send-again.ts';
import { VISIT_MOVED, type VisitMoved } from '../../orders/acts/write-move.ts';
import { ORDER_CONFIRMED } from '../../orders/confirm-order.ts';
import { PARCEL_SENT, type ParcelSent, parcelMailId } from '../../orders/parcels/send-parcel.ts';
import { PASS_CHANGED, type PassChanged, passMailId } from '../../orders/passes/change-pass.ts';
import { WITHDRAWAL_RECEIVED, type WithdrawalReceived } from '../../orders/withdrawal/withdraw-order.ts';
import { REFUND_PAYMENT, type RefundPayment } from '../../payments/refunds/request-refund.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { ORDER_RETURNED, type OrderReturned } from '../../returns/order-returned.ts';
import { STAFF_MAIL, type StaffMailJob } from '../../staff/mails/staff-mail-job.ts';
import {
  PRESENT_REFUSED,
  type PresentJob,
  presentMailId,
  presentsDueBefore,
  SEND_PRESENT,
} from '../../vouchers/presents/presents.ts';
import { findUnreturnedBefore, leaveMails, leaveOrderMails } from './leave-mails-store.ts';
import {
  ORDER_AGAIN_MAIL,
  PARCEL_MAIL,
  PASS_CHANGED_MAIL,
  PRESENT_MAIL,
  PRESENT_REFUSED_MAIL,
  VISIT_MOVED_MAIL,
} from './mail-kinds.ts';

/** The jobs that send mails. */
export const MAIL_JOBS: readonly string[] = [
  ORDER_CONFIRMED,
  ORDER_AGAIN,
  VISIT_MOVED,
  CLOSING_TOLD,
  REFUND_PAYMENT,
  ORDER_RETURNED,
  PARCEL_SENT,
  PASS_CHANGED,
  SEND_PRESENT,
  PRESENT_REFUSED,
  WITHDRAWAL_RECEIVED,
  ACCOUNT_MAIL,
  STAFF_MAIL,
];

/** Leaves out the mail of an order whose buyer has no address, in the transaction that confirms it. */
export async function leaveMailOfOrder(sql: Sql, bookingId: string): Promise<void> {
  await leaveMails(sql, [bookingId], 'order');
}

type LeavingShop = { readonly database: Database; readonly jobs: Pick<Jobs, 'unfinished'> };

export type LeftMails = { readonly about: string; readonly count: number };

/**
 * Leaves out the mails that were due before an instant and have not left.
 * @returns how many of which kind
 */
export async function leaveMailsBefore(
  { database, jobs }: LeavingShop,
  before: Date,
): Promise<readonly LeftMails[]> {
  const waiting = async <Data>(name: string): Promise<Data[]> =>
    (await jobs.unfinished(name)).filter(({ written }) => written < before).map(({ data }) => data as Data);
  const again = (await waiting<OrderAgain>(ORDER_AGAIN)).map(({ mail_id }) => mail_id);
  const moved = (await waiting<VisitMoved>(VISIT_MOVED)).map(({ move_id }) => move_id);
  const closed = (await waiting<ClosingTold>(CLOSING_TOLD)).map(({ id }) => id);
  const refunds = (await waiting<RefundPayment>(REFUND_PAYMENT)).map(({ payment_id }) => payment_id);
  const returned = (await waiting<OrderReturned>(ORDER_RETURNED)).map(({ return_id }) => return_id);
  const parcels = (await waiting<ParcelSent>(PARCEL_SENT)).map(parcelMailId);
  const passes = (await waiting<PassChanged>(PASS_CHANGED)).map(passMailId);
  const withdrawals = (await waiting<WithdrawalReceived>(WITHDRAWAL_RECEIVED)).map(({ id }) => id);
  const refused = (await waiting<PresentJob>(PRESENT_REFUSED)).map(presentMailId);
  const accounts = (await waiting<AccountMailJob>(ACCOUNT_MAIL)).map(({ mail_id }) => mail_id);
  const staff = (await waiting<StaffMailJob>(STAFF_MAIL)).map(({ mail_id }) => mail_id);
  return database.transaction(async (sql: Sql) => {
    const presents = (await presentsDueBefore(sql, before)).map(presentMailId);
    return [
      { about: 'orders, with their tickets', count: await leaveOrderMails(sql, before) },
      { about: 'orders that staff sent again', count: await leaveMails(sql, again, ORDER_AGAIN_MAIL) },
      { about: 'visits that were moved', count: await leaveMails(sql, moved, VISIT_MOVED_MAIL) },
      { about: 'visits that cannot take place', count: await leaveMails(sql, closed, CLOSING_TOLD) },
      {
        about: 'refunds (the money still goes back)',
        count: await leaveMails(sql, [...refunds, ...(await findUnreturnedBefore(sql, before))], 'refund'),
      },
      { about: 'what was given back of orders', count: await leaveMails(sql, returned, 'refund') },
      { about: 'parcels that were sent', count: await leaveMails(sql, parcels, PARCEL_MAIL) },
      { about: 'passes that were changed', count: await leaveMails(sql, passes, PASS_CHANGED_MAIL) },
      { about: 'presents', count: await leaveMails(sql, presents, PRESENT_MAIL) },
      { about: 'presents that were refused', count: await leaveMails(sql, refused, PRESENT_REFUSED_MAIL) },
      { about: 'withdrawals, to the buyer', count: await leaveMails(sql, withdrawals, 'withdrawal') },
      { about: 'withdrawals, to the museum', count: await leaveMails(sql, withdrawals, 'withdrawal-notice') },
      { about: 'accounts', count: await leaveMails(sql, accounts, 'account') },
      { about: 'invitations to the office', count: await leaveMails(sql, staff, 'staff') },
    ];
  });
}
