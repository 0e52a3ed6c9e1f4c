// A batch lies within one fiscal year and one calendar year: DATEV reads days without their year (header fields 13, 15, 16).
import { type Day, isDay } from '../museum-time.ts';

/** A day of every year: `01-01`, `07-01`. The 29th of February begins no year. */
export function isYearStart(text: string): boolean {
  return isDay(`2025-${text}`);
}

/** The day on which the fiscal year of a day began. @param start a day of every year, `07-01` */
export function fiscalYearStart(day: Day, start: string): Day {
  const year = Number(day.slice(0, 4));
  const same = `${day.slice(0, 4)}-${start}`;
  return same <= day ? same : `${year - 1}-${start}`;
}

/** Whether days may stand in one batch. */
export function isOneBatch({ from, to }: { readonly from: Day; readonly to: Day }, start: string): boolean {
  return (
    from <= to &&
    from.slice(0, 4) === to.slice(0, 4) &&
    fiscalYearStart(from, start) === fiscalYearStart(to, start)
  );
}
