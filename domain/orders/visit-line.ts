// Which lines of an order are visits to the museum and so have a time and a place.
import type { MuseumDateTime } from '../museum-time.ts';
import { type OrderLine, productKind } from '../product-kinds.ts';

export type VisitLine = Extract<OrderLine, { datetime: string }>;

export function isVisit(line: OrderLine): line is VisitLine {
  return productKind(line.type).isVisit;
}

/** A visit that has begun is ahead until it ends; a day lasts until its end. One for any day of the run is not ahead of any. */
export function isAhead(
  { datetime, datetime_end }: Pick<VisitLine, 'datetime' | 'datetime_end'>,
  now: MuseumDateTime,
): boolean {
  const until = datetime_end || datetime;
  return datetime !== '' && until >= now.slice(0, until.length);
}
