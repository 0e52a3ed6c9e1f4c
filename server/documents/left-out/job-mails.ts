// Every job that sends mails, and how each of its mails is noted (table `mail`). Jobs that are missing here would send a second
// time after a backup was restored (ADR 067).
import { CLOSING_TOLD, type ClosingTold } from '../../closings/closing-mail-job.ts';
import { ACCOUNT_MAIL, type AccountMailJob } from '../../customers/account-mails/account-mail-job.ts';
import {
  OFFER_ANSWERED,
  OFFER_CHANGED,
  OFFER_MAIL,
  type OfferAnswered,
  type OfferChanged,
  type OfferMail,
} from '../../group-offers/offer-mail-job.ts';
import { GROUP_REQUESTED, type GroupRequested } from '../../group-requests/receive-request.ts';
import { GUIDE_TOLD } from '../../guides/tell-guides.ts';
import { ORDER_AGAIN, type OrderAgain } from '../../orders/acts/send-again.ts';
import { VISIT_MOVED, type VisitMoved } from '../../orders/acts/write-move.ts';
import { ORDER_CONFIRMED } from '../../orders/confirm-order.ts';
import { PARCEL_SENT, type ParcelSent, parcelMailId } from '../../orders/parcels/send-parcel.ts';
import { PASS_CHANGED, type PassChanged, passMailId } from '../../orders/passes/change-pass.ts';
import { WITHDRAWAL_RECEIVED, type WithdrawalReceived } from '../../orders/withdrawal/withdraw-order.ts';
import { ORDER_LINK, type OrderLink } from '../../payments/mailed-link/link-mail-job.ts';
import { REFUND_PAYMENT } from '../../payments/refunds/request-refund.ts';
import { PAYMENT_REQUESTED, type PaymentRequested } from '../../payments/requests/request-mail-job.ts';
import { PAYMENT_TAKEN_BACK, type PaymentTakenBack } from '../../payments/taken-back/taken-back-job.ts';
import { TRANSFER_MAIL, type TransferMail } from '../../payments/transfer/transfer-mail-job.ts';
import { ORDER_RETURNED, type OrderReturned } from '../../returns/order-returned.ts';
import { STAFF_MAIL, type StaffMailJob } from '../../staff/mails/staff-mail-job.ts';
import {
  PRESENT_REFUSED,
  type PresentJob,
  presentMailId,
  SEND_PRESENT,
} from '../../vouchers/presents/presents.ts';
import {
  GROUP_OFFER_ANSWERED_MAIL,
  GROUP_OFFER_CHANGED_MAIL,
  GROUP_OFFER_MAILS,
  GROUP_OFFER_NOTICE,
  GROUP_REQUEST_MAIL,
  GROUP_REQUEST_NOTICE,
  ORDER_AGAIN_MAIL,
  ORDER_LINK_MAIL,
  PARCEL_MAIL,
  PASS_CHANGED_MAIL,
  PAYMENT_REQUEST_MAIL,
  PRESENT_REFUSED_MAIL,
  TAKEN_BACK_MAIL,
  transferMailKind,
  VISIT_MOVED_MAIL,
} from '../mail/mail-kinds.ts';

/** A mail that is noted by what its job says. */
export type JobMail = {
  readonly job: string;
  readonly kind: string;
  /** What staff read, in plural. */
  readonly about: string;
  /** Whose mail it is; undefined where the job sends another kind. */
  readonly subjectOf: (data: unknown) => string | undefined;
};

function mail<Data>(
  job: string,
  kind: string,
  about: string,
  subjectOf: (data: Data) => string | undefined,
): JobMail {
  return { job, kind, about, subjectOf: (data) => subjectOf(data as Data) };
}

function transfer(wanted: TransferMail['about'], about: string): JobMail {
  return mail<TransferMail>(TRANSFER_MAIL, transferMailKind(wanted), about, (job) =>
    job.about === wanted ? job.payment_id : undefined,
  );
}

