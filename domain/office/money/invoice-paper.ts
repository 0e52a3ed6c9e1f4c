// A paper of an invoice or a credit note, as the office shows it.
import { type Static, Type } from 'typebox';
import { INVOICE_GAPS } from '../../invoices/e-invoice-gaps.ts';

export const InvoicePaper = Type.Object({
  number: Type.String(),
  /** Why machines cannot read it, in the terms of EN 16931; empty where they can, and for private persons. */
  lacks: Type.Array(Type.Enum(INVOICE_GAPS)),
});
export type InvoicePaper = Static<typeof InvoicePaper>;
