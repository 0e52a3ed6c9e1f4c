// Where the account is signed in. Each session can be ended, and all others at once, with the password.
import { useEffect, useRef, useState } from 'react';
import type { SessionView } from '../../../domain/customers/sessions-contract.ts';
import { Button } from '../../../ui/button.tsx';
import { type I18n, useI18n } from '../../../ui/i18n/i18n.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { failureText } from '../../ground/failure-text.ts';
import { PasswordStep } from './password-step.tsx';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';
import { useSessions } from './use-sessions.ts';

/** A session's id, or all but this one. */
type Asked = { readonly id: string } | 'others';

export function SessionsSection() {
  const { t } = useI18n();
  const { list, failure, end } = useSessions();
  const { asked, ask, place } = useAsked();
  const { message, setMessage, status } = useMessage();
  const others = (list ?? []).filter(({ current }) => !current);
  const open = (next: Asked | undefined) => {
    setMessage('');
    ask(next);
  };
  const endWith = (id: string | undefined, told: (count: number) => string) => async (_po: string) => {
    const count = await end(_po, id);
    ask(undefined);
    setMessage(told(count));
  };
  const passwordFor = (submit: string, send: (_po: string) => Promise<void>) => (
    <PasswordStep prefix="sessions-" submit={submit} send={send} onLeave={() => open(undefined)}>
      <p>{t('settings.sessions.password')}</p>
    </PasswordStep>
  );
  return (
    <SettingsSection id="sessions" title={t('settings.sessions')}>
      <p>{t('settings.sessions.text')}</p>
      {failure && (
        <Notice tone="error">
          <p>{failureText(failure, t)}</p>
        </Notice>
      )}
      {!list && !failure && <Skeleton lines={3} />}
      <div ref={place} className={styles.editable}>
        {list && (
          <SessionList
            list={list}
            asked={asked}
            onEnd={(id) => open({ id })}
            form={(device, { id }) =>
              passwordFor(
                t('settings.sessions.end.label', { device }),
                endWith(id, () => t('settings.sessions.ended', { device })),
              )
            }
          />
        )}
        {others.length > 1 && asked !== 'others' && (
          <Button variant="secondary" onClick={() => open('others')}>
            {t('settings.sessions.others')}
          </Button>
        )}
        {asked === 'others' &&
          passwordFor(
            t('settings.sessions.others'),
            endWith(undefined, (count) => t('settings.sessions.endedOthers', { count })),
          )}
      </div>
      <p ref={status} role="status" tabIndex={-1}>
        {message}
      </p>
    </SettingsSection>
  );
}

/** What the password is asked for. The focus follows: the pressed button is gone, and so is the form that was left. */
function useAsked() {
  const [asked, setAsked] = useState<Asked>();
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<Asked>(undefined);
  useEffect(() => {
    if (asked) place.current?.querySelector<HTMLElement>('.control')?.focus();
    else if (left.current) buttonOf(place.current, left.current)?.focus();
    left.current = asked;
  }, [asked]);
  return { asked, ask: setAsked, place };
}

function buttonOf(place: HTMLElement | null, asked: Asked): HTMLElement | null | undefined {
  if (asked === 'others') return place?.querySelector<HTMLElement>(':scope > .button');
  return place?.querySelector<HTMLElement>(`[data-session="${CSS.escape(asked.id)}"] .button`);
}

function useMessage() {
  const [message, setMessage] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form and its session are gone.
    if (message !== '') status.current?.focus();
  }, [message]);
  return { message, setMessage, status };
}

type ListProps = {
  list: readonly SessionView[];
  asked: Asked | undefined;
  onEnd: (id: string) => void;
  form: (device: string, session: SessionView) => React.ReactNode;
};

function SessionList({ list, asked, onEnd, form }: ListProps) {
  const i18n = useI18n();
  return (
    <ul className={styles.sessions}>
      {list.map((session) => {
        const isAsked = typeof asked === 'object' && asked.id === session.id;
        return (
          <li key={session.id} data-session={session.id}>
            <SessionRow session={session} onEnd={isAsked ? undefined : () => onEnd(session.id)} />
            {isAsked && form(deviceText(session, i18n), session)}
          </li>
        );
      })}
    </ul>
  );
}

function SessionRow({ session, onEnd }: { session: SessionView; onEnd: (() => void) | undefined }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const device = deviceText(session, i18n);
  const { used_at } = session;
  const when = t('settings.orders.at', { day: formats.day(used_at, 'long'), time: formats.time(used_at) });
  return (
    <>
      <div>
        <p className={styles.device}>{device}</p>
        <p className={styles.soft}>
          {session.current ? t('settings.sessions.this') : t('settings.sessions.used', { when })}
        </p>
      </div>
      {!session.current && onEnd && (
        <Button
          variant="quiet"
          aria-label={t('settings.sessions.end.label', { device: `${device}, ${when}` })}
          onClick={onEnd}
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </>
  );
}

function deviceText({ browser, system }: SessionView, { t }: I18n): string {
  if (browser !== '' && system !== '') return t('settings.sessions.device', { browser, system });
  return browser || system || t('settings.sessions.unknown');
}
