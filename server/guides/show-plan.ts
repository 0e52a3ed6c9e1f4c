// Who leads what (operations 3): the plan of some days, a proposal for what is open in it, and who could lead one tour.
import { isFinal, obstaclesTo } from '../../domain/guides/obstacles.ts';
import { type Place, propose } from '../../domain/guides/propose.ts';
import type { ProposedPlace, TourCandidate, TourPlan } from '../../domain/guides/tour-plan-contract.ts';
import type { Language } from '../../domain/language.ts';
import {
  addDays,
  type Day,
  firstDayOf,
  isDay,
  lastDayOf,
  type MuseumDateTime,
  monthOf,
  weekday,
} from '../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { assignmentsBetween } from './assignment-store.ts';
import { guidesSettings } from './folder/guides-settings.ts';
import { readGuides } from './guide-store.ts';
import type { GuidesShop } from './guides-shop.ts';
import { leadingOf } from './leading.ts';
import { presentDate, presentObstacle } from './present-date.ts';
import { findTourDate, type TourDate, tourDates } from './tour-dates.ts';

type AskedSpan = { readonly day?: Day | undefined; readonly span?: 'month' | undefined };

/** The first and the last day; undefined for a day that the calendar does not have. */
function spanOf(
  { clock }: GuidesShop,
  { day = clock.today(), span }: AskedSpan,
): { from: Day; to: Day } | undefined {
  if (!isDay(day)) return undefined;
  if (span === 'month') return { from: firstDayOf(monthOf(day)), to: lastDayOf(monthOf(day)) };
  const from = addDays(day, 1 - weekday(day));
  return { from, to: addDays(from, 6) };
}

/** `GET office/tour-plan` */
export async function showPlan(
  shop: GuidesShop,
  asked: AskedSpan,
  language: Language,
): Promise<TourPlan | Refusal> {
  const span = spanOf(shop, asked);
  if (!span) return refuse('REQUEST_MALFORMED');
  const [dates, guides] = await Promise.all([tourDates(shop, span.from, span.to), readGuides(shop.database)]);
  return {
    ...span,
    dates: dates.map((date) => ({ ...presentDate(date, language), leaders: [...date.leaders] })),
    guides: guides.map(({ id, name, active }) => ({ id, name, active })),
  };
}

/** `GET office/tour-plan/proposal`: for what has not begun and nobody leads. */
export async function proposePlan(
  shop: GuidesShop,
  asked: AskedSpan,
  language: Language,
): Promise<ProposedPlace[] | Refusal> {
  const span = spanOf(shop, asked);
  if (!span) return refuse('REQUEST_MALFORMED');
  const { database, museum } = shop;
  const [dates, guides, given] = await Promise.all([
    tourDates(shop, span.from, span.to),
    readGuides(database),
    // The days beside count, too: of a fair share, and of the way from one house to another.
    assignmentsBetween(database, addDays(span.from, -1), addDays(span.to, 2)),
  ]);
  const open = openPlaces(dates, shop.clock.now());
  const { walkMinutes } = guidesSettings(museum.settings);
  const byKey = new Map(dates.map((date) => [`${date.datetime} ${date.tour}`, date]));
  return propose(open, guides, leadingOf(shop, given), walkMinutes).map((proposal) => {
    const { tour, datetime, place } = proposal.place;
    const date = byKey.get(`${datetime} ${tour}`);
    const { title = tour, language: spoken = '' } = date ? presentDate(date, language) : {};
    return {
      tour,
      datetime,
      title,
      language: spoken,
      place,
      guide: proposal.guide,
      against:
        proposal.guide === null
          ? proposal.against.map(({ guide, obstacles }) => ({
              guide,
              obstacles: obstacles.map((obstacle) => presentObstacle(shop, obstacle, language)),
            }))
          : [],
    };
  });
}

function openPlaces(dates: readonly TourDate[], now: MuseumDateTime): Place[] {
  return dates
    .filter(({ datetime, problem }) => datetime > now && problem !== 'stray' && problem !== 'off')
    .flatMap((date) =>
      date.leaders.filter(({ guide }) => guide === null).map(({ place }): Place => ({ ...date, place })),
    );
}

/** `GET office/tour-plan/candidates`: those who can come first, and of them who has the fewest tours in the month. */
export async function tourCandidates(
  shop: GuidesShop,
  asked: { readonly tour: string; readonly datetime: MuseumDateTime; readonly place: number },
  language: Language,
): Promise<TourCandidate[] | Refusal> {
  const { database, museum } = shop;
  const date = await findTourDate(shop, asked.tour, asked.datetime);
  if (!date) return refuse('NOT_FOUND');
  const month = monthOf(asked.datetime.slice(0, 10));
  const [guides, given] = await Promise.all([
    readGuides(database),
    assignmentsBetween(database, addDays(firstDayOf(month), -1), addDays(lastDayOf(month), 2)),
  ]);
  const others = given.filter(
    ({ tour_id, datetime, place }) =>
      tour_id !== asked.tour || datetime !== asked.datetime || place !== asked.place,
  );
  const leading = leadingOf(shop, others);
  const { walkMinutes } = guidesSettings(museum.settings);
  return guides
    .filter(({ active }) => active)
    .map((guide) => {
      const taken = leading.filter((one) => one.guide === guide.id);
      const obstacles = obstaclesTo(guide, date, taken, walkMinutes);
      return {
        id: guide.id,
        name: guide.name,
        month: taken.filter(({ datetime }) => datetime.startsWith(month)).length,
        obstacles: obstacles.map((obstacle) => presentObstacle(shop, obstacle, language)),
        possible: !obstacles.some(isFinal),
      };
    })
    .toSorted(
      (one, other) =>
        Number(one.obstacles.length > 0) - Number(other.obstacles.length > 0) || one.month - other.month,
    );
}
