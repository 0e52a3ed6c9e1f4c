// Sends the mails about a transfer, each once, and only while what it says is true.
import { shopAddress, shopPaths, withReturnedCart } from '../../../domain/addresses.ts';
import type { CartRow } from '../../orders/decide-cart.ts';
import { findCart } from '../../orders/decide-cart.ts';
import type { Payments } from '../../payments/payments.ts';
import type { TransferMail } from '../../payments/transfer/transfer-mail-job.ts';
import { findTransferOrder } from '../../payments/transfer/transfer-to-pay.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { transferMailKind } from '../mail/mail-kinds.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { transferMail } from './transfer-mail.ts';

type TransferMailShop = MailShop & { readonly payments: Pick<Payments, 'transfer'> };

/** Sends the mail of a job, unless it has left already or has come to nothing. */
export function deliverTransfer(shop: TransferMailShop, job: TransferMail): Promise<void> {
  const kind = transferMailKind(job.about);
  return sendOnce(shop, { subjectId: job.payment_id, kind }, () => writeMail(shop, job, kind));
}

async function writeMail(shop: TransferMailShop, job: TransferMail, kind: string): Promise<Mail | undefined> {
  const { database, museum, imported, payments } = shop;
  const order = await findTransferOrder({ database, transfer: payments.transfer }, job.payment_id);
  const cart = order && (await findCart(database, order.cartId));
  if (!cart || !isWanted(cart, job.about, shop.now())) return undefined;
  const { publicUrl } = shop.config;
  const { language, quote, id } = cart;
  const input = {
    about: job.about,
    transfer: order.transfer,
    lines: quote.lines,
    buyer: quote.buyer.name,
    page:
      job.about === 'lapsed'
        ? shopAddress(publicUrl, language, shopPaths.events())
        : withReturnedCart(shopAddress(publicUrl, language, shopPaths.checkoutSuccess()), id),
    museum: orderMuseum(museum, imported, language, quote, publicUrl),
  };
  const date = new Date(job.at);
  return {
    to: quote.buyer.email,
    ...transferMail(input, language),
    attachments: [],
    messageId: messageIdOf(kind, job.payment_id, publicUrl),
    date,
    fileName: mailFileName(date, `${kind}-${job.payment_id}`),
  };
}

/** Nobody is asked for money that has come, and whoever canceled knows that it is over. */
function isWanted({ state, expires_at }: CartRow, about: TransferMail['about'], now: Date): boolean {
  const isOver = state === 'expired' || (state === 'held' && expires_at <= now);
  return about === 'lapsed' ? isOver : state === 'held' && !isOver;
}
