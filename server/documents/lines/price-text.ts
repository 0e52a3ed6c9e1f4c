// What an admission cost, and VAT beside every price (§ 6 PAngV).
import type { Admission, Order } from '../../../domain/orders/order.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import { lineTexts } from './line-texts.ts';

export type Price = { readonly gross: number; readonly rates: readonly number[] };

/** "14,00 € inkl. 7 % MwSt.", or what is said of free and of exempt admissions. */
export function priceText({ gross, rates }: Price, { t, formats }: DocumentI18n): string {
  if (gross === 0) return t('documents.price.free');
  const price = formats.money(gross);
  const [rate, ...more] = rates;
  if (rate === undefined || more.length > 0) return t('documents.price.vat.several', { price });
  return rate === 0
    ? t('documents.price.exempt', { price })
    : t('documents.price.vat', { price, rate: formats.percent(rate) });
}

/**
 * The price of one admission; undefined when the order does not say how the line's sum is divided among admissions
 * that differ (families with different numbers of children).
 */
export function admissionPrice(order: Order, admission: Admission): Price | undefined {
  const line = order.lines[admission.line];
  if (!line) return undefined;
  const rates = (parts: typeof line.parts) => [
    ...new Set(parts.filter((part) => part.price > 0).map((p) => p.vat_value)),
  ];
  const siblings = order.admissions.filter((other) => other.line === admission.line);
  // Of those that were given back, nobody knows here whether they were alike.
  const alike =
    siblings.length === admission.of &&
    siblings.every((other) => other.name === admission.name && other.persons === admission.persons);
  if (alike && siblings.length > 0 && line.totalPrice % siblings.length === 0)
    return { gross: line.totalPrice / siblings.length, rates: rates(line.parts) };
  const named = line.parts.filter((part) => part.name === admission.name);
  const [part] = named;
  if (!part || named.length > 1 || (admission.persons > 1 && !lineTexts(line).paysForAll(line)))
    return undefined;
  return { gross: part.price, rates: rates(named) };
}

/** An amount whose VAT is spelled out elsewhere: "14,00 €", or that it is free. */
export function amountText(gross: number, { t, formats }: DocumentI18n): string {
  return gross === 0 ? t('documents.price.free') : formats.money(gross);
}
