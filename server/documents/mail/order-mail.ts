// The one mail after an order: what, when and where with the codes, what it cost, and what the law says about it (law-and-ux).
import type { Order } from '../../../domain/orders/order.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { mailCodes } from './mail-codes.ts';
import { logoPictures } from './mail-look.ts';
import { type OrderMailOptions, orderMailContent } from './order-mail-content.ts';
import { orderMailHtml } from './order-mail-html.ts';
import { orderMailText } from './order-mail-text.ts';
import type { Picture } from './send-mail.ts';

export type OrderMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Those that the HTML shows. */
  readonly pictures?: readonly Picture[];
};

/** Subject, both parts and the pictures in them, in the order's language. */
export function orderMail(order: Order, museum: DocumentMuseum, options: OrderMailOptions): OrderMail {
  const i18n = documentI18n(order, museum);
  const codes = mailCodes(order, i18n);
  const content = orderMailContent(order, museum, codes, i18n, options);
  return {
    subject: content.subject,
    html: orderMailHtml(content),
    text: orderMailText(content),
    pictures: [...logoPictures(museum), ...codes.pictures],
  };
}
