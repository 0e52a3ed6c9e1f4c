// Mails, the papers of orders, and money that goes back together with the mail that says so. What writes PDFs and mails is loaded with the first job or request, not while visitors
// wait for the shop to open.
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../domain/refusal.ts';
import type { AdmissionsShop } from '../admissions/admissions-shop.ts';
import type { Handlers } from '../api/handler.ts';
import { CLOSING_TOLD, ClosingTold } from '../closings/closing-mail-job.ts';
import { ACCOUNT_MAIL, AccountMailJob } from '../customers/account-mails/account-mail-job.ts';
import {
  OFFER_ANSWERED,
  OFFER_CHANGED,
  OFFER_MAIL,
  OfferAnswered,
  OfferChanged,
  OfferMail,
} from '../group-offers/offer-mail-job.ts';
import { GROUP_REQUESTED, GroupRequested } from '../group-requests/receive-request.ts';
import type { GuidesShop } from '../guides/guides-shop.ts';
import { GUIDE_TOLD, GuideTold } from '../guides/tell-guides.ts';
import type { ExplainRefusal } from '../http/explain-refusal.ts';
import { ORDER_AGAIN, OrderAgain } from '../orders/acts/send-again.ts';
import { VISIT_MOVED, VisitMoved } from '../orders/acts/write-move.ts';
import { ORDER_CONFIRMED, OrderConfirmed } from '../orders/confirm-order.ts';
import { PARCEL_SENT, ParcelSent } from '../orders/parcels/send-parcel.ts';
import { PASS_CHANGED, PassChanged } from '../orders/passes/change-pass.ts';
import { WITHDRAWAL_RECEIVED, WithdrawalReceived } from '../orders/withdrawal/withdraw-order.ts';
import { ORDER_LINK, OrderLink } from '../payments/mailed-link/link-mail-job.ts';
import type { Payments } from '../payments/payments.ts';
import { refundPayment } from '../payments/refunds/refund-payment.ts';
import { REFUND_PAYMENT, RefundPayment } from '../payments/refunds/request-refund.ts';
import { PAYMENT_REQUESTED, PaymentRequested } from '../payments/requests/request-mail-job.ts';
import { PAYMENT_TAKEN_BACK, PaymentTakenBack } from '../payments/taken-back/taken-back-job.ts';
import { TRANSFER_MAIL, TransferMail } from '../payments/transfer/transfer-mail-job.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { ORDER_RETURNED, OrderReturned } from '../returns/order-returned.ts';
import { lastKnownMuseum, openShop, type SiteShop } from '../site/open-shop.ts';
import { STAFF_MAIL, StaffMailJob } from '../staff/mails/staff-mail-job.ts';
import { verifyStaff } from '../staff/sessions/staff-sessions.ts';
import type { StaffShop } from '../staff/staff-shop.ts';
import {
  handOverPresents,
  PRESENT_REFUSED,
  PresentJob,
  SEND_PRESENT,
} from '../vouchers/presents/presents.ts';
import { documentsRoutes } from './documents-routes.ts';
import type { MailShop, PapersShop } from './documents-shop.ts';
import type { OfferPaperShop } from './group-offers/offer-mail.ts';
import { guideCalendarRoutes } from './guides/guide-calendar-routes.ts';
import { orderPapersRoutes } from './office/order-papers-routes.ts';
import { papersRoutes } from './office/papers-routes.ts';
import { guaranteeCode } from './pdf/guarantee-code.ts';

type DocumentsShop = MailShop &
  AdmissionsShop &
  GuidesShop & {
    readonly jobs: Pick<Jobs, 'write' | 'writeAll' | 'isOpen' | 'unfinished'>;
    readonly payments: Payments;
  };

