import type { ReactNode } from 'react';
import type { Tour } from '../../domain/tours/tour.ts';
import { bookingKinds } from '../../domain/tours/tour-booking.ts';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import styles from '../ground/page/facts.module.css';
import { OtherLanguages } from './other-languages.tsx';

const HOURS_PER_DAY = 24;

/** Facts about the tour: language, duration, place, size of the group. */
export function TourFacts({ tour }: { tour: Tour }) {
  const i18n = useI18n();
  const { t } = i18n;
  const facts: readonly (readonly [label: string, words: ReactNode])[] = [
    [t('tours.line.language'), tour.langName],
    [
      t('tours.other-languages'),
      tour.other_languages.length > 0 && <OtherLanguages languages={tour.other_languages} />,
    ],
    [t('tours.duration'), t('tours.list.minutes', { minutes: tour.duration_minutes })],
    [t('tours.list.venue'), `${tour.venue}, ${tour.address}`],
    [t('tours.line.meeting'), tour.meeting_point],
    [t('tours.size'), sizeText(tour, i18n)],
    [t('tours.line.exhibition'), tour.eventName],
    [t('tours.ahead'), tour.book_ahead_hours > 0 ? aheadText(tour.book_ahead_hours, i18n) : ''],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, words]) => words)
        .map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Size of a group. The minimum is named only if it is more than one person. */
function sizeText(tour: Tour, { t }: I18n): string {
  const { max_participants: most, min_participants: least } = tour;
  return bookingKinds(tour).includes('places') || least < 2
    ? t('tours.size.most', { most })
    : t('tours.size.range', { least, most });
}

function aheadText(hours: number, { t }: I18n): string {
  return hours % HOURS_PER_DAY === 0
    ? t('tours.ahead.days', { days: hours / HOURS_PER_DAY })
    : t('tours.ahead.hours', { hours });
}
