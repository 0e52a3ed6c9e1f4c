// The content of a priced cart. It holds everything that the order will need, so that nothing has to be looked up in a
// catalogue that may have changed by then.
import type { Claim } from '../../../domain/capacity/claim.ts';
import type { InvoiceFields } from '../../../domain/invoices/invoice-fields.ts';
import type { Order, RedeemedCode, Shipping } from '../../../domain/orders/order.ts';
import type { PlannedAdmission } from '../../../domain/orders/quote.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { VatSum } from '../../../domain/products/vat.ts';

/** Name and address when the cart was placed; empty for express payment until the provider sends them. */
export type Buyer = Pick<Order, 'email' | 'name' | 'company' | 'address'>;

export type CartContent = InvoiceFields & {
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
