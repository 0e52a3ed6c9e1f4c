// Tells who paid in vain, too late or twice that their money goes back (decisions 3). Like every mail: once, however often the job runs.
import type { CartState } from '../../domain/orders/cart-state.ts';
import { findCart } from '../orders/decide-cart.ts';
import { findPayment } from '../payments/refund-payment.ts';
import { type DeliverContext, messageIdOf } from './deliver-order.ts';
import { noteMailSent, wasMailSent } from './mail-store.ts';
import { orderMuseum } from './order-museum.ts';
import { type RefundReason, refundMail } from './refund-mail.ts';
import { mailFileName } from './send-mail.ts';

const KIND = 'refund';

/** Why money for a cart goes back, seen from where the cart stands. */
export const refundReason = (state: CartState): RefundReason => {
  if (state === 'expired') return 'places-gone';
  // A paid cart that waits for its visitor's confirmation keeps its first payment, too.
  return state === 'confirmed' || state === 'paid' ? 'paid-twice' : 'not-booked';
};

/** Sends the mail of a payment that went back, unless it has left already or nobody is known to write to. */
export const deliverRefund = async (paymentId: string, context: DeliverContext): Promise<void> => {
  const { database, mailer, publicUrl } = context;
  const payment = await findPayment(database, paymentId);
  if (payment?.state !== 'refunded' || (await wasMailSent(database, paymentId, KIND))) return;
  const cart = await findCart(database, payment.cart_id);
  const to = payment.payer?.email ?? cart?.quote.buyer.email;
  if (!cart || !to) return;
  const { museum, catalogue } = await context.shop();
  const { language, quote } = cart;
  await mailer.send({
    to,
    ...refundMail({
      language,
      museum: orderMuseum(museum, catalogue, language, quote),
      reason: refundReason(cart.state),
      amount: payment.amount,
      lines: quote.lines,
    }),
    attachments: [],
    messageId: messageIdOf(KIND, paymentId, publicUrl),
    date: cart.expires_at,
    fileName: mailFileName(cart.expires_at, `${KIND}-${paymentId}`),
  });
  await noteMailSent(database, paymentId, KIND);
};
