// The report on tours: each of its times, with who is missing for it to take place.
import { inLanguage } from '../../../domain/language.ts';
import type { Reading, ReadRow } from '../reading.ts';
import { readTimes } from './places-store.ts';

/** As many as there are in a quarter of a large museum. */
const MOST_TIMES = 5_000;

export const toursReading: Reading = {
  rows: async ({ database, imported }, { days, filters }, { language, formats }) => {
    const tours = new Map(imported.tours.all.map((tour) => [tour.pool_id, tour]));
    const times = await readTimes(database, { pools: [...tours.keys()], ...days, most: MOST_TIMES });
    return times.flatMap(({ pool_id, datetime, taken, capacity }): ReadRow[] => {
      const tour = tours.get(pool_id);
      if (!tour || !isShown(filters.only, taken, capacity, tour.min_participants)) return [];
      const name = `${formats.moment(datetime)}, ${inLanguage(tour.name, language)} (${tour.language})`;
      const least = tour.min_participants;
      return [
        {
          key: `${datetime} ${pool_id}`,
          label: name,
          values: [taken, capacity, least, Math.max(0, least - taken), Math.max(0, capacity - taken)],
        },
      ];
    });
  },
  choices: async (_, { t }) => ({
    only: [
      { value: 'full', label: t('figures.only.full') },
      { value: 'few', label: t('figures.only.few') },
    ],
  }),
};

/** `few`: fewer than it needs. What nobody may book is neither. */
function isShown(only: string | undefined, taken: number, capacity: number, least: number): boolean {
  if (only === 'full') return capacity > 0 && taken >= capacity;
  if (only === 'few') return capacity > 0 && taken < least;
  return true;
}
