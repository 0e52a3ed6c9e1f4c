// The two e-invoices of a paper (`papersOf`): what is put into a company's PDF, and what an authority hands in.
import { xRechnungGaps } from '../../../domain/invoices/e-invoice-gaps.ts';
import { isForCompany } from '../../../domain/invoices/invoice-papers.ts';
import type { Invoice } from '../../orders/invoices/review-invoice.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { ciiXml, type Profile } from './cii-xml.ts';
import { eInvoice } from './e-invoice.ts';

/** For a company's PDF; undefined for private persons, and where EN 16931 asks for what is not known. */
export function facturX(invoice: Invoice, museum: DocumentMuseum): string | undefined {
  return isForCompany(invoice.content) ? written(invoice, museum, 'factur-x') : undefined;
}

/** For an authority, whose routing id says that it wants one; undefined likewise, and where XRechnung asks for more. */
export function xRechnung(invoice: Invoice, museum: DocumentMuseum): string | undefined {
  return invoice.content.routing_id ? written(invoice, museum, 'xrechnung') : undefined;
}

function written(invoice: Invoice, museum: DocumentMuseum, profile: Profile): string | undefined {
  const e = eInvoice(invoice, museum);
  if (!('terms' in e)) return undefined;
  const isRefused = profile === 'xrechnung' && xRechnungGaps(invoice.content, museum).length > 0;
  return isRefused ? undefined : ciiXml(e, profile);
}
