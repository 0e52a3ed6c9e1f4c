// The pools that an event's files ask for (spec decisions 5): `event:{id}` and `day:{id}` are its times and its days,
// `ticket:{id}` is a limit of one kind of ticket. A shared pool has the id that the museum gave it.

import { type Run, resolveSlotRule } from '../../../domain/capacity/resolve-slot-rule.ts';
import type { PoolRules } from '../../../domain/capacity/slot-rule.ts';
import type { Day } from '../../../domain/museum-time.ts';
import { resolveDay } from '../../../domain/visit/resolve-day.ts';
import type { PlannedPool } from '../../museum-folder/folder-format.ts';
import type { MuseumBasics } from '../../museum-folder/museum-basics.ts';
import type { SlotRule } from '../../museum-folder/museum-fields.ts';
import type { EventFile } from './event-file.ts';
import { lastEntryOf } from './last-entry.ts';

type Ticket = EventFile['tickets'][number];
type Source = SlotRule[] | string | undefined;

/** The pools that an event makes. */
export function planEventPools(event: EventFile, museum: MuseumBasics, today: Day): PlannedPool[] {
  const own = (prefix: 'event' | 'day', source: Source): PlannedPool[] => {
    if (typeof source !== 'object') return [];
    // Beside time slots, a day only counts visitors: the times say until when it is sold.
    const lastEntry = prefix === 'day' && event.dating === 'slot' ? undefined : lastEntryOf(event, museum);
    const rules = source.map((rule) =>
      resolveSlotRule(rule, today, runOf(event, today), museum.closing_days, lastEntry),
    );
    return [{ id: `${prefix}:${event.id}`, rules: { kind: 'slots', rules } }];
  };
  const limits = event.tickets.flatMap((ticket): PlannedPool[] => {
    const rules = limitRules(ticket, event, museum, today);
    return rules ? [{ id: `ticket:${ticket.id}`, rules }] : [];
  });
  return [...own('event', event.slots), ...own('day', event.days), ...limits];
}

/** The same times or days as the event's, with the limit as capacity; where the event has none, every day of its run. */
function limitRules(
  ticket: Ticket,
  event: EventFile,
  museum: MuseumBasics,
  today: Day,
): PoolRules | undefined {
  if (!ticket.limit) return undefined;
  const { per, places } = ticket.limit;
  const run = runOf(event, today);
  if (per === 'run') return { kind: 'run', from: run.from, to: run.to ?? run.from, capacity: places };
  const written = writtenRules(per === 'day' ? event.days : event.slots, museum) ?? [{ capacity: places }];
  const rules = written.map((rule) => ({
    ...resolveSlotRule(rule, today, run, museum.closing_days),
    capacity: places,
    soldElsewhere: [],
  }));
  return { kind: 'slots', rules };
}

function writtenRules(source: Source, museum: MuseumBasics): readonly SlotRule[] | undefined {
  return typeof source === 'string' ? museum.pools?.find(({ id }) => id === source)?.slots : source;
}

/** First and last day of an event. */
export function runOf(event: EventFile, today: Day): Run {
  return {
    from: resolveDay(event.start, today),
    to: event.end === undefined ? null : resolveDay(event.end, today),
  };
}

/** The pool that an event's `slots` or `days` name or make; null when it has none. */
export function poolIdOf(prefix: 'event' | 'day', eventId: string, source: Source): string | null {
  if (source === undefined) return null;
  return typeof source === 'string' ? source : `${prefix}:${eventId}`;
}

/** The pool of a ticket's own limit; null when it has none. */
export function ticketPoolId(ticket: Ticket): string | null {
  return ticket.limit ? `ticket:${ticket.id}` : null;
}
