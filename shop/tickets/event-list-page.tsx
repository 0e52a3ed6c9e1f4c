import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import { programme } from '../../domain/tickets/programme.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { museumToday } from '../ground/museum-today.ts';
import { Breadcrumbs } from '../ground/page/breadcrumbs.tsx';
import list from '../ground/page/list-page.module.css';
import { PageTitle } from '../ground/page/page-title.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useQuery } from '../ground/use-query.ts';
import styles from './event-list-page.module.css';
import { EventRow } from './event-row.tsx';
import { ProgrammeFilters } from './programme-filters.tsx';

/** Filters choose among the events that are loaded already. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** An empty or failing list rejects (spec 8): the shop shows its error page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(shopContext);
  const [events, { timeZone }] = await Promise.all([
    call('GET event/select', {}),
    call('GET shopinfo', { query: { shop: '1' } }),
  ]);
  if (events.length === 0) throw new Error('event/select answered no events');
  return { events, today: museumToday(timeZone) };
}

/** The programme (look, "List"). */
export function Component() {
  const { events, today } = useLoaderData<typeof loader>();
  const { t } = useI18n();
  const path = useLocalPath();
  const [search] = useQuery();
  const filter = { venue: search.get('venue') ?? undefined, group: search.get('group') ?? undefined };
  const shown = programme(events, filter);
  const current = shown.filter(({ state }) => state !== 'ended');
  const ended = shown.filter(({ state }) => state === 'ended');
  return (
    <div className="wrap">
      <PageTitle title={t('tickets.title')} />
      <Breadcrumbs page={t('tickets.title')} />
      <header className={list.head}>
        <h1>{t('tickets.title')}</h1>
        <ProgrammeFilters events={events} filter={filter} />
        <p className="visually-hidden" role="status">
          {t('tickets.list.count', { count: shown.length })}
        </p>
      </header>
      {shown.length === 0 && (
        <p className={list.none}>
          {t('tickets.list.none')} <Link to={path(shopPaths.events())}>{t('tickets.list.all')}</Link>
        </p>
      )}
      {current.map((event, index) => (
        <EventRow key={event.id} event={event} today={today} first={index === 0} />
      ))}
      {ended.length > 0 && (
        <section aria-labelledby="ended" className={styles.ended}>
          <h2 id="ended">{t('tickets.list.ended')}</h2>
          {ended.map((event) => (
            <EventRow key={event.id} event={event} today={today} />
          ))}
        </section>
      )}
    </div>
  );
}
