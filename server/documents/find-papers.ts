// An order and its museum, as papers name them.
import { defaultLanguage, isLanguage } from '../../domain/language.ts';
import type { Order } from '../../domain/orders/order.ts';
import { reviewOrder } from '../orders/review-order.ts';
import type { PapersShop } from './documents-shop.ts';
import type { DocumentMuseum } from './museum/document-museum.ts';
import { orderMuseum } from './museum/order-museum.ts';

export type DocumentKind = Order['documents'][number]['kind'];
export type Papers = { readonly order: Order; readonly museum: DocumentMuseum };

/** Undefined where there is no such order. */
export async function findPapers(shop: PapersShop, bookingId: string): Promise<Papers | undefined> {
  const { museum, imported, config } = shop;
  const order = await reviewOrder(shop, bookingId);
  if (!order) return undefined;
  const language = isLanguage(order.language) ? order.language : defaultLanguage(museum.settings.languages);
  return { order, museum: orderMuseum(museum, imported, language, order, config.publicUrl) };
}

export function hasDocument({ order }: Papers, kind: DocumentKind): boolean {
  return order.documents.some((one) => one.kind === kind);
}