export const documentsJobs: readonly Job<DocumentsShop>[] = [
  {
    name: 'resume-lost-work',
    everySeconds: 3600,
    work: async (shop) => {
      const { resumeLostWork } = await import('./mail/resume-lost-work.ts');
      await resumeLostWork(shop);
    },
  },
  {
    name: ORDER_CONFIRMED,
    data: OrderConfirmed,
    // While one is drawn, another is sent.
    concurrency: 3,
    // Nearly every buyer has the tickets on the page after the purchase; the others wait a minute longer at most.
    givesWay: true,
    work: async (shop, { booking_id }: OrderConfirmed) => {
      const { deliverOrder } = await import('./mail/deliver-order.ts');
      await deliverOrder(shop, booking_id);
    },
  },
  {
    name: ORDER_AGAIN,
    data: OrderAgain,
    work: async (shop, { mail_id }: OrderAgain) => {
      const { deliverOrderAgain } = await import('./mail/deliver-order.ts');
      await deliverOrderAgain(shop, mail_id);
    },
  },
  {
    name: VISIT_MOVED,
    data: VisitMoved,
    work: async (shop, { move_id }: VisitMoved) => {
      const { deliverMove } = await import('./moves/deliver-move.ts');
      await deliverMove(shop, move_id);
    },
  },
  {
    name: CLOSING_TOLD,
    data: ClosingTold,
    // Thousands may wait, and each is a call to the mail server.
    concurrency: 3,
    givesWay: true,
    work: async (shop, job: ClosingTold) => {
      const { deliverClosing } = await import('./closings/deliver-closing.ts');
      await deliverClosing(shop, job);
    },
  },
  {
    name: PARCEL_SENT,
    data: ParcelSent,
    work: async (shop, job: ParcelSent) => {
      const { deliverParcelNotice } = await import('./parcels/deliver-parcel-notice.ts');
      await deliverParcelNotice(shop, job);
    },
  },
  {
    name: GROUP_REQUESTED,
    data: GroupRequested,
    work: async (shop, job: GroupRequested) => {
      const { deliverRequestMails } = await import('./group-requests/deliver-request-mails.ts');
      await deliverRequestMails(shop, job);
    },
  },
  {
    name: GUIDE_TOLD,
    data: GuideTold,
    work: async (shop, job: GuideTold) => {
      const { deliverGuideMail } = await import('./guides/deliver-guide-mail.ts');
      await deliverGuideMail(shop, job);
    },
  },
  {
    name: PASS_CHANGED,
    data: PassChanged,
    work: async (shop, job: PassChanged) => {
      const { deliverPassNotice } = await import('./passes/deliver-pass-notice.ts');
      await deliverPassNotice(shop, job);
    },
  },
  {
    name: 'mail-door-papers',
    everySeconds: 600,
    work: async (shop) => {
      const { mailDoorPapers } = await import('./door/mail-door-papers.ts');
      await mailDoorPapers(shop);
    },
  },
  {
    name: 'hand-over-presents',
    everySeconds: 60,
    work: handOverPresents,
  },
  {
    name: SEND_PRESENT,
    data: PresentJob,
    concurrency: 2,
    work: async (shop, job: PresentJob) => {
      const { deliverPresent } = await import('./presents/deliver-present.ts');
      await deliverPresent(shop, job);
    },
  },
  {
    name: PRESENT_REFUSED,
    data: PresentJob,
    work: async (shop, job: PresentJob) => {
      const { deliverPresentRefused } = await import('./presents/deliver-present-refused.ts');
      await deliverPresentRefused(shop, job);
    },
  },
  {
    name: REFUND_PAYMENT,
    data: RefundPayment,
    work: async (shop, { payment_id }: RefundPayment) => {
      await refundPayment(shop.payments, payment_id);
      const { deliverRefund } = await import('./mail/deliver-refund.ts');
      await deliverRefund(shop, payment_id);
    },
  },
  {
    name: ORDER_RETURNED,
    data: OrderReturned,
    work: async (shop, { return_id }: OrderReturned) => {
      const { deliverReturn } = await import('./returns/deliver-return.ts');
      await deliverReturn(shop, return_id);
    },
  },
  {
    name: PAYMENT_TAKEN_BACK,
    data: PaymentTakenBack,
    work: async (shop, job: PaymentTakenBack) => {
      const { deliverTakenBack } = await import('./taken-back/deliver-taken-back.ts');
      await deliverTakenBack(shop, job);
    },
  },
  {
    name: WITHDRAWAL_RECEIVED,
    data: WithdrawalReceived,
    work: async (shop, { id }: WithdrawalReceived) => {
      const { deliverWithdrawal } = await import('./mail/deliver-withdrawal.ts');
      await deliverWithdrawal(shop, id);
    },
  },
  {
    name: ORDER_LINK,
    data: OrderLink,
    // Their buyers wait in front of the screen.
    concurrency: 3,
    work: async (shop, job: OrderLink) => {
      const { deliverLink } = await import('./mail/deliver-link.ts');
      await deliverLink(shop, job);
    },
  },
  {
    name: PAYMENT_REQUESTED,
    data: PaymentRequested,
    work: async (shop, job: PaymentRequested) => {
      const { deliverRequest } = await import('./request-mail/deliver-request.ts');
      await deliverRequest(shop, job);
    },
  },
  {
    name: OFFER_MAIL,
    data: OfferMail,
    work: async (shop, job: OfferMail) => {
      const { deliverOffer } = await import('./group-offers/deliver-offer.ts');
      await deliverOffer(shop, job);
    },
  },
  {
    name: OFFER_CHANGED,
    data: OfferChanged,
    work: async (shop, job: OfferChanged) => {
      const { deliverOfferChange } = await import('./group-offers/deliver-change.ts');
      await deliverOfferChange(shop, job);
    },
  },
  {
    name: OFFER_ANSWERED,
    data: OfferAnswered,
    work: async (shop, job: OfferAnswered) => {
      const { deliverOfferAnswer } = await import('./group-offers/deliver-answer.ts');
      await deliverOfferAnswer(shop, job);
    },
  },
  {
    name: TRANSFER_MAIL,
    data: TransferMail,
    work: async (shop, job: TransferMail) => {
      const { deliverTransfer } = await import('./transfer-mail/deliver-transfer.ts');
      await deliverTransfer(shop, job);
    },
  },
  {
    name: ACCOUNT_MAIL,
    data: AccountMailJob,
    work: async (shop, job: AccountMailJob) => {
      const { deliverAccountMail } = await import('./mail/deliver-account-mail.ts');
      await deliverAccountMail(shop, job);
    },
  },
  {
    name: STAFF_MAIL,
    data: StaffMailJob,
    work: async (shop, job: StaffMailJob) => {
      const { deliverStaffMail } = await import('./staff-mail/deliver-staff-mail.ts');
      await deliverStaffMail(shop, job);
    },
  },
];

