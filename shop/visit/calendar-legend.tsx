import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './visit-calendar.module.css';

/**
 * What the marks in the days mean. Hidden from screen readers, because the names of the days say it.
 * @param hasClosed whether the house is closed on a day that is shown
 * @param hasPaused whether what is visited is not shown on one of them
 */
export function CalendarLegend({ hasClosed, hasPaused }: { hasClosed: boolean; hasPaused: boolean }) {
  const { t } = useI18n();
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>
        <span className={styles.bar} /> {t('visit.legend.free')}
      </span>
      <span>
        <span className={styles.word}>{t('visit.cell.soldout')}</span> {t('visit.legend.soldout')}
      </span>
      {(hasClosed || hasPaused) && (
        <span>
          <s>7</s>{' '}
          {[hasClosed && t('visit.legend.closed'), hasPaused && t('visit.legend.paused')]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
    </p>
  );
}
