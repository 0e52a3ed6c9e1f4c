// What hinders a paper from being an e-invoice, in the terms of EN 16931: what every one must name, and what XRechnung asks for
// beyond it (BR-DE-3 to BR-DE-11, PEPPOL-EN16931-R010 and -R020). What is asked is what was frozen with the invoice.
import { invoicedCountry } from './country-codes.ts';
import { isForCompany } from './invoice-papers.ts';
import { invoiceTerms } from './invoice-terms.ts';
import type { Invoiced } from './invoiced.ts';

/** Without these there is no e-invoice at all. */
const E_INVOICE_GAPS = ['BG-25', 'BT-5', 'BT-32', 'BT-40', 'BT-55', 'BT-80'] as const;
/** Whoever gets an XRechnung without one of these must refuse it. */
const X_RECHNUNG_GAPS = [
  'BT-34',
  'BT-37',
  'BT-38',
  'BT-42',
  'BT-49',
  'BT-52',
  'BT-53',
  'BT-77',
  'BT-78',
] as const;
/** Either, in the order in which they are told. */
export const INVOICE_GAPS = [...E_INVOICE_GAPS, ...X_RECHNUNG_GAPS] as const;

export type EInvoiceGap = (typeof E_INVOICE_GAPS)[number];
export type XRechnungGap = (typeof X_RECHNUNG_GAPS)[number];
export type InvoiceGap = (typeof INVOICE_GAPS)[number];

type Address = { readonly zip: string; readonly city: string; readonly country: string };

/** An issued paper (`invoicePapers`), as it is kept. */
export type IssuedPaper = Invoiced & {
  readonly issuer: {
    readonly email: string;
    /** Missing in older invoices. */
    readonly phone?: string | undefined;
    readonly tax_number: string;
    readonly vat_id: string;
    readonly address: Address;
  };
  readonly buyer: { readonly email: string; readonly company: string; readonly address: Address };
  /** '' for whoever wants no XRechnung. */
  readonly routing_id: string;
};

/** What is not kept with an invoice. */
export type InvoicingMuseum = {
  /** ISO 4217; undefined where its sign is ambiguous. */
  readonly currency: string | undefined;
  readonly phone: string;
};

/** Why a paper cannot be read by machines although its buyer may expect it; empty for private persons. */
export function paperGaps(paper: IssuedPaper, museum: InvoicingMuseum): InvoiceGap[] {
  if (!isForCompany(paper)) return [];
  const asked = paper.routing_id === '' ? [] : xRechnungGaps(paper, museum);
  return [...eInvoiceGaps(paper, museum), ...asked];
}

export function eInvoiceGaps(
  paper: IssuedPaper,
  { currency }: Pick<InvoicingMuseum, 'currency'>,
): EInvoiceGap[] {
  const { issuer, buyer, shipping } = paper;
  return found([
    !invoiceTerms(paper) && 'BG-25',
    !currency && 'BT-5',
    !issuer.vat_id && !issuer.tax_number && 'BT-32',
    !invoicedCountry(issuer.address.country) && 'BT-40',
    !invoicedCountry(buyer.address.country) && 'BT-55',
    shipping !== null && !invoicedCountry(shipping.country) && 'BT-80',
  ]);
}

export function xRechnungGaps(
  { issuer, buyer, shipping }: IssuedPaper,
  museum: Pick<InvoicingMuseum, 'phone'>,
): XRechnungGap[] {
  return found([
    isBlank(issuer.email) && 'BT-34',
    isBlank(issuer.address.city) && 'BT-37',
    isBlank(issuer.address.zip) && 'BT-38',
    isBlank(issuer.phone ?? museum.phone) && 'BT-42',
    isBlank(buyer.email) && 'BT-49',
    isBlank(buyer.address.city) && 'BT-52',
    isBlank(buyer.address.zip) && 'BT-53',
    shipping !== null && isBlank(shipping.city) && 'BT-77',
    shipping !== null && isBlank(shipping.zip) && 'BT-78',
  ]);
}

function found<Gap extends InvoiceGap>(gaps: readonly (Gap | false)[]): Gap[] {
  return gaps.filter((gap) => gap !== false);
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
