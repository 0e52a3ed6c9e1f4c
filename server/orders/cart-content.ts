// The content of a priced cart. It holds everything that the order will need, so that nothing has to be looked up in a
// catalogue that may have changed by then.
import type { Claim } from '../../domain/capacity/claim.ts';
import type { Order, RedeemedCode, Shipping } from '../../domain/orders/order.ts';
import type { PlannedAdmission } from '../../domain/orders/quote.ts';
import type { OrderLine } from '../../domain/product-kinds.ts';
import type { VatSum } from '../../domain/products/vat.ts';
import { type StoredLine, upgradeLine } from './upgrade-line.ts';

/** Name and address when the cart was placed; empty for express payment until the provider sends them. */
export type Buyer = Pick<Order, 'email' | 'name' | 'company' | 'address'>;

export type CartContent = {
  readonly lines: readonly OrderLine[];
  /** Per line, what is printed. */
  readonly admissions: readonly (readonly PlannedAdmission[])[];
  /** Kept to take the places again when the money comes late. */
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

/**
 * The version in which carts, orders and invoices are stored: 2 since each kind of product has its own type of line.
 */
export const CONTENT_VERSION = 2;

/**
 * As the database has it, written by any version of the shop. The first version stored no number, and at first no
 * parcels or codes.
 */
type Stored<Content extends Partial<CartContent>> = Omit<Content, 'lines' | 'shipping' | 'codes'> &
  Partial<Pick<CartContent, 'shipping' | 'codes'>> & {
    readonly version?: number;
    readonly lines: readonly StoredLine[];
  };

/** The content of a cart, an order or an invoice as it is stored. */
export function storedContent<Content extends object>(
  content: Content,
): Content & { readonly version: number } {
  return { ...content, version: CONTENT_VERSION };
}

/** A cart, an order or an invoice as this shop knows it. */
export function readContent<Content extends Pick<CartContent, 'lines' | 'shipping' | 'codes'>>(
  stored: Stored<Content>,
): Content {
  const { version = 1, lines, shipping = null, codes = [], ...content } = stored;
  if (version > CONTENT_VERSION) throw new Error(`content of version ${version} was stored by a newer shop`);
  return { ...content, lines: lines.map(upgradeLine), shipping, codes } as unknown as Content;
}
