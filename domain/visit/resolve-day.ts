// Days of the museum folder may be relative to the day of the import.
import { addDays, type Day } from '../museum-time.ts';

/** `today`, `today+14` and `today-30` as days; a plain day is unchanged. */
export function resolveDay(text: string, today: Day): Day {
  const [, shift] = /^today([+-]\d{1,4})?$/.exec(text) ?? [];
  if (shift !== undefined) return addDays(today, Number(shift));
  return text === 'today' ? today : text;
}
