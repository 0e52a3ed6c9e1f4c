import './home-page.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import type { ListedEvent } from '../../domain/tickets/event.ts';
import type { Call } from '../../ui/call/call.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { museumToday } from '../ground/museum-today.ts';
import { PageTitle } from '../ground/page/page-title.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';
import { DayChooser } from '../tickets/day-chooser.tsx';
import { useMuseumClosed } from '../visit/use-closed-days.ts';
import { Banner } from './banner.tsx';
import { OfferLinks } from './offer-links.tsx';
import { ProgrammeEntry } from './programme-entry.tsx';
import { SoonTours, soonTours } from './soon-tours.tsx';

// So few that the page stays short on a phone; the list has them all.
const MOST_NOW = 3;
const MOST_NEXT = 1;

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, language } = context.get(shopContext);
  const [{ timeZone }, { has_tickets, has_guided_tours }] = await Promise.all([
    call('GET shopinfo', { query: { shop: '1' } }),
    call('GET shopinfo/config', { query: { shop: '1' } }),
  ]);
  const today = museumToday(timeZone);
  const [programme, tours, donation, groups] = await Promise.all([
    has_tickets ? openingProgramme(call) : undefined,
    has_guided_tours ? soonTours(call, today, language) : [],
    call('GET donation', {}),
    call('GET group-request', {}),
  ]);
  return { programme, today, tours, donations: donation !== null, groups: groups !== null };
}

/** The first events that run now, the next one that opens, and how many there are. */
async function openingProgramme(call: Call) {
  const [now, next] = await Promise.all([
    call('GET event/programme', { query: { run: 'now', limit: String(MOST_NOW) } }),
    call('GET event/programme', { query: { run: 'next', limit: String(MOST_NEXT) } }),
  ]);
  return { now: now.events, next: next.events, count: now.total + next.total };
}

/** The programme: what is on today, what comes next, and links to everything else on offer. */
export function Component() {
  const { programme, today, tours, donations, groups } = useLoaderData<typeof loader>();
  const { content } = useShell();
  const { t } = useI18n();
  return (
    <div className="wrap home">
      <PageTitle title={t('site.programme')} />
      <Masthead today={today} />
      {programme && programme.count > 0 && (
        <div className="coming">
          <DayChooser today={today} />
        </div>
      )}
      {programme && <Opening {...programme} today={today} />}
      <SoonTours tours={tours} today={today} />
      <Banner groups={content.banners} />
      <OfferLinks donations={donations} groups={groups} />
    </div>
  );
}

type OpeningProps = { now: ListedEvent[]; next: ListedEvent[]; count: number; today: string };

/** The beginning of the programme, and the way to the rest of it. */
function Opening({ now, next, count, today }: OpeningProps) {
  const { t } = useI18n();
  const path = useLocalPath();
  const [first, ...rest] = now;
  if (count === 0) return <p className="nothing">{t('site.programme.nothing')}</p>;
  return (
    <>
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
      <p className="whole">
        <Link to={path(shopPaths.events())}>{t('site.programme.all', { count })}</Link>
      </p>
    </>
  );
}

function Masthead({ today }: { today: string }) {
  const { info } = useShell();
  const { t, formats } = useI18n();
  const isClosed = useMuseumClosed();
  return (
    <header className="masthead">
      <h1>
        <span className="masthead-place">
          {t(isClosed(today) ? 'site.closedToday' : 'site.todayAt', { museum: info.name })}{' '}
        </span>
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

function Programme({ events, today }: { events: readonly ListedEvent[]; today: string }) {
  return (
    <div className="programme">
      {events.map((event) => (
        <ProgrammeEntry key={event.id} event={event} today={today} />
      ))}
    </div>
  );
}
