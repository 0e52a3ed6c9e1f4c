import { shopPaths } from '../../domain/addresses.ts';
import type { TourOffer, TourState } from '../../domain/tours/tour.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { PhoneLink } from '../ground/phone-link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';
import styles from '../visit/booking.module.css';
import { TourPrices } from './tour-prices.tsx';

const WORDS = {
  'sold-out': 'tours.soldout',
  'not-bookable': 'tours.offline',
  'no-tickets': 'tours.notickets',
  ended: 'tours.ended',
} as const;

type Props = { offer: TourOffer; state: Exclude<TourState, 'on-sale'> };

/** Nothing can be booked here: why, and what to do instead. */
export function TourOver({ offer, state }: Props) {
  const { t } = useI18n();
  const path = useLocalPath();
  const { info } = useShell();
  const isAsked = state === 'not-bookable' || state === 'no-tickets';
  return (
    <section className={styles.over} aria-label={t('tours.visit')}>
      <Notice tone="attention" title={t(WORDS[state])}>
        <p>{t(`${WORDS[state]}.text`)}</p>
        {isAsked && (
          <p>
            <a href={`mailto:${info.email}`}>{info.email}</a>
            <br />
            <PhoneLink phone={info.phone} />
          </p>
        )}
      </Notice>
      {isAsked && <TourPrices offer={offer} />}
      <ButtonLink variant="secondary" to={path(shopPaths.tours())}>
        {t('tours.list.soon.all')}
      </ButtonLink>
    </section>
  );
}
