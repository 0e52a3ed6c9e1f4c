// What companies and authorities can have on their invoices besides name and address. All of it is optional; what is there must
// be right (`check-invoice-fields.ts`).
import { compactRoutingId, compactVatId } from './compact-ids.ts';

export const INVOICE_FIELDS = ['buyer_vat_id', 'routing_id', 'buyer_reference'] as const;
export type InvoiceFieldName = (typeof INVOICE_FIELDS)[number];

/** '' where a field is not wanted. */
export type InvoiceFields = {
  readonly buyer_vat_id: string;
  /** Of an authority (`Leitweg-ID`, BT-10): it gets an XRechnung. */
  readonly routing_id: string;
  /** A cost centre, a department, a name of the buyer's own (BT-10, or BT-19 beside a routing id). */
  readonly buyer_reference: string;
};

export const NO_INVOICE_FIELDS: InvoiceFields = { buyer_vat_id: '', routing_id: '', buyer_reference: '' };

/** As they are stored and sent. */
export function trimInvoiceFields(fields: Partial<InvoiceFields>): InvoiceFields {
  const { buyer_vat_id = '', routing_id = '', buyer_reference = '' } = fields;
  return {
    buyer_vat_id: compactVatId(buyer_vat_id),
    routing_id: compactRoutingId(routing_id),
    buyer_reference: buyer_reference.trim(),
  };
}
