// What an invoice says, in words and figures (§ 14(4) UStG): quantity and kind, what was charged at which rate, net and tax
// per rate on the sums, and how it was paid. A credit note says the same with every amount turned round.
import { apportion } from '../../../domain/cart/apportion.ts';
import type { Cents } from '../../../domain/money.ts';
import { type OrderLine, productKind } from '../../../domain/product-kinds.ts';
import { isTaxed } from '../../../domain/products/vat.ts';
import type { InvoiceContent } from '../../orders/invoice-content.ts';
import type { Invoice } from '../../orders/review-invoice.ts';
import type { Untaxed } from '../lines/product-texts.ts';
import { wordsOf } from '../lines/texts-of.ts';
import { type Labelled, lineTour } from '../lines/tour-texts.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';

/** One line of the table; figures are '' where a line only names what follows. */
export type InvoiceItem = {
  readonly name: string;
  readonly details: readonly string[];
  readonly figures: readonly [quantity: string, rate: string, unit: string, amount: string];
};

export type VatFigures = readonly [rate: string, net: string, tax: string, gross: string];

type Teller = {
  readonly invoice: Invoice;
  readonly museum: DocumentMuseum;
  readonly i18n: DocumentI18n;
  /** 1, or -1 where everything goes back. */
  readonly sign: 1 | -1;
};

export function tellerOf(invoice: Invoice, museum: DocumentMuseum, i18n: DocumentI18n): Teller {
  return {
    invoice,
    museum,
    i18n,
    sign: invoice.kind === 'credit-note' ? -1 : 1,
  };
}

/** Everything that adds up to the total. */
export function itemsOf(teller: Teller): InvoiceItem[] {
  const { content } = teller.invoice;
  return [
    ...content.lines.flatMap((line, index) => lineItems(line, index, teller)),
    ...shippingItems(teller),
    ...spent(content, 'discount').map(
      (code): InvoiceItem => ({
        name: teller.i18n.t('documents.invoice.discount', { code: codeName(code) }),
        details: [],
        figures: ['', '', '', money(teller, -code.discount)],
      }),
    ),
  ];
}

function lineItems(line: OrderLine, index: number, teller: Teller): InvoiceItem[] {
  const { invoice, museum, i18n } = teller;
  const { main, detail } = wordsOf(line).term(
    line,
    index,
    { date: invoice.ordered, vouchers: [] },
    museum,
    i18n,
  );
  const term = [main, detail].filter(Boolean).join(', ');
  const details = [lineTour(line, i18n)?.kind ?? '', term].filter(Boolean);
  const parts = line.parts.filter(({ count }) => count > 0);
  const [only, ...more] = parts;
  if (only && more.length === 0) {
    const kind = only.name === line.title ? [] : [only.name];
    return [{ name: line.title, details: [...kind, ...details], figures: partFigures(line, only, teller) }];
  }
  return [
    { name: line.title, details, figures: ['', '', '', ''] },
    ...parts.map((part) => ({ name: '', details: [part.name], figures: partFigures(line, part, teller) })),
  ];
}

function partFigures(
  line: OrderLine,
  { count, price, vat_value }: OrderLine['parts'][number],
  teller: Teller,
): InvoiceItem['figures'] {
  return [
    teller.i18n.formats.number(teller.sign * count),
    rateText(vat_value, wordsOf(line).untaxed, teller.i18n),
    teller.i18n.formats.money(price),
    money(teller, count * price),
  ];
}

function rateText(rate: number, untaxed: Untaxed, { t, formats }: DocumentI18n): string {
  return rate > 0 ? formats.percent(rate) : t(`documents.invoice.${untaxed}`);
}

// Without `-0`, which prints as one.
function money({ sign, i18n }: Teller, cents: Cents): string {
  return i18n.formats.money(sign * cents + 0);
}

