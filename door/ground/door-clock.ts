// The time at the door: the server's, as of the last contact. A device whose own clock is wrong says so and is right all the
// same.
import type { Day, MuseumDateTime } from '../../domain/museum-time.ts';

/** A clock that is off by less is nothing to look at. */
export const WRONG_MS = 120_000;

export type DoorClock = {
  /** Milliseconds since 1970, by the server's clock. */
  now(): number;
  /** By how much the device's clock is ahead. */
  ahead(): number;
  /** At each contact. @param asked when the call began, by the device's clock */
  set(server: number, asked: number): void;
  museumTime(ms: number): MuseumDateTime;
  today(): Day;
};

export function createDoorClock(timeZone: () => string, own = () => Date.now()): DoorClock {
  let ahead = 0;
  const formats = new Map<string, Intl.DateTimeFormat>();
  const museumTime = (ms: number) => {
    const zone = timeZone();
    const format = formats.get(zone) ?? formatOf(zone);
    formats.set(zone, format);
    return format.format(ms).replace(',', '');
  };
  const now = () => own() - ahead;
  return {
    now,
    ahead: () => ahead,
    set: (server, asked) => {
      ahead = Math.round((own() + asked) / 2 - server);
    },
    museumTime,
    today: () => museumTime(now()).slice(0, 10),
  };
}

/** Sweden writes 2026-11-18 10:05. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}
