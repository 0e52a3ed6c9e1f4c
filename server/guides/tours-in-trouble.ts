// Tours that need a person (operations 3): too few people and little time left, or given to somebody and no longer in the
// programme.

import type { Language } from '../../domain/language.ts';
import { addDays } from '../../domain/museum-time.ts';
import type { TodayFewTour } from '../../domain/office/today-contract.ts';
import { guidesSettings } from './folder/guides-settings.ts';
import type { GuidesShop } from './guides-shop.ts';
import { presentDate } from './present-date.ts';
import { tourDates } from './tour-dates.ts';

/** How far ahead a tour that has left the programme is looked for. */
const DAYS_AHEAD = 31;
const HOURS_A_DAY = 24;

/** The next first. */
export async function toursInTrouble(shop: GuidesShop, language: Language): Promise<TodayFewTour[]> {
  const today = shop.clock.today();
  const { fewHours } = guidesSettings(shop.museum.settings);
  const days = Math.max(DAYS_AHEAD, Math.ceil(fewHours / HOURS_A_DAY));
  const dates = await tourDates(shop, today, addDays(today, days));
  return dates.flatMap((date) => {
    const { tour, datetime, participants, least, problem } = date;
    // What is called off is decided.
    if (problem === null || problem === 'off') return [];
    const { title } = presentDate(date, language);
    return { tour, datetime, title, participants, least, problem };
  });
}
