// Events and tickets for tests: a plain one of each, which a test changes where it needs to.
import type { Event, EventTickets, ScheduleEntry, Subticket, Ticket } from './event.ts';

export function exampleEvent(change: Partial<Event> = {}): Event {
  return {
    id: 'moon-water',
    name: 'Moon Water',
    subtitle: '',
    teaser: '',
    description: [],
    venue: { id: 'pumpwerk', name: 'Altes Pumpwerk', address: 'Am Strom 1, 20457 Hamburg' },
    custom_groups: [],
    sequence_no: 1,
    sorting_datetime: '2026-12-24 10:00',
    start: '2026-05-03',
    end: '2027-01-31',
    state: 'on-sale',
    pauses: [],
    dating: 'slot',
    times: 'entry',
    all_day: false,
    more_pictures: [],
    picture: { src: '/media/moon-{width}.avif', widths: [640, 1280], alt: '', ratio: 1.5 },
    accent: { light: '#00598c', dark: '#7cc6ee' },
    price_from: 1400,
    next_date: '2026-12-24',
    next_slot: { datetime: '2026-12-24 10:00', available: 12 },
    ...change,
  };
}

export function exampleSlot(datetime: string, max_tickets: number): ScheduleEntry {
  return {
    datetime,
    datetime_end: '',
    max_tickets,
  };
}

export function exampleTicket(change: Partial<Ticket> = {}): Ticket {
  return {
    id: 'adult',
    name: 'Adult',
    description: '',
    eventId: 'moon-water',
    mode: 1,
    price: 1400,
    vat_value: 7,
    family: 0,
    subtickets: [],
    schedule: [exampleSlot('2026-12-24 10:00', 12)],
    group_id: 'single',
    group_name: 'Single tickets',
    book_with_cost: 0,
    book_with_cost_warning: '',
    print_separately: 0,
    unique_barcode: 0,
    scan_separately: 0,
    only_with_paid: 0,
    sequence_no: 1,
    withdrawal_days: 0,
    ...change,
  };
}

export function examplePart(id: string, min_quantity: number, max_quantity: number, price = 0): Subticket {
  return {
    id,
    name: id,
    price,
    vat_value: 7,
    min_quantity,
    max_quantity,
  };
}

export function exampleOffer(
  tickets: readonly Ticket[] = [exampleTicket()],
  timeslot: readonly ScheduleEntry[] = [exampleSlot('2026-12-24 10:00', 12)],
  event: Partial<Event> = {},
): EventTickets {
  return { event: exampleEvent(event), tickets: [...tickets], timeslot: [...timeslot] };
}
