import { useI18n } from '../ground/i18n.ts';

/** Before it is known who sits there. */
export function Opening() {
  const { t } = useI18n();
  return (
    <p className="opening" role="status">
      <span className="visually-hidden">{t('office.loading')}</span>
    </p>
  );
}
