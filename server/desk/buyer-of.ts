import type { DeskBuyer } from '../../domain/desk/desk-contract.ts';
import type { Buyer } from '../orders/content/cart-content.ts';

/** The buyer as an order keeps them. */
export function buyerOf({ name, email, company, street, zip, city, country }: DeskBuyer): Buyer {
  return { name, email, company, address: { street, zip, city, country } };
}
