import { shopPaths } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from '../visit/booking.module.css';

/** Why the voucher can no longer be bought, and what to do instead. */
export function VoucherExpired() {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <section className={styles.over} aria-label={t('vouchers.step')}>
      <Notice tone="attention" title={t('vouchers.expired')}>
        <p>{t('vouchers.expired.text')}</p>
      </Notice>
      <ButtonLink variant="secondary" to={path(shopPaths.vouchers())}>
        {t('vouchers.all')}
      </ButtonLink>
    </section>
  );
}
