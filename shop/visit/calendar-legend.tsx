import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './visit-calendar.module.css';

/**
 * What the marks in the days mean. Hidden from screen readers, because the names of the days say it.
 * @param hasClosed whether the house is closed on a day that is shown
 */
export function CalendarLegend({ hasClosed }: { hasClosed: boolean }) {
  const { t } = useI18n();
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>
        <span className={styles.bar} /> {t('visit.legend.free')}
      </span>
      <span>
        <span className={styles.word}>{t('visit.cell.soldout')}</span> {t('visit.legend.soldout')}
      </span>
      {hasClosed && (
        <span>
          <s>7</s> {t('visit.legend.closed')}
        </span>
      )}
    </p>
  );
}
