// The times of tours from one day to another, with their people and whoever leads them: from what is for sale, what is booked,
// and what is given to somebody already, also where there is no such time any more.
import { groupsLed } from '../../domain/guides/groups-led.ts';
import type { Duty } from '../../domain/guides/obstacles.ts';
import type { PLAN_PROBLEMS } from '../../domain/guides/tour-plan-contract.ts';
import { addDays, addMinutes, type Day, type MuseumDateTime } from '../../domain/museum-time.ts';
import { slotsBetween } from '../capacity/availability.ts';
import { type TourBooking, tourBookings } from '../orders/fulfilment/tour-bookings.ts';
import type { TourRow } from '../tours/tour-catalogue.ts';
import { type AssignmentRow, assignmentsBetween } from './assignment-store.ts';
import { guidesSettings } from './folder/guides-settings.ts';
import type { GuidesShop } from './guides-shop.ts';

export type TourDate = Duty & {
  /** Undefined for a tour that has left the museum folder. */
  readonly row: TourRow | undefined;
  readonly bookings: readonly TourBooking[];
  readonly participants: number;
  readonly least: number;
  /** By place, from 1 on: whoever leads it. */
  readonly leaders: readonly { readonly place: number; readonly guide: string | null }[];
  readonly assignments: readonly AssignmentRow[];
  readonly problem: (typeof PLAN_PROBLEMS)[number] | null;
};

/** In order of time. Days included; of days that are over, what was booked or given to somebody. */
export async function tourDates(shop: GuidesShop, first: Day, last: Day): Promise<TourDate[]> {
  const { database, imported } = shop;
  const { all } = imported.tours;
  const byPool = new Map(all.map((tour) => [tour.pool_id, tour]));
  const [slots, bookings, assignments] = await Promise.all([
    slotsBetween(shop, [...byPool.keys()], first, last),
    tourBookings(database, first, last),
    assignmentsBetween(database, first, addDays(last, 1)),
  ]);
  const offered = new Map<string, Offered>(
    slots.flatMap(({ pool_id, datetime, datetime_end, day, capacity, closed }) => {
      const tour = byPool.get(pool_id);
      const isThere = tour && day >= first && capacity > 0;
      return isThere ? [[keyOf(tour.id, datetime), { until: datetime_end, closed }] as const] : [];
    }),
  );
  const booked = Map.groupBy(bookings, ({ line }) => keyOf(line.id, line.datetime));
  const given = Map.groupBy(assignments, ({ tour_id, datetime }) => keyOf(tour_id, datetime));
  const keys = [...new Set([...offered.keys(), ...booked.keys(), ...given.keys()])];
  return keys
    .map((key) => tourDate(shop, key, offered.get(key), booked.get(key) ?? [], given.get(key) ?? []))
    .filter(({ leaders, participants }) => leaders.length > 0 || participants > 0)
    .toSorted((one, other) => compare(one, other));
}

/** One of them; undefined where there is no such time. */
export async function findTourDate(
  shop: GuidesShop,
  tour: string,
  datetime: MuseumDateTime,
): Promise<TourDate | undefined> {
  const day = datetime.slice(0, 10);
  const dates = await tourDates(shop, day, day);
  return dates.find((date) => date.tour === tour && date.datetime === datetime);
}

/** Until when it goes, and whether staff have closed it. */
type Offered = { readonly until: MuseumDateTime; readonly closed: boolean };

function tourDate(
  shop: GuidesShop,
  key: string,
  offered: Offered | undefined,
  bookings: readonly TourBooking[],
  assignments: readonly AssignmentRow[],
): TourDate {
  const [datetime, tour] = [key.slice(0, 16), key.slice(17)];
  const row = shop.imported.tours.byId.get(tour);
  const participants = bookings.reduce((sum, { line }) => sum + line.tour.participants, 0);
  const isClosed = offered?.closed === true;
  const isThere = !isClosed && (offered !== undefined || bookings.length > 0);
  const wanted =
    row && isThere
      ? groupsLed(
          bookings.map(({ line }) => line.tour),
          row,
        )
      : 0;
  const least = row?.min_participants ?? 1;
  return {
    tour,
    row,
    kin: kinOf(shop, tour),
    language: row?.language ?? bookings[0]?.line.tour.langIdentifier ?? '',
    house: row?.venue.id ?? '',
    datetime,
    datetime_end: offered?.until ?? endOf(row, datetime, bookings, assignments),
    bookings,
    participants,
    least,
    leaders: leadersOf(assignments, wanted),
    assignments,
    problem: problemOf(shop, { datetime, participants, least, isThere, isGiven: assignments.length > 0 }),
  };
}

/** @param wanted how many groups there are; whoever was given one more is still named */
function leadersOf(assignments: readonly AssignmentRow[], wanted: number): TourDate['leaders'] {
  const most = Math.max(wanted, ...assignments.map(({ place }) => place));
  const guides = new Map(assignments.map(({ place, guide_id }) => [place, guide_id]));
  return Array.from({ length: most }, (_, index) => ({
    place: index + 1,
    guide: guides.get(index + 1) ?? null,
  })).filter(({ place, guide }) => place <= wanted || guide !== null);
}

function endOf(
  row: TourRow | undefined,
  datetime: MuseumDateTime,
  [booking]: readonly TourBooking[],
  [assignment]: readonly AssignmentRow[],
): MuseumDateTime {
  const end = booking?.line.datetime_end || assignment?.datetime_end;
  return end || addMinutes(datetime, row?.duration_minutes ?? 60);
}

type Judged = {
  readonly datetime: MuseumDateTime;
  readonly participants: number;
  readonly least: number;
  readonly isThere: boolean;
  readonly isGiven: boolean;
};

function problemOf(
  { clock, museum }: GuidesShop,
  { datetime, participants, least, isThere, isGiven }: Judged,
): TourDate['problem'] {
  if (datetime <= clock.now()) return null;
  // Whoever still leads a tour that was closed in another way than by calling it off, has to be told by a person.
  if (!isThere) return isGiven ? 'stray' : 'off';
  const { fewHours } = guidesSettings(museum.settings);
  const decideFrom = addMinutes(datetime, -fewHours * 60);
  const isPlanned = participants > 0 || isGiven;
  return isPlanned && participants < least && decideFrom <= clock.now() ? 'few' : null;
}

function kinOf({ imported: { tours } }: GuidesShop, tour: string): string[] {
  return [tour, ...(tours.otherLanguages.get(tour) ?? []).map(({ id }) => id)];
}

function keyOf(tour: string, datetime: MuseumDateTime): string {
  return `${datetime} ${tour}`;
}

function compare(one: TourDate, other: TourDate): number {
  return keyOf(one.tour, one.datetime) < keyOf(other.tour, other.datetime) ? -1 : 1;
}
