// The job that mails a payment request. The mail itself: documents/request-mail/deliver-request.ts.
import { type Static, Type } from 'typebox';

export const PAYMENT_REQUESTED = 'payment-requested';
export const PaymentRequested = Type.Object({ request_id: Type.String() });
export type PaymentRequested = Static<typeof PaymentRequested>;
