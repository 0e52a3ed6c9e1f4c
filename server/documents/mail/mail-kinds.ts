// How mails are noted (table `mail`).
import type { TransferMail } from '../../payments/transfer/transfer-mail-job.ts';

/** An order's, sent again by staff. */
export const ORDER_AGAIN_MAIL = 'order-again';
/** The link by which a free order is confirmed: a cart may have several. */
export const ORDER_LINK_MAIL = 'order-link';
/** The link by which an order is paid. */
export const PAYMENT_REQUEST_MAIL = 'payment-request';
/** The list on paper, to whoever the museum has named: of each day. */
export const DOOR_PAPER_MAIL = 'door-paper';
/** A request of a group has arrived: to whoever asked, and to the museum. */
export const GROUP_REQUEST_MAIL = 'group-request';
export const GROUP_REQUEST_NOTICE = 'group-request-notice';
/** An offer to a group: it is made, it lapses soon, the museum has withdrawn it. */
export const GROUP_OFFER_MAILS = {
  made: 'group-offer',
  reminder: 'group-offer-reminder',
  withdrawn: 'group-offer-withdrawn',
} as const;
/** The numbers of an offer have changed: to the group, and to the museum. */
export const GROUP_OFFER_CHANGED_MAIL = 'group-offer-changed';
export const GROUP_OFFER_NOTICE = 'group-offer-notice';
/** A group has accepted or declined: to the museum. */
export const GROUP_OFFER_ANSWERED_MAIL = 'group-offer-answered';
/** A guide's tours have changed. */
export const GUIDE_MAIL = 'guide';
/** A parcel is on its way: of each, every mail that was decided on. */
export const PARCEL_MAIL = 'parcel';
/** The payer's bank has taken the money back for good: of each payment, once. */
export const TAKEN_BACK_MAIL = 'payment-taken-back';
/** A pass was blocked, unblocked or extended: of each, every change that was to be told. */
export const PASS_CHANGED_MAIL = 'pass-changed';
/** To the recipient. */
export const PRESENT_MAIL = 'present';
/** To the buyer: it was refused for good. */
export const PRESENT_REFUSED_MAIL = 'present-refused';
/** A report that somebody in the office has ordered: of each, every week's. */
export const REPORT_MAIL = 'report';
/** A visit's that staff have moved. */
export const VISIT_MOVED_MAIL = 'visit-moved';

/** To the buyer of an order by transfer. */
export function transferMailKind(about: TransferMail['about']): string {
  return `transfer-${about}`;
}
