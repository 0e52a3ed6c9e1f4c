// The papers of an issued invoice. For a company, what is outside of VAT (vouchers for several rates, donations) has a paper of
// its own: EN 16931 does not let it stand beside supplies (BR-O-11). It is no invoice in the sense of § 14 UStG, so it needs no
// number of the series: it has the invoice's, with a 2 behind it.
import { type Invoiced, splitInvoice } from './invoiced.ts';

type ForBuyer = Invoiced & { readonly buyer: { readonly company: string } };
export type InvoicePaper<Content> = { readonly number: string; readonly content: Content };

/** The papers that are drawn of an invoice or a credit note: one, or for a company perhaps two. */
export function invoicePapers<Content extends ForBuyer>(
  number: string,
  content: Content,
): [InvoicePaper<Content>, ...InvoicePaper<Content>[]] {
  const { supplies, outside } = isForCompany(content)
    ? splitInvoice(content)
    : { supplies: content, outside: undefined };
  if (!supplies || !outside) return [{ number, content }];
  return [
    { number, content: supplies },
    { number: secondNumber(number), content: outside },
  ];
}

/**
 * The number that a paper of a credit note refers to (BT-25): what is outside of VAT stands on the second paper of the
 * invoice, also where nothing else is taken back.
 * @param second of the invoice, undefined where it has one paper
 */
export function correctedNumber(paper: Invoiced, first: string, second: string | undefined): string {
  return splitInvoice(paper).supplies === undefined ? (second ?? first) : first;
}

/** To a company or an authority: its invoices can be read by machines. */
export function isForCompany({ buyer }: Pick<ForBuyer, 'buyer'>): boolean {
  return buyer.company.trim() !== '';
}

function secondNumber(number: string): string {
  return `${number}-2`;
}