/** Sending has the rates of what is sent. */
function shippingItems(teller: Teller): InvoiceItem[] {
  const { shipping, lines } = teller.invoice.content;
  if (!shipping) return [];
  const sent = lines
    .filter((line) => productKind(line.type).delivery(line) === 'post')
    .flatMap(({ parts }) =>
      parts.map(({ vat_value, price, count }) => ({ vat_value, gross: price * count })),
    );
  const rates = apportion(shipping.cost, sent).map(({ vat_value }) => vat_value);
  const name = teller.i18n.t('documents.invoice.shipping');
  const to = [shipping.name, shipping.street, `${shipping.zip} ${shipping.city}`].filter((text) =>
    text.trim(),
  );
  const amount = money(teller, shipping.cost);
  return [{ name, details: [to.join(', ')], figures: ['', ratesText(rates, teller.i18n), '', amount] }];
}

function ratesText(rates: readonly number[], i18n: DocumentI18n): string {
  return rates.map((rate) => rateText(rate, 'exempt', i18n)).join(' + ');
}

function spent({ codes }: InvoiceContent, kind: 'value' | 'discount') {
  return codes.filter((code) => code.kind === kind && code.discount > 0);
}

/** A code is as good as money: an invoice, which is shown around, names its end alone. */
function codeName({ barcode }: { readonly barcode: string }): string {
  return `…${barcode.slice(-4)}`;
}

/** Net, tax and gross per rate, on the sums. */
export function vatOf(teller: Teller): { readonly rows: VatFigures[]; readonly notes: string[] } {
  const { content } = teller.invoice;
  const { t } = teller.i18n;
  const multi = untaxedSum(content, 'multi');
  const gift = untaxedSum(content, 'gift');
  const untaxed = (gross: Cents, why: Untaxed): VatFigures[] =>
    gross === 0
      ? []
      : [[rateText(0, why, teller.i18n), money(teller, gross), money(teller, 0), money(teller, gross)]];
  const taxed = content.vat
    .filter(({ vat_value }) => vat_value > 0)
    .map(
      ({ vat_value, net, tax, gross }): VatFigures => [
        rateText(vat_value, 'exempt', teller.i18n),
        money(teller, net),
        money(teller, tax),
        money(teller, gross),
      ],
    );
  const exempt = (content.vat.find(({ vat_value }) => vat_value === 0)?.gross ?? 0) - multi;
  return {
    rows: [...taxed, ...untaxed(exempt, 'exempt'), ...untaxed(multi, 'multi')],
    notes: [
      ...(exempt === 0 ? [] : [t('documents.invoice.exempt.note')]),
      ...(multi === 0 ? [] : [t('documents.invoice.multi.note')]),
      ...(gift === 0 ? [] : [t('documents.invoice.gift.note')]),
    ],
  };
}

/** Parts at no rate that are no exempt supply: a voucher is none as yet, a gift is outside of VAT and has no row. */
function untaxedSum({ lines }: InvoiceContent, why: Untaxed): Cents {
  return lines
    .filter((line) => wordsOf(line).untaxed === why)
    .flatMap(({ parts }) => parts)
    .filter(({ vat_value }) => vat_value === 0)
    .reduce((sum, { price, count }) => sum + price * count, 0);
}

/** The total, and what paid it or what it went back to. */
export function sumsOf(teller: Teller): { readonly total: Labelled; readonly paid: Labelled[] } {
  const { content, kind } = teller.invoice;
  const { t } = teller.i18n;
  const back = kind === 'credit-note';
  const values = spent(content, 'value');
  const total = content.total + values.reduce((sum, { discount }) => sum + discount, 0);
  const paid = t(back ? 'documents.invoice.back' : 'documents.invoice.paid', {
    payment: content.payment.name,
  });
  return {
    total: {
      label: t(isTaxed(content.vat) ? 'documents.invoice.total' : 'documents.invoice.total.untaxed'),
      value: money(teller, total),
    },
    paid: [
      ...values.map((code) => ({
        label: t(back ? 'documents.invoice.voucher.back' : 'documents.invoice.voucher', {
          code: codeName(code),
        }),
        value: money(teller, code.discount),
      })),
      ...(content.total === 0 ? [] : [{ label: paid, value: money(teller, content.total) }]),
    ],
  };
}
