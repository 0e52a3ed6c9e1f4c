// What companies and authorities can have on their invoices besides name and address. All of it is optional; what is there must
// be right. The same rule runs in the browser and on the server.
import type { FieldProblem } from '../refusal.ts';
import { compactRoutingId, isRoutingId } from './routing-id.ts';
import { compactVatId, isVatId } from './vat-id.ts';

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

/** What is wrong, per field; empty when they may be stored. */
export function checkInvoiceFields(fields: InvoiceFields): Partial<Record<InvoiceFieldName, FieldProblem[]>> {
  const { buyer_vat_id, routing_id } = trimInvoiceFields(fields);
  return {
    ...(buyer_vat_id === '' || isVatId(buyer_vat_id) ? {} : { buyer_vat_id: ['VAT_ID_INVALID'] }),
    ...(routing_id === '' || isRoutingId(routing_id) ? {} : { routing_id: ['ROUTING_ID_INVALID'] }),
  };
}
