import type { Day } from '../../domain/museum-time.ts';

/** The museum's calendar day at this moment. */
export function museumToday(timeZone: string): Day {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
}
