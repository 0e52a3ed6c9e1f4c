// From when until when a line of an order is let in (operations 6, ADR 137). The museum says how many minutes earlier or later
// its doors are generous. A time of entry ends when the ticket says so, anything that lasts can be joined until it ends.
import { isPassLine } from '../merchandise/pass-line.ts';
import {
  addMinutes,
  at,
  type ClockTime,
  type Day,
  dayOf,
  type MuseumDateTime,
  timeOf,
} from '../museum-time.ts';
import { lineValidity } from '../orders/order-passes.ts';
import { isVisit, type VisitLine } from '../orders/visit-line.ts';
import type { OrderLine } from '../product-kinds.ts';
import { visitTime } from '../visit/visit-times.ts';
import type { AdmissionKind, Window } from './door-admission.ts';

/** How generous the museum is, in minutes. */
export type Grace = { readonly early: number; readonly late: number };

/** What the catalogue knows of a line: its house, and the run of what may be visited on any day. */
export type LinePlace = {
  readonly house: string;
  readonly starts_on: Day;
  /** Null where it stays. */
  readonly ends_on: Day | null;
  /** A ticket for a long stay. */
  readonly isStay: boolean;
};

const FIRST: ClockTime = '00:00';
const LAST: ClockTime = '23:59';
const NO_END: Day = '9998-12-31';

/**
 * When and where the people of a line are let in; undefined for a line that admits nobody.
 * @param place undefined where the catalogue has never had it: then every house lets in
 * @param ordered when it was bought
 * @param extendedTo the last day of a pass that was extended
 */
export function admissionWindow(
  line: OrderLine,
  place: LinePlace | undefined,
  ordered: Day | MuseumDateTime,
  grace: Grace,
  extendedTo: Day | null = null,
): Window | undefined {
  if (isPassLine(line)) {
    const sold = lineValidity(line, ordered) ?? { valid_from: '', valid_to: '' };
    return {
      ...days(sold.valid_from, extendedTo ?? sold.valid_to),
      house: '',
      kind: 'pass',
      when: '',
      title: line.title,
    };
  }
  if (!isVisit(line)) return undefined;
  return {
    ...visitWindow(line, place, grace),
    house: place?.house ?? '',
    kind: kindOf(line, place),
    when: line.datetime,
    title: line.title,
  };
}

function visitWindow(line: VisitLine, place: LinePlace | undefined, { early, late }: Grace) {
  const { datetime } = line;
  if (datetime === '') return days(place?.starts_on ?? '0001-01-01', place?.ends_on ?? NO_END);
  const time = visitTime(line);
  if (!time) return days(dayOf(datetime), dayOf(datetime));
  const from = onItsDay(addMinutes(datetime, -early), dayOf(datetime));
  if (time.until === undefined) return { from, until: at(dayOf(datetime), LAST) };
  if (time.times === 'duration') return { from, until: line.datetime_end };
  return { from, until: addMinutes(line.datetime_end, late) };
}

/** A door that opens at midnight does not open the day before. */
function onItsDay(when: MuseumDateTime, day: Day): MuseumDateTime {
  return dayOf(when) === day ? when : at(day, FIRST);
}

function days(first: Day, last: Day): Pick<Window, 'from' | 'until'> {
  return { from: at(first, FIRST), until: at(last, LAST) };
}

function kindOf({ type, datetime }: VisitLine, place: LinePlace | undefined): AdmissionKind {
  if (type === 'guidedTour') return 'tour';
  if (datetime === '') return 'open';
  if (place?.isStay) return 'stay';
  return timeOf(datetime) === '' ? 'day' : 'ticket';
}
