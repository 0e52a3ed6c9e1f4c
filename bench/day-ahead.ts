/** The date a number of days from now, as `YYYY-MM-DD` in the museum's time zone. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
}
