// The one mail after an order: what, when, where, what it cost, and what the law says about it (law-and-ux).
import type { Order } from '../../../domain/orders/order.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { type OrderMailOptions, orderMailContent } from './order-mail-content.ts';
import { orderMailHtml } from './order-mail-html.ts';
import { orderMailText } from './order-mail-text.ts';

export type OrderMail = { readonly subject: string; readonly html: string; readonly text: string };

/** Subject and both parts, in the order's language. */
export function orderMail(order: Order, museum: DocumentMuseum, options: OrderMailOptions): OrderMail {
  const content = orderMailContent(order, museum, options);
  return { subject: content.subject, html: orderMailHtml(content), text: orderMailText(content) };
}
