import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { Event } from '../../domain/tickets/event.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { Picture } from '../ui/picture.tsx';
import { useNextVisit } from './use-next-visit.ts';

const LEAD_SIZES = '(min-width: 88rem) 84rem, 96vw';
const ROW_SIZES = '(min-width: 88rem) 38rem, (min-width: 768px) 45vw, 96vw';

type Props = { event: Event; today: string; lead?: boolean };

/** One line of the programme: picture, title, run, and the next time one can go. */
export const ProgrammeEntry = ({ event, today, lead = false }: Props) => {
  const { t, formats } = useI18n();
  const to = useLocalPath()(`tickets/${event.id}`);
  const visit = useNextVisit(event, today);
  const accent = { '--accent-light': event.accent.light, '--accent-dark': event.accent.dark } as CSSProperties;
  const run =
    event.end === null
      ? event.start > today
        ? t('site.fromDay', { day: formats.day(event.start) })
        : t('site.alwaysOn')
      : formats.dayRange(event.start, event.end);
  return (
    <article className={lead ? 'entry entry-lead accented' : 'entry accented'} style={accent}>
      <Link to={to} className="entry-picture" tabIndex={-1} aria-hidden="true">
        <Picture picture={event.picture} sizes={lead ? LEAD_SIZES : ROW_SIZES} priority={lead} />
      </Link>
      <div className="entry-what">
        <h3>
          <Link to={to}>{event.name}</Link>
        </h3>
        {event.subtitle && <p className="entry-subtitle">{event.subtitle}</p>}
      </div>
      <p className="entry-run">
        {run}
        <br />
        {event.venue.name}
      </p>
      <p className="entry-when">
        <strong>{visit.when}</strong>
        <span>
          {[visit.places, event.price_from !== null && t('site.priceFrom', { price: formats.money(event.price_from) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
    </article>
  );
};
