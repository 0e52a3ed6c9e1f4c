// Between the museum's own time, in which rules and visitors think, and instants, which are what is compared.
import { Temporal } from 'temporal-polyfill';
import { addDays, type Day, dayOf, type MuseumDateTime } from '../../domain/museum-time.ts';

export type MuseumClock = {
  readonly timeZone: string;
  today(): Day;
  now(): MuseumDateTime;
  /** The instant of a museum time (a day alone: its first). Skipped times move on; of a doubled time, the first. */
  toInstant(datetime: Day | MuseumDateTime): Date;
  fromInstant(instant: Date): MuseumDateTime;
  /** False for a time that the clocks skip. */
  exists(datetime: MuseumDateTime): boolean;
};

// Clocks change on quarter-hours of universal time, and one day in two hundred has a change at all: so an offset is
// asked for once a day, and once a quarter-hour the other way round. Every offset is a number of quarter-hours, so that
// a day, too, begins with one.
const QUARTER_HOUR_MS = 900_000;
const NS_PER_MS = 1_000_000;
const REMEMBERED = 50_000;

/** Is this a time zone that this machine knows? */
export function isTimeZone(text: string): boolean {
  try {
    Temporal.Now.instant().toZonedDateTimeISO(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The clock of a museum.
 * @param now the present instant; tests set it
 * @throws RangeError for an unknown time zone
 */
export function createMuseumClock(timeZone: string, now: () => Date = () => new Date()): MuseumClock {
  const zoned = (datetime: MuseumDateTime) =>
    Temporal.PlainDateTime.from(datetime.replace(' ', 'T')).toZonedDateTime(timeZone, {
      disambiguation: 'compatible',
    });
  const offsetAt = remember((utc: number): number => {
    const instant = Temporal.Instant.fromEpochMilliseconds(utc);
    return Math.round(instant.toZonedDateTimeISO(timeZone).offsetNanoseconds / NS_PER_MS);
  });
  /** Milliseconds ahead of universal time, if the same from noon before to noon after; else null. */
  const offsetOfDay = remember((day: Day): number | null => {
    const offsets = [`${addDays(day, -1)} 12:00`, `${day} 12:00`, `${addDays(day, 1)} 12:00`].map((noon) => {
      return Math.round(zoned(noon).offsetNanoseconds / NS_PER_MS);
    });
    return offsets.every((offset) => offset === offsets[0]) ? (offsets[0] as number) : null;
  });
  const toMs = (text: Day | MuseumDateTime): number => {
    const datetime = text.length === 10 ? `${text} 00:00` : text;
    const offset = offsetOfDay(dayOf(datetime));
    return offset === null ? zoned(datetime).epochMilliseconds : asUtc(datetime) - offset;
  };
  const fromMs = (ms: number): MuseumDateTime => asText(ms + offsetAt(quarterHourOf(ms)));
  const dayOfQuarterHour = remember((utc: number): Day => dayOf(fromMs(utc)));
  return {
    timeZone,
    today: () => dayOfQuarterHour(quarterHourOf(now().getTime())),
    now: () => fromMs(now().getTime()),
    toInstant: (datetime) => new Date(toMs(datetime)),
    fromInstant: (instant) => fromMs(instant.getTime()),
    exists: (datetime) => offsetOfDay(dayOf(datetime)) !== null || fromMs(toMs(datetime)) === datetime,
  };
}

function quarterHourOf(ms: number): number {
  return Math.floor(ms / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
}

function remember<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= REMEMBERED) known.clear();
    const value = find(key);
    known.set(key, value);
    return value;
  };
}

function asUtc(datetime: MuseumDateTime): number {
  return Date.parse(`${datetime.replace(' ', 'T')}:00Z`);
}

function asText(utc: number): MuseumDateTime {
  return new Date(utc).toISOString().slice(0, 16).replace('T', ' ');
}
