// What a document is printed from: plain data, because it goes to another thread.
import type { Order } from '../../../domain/orders/order.ts';
import type { Invoice } from '../../orders/invoices/review-invoice.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { VoucherPictures } from '../museum/voucher-pictures.ts';
import type { OfferPaper } from '../offer/offer-pdf.ts';
import type { PrintedDoorPaper } from '../pdf/door-paper-pdf.ts';
import type { PackingSlip } from '../pdf/slip-pdf.ts';
import type { Terms } from '../pdf/terms-pdf.ts';
import type { VoucherPaper } from '../pdf/voucher-pdf.ts';

export type PrintTask = {
  readonly museum: DocumentMuseum;
  /** The museum's own faces, by the names that its look has for them. */
  readonly fonts?: Readonly<Record<string, Uint8Array>>;
} & (
  | { readonly kind: 'tickets' | 'passes'; readonly order: Order }
  | {
      readonly kind: 'vouchers';
      readonly order: VoucherPaper;
      readonly pictures: VoucherPictures;
      /** A preview before they are bought. */
      readonly sample?: boolean;
    }
  /** The invoice itself says whether it is a credit note. */
  | { readonly kind: 'invoice'; readonly invoice: Invoice }
  | { readonly kind: 'terms'; readonly terms: Terms }
  | { readonly kind: 'door-paper'; readonly paper: PrintedDoorPaper }
  | { readonly kind: 'offer'; readonly offer: OfferPaper }
  | { readonly kind: 'slips'; readonly slips: readonly PackingSlip[] }
);

/** Makes the PDF of a document. */
export type Print = (task: PrintTask) => Promise<Buffer>;
