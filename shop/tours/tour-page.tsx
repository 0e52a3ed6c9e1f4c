import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import type { TourState } from '../../domain/tours/tour.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import { museumToday } from '../ground/museum-today.ts';
import { Breadcrumbs } from '../ground/page/breadcrumbs.tsx';
import styles from '../ground/page/detail-page.module.css';
import { DETAIL_PICTURE_SIZES } from '../ground/page/detail-picture.ts';
import { fittedTitle } from '../ground/page/fitted-title.ts';
import { PageTitle } from '../ground/page/page-title.tsx';
import { notFound, shopContext } from '../ground/shop-context.ts';
import { accentOf } from '../visit/accent.ts';
import { visitIn } from '../visit/visit-address.ts';
import { openTour, type TourOpening } from './open-tour.ts';
import { TourBooking } from './tour-booking.tsx';
import { TourFacts } from './tour-facts.tsx';
import { TourOver } from './tour-over.tsx';
import { tourTitle } from './tour-title.ts';

/** The chosen day and time are in the address for Back and reload; the page itself knows them already. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

const STATE_WORDS = {
  'sold-out': 'tours.list.soldout',
  'not-bookable': 'tours.list.offline',
  'no-tickets': 'tours.list.notickets',
  ended: 'tours.list.ended',
} as const;

/** Any refusal of the tour or its calendar means that it is not found (spec 8). */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<TourOpening> {
  const { call } = context.get(shopContext);
  const { timeZone } = await call('GET shopinfo', { query: { shop: '1' } });
  try {
    const wish = visitIn(new URL(request.url).searchParams);
    return await openTour(call, params.id ?? '', wish, museumToday(timeZone));
  } catch (problem) {
    throw isRefused(problem) ? notFound() : problem;
  }
}

/** Whether a call was answered, but not with 200. */
function isRefused(problem: unknown): boolean {
  return typeof problem === 'object' && problem !== null && 'status' in problem && Number(problem.status) > 0;
}

/** One tour in one language (look, "Detail"): picture and text first, then day → time → how → how many → add. */
export function Component() {
  const opening = useLoaderData<typeof loader>();
  const { t } = useI18n();
  const tour = opening.offer.detail;
  const state = stateOf(opening);
  return (
    <article className={`wrap accented ${styles.page}`} style={accentOf(tour)}>
      <header className={styles.head}>
        <Breadcrumbs page={tour.name} trail={[{ name: t('tours.title'), path: shopPaths.tours() }]} />
        <h1 {...fittedTitle(tour.name)}>{tour.name}</h1>
        <p className={styles.subtitle}>{tour.teaser}</p>
        {state !== 'on-sale' && <p className={styles.state}>{t(STATE_WORDS[state])}</p>}
      </header>
      <div className={styles.about}>
        <Picture picture={tour.picture} sizes={DETAIL_PICTURE_SIZES} priority />
        <TourFacts tour={tour} />
        <div className={styles.text}>
          {tour.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {state === 'on-sale' ? (
        <TourBooking key={tour.id} opening={opening} />
      ) : (
        <>
          <PageTitle title={tourTitle(tour)} />
          <TourOver offer={opening.offer} state={state} />
        </>
      )}
    </article>
  );
}

function stateOf({ offer, lifetime }: TourOpening): TourState {
  return offer.detail.state === 'on-sale' && lifetime.first === null ? 'ended' : offer.detail.state;
}
