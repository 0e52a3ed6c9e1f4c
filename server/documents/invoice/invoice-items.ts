// The items of an invoice (§ 14(4) UStG): quantity and kind, and what was charged at which rate. A credit note has the same
// items with negative amounts.
import { apportion } from '../../../domain/cart/apportion.ts';
import { type OrderLine, productKind } from '../../../domain/product-kinds.ts';
import type { ReturnedItem } from '../../../domain/returns/returned-items.ts';
import { lineTexts, untaxedOf } from '../lines/line-texts.ts';
import { whenLine } from '../lines/when-line.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import {
  type InvoiceContext,
  loweringCodes,
  loweringText,
  rateText,
  signedMoney,
  signOf,
} from './invoice-context.ts';

/** One row of the table. Its figures are '' where it only names the rows that follow. */
export type InvoiceItem = {
  readonly name: string;
  readonly details: readonly string[];
  readonly figures: readonly [quantity: string, rate: string, unit: string, amount: string];
};

/** Everything that adds up to the total. */
export function invoiceItems(context: InvoiceContext): InvoiceItem[] {
  const { content } = context.invoice;
  return [
    ...(content.returned ?? []).map((item) => returnedItem(item, context)),
    ...content.lines.flatMap((line, index) => lineItems(line, index, context)),
    ...shippingItems(context),
    ...loweringCodes(content).map(
      (code): InvoiceItem => ({
        name: loweringText(code, context.i18n),
        details: [],
        figures: ['', '', '', signedMoney(context, -code.discount)],
      }),
    ),
  ];
}

/** A part that is taken back: what was paid for it, whatever it cost before discounts and fees. */
function returnedItem(
  { title, name, count, gross, vat_value, of }: ReturnedItem,
  context: InvoiceContext,
): InvoiceItem {
  const { t, formats } = context.i18n;
  const untaxed = of === 'shipping' ? 'exempt' : untaxedOf(of);
  return {
    name: of === 'shipping' ? t('documents.invoice.shipping') : title,
    details: name === title ? [] : [name].filter(Boolean),
    figures: [
      count === 0 ? '' : formats.number(signOf(context) * count),
      rateText(vat_value ?? 0, untaxed, context.i18n),
      '',
      signedMoney(context, gross),
    ],
  };
}

/** What an invoice says of a line besides its title: what it was, and when. */
export function lineDetails(
  line: OrderLine,
  index: number,
  { invoice, museum, i18n }: InvoiceContext,
): string[] {
  const texts = lineTexts(line);
  const order = { date: invoice.ordered, vouchers: [] };
  const when = whenLine(texts.when(line, { index, order, museum, i18n }));
  return [texts.booking(line, i18n).subtitle, when].filter(Boolean);
}

function lineItems(line: OrderLine, index: number, context: InvoiceContext): InvoiceItem[] {
  const details = lineDetails(line, index, context);
  const parts = line.parts.filter(({ count }) => count > 0);
  const [only, ...more] = parts;
  if (only && more.length === 0) {
    const name = only.name === line.title ? [] : [only.name];
    return [{ name: line.title, details: [...name, ...details], figures: partFigures(line, only, context) }];
  }
  return [
    { name: line.title, details, figures: ['', '', '', ''] },
    ...parts.map((part) => ({ name: '', details: [part.name], figures: partFigures(line, part, context) })),
  ];
}

function partFigures(
  line: OrderLine,
  { count, price, vat_value }: OrderLine['parts'][number],
  context: InvoiceContext,
): InvoiceItem['figures'] {
  const { formats } = context.i18n;
  return [
    formats.number(signOf(context) * count),
    rateText(vat_value, lineTexts(line).untaxed, context.i18n),
    formats.money(price),
    signedMoney(context, count * price),
  ];
}

/** Shipping has the rates of what is sent. */
function shippingItems(context: InvoiceContext): InvoiceItem[] {
  const { shipping, lines } = context.invoice.content;
  if (!shipping) return [];
  const sent = lines
    .filter((line) => productKind(line.type).delivery(line) === 'post')
    .flatMap(({ parts }) =>
      parts.map(({ vat_value, price, count }) => ({ vat_value, gross: price * count })),
    );
  const rates = apportion(shipping.cost, sent).map(({ vat_value }) => vat_value);
  const address = [shipping.name, shipping.street, `${shipping.zip} ${shipping.city}`];
  return [
    {
      name: context.i18n.t('documents.invoice.shipping'),
      details: [address.filter((text) => text.trim()).join(', ')],
      figures: ['', ratesText(rates, context.i18n), '', signedMoney(context, shipping.cost)],
    },
  ];
}

function ratesText(rates: readonly number[], i18n: DocumentI18n): string {
  return rates.map((rate) => rateText(rate, 'exempt', i18n)).join(' + ');
}
