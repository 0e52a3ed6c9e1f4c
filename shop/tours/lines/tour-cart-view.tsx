import { Suspense } from 'react';
import { shopPaths, withSearch } from '../../../domain/addresses.ts';
import { at } from '../../../domain/museum-time.ts';
import type { TourLine } from '../../../domain/tours/tour-line.ts';
import { tourLineParts } from '../../../domain/tours/tour-line-parts.ts';
import { capitalised } from '../../../ui/i18n/capitalised.ts';
import type { I18n } from '../../../ui/i18n/i18n.tsx';
import { later } from '../../../ui/later.ts';
import type { CartLineView } from '../../products/cart-line-view.ts';

/** Read in the opened cart only. */
const TourLineFacts = later(() =>
  import('./tour-line-facts.tsx').then((module) => ({ default: module.TourLineFacts })),
);

export const tourCartView: CartLineView<TourLine> = {
  name: ({ name }) => name,
  path: ({ tourId, date, time }) => withSearch(shopPaths.tour(tourId), { date, time }),
  dates: ({ date, time, datetime_end }) => ({ datetime: at(date, time), datetime_end }),
  months: () => 0,
  parts: tourLineParts,
  description: tourText,
  typedText: () => '',
  facts: (line) => (
    <Suspense>
      <TourLineFacts line={line} />
    </Suspense>
  ),
  shortageLabel: 'tours.line.again',
  withAvailable: () => undefined,
  shortage: tourShortage,
};

/** Exhibition, language, people. */
function tourText({ eventName, langName, participants }: TourLine, { t, formats }: I18n): string {
  const words = [
    eventName,
    capitalised(langName, formats.locale),
    t('tours.line.persons', { count: participants }),
  ];
  return words.filter((text) => text !== '').join(' · ');
}

/** What a tour lacks: whole tours, or places for as many people (spec 5, overbooking). */
function tourShortage(line: TourLine, available: number, { t }: I18n): string {
  if (line.book_complete_tour) return t('tours.line.whole', { count: available });
  return available > 0 && available < line.participants
    ? t('tours.line.overbooked', { count: line.participants, available })
    : t('cart.left', { count: available });
}
