// Sends the link that confirms free tickets, once for each job, while the order still waits for it.

import { shopAddress, shopPaths, withSecret } from '../../../domain/addresses.ts';
import { type CartRow, findCart } from '../../orders/decide-cart.ts';
import type { OrderLink } from '../../payments/mailed-link/link-mail-job.ts';
import { linkProof } from '../../payments/mailed-link/link-proof.ts';
import type { Payments } from '../../payments/payments.ts';
import type { MailShop } from '../documents-shop.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { messageIdOf } from './deliver-order.ts';
import { linkMail } from './link-mail.ts';
import { ORDER_LINK_MAIL } from './mail-kinds.ts';
import { type Mail, mailFileName } from './send-mail.ts';
import { sendOnce } from './send-once.ts';

type LinkShop = MailShop & { readonly payments: Pick<Payments, 'linkKey'> };

/** Sends the mail of a job, unless it has left already or its order waits no more. */
export function deliverLink(shop: LinkShop, job: OrderLink): Promise<void> {
  return sendOnce(shop, { subjectId: job.mail_id, kind: ORDER_LINK_MAIL }, async () => {
    const cart = await findCart(shop.database, job.cart_id);
    return cart?.state === 'held' && cart.expires_at > shop.now() ? writeMail(shop, cart, job) : undefined;
  });
}

function writeMail(shop: LinkShop, cart: CartRow, { mail_id, at }: OrderLink): Mail {
  const { museum, imported, clock, payments } = shop;
  const { publicUrl } = shop.config;
  const { id, language, quote } = cart;
  const page = shopAddress(publicUrl, language, shopPaths.confirmOrder());
  const input = {
    lines: quote.lines,
    link: withSecret(page, `${id}.${linkProof(payments.linkKey, id)}`),
    until: clock.fromInstant(cart.expires_at),
    museum: orderMuseum(museum, imported, language, quote, publicUrl),
  };
  const date = new Date(at);
  return {
    to: quote.buyer.email,
    ...linkMail(input, language),
    attachments: [],
    messageId: messageIdOf(ORDER_LINK_MAIL, mail_id, publicUrl),
    date,
    fileName: mailFileName(date, `${ORDER_LINK_MAIL}-${mail_id}`),
  };
}
