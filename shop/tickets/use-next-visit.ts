// The next possible visit, in words (look: "today from 10:00, places left").
import { addDays, dayOf } from '../../domain/museum-time.ts';
import type { ListedEvent } from '../../domain/tickets/event.ts';
import { pauseOn } from '../../domain/visit/pauses.ts';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import { pausedUntil } from './pause-text.ts';

type NextVisit = { when: string; places: string | undefined };

/** @param asked the day for which the visitor asked, '' for any */
export function useNextVisit(event: ListedEvent, today: string, asked = ''): NextVisit {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { next_slot: slot, next_date: date } = event;
  if (event.state === 'paused') return whilePaused(event, asked || today, i18n);
  if (event.state === 'sold-out')
    return { when: t('site.soldOut'), places: asked === '' ? undefined : formats.day(asked, 'brief') };
  if (slot && slot.datetime.length > 10) {
    const day = dayOf(slot.datetime);
    const time = formats.time(slot.datetime);
    const when =
      day === today
        ? t('site.todayFrom', { time })
        : day === addDays(today, 1)
          ? t('site.tomorrowFrom', { time })
          : t('site.dayFrom', { day: formats.day(day, 'brief'), time });
    return { when, places: t('site.placesLeft', { count: slot.available }) };
  }
  if (slot && date === asked)
    return {
      when: formats.day(asked, 'brief'),
      places: t('site.placesLeft', { count: slot.available }),
    };
  if (date === today) return { when: t('site.today'), places: undefined };
  if (date) return { when: t('site.fromDay', { day: formats.day(date, 'brief') }), places: undefined };
  return { when: t('site.anyDay'), places: undefined };
}

/** Until when it is paused, why, and from when it can be visited again. */
function whilePaused({ pauses, next_date: date }: ListedEvent, day: string, i18n: I18n): NextVisit {
  const pause = pauseOn(pauses, day);
  const again =
    date && date > day ? i18n.t('tickets.paused.again', { day: i18n.formats.day(date, 'brief') }) : '';
  return {
    when: pause ? pausedUntil(pause, i18n) : '',
    places: [pause?.reason, again].filter(Boolean).join(' · ') || undefined,
  };
}
