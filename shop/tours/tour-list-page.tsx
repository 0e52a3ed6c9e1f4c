// `/guided-tours` (spec 2): the tours that match the address's filters, twelve on a page.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import type { Tour } from '../../domain/tours/tour.ts';
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
import {
  choiceIn,
  daysAskedFor,
  PAGE_SIZE,
  presetLanguages,
  searchOf,
  type TourChoice,
  tourQuery,
} from './tour-choice.ts';
import { TourFilters } from './tour-filters.tsx';
import { type ListedTour, TourRow } from './tour-row.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call, language } = context.get(shopContext);
  const [attributes, { guided_tour_default_language: usual }, { timeZone }] = await Promise.all([
    call('GET tour/attr', {}),
    call('GET shopinfo/config', { query: { shop: '1' } }),
    call('GET shopinfo', { query: { shop: '1' } }),
  ]);
  const today = museumToday(timeZone);
  const preset = presetLanguages(attributes.language, language, usual);
  const choice = choiceIn(new URL(request.url).searchParams, preset);
  const found = await findTours(call, choice, today);
  return { ...found, tours: found.tours.map(listed), attributes: { ...attributes, preset }, today };
}

/** A page number beyond the last page shows the last page. */
async function findTours(call: Call, choice: TourChoice, today: string) {
  const found = await call('GET tour/select/event', { query: tourQuery(choice, today) });
  const last = Math.max(1, Math.ceil(found.total / PAGE_SIZE));
  if (choice.page <= last) return { ...found, choice };
  const there = { ...choice, page: last };
  return { ...(await call('GET tour/select/event', { query: tourQuery(there, today) })), choice: there };
}

function listed({ description: _description, schedule: _schedule, ...tour }: Tour): ListedTour {
  return tour;
}

/** The tours as a programme (look, "List"). */
export function Component() {
  const { tours, total, choice, attributes, today } = useLoaderData<typeof loader>();
  const { t } = useI18n();
  const path = useLocalPath();
  const { preset, language: languages } = attributes;
  const everything = searchOf({ languages: [], category: '', venue: '', date: '', page: 1 }, preset);
  const pages = Math.ceil(total / PAGE_SIZE);
  const days = daysAskedFor(choice.date, today);
  return (
    <div className="wrap">
      <PageTitle title={t('tours.title')} />
      <Breadcrumbs page={t('tours.title')} />
      <header className={list.head}>
        <h1>{t('tours.title')}</h1>
        {languages.length > 0 && <TourFilters attributes={attributes} choice={choice} today={today} />}
        <p className="visually-hidden" role="status">
          {t('tours.list.count', { count: total })}
          {pages > 1 && `, ${t('site.pages.page', { page: choice.page })}`}
        </p>
      </header>
      {tours.length === 0 && (
        <p className={list.none}>
          {languages.length === 0 ? (
            t('tours.list.nothing')
          ) : (
            <>
              {t('tours.list.none')}{' '}
              <Link to={path(shopPaths.tours()) + everything}>{t('tours.list.reset')}</Link>
            </>
          )}
        </p>
      )}
      {tours.map((tour, index) => (
        <TourRow key={tour.id} tour={tour} today={today} days={days} first={index === 0} />
      ))}
      <PageLinks page={choice.page} pages={pages} to={(page) => searchOf({ ...choice, page }, preset)} />
    </div>
  );
}
