// Who comes when: today's times of every house with what is sold of each, and its guided tours.
import { inLanguage, type Language } from '../../../domain/language.ts';
import { type Day, timeOf } from '../../../domain/museum-time.ts';
import type { TodayHouse, TodaySlot, TodayTour } from '../../../domain/office/today-contract.ts';
import { pauseOn } from '../../../domain/visit/pauses.ts';
import { type SlotAvailability, slotsOfDays } from '../../capacity/availability.ts';
import type { Catalogue } from '../../tickets/catalogue.ts';
import { datingPool } from '../../tickets/schedule.ts';
import type { TodayShop } from './today-shop.ts';

type EventRow = Catalogue['events'][number];

export type Places = { readonly houses: TodayHouse[]; readonly tours: TodayTour[] };

/** @param houses those of somebody who works in some of them only; all where it is empty */
export async function todayPlaces(
  shop: TodayShop,
  day: Day,
  language: Language,
  houses: readonly string[],
): Promise<Places> {
  const isHere = (venue: string) => houses.length === 0 || houses.includes(venue);
  const { events } = shop.imported;
  const shown = events.filter((event) => isHere(event.venue.id) && isOn(event, day));
  const tours = shop.imported.tours.all.filter(({ venue }) => isHere(venue.id));
  const pools = new Set([
    ...shown.flatMap((event) => datingPool(event) ?? []),
    ...tours.map((tour) => tour.pool_id),
  ]);
  const slots = Map.groupBy(
    await slotsOfDays(
      shop,
      [...pools].map((pool) => ({ pool, day })),
    ),
    ({ pool_id }) => pool_id,
  );
  return {
    houses: housesOf(shown, slots, language),
    tours: tours
      .flatMap((tour) =>
        (slots.get(tour.pool_id) ?? []).map((slot) => ({
          ...shownSlot(slot),
          title: inLanguage(tour.name, language),
          language: tour.language,
          house: inLanguage(tour.venue.name, language),
          least: tour.min_participants,
        })),
      )
      .toSorted((one, other) => one.time.localeCompare(other.time)),
  };
}

function isOn({ starts_on, ends_on, pauses }: EventRow, day: Day): boolean {
  return starts_on <= day && (ends_on === null || ends_on >= day) && !pauseOn(pauses, day);
}

type Slots = ReadonlyMap<string, readonly SlotAvailability[]>;

function housesOf(events: readonly EventRow[], slots: Slots, language: Language): TodayHouse[] {
  const byHouse = Map.groupBy(events, ({ venue }) => venue.id);
  return [...byHouse].flatMap(([id, ofHouse]) => {
    const byPool = Map.groupBy(ofHouse, (event) => datingPool(event) ?? '');
    const admissions = [...byPool].flatMap(([pool, sharing]) => {
      const times = slots.get(pool) ?? [];
      if (times.length === 0) return [];
      return { titles: sharing.map(({ name }) => inLanguage(name, language)), slots: times.map(shownSlot) };
    });
    const [{ venue } = { venue: undefined }] = ofHouse;
    return admissions.length > 0 ? { id, name: inLanguage(venue?.name, language), admissions } : [];
  });
}

function shownSlot({ datetime, datetime_end, capacity, available }: SlotAvailability): TodaySlot {
  const isWholeDay = timeOf(datetime) === '00:00' && timeOf(datetime_end) === '00:00';
  return { time: isWholeDay ? '' : timeOf(datetime), sold: Math.max(0, capacity - available), capacity };
}
