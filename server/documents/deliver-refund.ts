// Tells who paid too late that their money goes back (decisions 3). Like every mail: once, however often the job runs.
import { findCart } from '../orders/decide-cart.ts';
import { findPayment } from '../payments/payment-store.ts';
import { type DeliverContext, messageIdOf } from './deliver-order.ts';
import { noteMailSent, wasMailSent } from './mail-store.ts';
import { orderMuseum } from './order-museum.ts';
import { refundMail } from './refund-mail.ts';
import { mailFileName } from './send-mail.ts';

const KIND = 'refund';

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
