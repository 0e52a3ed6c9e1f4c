// What a document is printed from: plain data, because it goes to another thread.
import type { Order } from '../../../domain/orders/order.ts';
import type { Invoice } from '../../orders/invoices/review-invoice.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { Terms } from '../pdf/terms-pdf.ts';

export type PrintTask = { readonly museum: DocumentMuseum } & (
  | { readonly kind: 'tickets' | 'passes' | 'vouchers'; readonly order: Order }
  /** The invoice itself says whether it is a credit note. */
  | { readonly kind: 'invoice'; readonly invoice: Invoice }
  | { readonly kind: 'terms'; readonly terms: Terms }
);

/** Makes the PDF of a document. */
export type Print = (task: PrintTask) => Promise<Buffer>;
