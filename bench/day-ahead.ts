const DAY_MS = 86_400_000;
const inMuseumTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The date a number of days from now, as `YYYY-MM-DD` in the museum's time zone. */
export function dayAhead(days: number): string {
  return inMuseumTime.format(Date.now() + days * DAY_MS);
}
