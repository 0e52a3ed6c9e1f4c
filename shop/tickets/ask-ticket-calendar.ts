import type { Month } from '../../domain/museum-time.ts';
import { lookupRange } from '../../domain/tickets/ticket-lookup.ts';
import type { Calendar } from '../../domain/visit/visit-calendar.ts';
import type { Call } from '../../ui/call/call.ts';

/** Places per day, in the month and the next one. */
export function askTicketCalendar(
  call: Call,
  eventId: string,
  month: Month,
  signal?: AbortSignal,
): Promise<Calendar> {
  return call('GET ticket/places/event/:id/range/:range', {
    params: { id: eventId, range: lookupRange(month) },
    ...(signal && { signal }),
  });
}
