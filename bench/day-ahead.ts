// Days as the benchmarks' museums count them.

/** The day so many days ahead, `YYYY-MM-DD` in museum time. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
}
