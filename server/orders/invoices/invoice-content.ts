// An invoice as it was issued (§ 14(4) UStG): who sold what to whom. It is a copy, because an invoice must not change
// when the order, the museum's address or its tax number does.
import type { InvoiceFields } from '../../../domain/invoices/invoice-fields.ts';
import type { Cents } from '../../../domain/money.ts';
import type { ReturnedItem } from '../../../domain/returns/returned-items.ts';
import type { CartContent } from '../content/cart-content.ts';

/** Who issues invoices: name, address, and the number under which the museum pays its taxes (§ 14(4) nos. 1 and 2). */
export type Issuer = {
  readonly name: string;
  readonly address: {
    readonly street: string;
    readonly zip: string;
    readonly city: string;
    readonly country: string;
  };
  readonly email: string;
  /** '' for none; an invoice names the VAT id where there are both. */
  readonly tax_number: string;
  readonly vat_id: string;
  /** Who answers questions about an invoice, '' or missing: nobody in particular. */
  readonly contact?: string;
  /** Missing in older invoices. */
  readonly phone?: string;
};

export type InvoiceContent = Pick<
  CartContent,
  | 'lines'
  | 'shipping'
  | 'codes'
  | 'vat'
  | 'buyer'
  | 'payment'
  | 'external_document_number'
  | keyof InvoiceFields
> & {
  readonly issuer: Issuer;
  /** Of a credit note for a part of the order: what it takes back, instead of lines. */
  readonly returned?: readonly ReturnedItem[] | undefined;
  /** What was to be paid after every code, in cents. */
  readonly total: Cents;
};

type Invoiced = Omit<InvoiceContent, 'issuer' | 'total' | 'returned'>;

/** Takes out of an order what its invoice says. */
export function invoiceContent(order: Invoiced, total: Cents, issuer: Issuer): InvoiceContent {
  return {
    issuer,
    buyer: order.buyer,
    lines: order.lines,
    shipping: order.shipping,
    codes: order.codes,
    vat: order.vat,
    total,
    payment: order.payment,
    external_document_number: order.external_document_number,
    buyer_vat_id: order.buyer_vat_id,
    routing_id: order.routing_id,
    buyer_reference: order.buyer_reference,
  };
}
