import './home-page.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Event } from '../../domain/tickets/event.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { museumToday } from '../ground/museum-today.ts';
import { PageTitle } from '../ground/page/page-title.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { useShell } from '../ground/use-shell.ts';
import { Banner } from './banner.tsx';
import { OfferLinks } from './offer-links.tsx';
import { ProgrammeEntry } from './programme-entry.tsx';
import { SoonTours, soonTours } from './soon-tours.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(shopContext);
  const [{ timeZone }, { has_tickets, has_guided_tours }] = await Promise.all([
    call('GET shopinfo', { query: { shop: '1' } }),
    call('GET shopinfo/config', { query: { shop: '1' } }),
  ]);
  const today = museumToday(timeZone);
  const [events, tours, donation] = await Promise.all([
    has_tickets ? call('GET event/select', {}) : [],
    has_guided_tours ? soonTours(call, today) : [],
    call('GET donation', {}),
  ]);
  return { events, today, tours, donations: donation !== null };
}

/** The programme: what is on today, what comes next, and links to everything else on offer. */
export function Component() {
  const { events, today, tours, donations } = useLoaderData<typeof loader>();
  const { content } = useShell();
  const { t } = useI18n();
  const next = events.filter((event) => event.start > today && event.state !== 'ended');
  const now = events.filter((event) => event.start <= today && event.state !== 'ended');
  const [first, ...rest] = now;
  return (
    <div className="wrap home">
      <PageTitle title={t('site.programme')} />
      <Masthead today={today} />
      {first && (
        <section aria-labelledby="now">
          <h2 id="now" className="visually-hidden">
            {t('site.onNow')}
          </h2>
          <ProgrammeEntry event={first} today={today} lead />
          <Programme events={rest} today={today} />
        </section>
      )}
      {next.length > 0 && (
        <section aria-labelledby="next">
          <h2 id="next" className="part-title">
            {t('site.comingUp')}
          </h2>
          <Programme events={next} today={today} />
        </section>
      )}
      <SoonTours tours={tours} today={today} />
      <Banner groups={content.banners} />
      <OfferLinks donations={donations} />
    </div>
  );
}

function Masthead({ today }: { today: string }) {
  const { info } = useShell();
  const { t, formats } = useI18n();
  return (
    <header className="masthead">
      <h1>
        <span className="masthead-place">{t('site.todayAt', { museum: info.name })} </span>
        <time dateTime={today}>
          <span suppressHydrationWarning>{formats.weekday(today, 'long')} </span>
          <span suppressHydrationWarning>{formats.day(today, 'yearless')}</span>
        </time>
      </h1>
      <dl className="hours">
        {info.venues.map((venue) => (
          <div key={venue.id}>
            <dt>{venue.name}</dt>
            <dd>{venue.hours}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

function Programme({ events, today }: { events: readonly Event[]; today: string }) {
  return (
    <div className="programme">
      {events.map((event) => (
        <ProgrammeEntry key={event.id} event={event} today={today} />
      ))}
    </div>
  );
}
