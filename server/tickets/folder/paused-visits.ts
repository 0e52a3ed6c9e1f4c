// For which tickets an event's pauses may have been sold before.
import { type Day, laterOf } from '../../../domain/museum-time.ts';
import { pausesFrom } from '../../../domain/visit/pauses.ts';
import type { PausedVisits } from '../../museum-folder/folder-format.ts';
import type { EventFile } from './event-file.ts';
import { pausesOf } from './event-of-file.ts';
import { poolIdOf } from './plan-event-pools.ts';

/** The visits of a file that are paused from today on. Tickets for any day of the run are for no day, and stay good. */
export function pausedVisits(event: EventFile, today: Day): PausedVisits[] {
  const pools = [poolIdOf('event', event.id, event.slots), poolIdOf('day', event.id, event.days)].filter(
    (pool) => pool !== null,
  );
  const ids = [event.id, ...event.tickets.map(({ id }) => id)];
  return pausesFrom(pausesOf(event, today), today).map(({ from, to }) => ({
    ids,
    pools,
    from: laterOf(from, today),
    to,
  }));
}
