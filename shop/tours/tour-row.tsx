import { shopPaths, withSearch } from '../../domain/addresses.ts';
import { type Day, dayOf } from '../../domain/museum-time.ts';
import type { Tour } from '../../domain/tours/tour.ts';
import { capitalised } from '../../ui/i18n/capitalised.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Link } from '../ground/link.tsx';
import list from '../ground/page/list-page.module.css';
import { displayPrice, vatText } from '../ground/price-text.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { accentOf } from '../visit/accent.ts';
import { FEW_PLACES } from '../visit/calendar-cell.tsx';
import { OtherLanguages } from './other-languages.tsx';
import { pricePer } from './price-per.ts';
import styles from './tour-row.module.css';
import { tourWhen } from './tour-when.ts';

/** The properties of a tour that a list shows. The others are not sent with the page. */
export type ListedTour = Omit<Tour, 'description' | 'schedule'>;

const SIZES = '(min-width: 88rem) max(27rem, 26vw), (min-width: 768px) 32vw, 94vw';

type Props = {
  tour: ListedTour;
  today: Day;
  /** The days that are asked for. */
  days: readonly [Day, Day] | undefined;
  first: boolean;
};

/** One tour in one language: picture left, facts right, price, next time with places. */
export function TourRow({ tour, today, days, first }: Props) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const path = useLocalPath();
  const [from, to] = days ?? [];
  const at = shopPaths.tour(tour.id);
  const link = path(from !== undefined && from === to ? withSearch(at, { date: from }) : at);
  const facts = `tour-${tour.id}`;
  const slot = tour.next_slot;
  const left = slot && dayOf(slot.datetime) >= (from ?? today) ? slot.available : 0;
  const few = tour.state === 'on-sale' && !tour.book_complete_tour && left > 0 && left <= FEW_PLACES;
  return (
    <article className={`accented ${styles.row}`} style={accentOf(tour)}>
      <Link to={link} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture picture={tour.picture} sizes={SIZES} priority={first} />
      </Link>
      <div className={`${list.words} ${styles.words}`}>
        <p className={styles.about} id={facts}>
          <strong>{capitalised(tour.langName, formats.locale)}</strong>
          <span>{t('tours.list.minutes', { minutes: tour.duration_minutes })}</span>
          <span>{tour.venue}</span>
        </p>
        <h2>
          <Link to={link} aria-describedby={facts}>
            {tour.name}
          </Link>
        </h2>
        {tour.eventName !== '' && <p className={styles.exhibition}>{tour.eventName}</p>}
        <p className={styles.teaser}>{tour.teaser}</p>
        {tour.other_languages.length > 0 && (
          <p className={styles.languages}>
            <span>{t('tours.other-languages')}</span>
            <OtherLanguages languages={tour.other_languages} />
          </p>
        )}
        <div className={`${list.facts} ${styles.facts} ${tour.state === 'on-sale' ? list.free : ''}`}>
          <p suppressHydrationWarning>
            <strong suppressHydrationWarning>{tourWhen(tour, today, i18n, from)}</strong>
            {few && <span> {t('tours.list.places', { count: left })}</span>}
          </p>
          <Price tour={tour} />
        </div>
      </div>
    </article>
  );
}

/** The lowest price of a person or, if there is none, of a group. */
function Price({ tour }: { tour: ListedTour }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { price_from: price, price_from_per: per, priceList, tickets } = tour;
  if (price === null || tour.state === 'ended') return null;
  if (price === 0) return <p className={list.price}>{t('price.free')}</p>;
  const rates = [...priceList, ...tickets].map(({ vat_value }) => vat_value);
  return (
    <p className={list.price}>
      {t('price.from', { price: displayPrice(price, i18n) })} {pricePer(per, tour, i18n)}{' '}
      <small>{vatText(price, rates, i18n)}</small>
    </p>
  );
}
