import { useEffect, useRef } from 'react';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import styles from './groups-page.module.css';

export type SentRequest = { readonly number: number; readonly mailed: boolean; readonly email: string };

/** It has arrived. Takes the focus when it appears. */
export function RequestSent({ sent: { number, mailed, email } }: { sent: SentRequest }) {
  const { t } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <PageTitle title={t('groups.received')} />
      <h1 ref={heading} tabIndex={-1}>
        {t('groups.received')}
      </h1>
      <p className={styles.text}>
        <strong>{t('groups.number', { number: String(number) })}</strong>
      </p>
      <p className={styles.text}>{t(mailed ? 'groups.mailed' : 'groups.notMailed', { email })}</p>
    </>
  );
}
