// Prices with their VAT beside them (§ 6 PAngV).
import type { Cents } from '../../domain/money.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

/** An amount, or that it is free. */
export function displayPrice(cents: Cents, { t, formats }: I18n): string {
  return cents === 0 ? t('price.free') : formats.money(cents);
}

/** The VAT note beside an amount with these rates in percent; '' if it is free. */
export function vatText(cents: Cents, rates: readonly number[], { t, formats }: I18n): string {
  if (cents === 0) return '';
  const [rate, ...others] = new Set(rates);
  if (rate === undefined || others.length > 0) return t('price.vat.several');
  return rate === 0 ? t('price.vat.exempt') : t('price.vat', { rate: formats.percent(rate) });
}

type Priced = {
  readonly price: Cents;
  readonly vat_value: number;
  readonly subtickets: readonly { readonly price: Cents }[];
};

/** A ticket's own price. It is undefined if only the ticket's parts have prices, because each part shows its own. */
export function ownPrice({ price, vat_value, subtickets }: Priced) {
  return price === 0 && subtickets.some((part) => part.price > 0)
    ? undefined
    : { cents: price, rate: vat_value };
}
