// What a company or an authority types for its invoice. It is kept while the tab is open, as the buyer's other details are.
import {
  INVOICE_FIELDS,
  type InvoiceFields,
  NO_INVOICE_FIELDS,
  trimInvoiceFields,
} from '../../../domain/invoices/invoice-fields.ts';
import { sessionValue } from '../../ground/session-value.ts';
import { useInvoiceToCompany } from './use-request-invoice.ts';

const typed = sessionValue<InvoiceFields>('invoice fields', NO_INVOICE_FIELDS, readFields);

/** As they are typed. */
export const useInvoiceFields = typed.use;

export function changeInvoiceFields(changes: Partial<InvoiceFields>): void {
  typed.set({ ...typed.get(), ...changes });
}

/** What is sent with the order: nothing where the invoice is not a company's. */
export function useSentInvoiceFields(): Partial<InvoiceFields> {
  const fields = trimInvoiceFields(typed.use());
  const given = INVOICE_FIELDS.filter((name) => fields[name] !== '');
  return useInvoiceToCompany() ? Object.fromEntries(given.map((name) => [name, fields[name]])) : {};
}

function readFields(stored: unknown): InvoiceFields {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const text = (name: keyof InvoiceFields) => (typeof given[name] === 'string' ? given[name] : '');
  return {
    buyer_vat_id: text('buyer_vat_id'),
    routing_id: text('routing_id'),
    buyer_reference: text('buyer_reference'),
  };
}
