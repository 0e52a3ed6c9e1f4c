import { shopPaths } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from '../visit/booking.module.css';

/** Nothing more to choose: the event has ended, or every place of every day is sold. */
export function EventOver({ ended }: { ended: boolean }) {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <section className={styles.over} aria-label={t('tickets.visit')}>
      <Notice tone="attention" title={t(ended ? 'tickets.ended' : 'tickets.soldout.event')}>
        <p>{t(ended ? 'tickets.ended.text' : 'tickets.soldout.text')}</p>
      </Notice>
      <ButtonLink variant="secondary" to={path(shopPaths.events())}>
        {t('tickets.programme')}
      </ButtonLink>
    </section>
  );
}