function offer(wanted: OfferMail['about'], about: string): JobMail {
  return mail<OfferMail>(OFFER_MAIL, GROUP_OFFER_MAILS[wanted], about, (job) =>
    job.about === wanted ? job.id : undefined,
  );
}

const withdrawn = ({ id }: WithdrawalReceived) => id;
const requested = ({ number }: GroupRequested) => String(number);
const changed = ({ change }: OfferChanged) => change;

export const JOB_MAILS: readonly JobMail[] = [
  mail<OrderAgain>(ORDER_AGAIN, ORDER_AGAIN_MAIL, 'orders that staff sent again', ({ mail_id }) => mail_id),
  mail<OrderLink>(ORDER_LINK, ORDER_LINK_MAIL, 'links that confirm an order', ({ mail_id }) => mail_id),
  mail<VisitMoved>(VISIT_MOVED, VISIT_MOVED_MAIL, 'visits that were moved', ({ move_id }) => move_id),
  mail<ClosingTold>(CLOSING_TOLD, CLOSING_TOLD, 'visits that cannot take place', ({ id }) => id),
  mail<OrderReturned>(
    ORDER_RETURNED,
    'refund',
    'what was given back of orders',
    ({ return_id }) => return_id,
  ),
  mail<PaymentRequested>(PAYMENT_REQUESTED, PAYMENT_REQUEST_MAIL, 'payment links', (job) => job.request_id),
  mail<PaymentTakenBack>(
    PAYMENT_TAKEN_BACK,
    TAKEN_BACK_MAIL,
    'payments that a bank took back',
    (job) => job.payment_id,
  ),
  transfer('asked', 'how to pay by transfer'),
  transfer('reminder', 'transfers that are due soon'),
  transfer('lapsed', 'transfers that did not come in time'),
  mail<ParcelSent>(PARCEL_SENT, PARCEL_MAIL, 'parcels that were sent', parcelMailId),
  mail<PassChanged>(PASS_CHANGED, PASS_CHANGED_MAIL, 'passes that were changed', passMailId),
  mail<PresentJob>(PRESENT_REFUSED, PRESENT_REFUSED_MAIL, 'presents that were refused', presentMailId),
  mail(WITHDRAWAL_RECEIVED, 'withdrawal', 'withdrawals, to the buyer', withdrawn),
  mail(WITHDRAWAL_RECEIVED, 'withdrawal-notice', 'withdrawals, to the museum', withdrawn),
  mail(GROUP_REQUESTED, GROUP_REQUEST_MAIL, 'requests of groups, to the group', requested),
  mail(GROUP_REQUESTED, GROUP_REQUEST_NOTICE, 'requests of groups, to the museum', requested),
  offer('made', 'offers to groups'),
  offer('reminder', 'offers to groups that lapse soon'),
  offer('withdrawn', 'offers to groups that were withdrawn'),
  mail(OFFER_CHANGED, GROUP_OFFER_CHANGED_MAIL, 'numbers of groups, to the group', changed),
  mail(OFFER_CHANGED, GROUP_OFFER_NOTICE, 'numbers of groups, to the museum', changed),
  mail<OfferAnswered>(OFFER_ANSWERED, GROUP_OFFER_ANSWERED_MAIL, 'answers of groups', ({ id }) => id),
  mail<AccountMailJob>(ACCOUNT_MAIL, 'account', 'accounts', ({ mail_id }) => mail_id),
  mail<StaffMailJob>(STAFF_MAIL, 'staff', 'invitations to the office', ({ mail_id }) => mail_id),
];

/**
 * The jobs that send mails. Whose mails are not in the table above are left out by what the database says (orders, presents,
 * refunds), or say what is so when they leave (guides).
 */
export const MAIL_JOBS: readonly string[] = [
  ...new Set([ORDER_CONFIRMED, REFUND_PAYMENT, SEND_PRESENT, GUIDE_TOLD, ...JOB_MAILS.map(({ job }) => job)]),
];
