// The next time of a guided tour in words, or why there is none.
import { addDays, type Day, dayOf } from '../../domain/museum-time.ts';
import type { Tour } from '../../domain/tours/tour.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

const STATES = {
  'sold-out': 'tours.list.soldout',
  'not-bookable': 'tours.list.offline',
  'no-tickets': 'tours.list.notickets',
  ended: 'tours.list.ended',
} as const;

/** @param from the first day that was asked for; earlier times are left out */
export function tourWhen(
  { state, next_slot: slot, next_date: date }: Pick<Tour, 'state' | 'next_slot' | 'next_date'>,
  today: Day,
  { t, formats }: I18n,
  from = today,
): string {
  if (state !== 'on-sale') return t(STATES[state]);
  if (slot && dayOf(slot.datetime) >= from) {
    const day = dayOf(slot.datetime);
    const time = formats.time(slot.datetime);
    if (day === today) return t('tours.list.today', { time });
    if (day === addDays(today, 1)) return t('tours.list.tomorrow', { time });
    return t('tours.list.day', { day: formats.day(day, 'brief'), time });
  }
  const day = from > today ? from : date;
  return day === null ? '' : t('tours.list.on', { day: formats.day(day, 'brief') });
}
