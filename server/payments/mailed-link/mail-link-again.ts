// The buyer of a free order asks for the link once more: the mail was lost, or looked like spam.
import { isRefusal, type Refusal } from '../../../domain/refusal.ts';
import { emailKey } from '../../credentials/email-key.ts';
import { countTry } from '../../credentials/tries/limit-tries.ts';
import { countMail, type MailsShop } from '../../customers/tries/limit-mails.ts';
import type { CartRow } from '../../orders/decide-cart.ts';
import type { Payments } from '../payments.ts';
import { writeLinkMail } from './link-mail-job.ts';

export type MailLinkShop = MailsShop & { readonly payments: Pick<Payments, 'database' | 'jobs' | 'now'> };

/** Mails the link of a cart again; refuses when the cart or the address has had its share of mails. */
export async function mailLinkAgain(
  shop: MailLinkShop,
  { id, quote }: Pick<CartRow, 'id' | 'quote'>,
): Promise<Refusal | undefined> {
  const refused =
    (await countTry(shop, 'order-link', id)) ?? (await countMail(shop, emailKey(quote.buyer.email)));
  if (isRefusal(refused)) return refused;
  const { jobs, database, now } = shop.payments;
  await writeLinkMail(jobs, database, id, now());
  return undefined;
}
