import type { TourLine } from '../../../domain/tours/tour-line.ts';
import type { I18n } from '../../../ui/i18n/i18n.tsx';
import type { CartRowView } from '../../products/cart-row-view.ts';
import { TourLineFacts } from './tour-line-facts.tsx';

export const tourCartRow: CartRowView<TourLine> = {
  facts: (line) => <TourLineFacts line={line} />,
  shortageLabel: 'tours.line.again',
  withAvailable: () => undefined,
  shortage: tourShortage,
};

/** What a tour lacks: whole tours, or places for as many people (spec 5, overbooking). */
function tourShortage(line: TourLine, available: number, { t }: I18n): string {
  if (line.book_complete_tour) return t('tours.line.whole', { count: available });
  return available > 0 && available < line.participants
    ? t('tours.line.overbooked', { count: line.participants, available })
    : t('cart.left', { count: available });
}
