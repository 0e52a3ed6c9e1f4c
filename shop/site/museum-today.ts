import type { Day } from '../../domain/museum-time.ts';

/** The museum's calendar day at this moment. */
export const museumToday = (timeZone: string): Day =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
