import { shopPaths, withSearch } from '../../../domain/addresses.ts';
import { at } from '../../../domain/museum-time.ts';
import type { TourLine } from '../../../domain/tours/tour-line.ts';
import { tourLineParts } from '../../../domain/tours/tour-line-parts.ts';
import { capitalised } from '../../../ui/i18n/capitalised.ts';
import type { I18n } from '../../../ui/i18n/i18n.tsx';
import type { CartLineView } from '../../products/cart-line-view.ts';

export const tourCartView: CartLineView<TourLine> = {
  name: ({ name }) => name,
  path: ({ tourId, date, time }) => withSearch(shopPaths.tour(tourId), { date, time }),
  dates: ({ date, time, datetime_end }) => ({ datetime: at(date, time), datetime_end }),
  months: () => 0,
  parts: tourLineParts,
  description: tourText,
  typedText: () => '',
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
