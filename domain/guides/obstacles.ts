// Whether somebody can lead a tour at a time (operations 3), and if not, every reason why: language, tour, house, hours, another
// tour at the same time, or too little time to walk from one house to the next. Staff may decide otherwise about all of them
// but two: nobody leads two tours at once, and nobody leads who has left.
import {
  addMinutes,
  type Day,
  dayOf,
  type MuseumDateTime,
  minutesOf,
  timeOf,
  weekday,
} from '../museum-time.ts';
import type { Guide, GuideDays } from './guide.ts';
import { endMinutes } from './read-hours.ts';

/** A tour at a time, for which somebody is wanted. */
export type Duty = {
  readonly tour: string;
  /** The tour's ids in all its languages. */
  readonly kin: readonly string[];
  readonly language: string;
  readonly house: string;
  readonly datetime: MuseumDateTime;
  readonly datetime_end: MuseumDateTime;
};

/** A tour that somebody leads already. */
export type Taken = Pick<Duty, 'tour' | 'house' | 'datetime' | 'datetime_end'>;

export const OBSTACLES = ['inactive', 'language', 'tour', 'house', 'away', 'busy', 'walk'] as const;
export type ObstacleKind = (typeof OBSTACLES)[number];

export type Obstacle =
  | { readonly kind: Exclude<ObstacleKind, 'busy' | 'walk'> }
  /** The other tour. */
  | { readonly kind: 'busy' | 'walk'; readonly other: Taken };

/** Nobody may decide otherwise about these. */
export function isFinal({ kind }: Obstacle): boolean {
  return kind === 'busy' || kind === 'inactive';
}

/**
 * Everything that speaks against it.
 * @param taken what they lead besides
 * @param walkMinutes between two houses
 */
export function obstaclesTo(
  guide: Guide,
  duty: Duty,
  taken: readonly Taken[],
  walkMinutes: number,
): Obstacle[] {
  const { active, languages, tours, houses } = guide;
  return [
    ...when(!active, 'inactive'),
    ...when(!languages.includes(duty.language), 'language'),
    ...when(tours.length > 0 && !duty.kin.some((tour) => tours.includes(tour)), 'tour'),
    ...when(houses.length > 0 && !houses.includes(duty.house), 'house'),
    ...when(!isThere(guide, duty), 'away'),
    ...taken.flatMap((other) => conflict(duty, other, walkMinutes) ?? []),
  ];
}

function when(applies: boolean, kind: Exclude<ObstacleKind, 'busy' | 'walk'>): Obstacle[] {
  return applies ? [{ kind }] : [];
}

/** Two tours that one person cannot lead both. */
function conflict(duty: Taken, other: Taken, walkMinutes: number): Obstacle | undefined {
  if (duty.datetime < other.datetime_end && other.datetime < duty.datetime_end)
    return { kind: 'busy', other };
  if (duty.house === other.house) return undefined;
  const [first, next] = duty.datetime < other.datetime ? [duty, other] : [other, duty];
  return addMinutes(first.datetime_end, walkMinutes) > next.datetime ? { kind: 'walk', other } : undefined;
}

/** Within the hours of the week, or those of an exception. A tour that ends after midnight needs hours until then. */
function isThere({ weekly, exceptions }: Guide, { datetime, datetime_end }: Duty): boolean {
  const day = dayOf(datetime);
  const excepted = exceptions.filter(({ first, last }) => first <= day && day <= last);
  if (excepted.some(({ can }) => !can)) return false;
  const hours = [...weekly.filter((hour) => hour.weekday === weekday(day)), ...extraHours(excepted)];
  const from = minutesOf(timeOf(datetime));
  const until = minutesUntil(day, datetime_end);
  return hours.some(
    (hour) => minutesOf(hour.from) <= from && (until <= endMinutes(hour.to) || hour.to === '24:00'),
  );
}

function extraHours(excepted: readonly GuideDays[]) {
  return excepted.flatMap(({ hours }) => hours);
}

const PAST_MIDNIGHT = 24 * 60 + 1;

function minutesUntil(day: Day, end: MuseumDateTime): number {
  return dayOf(end) === day ? minutesOf(timeOf(end)) : PAST_MIDNIGHT;
}
