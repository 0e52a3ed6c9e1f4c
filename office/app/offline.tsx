import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { useI18n } from '../ground/i18n.ts';

/** Says that there is no connection, as long as the browser knows of none. */
export function Offline() {
  const { t } = useI18n();
  const online = useSyncExternalStore(watch, () => navigator.onLine);
  return <div role="status">{!online && <Notice tone="attention">{t('office.offline')}</Notice>}</div>;
}

function watch(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
