import { shopPaths } from '../../domain/addresses.ts';
import type { Pause } from '../../domain/visit/visit-schemas.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from '../visit/booking.module.css';
import { pausedUntil } from './pause-text.ts';

type Props = { state: 'ended' | 'sold-out'; pause?: undefined } | { state: 'paused'; pause: Pause };

const TITLES = { ended: 'tickets.ended', 'sold-out': 'tickets.soldout.event' } as const;
const TEXTS = {
  ended: 'tickets.ended.text',
  'sold-out': 'tickets.soldout.text',
  paused: 'tickets.paused.text',
} as const;

/** Nothing more to choose: the event has ended or pauses for the rest of its run, or every place of every day is sold. */
export function EventOver({ state, pause }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const path = useLocalPath();
  return (
    <section className={styles.over} aria-label={t('tickets.visit')}>
      <Notice tone="attention" title={state === 'paused' ? pausedUntil(pause, i18n) : t(TITLES[state])}>
        {pause && pause.reason !== '' && <p>{pause.reason}</p>}
        <p>{t(TEXTS[state])}</p>
      </Notice>
      <ButtonLink variant="secondary" to={path(shopPaths.events())}>
        {t('tickets.programme')}
      </ButtonLink>
    </section>
  );
}
