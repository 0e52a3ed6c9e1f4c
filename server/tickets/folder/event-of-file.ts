// From a file of `events/` to the event that is stored, days absolute.
import type { Day } from '../../../domain/museum-time.ts';
import { writtenPause } from '../../../domain/visit/pauses.ts';
import type { FolderPictures } from '../../museum-folder/folder-format.ts';
import type { NewEvent, NewTicket } from '../change-programme.ts';
import type { StoredPause } from '../stored-event.ts';
import type { EventFile } from './event-file.ts';
import { poolIdOf, runOf, ticketPoolId } from './plan-event-pools.ts';

/** The event of a file, with its tickets. */
export function eventOfFile(event: EventFile, pictures: FolderPictures, today: Day): NewEvent {
  const run = runOf(event, today);
  return {
    id: event.id,
    venue_id: event.venue,
    custom_groups: event.custom_groups,
    name: event.name,
    subtitle: event.subtitle,
    teaser: event.teaser,
    description: event.description,
    picture: pictures.stored(event.picture),
    more_pictures: (event.more_pictures ?? []).map(pictures.stored),
    accent: event.accent,
    starts_on: run.from,
    ends_on: run.to,
    dating: event.dating,
    times: event.times ?? 'entry',
    visit_minutes: event.visit_minutes ?? null,
    all_day: event.all_day ?? false,
    pool_id: poolIdOf('event', event.id, event.slots),
    day_pool_id: poolIdOf('day', event.id, event.days),
    sequence_no: event.sequence_no,
    pauses: pausesOf(event, today),
    tickets: event.tickets.map(ticketOfFile),
  };
}

/** The pauses of a file that are written as days of the calendar. */
export function pausesOf({ pauses = [] }: EventFile, today: Day): StoredPause[] {
  return pauses.flatMap(({ days, reason = {} }) => {
    const pause = writtenPause(days, today);
    return pause ? [{ ...pause, reason }] : [];
  });
}

function ticketOfFile(ticket: EventFile['tickets'][number]): NewTicket {
  return {
    id: ticket.id,
    group_id: ticket.group,
    mode: ticket.mode,
    name: ticket.name,
    description: ticket.description ?? {},
    price: ticket.price,
    vat_value: ticket.vat_value,
    family: ticket.family ?? false,
    book_with_cost: ticket.book_with_cost ?? false,
    book_with_cost_warning: ticket.book_with_cost_warning ?? {},
    print_separately: ticket.print_separately ?? false,
    unique_barcode: ticket.unique_barcode ?? false,
    scan_separately: ticket.scan_separately ?? false,
    only_with_paid: ticket.only_with_paid ?? false,
    withdrawal_days: ticket.withdrawal_days ?? 0,
    stay_minutes: ticket.stay_minutes ?? null,
    pool_id: ticketPoolId(ticket),
    subtickets: (ticket.subtickets ?? []).map((part) => ({
      ...part,
      vat_value: part.vat_value ?? ticket.vat_value,
    })),
  };
}
