import type { CSSProperties } from 'react';
import { shopPaths } from '../../domain/addresses.ts';
import type { ListedEvent } from '../../domain/tickets/event.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Link } from '../ground/link.tsx';
import { fittedTitle } from '../ground/page/fitted-title.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useNextVisit } from '../tickets/use-next-visit.ts';

const LEAD_SIZES = '(min-width: 768px) 65vw, 96vw';
const SIZES = '(min-width: 768px) 56vw, 96vw';

type Props = { event: ListedEvent; today: string; lead?: boolean };

/**
 * One entry of the programme: picture, title, run, and the next time one can go. Browsers do not agree to the last
 * space on how a date is written, so that what the server wrote may stay.
 */
export function ProgrammeEntry({ event, today, lead = false }: Props) {
  const { t, formats } = useI18n();
  const to = useLocalPath()(shopPaths.event(event.id));
  const visit = useNextVisit(event, today);
  const accent = {
    '--accent-light': event.accent.light,
    '--accent-dark': event.accent.dark,
  } as CSSProperties;
  const run =
    event.end === null
      ? event.start > today
        ? t('site.fromDay', { day: formats.day(event.start) })
        : t('site.alwaysOn')
      : formats.dayRange(event.start, event.end);
  const price =
    event.state !== 'sold-out' &&
    event.price_from !== null &&
    t('site.priceFrom', { price: formats.money(event.price_from) });
  const more = [visit.places, price].filter(Boolean).join(' · ');
  return (
    <article className={`entry accented entry-${event.state}${lead ? ' entry-lead' : ''}`} style={accent}>
      <Link to={to} className="entry-picture" tabIndex={-1} aria-hidden="true">
        <Picture picture={event.picture} sizes={lead ? LEAD_SIZES : SIZES} priority={lead} />
      </Link>
      <div className="entry-what">
        <h3 {...fittedTitle(event.name)}>
          <Link to={to}>{event.name}</Link>
        </h3>
        {event.subtitle && <p className="entry-subtitle">{event.subtitle}</p>}
      </div>
      <div className="entry-facts">
        <p className="entry-run" suppressHydrationWarning>
          {run}
          <br />
          {event.venue.name}
        </p>
        <p className="entry-when">
          <strong suppressHydrationWarning>{visit.when}</strong>
          <span suppressHydrationWarning>{more}</span>
        </p>
      </div>
    </article>
  );
}
