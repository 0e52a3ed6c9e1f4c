// Which days a list is asked for: `?from=YYYY-MM-DD&to=YYYY-MM-DD`, both included.
import { addDays, type Day, isDay } from '../../domain/museum-time.ts';

const MOST_DAYS = 366;

export type DaysQuery = { readonly from?: unknown; readonly to?: unknown };
export type Days = { readonly first: Day; readonly last: Day };

/** The first day of a list by default, and how many days it covers. */
export type DefaultDays = { readonly first: Day; readonly days: number };

/** Undefined where the days are malformed, in the wrong order, or more than a year. */
export function listDays({ from, to }: DaysQuery, defaults: DefaultDays): Days | undefined {
  const dayIn = (value: unknown): Day | undefined =>
    typeof value === 'string' && isDay(value) ? value : undefined;
  const first = from === undefined ? defaults.first : dayIn(from);
  const last = to === undefined ? first && addDays(first, defaults.days) : dayIn(to);
  if (!first || !last || first > last || last >= addDays(first, MOST_DAYS)) return undefined;
  return { first, last };
}
