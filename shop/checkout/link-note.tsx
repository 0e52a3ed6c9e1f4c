import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useMinutesToConfirm } from './confirmed-by-link.ts';

/** Before the order button of free tickets: that a link follows by mail, and for how long it can be used. */
export function LinkNote() {
  const { t } = useI18n();
  const minutes = useMinutesToConfirm();
  if (minutes === 0) return null;
  const span =
    minutes % 60 === 0
      ? t('order-link.hours', { count: minutes / 60 })
      : t('order-link.minutes', { count: minutes });
  return <p>{t('order-link.before', { span })}</p>;
}
