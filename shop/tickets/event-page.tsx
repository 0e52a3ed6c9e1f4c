import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { Event } from '../../domain/tickets/event.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Breadcrumbs } from '../ground/page/breadcrumbs.tsx';
import styles from '../ground/page/detail-page.module.css';
import { DETAIL_PICTURE_SIZES } from '../ground/page/detail-picture.ts';
import { fittedTitle } from '../ground/page/fitted-title.ts';
import { PageTitle } from '../ground/page/page-title.tsx';
import { PictureGallery } from '../ground/page/picture-gallery.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { accentOf } from '../visit/accent.ts';
import { visitIn } from '../visit/visit-address.ts';
import { EventFacts } from './event-facts.tsx';
import { type EventOpening, openEvent } from './open-event.ts';
import { pauseLine } from './pause-text.ts';
import { TicketBooking } from './ticket-booking.tsx';

/** The chosen day and time are in the address for Back and reload; the page itself knows them already. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function loader({ context, params, request }: LoaderFunctionArgs): Promise<EventOpening> {
  return openEvent(
    context.get(shopContext).call,
    params.id ?? '',
    visitIn(new URL(request.url).searchParams),
  );
}

/** One event (look, "Detail"): picture and text first, then day → time → how many → add. */
export function Component() {
  const opening = useLoaderData<typeof loader>();
  const { t } = useI18n();
  const { event } = opening.offer;
  return (
    <article className={`wrap accented ${styles.page}`} style={accentOf(event)}>
      <PageTitle title={event.name} />
      <header className={styles.head}>
        <Breadcrumbs page={event.name} trail={[{ name: t('tickets.title'), path: shopPaths.events() }]} />
        <h1 {...fittedTitle(event.name)}>{event.name}</h1>
        {event.subtitle && <p className={styles.subtitle}>{event.subtitle}</p>}
        <States event={event} today={opening.today} />
      </header>
      <div className={styles.about}>
        <PictureGallery
          key={event.id}
          pictures={[event.picture, ...event.more_pictures]}
          sizes={DETAIL_PICTURE_SIZES}
        />
        <EventFacts event={event} today={opening.today} />
        <div className={styles.text}>
          {event.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <TicketBooking key={event.id} opening={opening} />
    </article>
  );
}

/** Why it cannot be visited now, and when it will not be. */
function States({ event, today }: { event: Event; today: Day }) {
  const i18n = useI18n();
  const ended = event.state === 'ended';
  const pauses = ended ? [] : event.pauses.map((pause) => pauseLine(pause, today, i18n));
  return (
    <>
      {(ended || event.state === 'sold-out') && (
        <p className={styles.state}>{i18n.t(ended ? 'tickets.ended.short' : 'tickets.soldout')}</p>
      )}
      {pauses.map((text) => (
        <p key={text} className={styles.state}>
          {text}
        </p>
      ))}
    </>
  );
}
