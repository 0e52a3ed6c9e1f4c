// An invoice or a credit note as a PDF (§ 14(4) UStG), from what was frozen when it was issued: the same bytes forever, as
// long as the shop's wording is the same.
import { isTaxed } from '../../../domain/products/vat.ts';
import type { Invoice } from '../../orders/invoices/review-invoice.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { museumInstant } from '../museum/museum-instant.ts';
import { drawParagraph, drawRule, type Flow, makeRoom } from '../pdf/flow.ts';
import { drawFeet } from '../pdf/page-feet.ts';
import { pdfDocument } from '../pdf/pdf-document.ts';
import { accentOf, drawLogo } from '../pdf/sheet-look.ts';
import { display, LEFT, RIGHT, small } from '../pdf/ticket-sheet.ts';
import { setLine, type TextStyle } from '../pdf/typeset.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { addressLines } from '../text/postal-address.ts';
import type { InvoiceContext } from './invoice-context.ts';
import { invoiceItems } from './invoice-items.ts';
import { invoiceTotal, invoiceVat } from './invoice-sums.ts';
import { drawItems, drawSums, drawVat } from './invoice-table.ts';

const plain: TextStyle = { face: 'text', size: 10.5, leading: 1.45 };
const bold: TextStyle = { ...plain, face: 'strong' };
const masthead: TextStyle = { face: 'display', size: 15, leading: 1.3 };

/**
 * The PDF of an issued invoice, in the language of its order.
 * @param facturX the same for machines
 */
export function invoicePdf(invoice: Invoice, museum: DocumentMuseum, facturX?: string): Promise<Buffer> {
  const i18n = documentI18n(invoice, museum);
  const isCredit = invoice.kind === 'credit-note';
  const title = i18n.t(isCredit ? 'documents.invoice.credit' : 'documents.invoice.title', {
    number: invoice.number,
  });
  const about = {
    title,
    author: invoice.content.issuer.name,
    language: i18n.language,
    created: museumInstant(invoice.issued_on, museum.timeZone),
    facturX,
  };
  return pdfDocument(about, (pdf, root) => {
    pdf.addPage();
    const section = pdf.struct('Sect', { title });
    root.add(section);
    const flow: Flow = { pdf, section, y: 48 };
    const context: InvoiceContext = { invoice, museum, i18n };
    drawInvoiceHead(flow, context);
    drawParagraph(flow, title, display, 'H1');
    flow.y += 8;
    drawFacts(flow, invoice, i18n);
    flow.y += 18;
    drawItems(flow, invoiceItems(context), i18n);
    const vat = invoiceVat(context);
    drawSums(flow, invoiceTotal(context));
    drawVat(flow, vat.rows, i18n);
    drawNotes(flow, [
      ...(isTaxed(invoice.content.vat) ? [i18n.t('documents.invoice.included')] : []),
      i18n.t('documents.invoice.supply'),
      ...vat.notes,
    ]);
    section.end();
    drawFeet(pdf, `${invoice.content.issuer.name} · ${invoice.number}`, i18n);
  });
}

/** Who issues it, and to whom. */
export function drawInvoiceHead(flow: Flow, { invoice, museum, i18n }: InvoiceContext): void {
  const { issuer, buyer } = invoice.content;
  drawRule(flow, 5, accentOf(museum));
  flow.y += 12;
  // Beside the name, which an invoice must have in words (§ 14(4) UStG).
  drawLogo(flow.pdf, flow.section, museum, { x: RIGHT, y: flow.y, right: true });
  drawParagraph(flow, issuer.name, masthead);
  const { street, zip, city } = issuer.address;
  drawParagraph(
    flow,
    [street, `${zip} ${city}`, issuer.email].filter((text) => text.trim()).join(' · '),
    small,
  );
  const number = taxNumber(issuer, i18n);
  if (number) drawParagraph(flow, number, small);
  flow.y += 30;
  const recipient = [buyer.company, buyer.name, ...addressLines(buyer.address, i18n.formats, museum)];
  for (const line of recipient.filter((text) => text.trim())) drawParagraph(flow, line, plain);
  flow.y = Math.max(flow.y + 26, 222);
}

/** The VAT id, or without one the number of the tax office. */
function taxNumber(
  { vat_id, tax_number }: Invoice['content']['issuer'],
  { t }: InvoiceContext['i18n'],
): string {
  if (vat_id) return t('documents.invoice.vat-id', { number: vat_id });
  return tax_number ? t('documents.invoice.tax-number', { number: tax_number }) : '';
}

/** What a further paper is to the order's invoice. */
function relationOf({ kind, content }: Invoice) {
  if (kind === 'invoice') return content.returned && ('documents.invoice.supplement' as const);
  return content.returned ? 'documents.invoice.credit.part' : 'documents.invoice.credit.of';
}

function drawFacts(flow: Flow, invoice: Invoice, i18n: InvoiceContext['i18n']): void {
  const { t, formats } = i18n;
  const isCredit = invoice.kind === 'credit-note';
  const words = relationOf(invoice);
  if (words) {
    const of = { number: invoice.invoice_number, date: formats.day(invoice.invoiced_on) };
    drawParagraph(flow, t(words, of), plain);
    flow.y += 6;
  }
  const facts: readonly (readonly [string, string])[] = [
    [t(isCredit ? 'documents.invoice.credit.number' : 'documents.invoice.number'), invoice.number],
    [t('documents.invoice.date'), formats.day(invoice.issued_on)],
    [t('documents.mail.number'), invoice.order_number],
    [t('documents.mail.date'), formats.day(invoice.ordered)],
    [t('documents.invoice.external'), invoice.content.external_document_number],
    [t('documents.invoice.buyer_vat_id'), invoice.content.buyer_vat_id],
    [t('documents.invoice.routing_id'), invoice.content.routing_id],
    [t('documents.invoice.buyer_reference'), invoice.content.buyer_reference],
  ];
  drawFactRows(flow, facts);
}

/** A row for each label whose value is not ''. */
export function drawFactRows(flow: Flow, facts: readonly (readonly [string, string])[]): void {
  for (const [label, value] of facts) {
    if (value.trim() === '') continue;
    makeRoom(flow, plain.size * plain.leading);
    const y = flow.y + plain.size * 1.17;
    const { pdf } = flow;
    flow.section.add(
      pdf.struct('P', {}, () => {
        setLine(pdf, `${label} `, bold, LEFT, y);
        setLine(pdf, value, plain, LEFT + 150, y);
      }),
    );
    flow.y += plain.size * plain.leading;
  }
}

export function drawNotes(flow: Flow, notes: readonly string[]): void {
  flow.y += 18;
  for (const note of notes) {
    drawParagraph(flow, note, { ...small, size: 9.5 });
    flow.y += 3;
  }
}
