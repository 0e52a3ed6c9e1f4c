import type { TourFlags } from '../../domain/tours/tour-booking.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

/** What a price is for: a person, a whole tour or a group. */
export function pricePer(per: 'tour' | 'person', flags: TourFlags, { t }: I18n): string {
  if (per === 'person') return t('tours.list.person');
  return t(flags.book_complete_tour ? 'tours.per.tour' : 'tours.list.group');
}
