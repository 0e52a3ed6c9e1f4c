// Where the account is signed in. Each session can be ended, and all others at once.
import { useEffect, useRef, useState } from 'react';
import type { SessionView } from '../../../domain/customers/sessions-contract.ts';
import { Button } from '../../../ui/button.tsx';
import { type I18n, useI18n } from '../../../ui/i18n/i18n.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { failureText } from '../../ground/failure-text.ts';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';
import { useSessions } from './use-sessions.ts';

export function SessionsSection() {
  const i18n = useI18n();
  const { t } = i18n;
  const { list, failure, ending, end } = useSessions();
  const [message, setMessage] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    if (message !== '') status.current?.focus();
  }, [message]);
  const others = (list ?? []).filter(({ current }) => !current);
  const endAndTell = async (id: string | undefined, told: (count: number) => string) => {
    setMessage('');
    const count = await end(id);
    if (count === undefined) return;
    setMessage(told(count));
  };
  return (
    <SettingsSection id="sessions" title={t('settings.sessions')}>
      <p>{t('settings.sessions.text')}</p>
      {failure && (
        <Notice tone="error">
          <p>{failureText(failure, t)}</p>
        </Notice>
      )}
      {!list && !failure && <Skeleton lines={3} />}
      {list && (
        <ul className={styles.sessions}>
          {list.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={ending === session.id}
              onEnd={() =>
                void endAndTell(session.id, () =>
                  t('settings.sessions.ended', { device: deviceText(session, i18n) }),
                )
              }
            />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <Button
          variant="secondary"
          busy={ending === ''}
          onClick={() => void endAndTell(undefined, (count) => t('settings.sessions.endedOthers', { count }))}
        >
          {t('settings.sessions.others')}
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {message}
      </p>
    </SettingsSection>
  );
}

type RowProps = { session: SessionView; busy: boolean; onEnd: () => void };

function SessionRow({ session, busy, onEnd }: RowProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const device = deviceText(session, i18n);
  const { used_at } = session;
  const when = t('settings.orders.at', { day: formats.day(used_at, 'long'), time: formats.time(used_at) });
  return (
    <li>
      <div>
        <p className={styles.device}>{device}</p>
        <p className={styles.soft}>
          {session.current ? t('settings.sessions.this') : t('settings.sessions.used', { when })}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="quiet"
          busy={busy}
          aria-label={t('settings.sessions.end.label', { device: `${device}, ${when}` })}
          onClick={onEnd}
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  );
}

function deviceText({ browser, system }: SessionView, { t }: I18n): string {
  if (browser !== '' && system !== '') return t('settings.sessions.device', { browser, system });
  return browser || system || t('settings.sessions.unknown');
}
