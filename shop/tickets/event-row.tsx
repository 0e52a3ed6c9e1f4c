import { shopPaths, withSearch } from '../../domain/addresses.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { ListedEvent } from '../../domain/tickets/event.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Link } from '../ground/link.tsx';
import { fittedTitle } from '../ground/page/fitted-title.ts';
import list from '../ground/page/list-page.module.css';
import { LIST_PICTURE_SIZES } from '../ground/page/list-picture.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { accentOf } from '../visit/accent.ts';
import styles from './event-row.module.css';
import { eventRun } from './event-run.ts';
import { useNextVisit } from './use-next-visit.ts';

type Props = {
  event: ListedEvent;
  today: Day;
  /** The day for which the visitor asked, '' for any. */
  day?: Day | '';
  first?: boolean;
};

/** A row of the programme: picture left, facts right, price, next free date. */
export function EventRow({ event, today, day = '', first = false }: Props) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const path = shopPaths.event(event.id);
  const to = useLocalPath()(day === '' ? path : withSearch(path, { date: day }));
  const { when, places } = useWhen(event, today, day);
  const over = event.state === 'ended';
  return (
    <article className={`accented ${over ? styles.over : styles.row}`} style={accentOf(event)}>
      <Link to={to} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture picture={event.picture} sizes={LIST_PICTURE_SIZES} priority={first} />
      </Link>
      <div className={`${list.words} ${styles.words}`}>
        <p className={styles.run}>
          {eventRun(event, today, i18n)} · {event.venue.name}
        </p>
        {over ? (
          <h3>
            <Link to={to}>{event.name}</Link>
          </h3>
        ) : (
          <h2 {...fittedTitle(event.name)}>
            <Link to={to}>{event.name}</Link>
          </h2>
        )}
        {event.subtitle && <p className={styles.subtitle}>{event.subtitle}</p>}
        {!over && <p className={styles.teaser}>{event.teaser}</p>}
        <div className={`${list.facts} ${styles.facts} ${event.state === 'on-sale' ? list.free : ''}`}>
          <p>
            <strong>{when}</strong>
            {places && <span> {places}</span>}
          </p>
          {!over && event.price_from !== null && (
            <p className={list.price}>
              {event.price_from === 0 ? (
                t('price.free')
              ) : (
                <>
                  {t('price.from', { price: formats.money(event.price_from) })}{' '}
                  <small>{t('price.vat.several')}</small>
                </>
              )}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

/** The next possible visit, in words, or that it has ended or is sold out. */
function useWhen(
  event: ListedEvent,
  today: Day,
  day: Day | '',
): { when: string; places: string | undefined } {
  const { t } = useI18n();
  const next = useNextVisit(event, today, day);
  return event.state === 'ended' ? { when: t('tickets.ended.short'), places: undefined } : next;
}
