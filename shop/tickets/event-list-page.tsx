// `/tickets` (spec 2): the events that match the address, twelve on a page, ended ones last.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import type { Call } from '../../ui/call/call.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { museumToday } from '../ground/museum-today.ts';
import { Breadcrumbs } from '../ground/page/breadcrumbs.tsx';
import list from '../ground/page/list-page.module.css';
import { PageLinks } from '../ground/page/page-links.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { DayAnswer } from './day-answer.tsx';
import { DayChooser } from './day-chooser.tsx';
import styles from './event-list-page.module.css';
import { EventRow } from './event-row.tsx';
import {
  choiceIn,
  dayProblem,
  PAGE_SIZE,
  type ProgrammeChoice,
  programmeQuery,
  searchOf,
} from './programme-choice.ts';
import { ProgrammeFilters } from './programme-filters.tsx';
import { ProgrammeSearch } from './programme-search.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = context.get(shopContext);
  const asked = choiceIn(new URL(request.url).searchParams);
  const { timeZone } = await call('GET shopinfo', { query: { shop: '1' } });
  const today = museumToday(timeZone);
  const choice = dayProblem(asked.date, today) ? { ...asked, date: '' } : asked;
  return { ...(await findEvents(call, choice)), date: asked.date, today };
}

/** A page number beyond the last page shows the last page. */
async function findEvents(call: Call, choice: ProgrammeChoice) {
  const found = await call('GET event/programme', { query: programmeQuery(choice) });
  const last = Math.max(1, Math.ceil(found.total / PAGE_SIZE));
  if (choice.page <= last) return { ...found, choice };
  const there = { ...choice, page: last };
  return { ...(await call('GET event/programme', { query: programmeQuery(there) })), choice: there };
}

/** The programme (look, "List"). */
export function Component() {
  const { events, total, all, choice, date, today, venues, groups } = useLoaderData<typeof loader>();
  const { t, formats } = useI18n();
  const current = events.filter(({ state }) => state !== 'ended');
  const ended = events.filter(({ state }) => state === 'ended');
  const isNarrowed = choice.q !== '' || choice.date !== '';
  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <div className="wrap">
      <PageTitle title={t('tickets.title')} />
      <Breadcrumbs page={t('tickets.title')} />
      <header className={list.head}>
        <h1>{t('tickets.title')}</h1>
        {all > 0 && <DayChooser today={today} choice={choice} />}
        {(all > PAGE_SIZE || choice.q !== '') && <ProgrammeSearch choice={choice} />}
        <ProgrammeFilters venues={venues} groups={groups} choice={choice} />
        <p className={isNarrowed && total > 0 ? styles.found : 'visually-hidden'} role="status">
          {choice.date === ''
            ? t('tickets.list.count', { count: total })
            : t('tickets.day.count', { count: total, day: formats.day(choice.date, 'full') })}
          {pages > 1 && `, ${t('site.pages.page', { page: choice.page })}`}
        </p>
      </header>
      <DayAnswer date={date} today={today} total={total} />
      {events.length === 0 && choice.date === '' && <Nothing isEmpty={all === 0} />}
      {current.map((event, index) => (
        <EventRow key={event.id} event={event} today={today} day={choice.date} first={index === 0} />
      ))}
      {ended.length > 0 && (
        <section aria-labelledby="ended" className={styles.ended}>
          <h2 id="ended">{t('tickets.list.ended')}</h2>
          {ended.map((event) => (
            <EventRow key={event.id} event={event} today={today} />
          ))}
        </section>
      )}
      <PageLinks page={choice.page} pages={pages} to={(page) => searchOf({ ...choice, page })} />
    </div>
  );
}

/** Nothing matches, or the museum has no events at all. */
function Nothing({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <p className={list.none}>
      {isEmpty ? (
        t('tickets.list.nothing')
      ) : (
        <>
          {t('tickets.list.none')} <Link to={path(shopPaths.events())}>{t('tickets.list.all')}</Link>
        </>
      )}
    </p>
  );
}
