import type { TodayTour } from '../../domain/office/today-contract.ts';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { languageText } from '../ground/language-text.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { wholeList } from '../ground/list/use-rows.ts';

/** Today’s tours with their numbers, in the order in which they begin. */
export function TodayTours({ tours, time }: { tours: readonly TodayTour[]; time: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <DataList
      label={t('today.tours')}
      rows={wholeList(tours)}
      rowKey={(tour) => `${tour.time} ${tour.title} ${tour.language}`}
      columns={columnsOf(i18n, time)}
      empty={<p>{t('today.tours.none')}</p>}
    />
  );
}

function columnsOf(i18n: I18n, time: string): [Column<TodayTour>, ...Column<TodayTour>[]] {
  const { t, formats } = i18n;
  return [
    {
      key: 'time',
      label: t('today.tours.time'),
      cell: (tour) => (
        <time className={tour.time < time ? 'soft' : undefined}>{formats.clock(tour.time)}</time>
      ),
    },
    { key: 'tour', label: t('today.tours.tour'), cell: ({ title }) => title },
    {
      key: 'language',
      label: t('today.tours.language'),
      cell: ({ language }) => languageText(language, i18n),
    },
    { key: 'house', label: t('today.tours.house'), cell: ({ house }) => house },
    { key: 'sold', label: t('today.tours.sold'), align: 'end', cell: (tour) => <People tour={tour} /> },
  ];
}

function People({ tour: { sold, capacity, least } }: { tour: TodayTour }) {
  const { t } = useI18n();
  if (capacity === 0) return <span className="soft">{t('today.places.elsewhere')}</span>;
  return (
    <>
      {sold > 0 && sold < least && (
        <span className="attention-text">{t('today.tours.few', { missing: least - sold })} · </span>
      )}
      {sold >= capacity && <span className="soft">{t('today.full')} · </span>}
      {t('today.places.sum', { sold, capacity })}
    </>
  );
}
