// Which pools a museum folder's events, tickets, tours and articles draw on, and the rules of each (spec decisions 5). A pool's id says
// whose it is: `event:{id}` and `day:{id}` an event's times and days, `ticket:{id}` a ticket's own limit, `tour:{id}` a
// tour's places, `stock:{id}` an article's pieces; a shared one has the id that the museum gave it.
import { ALWAYS, type Run, resolveDay, resolveSlotRule } from '../../domain/capacity/resolve-slot-rule.ts';
import type { PoolRules } from '../../domain/capacity/slot-rule.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { EventFile } from './event-file.ts';
import type { SlotRule } from './museum-fields.ts';
import type { MuseumFile } from './museum-file.ts';
import { planStock } from './plan-retail-pools.ts';
import { planTourPools } from './plan-tour-pools.ts';
import type { MuseumFolder } from './read-museum-folder.ts';

export type PlannedPool = { readonly id: string; readonly rules: PoolRules };

type Ticket = EventFile['tickets'][number];
type Source = SlotRule[] | string | undefined;

/** Every pool of the folder. */
export function planPools({
  museum,
  events,
  tours,
  articles,
  today,
}: Pick<MuseumFolder, 'museum' | 'events' | 'tours' | 'articles' | 'today'>): PlannedPool[] {
  return [
    ...(museum.pools ?? []).map(
      ({ id, slots }): PlannedPool => ({
        id,
        rules: {
          kind: 'slots',
          rules: slots.map((rule) => resolveSlotRule(rule, today, ALWAYS, museum.closing_days)),
        },
      }),
    ),
    ...events.flatMap((event) => eventPools(event, museum, today)),
    ...tours.flatMap((tour) => planTourPools(tour, museum, today)),
    ...articles.flatMap(planStock),
  ];
}

function eventPools(event: EventFile, museum: MuseumFile, today: Day): PlannedPool[] {
  const own = (prefix: 'event' | 'day', source: Source): PlannedPool[] => {
    if (typeof source !== 'object') return [];
    const rules = source.map((rule) =>
      resolveSlotRule(rule, today, runOf(event, today), museum.closing_days),
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
function limitRules(ticket: Ticket, event: EventFile, museum: MuseumFile, today: Day): PoolRules | undefined {
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

function writtenRules(source: Source, museum: MuseumFile): readonly SlotRule[] | undefined {
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
