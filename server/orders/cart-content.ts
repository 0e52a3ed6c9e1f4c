// What a cart is made of once it has been priced: everything that the order will need, so that nothing has to be looked
// up in a catalogue that may have changed by then.
import type { Claim } from '../../domain/capacity/claim.ts';
import type { Order, OrderLine, RedeemedCode, Shipping } from '../../domain/orders/order.ts';
import type { PlannedAdmission } from '../../domain/orders/quote.ts';
import type { VatSum } from '../../domain/products/vat.ts';

/** Name and address as they stood when the cart was placed; empty for express payment until the provider tells. */
export type Buyer = Pick<Order, 'email' | 'name' | 'company' | 'address'>;

export type CartContent = {
  readonly lines: readonly OrderLine[];
  /** Per line, what is printed. */
  readonly admissions: readonly (readonly PlannedAdmission[])[];
  /** To take the places again when the money comes late. */
  readonly claims: readonly Claim[];
  readonly shipping: Shipping | null;
  readonly codes: readonly RedeemedCode[];
  readonly vat: readonly VatSum[];
  readonly buyer: Buyer;
  readonly payment: { readonly payartId: number; readonly name: string };
  readonly request_invoice: boolean;
  readonly external_document_number: string;
  readonly partner: string;
};

/** What was written before carts had parcels and codes has none. */
type Stored<Content extends Partial<CartContent>> = Omit<Content, 'shipping' | 'codes'> &
  Partial<Pick<CartContent, 'shipping' | 'codes'>>;

/** A cart or an order as the database has it, whichever version of the shop wrote it. */
export function readContent<Content extends Pick<CartContent, 'shipping' | 'codes'>>(
  stored: Stored<Content>,
): Content {
  return { ...stored, shipping: stored.shipping ?? null, codes: stored.codes ?? [] } as unknown as Content;
}
