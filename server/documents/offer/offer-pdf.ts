// An offer to a group as a PDF (ADR 130), for whoever has to show it to somebody before they may accept it: what is offered, at
// which VAT, until when, and once it is accepted where the money goes.
import type { Language } from '../../../domain/language.ts';
import type { Day } from '../../../domain/museum-time.ts';
import { groupReference } from '../../../domain/payments/creditor-reference.ts';
import { groupIban } from '../../../domain/payments/iban.ts';
import type { TransferToPay } from '../../../domain/payments/transfer-to-pay.ts';
import { isTaxed } from '../../../domain/products/vat.ts';
import type { transferEn } from '../../../domain/wording/transfer/en.ts';
import { transferWording } from '../../../domain/wording/transfer/transfer-wording.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import type { InvoiceContent } from '../../orders/invoices/invoice-content.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import type { InvoiceContext } from '../invoice/invoice-context.ts';
import { invoiceItems } from '../invoice/invoice-items.ts';
import { drawFactRows, drawInvoiceHead, drawNotes } from '../invoice/invoice-pdf.ts';
import { invoiceTotal, invoiceVat } from '../invoice/invoice-sums.ts';
import { drawItems, drawSums, drawVat } from '../invoice/invoice-table.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { museumInstant } from '../museum/museum-instant.ts';
import { drawParagraph, type Flow } from '../pdf/flow.ts';
import { drawFeet } from '../pdf/page-feet.ts';
import { pdfDocument } from '../pdf/pdf-document.ts';
import { display } from '../pdf/ticket-sheet.ts';
import type { TextStyle } from '../pdf/typeset.ts';
import { inertInPrint } from '../text/inert.ts';
import { offerTexts } from './offer-texts.ts';

export type OfferPaper = {
  /** `17-1`: of the request, and which of its offers. */
  readonly number: string;
  readonly language: Language;
  readonly made: Day;
  readonly valid_until: Day;
  readonly numbers_until: Day;
  /** '' while it is open. */
  readonly accepted: Day | '';
  readonly message: string;
  readonly reduction: number;
  /** As its invoice would be. */
  readonly content: InvoiceContent;
  /** Where the money goes; once it is accepted. */
  readonly transfer?:
    | Pick<TransferToPay, 'holder' | 'iban' | 'bic' | 'bank' | 'reference' | 'missing' | 'due'>
    | undefined;
};

const plain: TextStyle = { face: 'text', size: 10.5, leading: 1.45 };
const heading: TextStyle = { ...plain, face: 'strong', size: 12 };

type Words = ReturnType<typeof offerTexts>;

export function offerPdf(paper: OfferPaper, museum: DocumentMuseum): Promise<Buffer> {
  const words = offerTexts(museum, paper.language);
  const { say, i18n } = words;
  const title = say('offer.pdf.title', { number: paper.number });
  const { content } = paper;
  const created = museumInstant(paper.made, museum.timeZone);
  const about = { title, author: content.issuer.name, language: i18n.language, created };
  return pdfDocument(about, (pdf, root) => {
    pdf.addPage();
    const section = pdf.struct('Sect', { title });
    root.add(section);
    const flow: Flow = { pdf, section, y: 48 };
    const context: InvoiceContext = { invoice: asInvoice(paper), museum, i18n };
    drawInvoiceHead(flow, context);
    drawParagraph(flow, title, display, 'H1');
    flow.y += 8;
    drawFactRows(flow, factsOf(paper, words));
    if (paper.message !== '') {
      flow.y += 12;
      for (const line of paper.message.split('\n').filter((one) => one.trim() !== ''))
        drawParagraph(flow, inertInPrint(line), plain);
    }
    flow.y += 18;
    drawItems(flow, invoiceItems(context), i18n);
    const vat = invoiceVat(context);
    drawSums(flow, { total: invoiceTotal(context).total, paid: [] });
    drawVat(flow, vat.rows, i18n);
    drawAccount(flow, paper, museum, words);
    drawNotes(flow, [
      ...(paper.reduction > 0 ? [say('offer.reduction', { percent: String(paper.reduction) })] : []),
      ...(isTaxed(content.vat) ? [i18n.t('documents.invoice.included')] : []),
      ...vat.notes,
      say('offer.pdf.note'),
    ]);
    section.end();
    drawFeet(pdf, `${content.issuer.name} · ${title}`, i18n);
  });
}

/** It is written as its invoice would be. */
function asInvoice({ content, made }: OfferPaper): InvoiceContext['invoice'] {
  return { kind: 'invoice', content, ordered: `${made} 00:00`, invoice_number: '', invoiced_on: made };
}

function factsOf(
  { made, valid_until, numbers_until, accepted }: OfferPaper,
  { say, i18n: { formats } }: Words,
): [string, string][] {
  return [
    [say('offer.pdf.date'), formats.day(made)],
    accepted === ''
      ? [say('offer.pdf.valid'), formats.day(valid_until)]
      : [say('offer.pdf.accepted'), formats.day(accepted)],
    [say('offer.pdf.numbers'), formats.day(numbers_until)],
  ];
}

/** How it is paid; nothing while it is not accepted, or where a link leads to the money. */
function drawAccount(
  flow: Flow,
  { transfer, language }: OfferPaper,
  museum: DocumentMuseum,
  words: Words,
): void {
  if (!transfer) return;
  const { formats } = words.i18n;
  const say = createTranslate<typeof transferEn>(
    compileWording(transferWording[language], museum.translations?.[language]),
    language,
  );
  flow.y += 18;
  drawParagraph(flow, say('transfer.account'), heading, 'H2');
  flow.y += 4;
  drawFactRows(flow, [
    [say('transfer.amount'), formats.money(transfer.missing)],
    [say('transfer.reference'), groupReference(transfer.reference)],
    [say('transfer.due'), formats.day(transfer.due)],
    [say('transfer.holder'), transfer.holder],
    [say('transfer.iban'), groupIban(transfer.iban)],
    [say('transfer.bic'), transfer.bic],
    [say('transfer.bank'), transfer.bank],
  ]);
}
