// What a tour costs on a day: an entry's price, or another on the days that differ; the last that applies counts.
import { inLanguage, type Language } from '../../domain/language.ts';
import { type Day, weekday } from '../../domain/museum-time.ts';
import type { TourPrice } from '../../domain/tours/tour.ts';
import type { TourRow } from './tour-catalogue.ts';
import type { DatedPrice, StoredPrice } from './tour-row.ts';

/** A tour's price list in a language; without a day, the prices of days that do not differ. */
export function priceListOf(
  { prices }: Pick<TourRow, 'prices'>,
  language: Language,
  day: Day | null,
): TourPrice[] {
  return prices.map((entry, index) => ({
    id: entry.id,
    name: inLanguage(entry.name, language),
    price: priceOn(entry, day),
    vat_value: entry.vat_value,
    sequence_no: index + 1,
    per: entry.per,
  }));
}

function priceOn({ price, differs }: StoredPrice, day: Day | null): number {
  return (day === null ? undefined : differs.findLast((one) => applies(one, day)))?.price ?? price;
}

function applies({ weekdays, from, to }: DatedPrice, day: Day): boolean {
  return weekdays.includes(weekday(day)) && (from === null || day >= from) && (to === null || day <= to);
}
