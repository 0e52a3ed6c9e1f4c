// What an invoice adds up to: the total and how it was paid, and net and tax per rate, computed on the sums.
import type { Cents } from '../../../domain/money.ts';
import { isTaxed } from '../../../domain/products/vat.ts';
import type { InvoiceContent } from '../../orders/invoices/invoice-content.ts';
import { lineTexts, untaxedOf } from '../lines/line-texts.ts';
import type { Untaxed } from '../lines/product-texts.ts';
import type { Labelled } from '../text/labelled.ts';
import { codeEnding, type InvoiceContext, payingCodes, rateText, signedMoney } from './invoice-context.ts';

export type VatFigures = readonly [rate: string, net: string, tax: string, gross: string];

/** The total, and what paid it, or what it was paid back to. */
export function invoiceTotal(context: InvoiceContext): {
  readonly total: Labelled;
  readonly paid: Labelled[];
} {
  const { content, kind } = context.invoice;
  const { t } = context.i18n;
  const isCredit = kind === 'credit-note';
  const vouchers = payingCodes(content);
  const paid = t(isCredit ? 'documents.invoice.back' : 'documents.invoice.paid', {
    payment: content.payment.name,
  });
  return {
    total: {
      label: t(isTaxed(content.vat) ? 'documents.invoice.total' : 'documents.invoice.total.untaxed'),
      value: signedMoney(context, invoiceGross(content)),
    },
    paid: [
      ...vouchers.map((code) => ({
        label: t(isCredit ? 'documents.invoice.voucher.back' : 'documents.invoice.voucher', {
          code: codeEnding(code),
        }),
        value: signedMoney(context, code.discount),
      })),
      ...(content.total === 0 ? [] : [{ label: paid, value: signedMoney(context, content.total) }]),
    ],
  };
}

/** What was sold, whether it was paid with money or with vouchers. */
export function invoiceGross(content: InvoiceContent): Cents {
  return content.total + payingCodes(content).reduce((sum, { discount }) => sum + discount, 0);
}

/** Net, tax and gross per rate, and why a part has no VAT. A donation is outside of VAT, so it has a note and no row. */
export function invoiceVat(context: InvoiceContext): {
  readonly rows: VatFigures[];
  readonly notes: string[];
} {
  const { content } = context.invoice;
  const { t } = context.i18n;
  const multi = untaxedSum(content, 'multi');
  const gift = untaxedSum(content, 'gift');
  const exempt = (content.vat.find(({ vat_value }) => vat_value === 0)?.gross ?? 0) - multi;
  return {
    rows: [
      ...taxedRows(context),
      ...untaxedRows(exempt, 'exempt', context),
      ...untaxedRows(multi, 'multi', context),
    ],
    notes: [
      ...(exempt === 0 ? [] : [t('documents.invoice.exempt.note')]),
      ...(multi === 0 ? [] : [t('documents.invoice.multi.note')]),
      ...(gift === 0 ? [] : [t('documents.invoice.gift.note')]),
    ],
  };
}

function taxedRows(context: InvoiceContext): VatFigures[] {
  return context.invoice.content.vat
    .filter(({ vat_value }) => vat_value > 0)
    .map(({ vat_value, net, tax, gross }) => [
      context.i18n.formats.percent(vat_value),
      signedMoney(context, net),
      signedMoney(context, tax),
      signedMoney(context, gross),
    ]);
}

function untaxedRows(gross: Cents, why: Untaxed, context: InvoiceContext): VatFigures[] {
  if (gross === 0) return [];
  const money = signedMoney(context, gross);
  return [[rateText(0, why, context.i18n), money, signedMoney(context, 0), money]];
}

function untaxedSum({ lines, returned = [] }: InvoiceContent, why: Untaxed): Cents {
  const back = returned
    .filter(({ of, vat_value }) => of !== 'shipping' && untaxedOf(of) === why && !vat_value)
    .reduce((sum, { gross }) => sum + gross, 0);
  return lines
    .filter((line) => lineTexts(line).untaxed === why)
    .flatMap(({ parts }) => parts)
    .filter(({ vat_value }) => vat_value === 0)
    .reduce((sum, { price, count }) => sum + price * count, back);
}
