// Whether what companies and authorities want on their invoices can be right. The same rule runs in the browser and on the server.
import type { FieldProblem } from '../refusal.ts';
import { type InvoiceFieldName, type InvoiceFields, trimInvoiceFields } from './invoice-fields.ts';
import { isRoutingId } from './routing-id.ts';
import { isVatId } from './vat-id.ts';

/** What is wrong, per field; empty when they may be stored. */
export function checkInvoiceFields(fields: InvoiceFields): Partial<Record<InvoiceFieldName, FieldProblem[]>> {
  const { buyer_vat_id, routing_id } = trimInvoiceFields(fields);
  return {
    ...(buyer_vat_id === '' || isVatId(buyer_vat_id) ? {} : { buyer_vat_id: ['VAT_ID_INVALID'] }),
    ...(routing_id === '' || isRoutingId(routing_id) ? {} : { routing_id: ['ROUTING_ID_INVALID'] }),
  };
}
