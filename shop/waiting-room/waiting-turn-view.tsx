import { type ReactNode, useEffect, useState } from 'react';
import { shopPaths } from '../../domain/addresses.ts';
import type { WaitingTurn } from '../../domain/waiting-room/waiting-room-contract.ts';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { markOf, waitText } from './wait-text.ts';
import styles from './waiting-room.module.css';

const TICK_MS = 10_000;

/** What the visitor reads of their turn: the wait in large type, who is before them, and what they can rely on. */
export function WaitingTurnView({
  turn,
  at,
  children,
}: {
  turn: WaitingTurn;
  at: number;
  children: ReactNode;
}) {
  const { t } = useI18n();
  const seconds = useSecondsLeft(turn.seconds ?? 0, at);
  const wait = waitText(seconds, t);
  const said = saidOf(turn, wait, t);
  return (
    <div className={styles.turn}>
      <Announcement said={said} mark={`${turn.state} ${markOf(seconds)}`} />
      {(turn.state === 'waiting' || turn.state === 'early') && <Waiting turn={turn} wait={wait} />}
      {(turn.state === 'called' || turn.state === 'open') && <Called turn={turn} />}
      {turn.state === 'lapsed' && (
        <>
          <p className={styles.wait}>{t('waiting.lapsed')}</p>
          <p className={styles.text}>{t('waiting.lapsed.text')}</p>
        </>
      )}
      {children && <p>{children}</p>}
    </div>
  );
}

function Waiting({ turn, wait }: { turn: WaitingTurn; wait: string }) {
  const { t } = useI18n();
  const early = turn.state === 'early';
  return (
    <>
      {early && <p className={styles.ahead}>{t('waiting.early')}</p>}
      <p className={styles.wait}>{wait}</p>
      {turn.ahead !== undefined && (
        <p className={styles.ahead}>{t('waiting.ahead', { ahead: turn.ahead })}</p>
      )}
      <p className={styles.text}>{early ? t('waiting.early.text') : t('waiting.lead')}</p>
      <p className={styles.text}>{t('waiting.keep')}</p>
    </>
  );
}

function Called({ turn }: { turn: WaitingTurn }) {
  const { t } = useI18n();
  const path = useLocalPath();
  const minutes = Math.floor((turn.passSeconds ?? 0) / 60);
  return (
    <>
      <p className={styles.wait}>{turn.state === 'open' ? t('waiting.open') : t('waiting.called')}</p>
      <p className={styles.text}>
        {turn.state === 'open' ? t('waiting.open.text') : t('waiting.called.text', { minutes })}
      </p>
      <p>
        <ButtonLink to={path(shopPaths.checkout())}>{t('waiting.go')}</ButtonLink>
      </p>
    </>
  );
}

/** Says what has changed, politely and only when a mark is reached. */
function Announcement({ said, mark }: { said: string; mark: string }) {
  const [spoken, setSpoken] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken at a mark, not whenever the words change
  useEffect(() => setSpoken(said), [mark]);
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}

function saidOf(turn: WaitingTurn, wait: string, t: I18n['t']): string {
  switch (turn.state) {
    case 'waiting':
      return `${wait}. ${t('waiting.ahead', { ahead: turn.ahead ?? 0 })}`;
    case 'early':
      return `${t('waiting.early')}. ${wait}`;
    case 'open':
      return t('waiting.open');
    default:
      return t(`waiting.${turn.state}`);
  }
}

/** The wait as it is by now; between two answers it goes on by the browser's clock. */
function useSecondsLeft(seconds: number, at: number): number {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, seconds - Math.max(0, now - at) / 1000);
}