export const slipsHandlers: Pick<Handlers<PapersShop>, 'POST office/parcels/slips'> = {
  'POST office/parcels/slips': async (shop, { body }) => {
    const { packingSlips } = await import('./parcels/packing-slips.ts');
    return (await packingSlips(shop, body.numbers)) ?? refuse('NOT_FOUND');
  },
};

export const offerPaperHandlers: Pick<Handlers<OfferPaperShop>, 'POST checkout/group-offer/pdf'> = {
  'POST checkout/group-offer/pdf': async (shop, { body }) => {
    const { offerPaperByLink } = await import('./group-offers/offer-paper.ts');
    return offerPaperByLink(shop, body.link);
  },
};

/** Serves the papers of orders, and the code of the notice on the legal guarantee. */
export async function serveDocuments(
  app: FastifyInstance,
  shop: SiteShop &
    Omit<PapersShop, 'museum' | 'imported' | 'clock'> &
    Omit<StaffShop, 'museum'> &
    Pick<GuidesShop, 'availability'>,
  explain: ExplainRefusal,
): Promise<void> {
  const open = () => openShop(shop);
  await app.register(guaranteeCode);
  await app.register(documentsRoutes, { open });
  await app.register(guideCalendarRoutes, { open });
  const verify = (cookies: string | undefined) => verifyStaff({ ...shop, ...lastKnownMuseum(shop) }, cookies);
  await app.register(papersRoutes, { open, verify, explain });
  await app.register(orderPapersRoutes, { open, verify, explain });
}
