// What the museum sells admission to (spec 3, "Event" and "Event ticket"). The shapes of the API: text in the caller's
// language, money in cents, times in museum time.
import { type Static, Type } from 'typebox';
import { Pause, VisitTimes } from '../visit/visit-schemas.ts';

const flag = Type.Union([Type.Literal(0), Type.Literal(1)]);
const named = Type.Object({ id: Type.String(), name: Type.String() });

/** A picture: `src` may hold `{width}`, to be replaced by one of `widths`. */
export const Picture = Type.Object({
  src: Type.String(),
  widths: Type.Array(Type.Integer()),
  alt: Type.String(),
  /** width / height */
  ratio: Type.Number(),
  /** What stays in view where it is cropped, in percent from the left and from the top; without it, the middle. */
  focus: Type.Optional(Type.Object({ x: Type.Number(), y: Type.Number() })),
});
export type Picture = Static<typeof Picture>;

/** `sold-out`, `paused` and `ended` events stay listed and say so; `upcoming` ones start later but sell already. */
export const EventState = Type.Union([
  Type.Literal('on-sale'),
  Type.Literal('upcoming'),
  Type.Literal('sold-out'),
  Type.Literal('paused'),
  Type.Literal('ended'),
]);
export type EventState = Static<typeof EventState>;

/** How a visit is fixed: a time slot, a day, or any day of the run (spec decisions 2, modes 1, 5 and 3). */
export const EventDating = Type.Union([Type.Literal('slot'), Type.Literal('day'), Type.Literal('open')]);
export type EventDating = Static<typeof EventDating>;

const LISTED_FIELDS = {
  id: Type.String(),
  name: Type.String(),
  subtitle: Type.String(),
  /** One sentence for lists. */
  teaser: Type.String(),
  venue: Type.Object({ id: Type.String(), name: Type.String(), address: Type.String() }),
  custom_groups: Type.Array(named),
  sequence_no: Type.Integer(),
  sorting_datetime: Type.String(),
  /** First and last day of the run, `YYYY-MM-DD`; `end` null when it stays. */
  start: Type.String(),
  end: Type.Union([Type.String(), Type.Null()]),
  state: EventState,
  /** Those that are not over; the one of today, or of the day that was asked for, makes the state `paused`. */
  pauses: Type.Array(Pause),
  dating: EventDating,
  /** What its times mean, where it has some. */
  times: VisitTimes,
  /** An event that runs all day: its tickets go into the cart as day tickets. */
  all_day: Type.Boolean(),
  picture: Picture,
  /** The exhibition's own accent for its page, on light and on dark paper. */
  accent: Type.Object({ light: Type.String(), dark: Type.String() }),
  /** Cheapest admission in cents; null when nothing is for sale. */
  price_from: Type.Union([Type.Integer(), Type.Null()]),
  /** The next day with places; null when there is none, or when the ticket is valid on any day. */
  next_date: Type.Union([Type.String(), Type.Null()]),
  /** The next slot with places and how many, for "today from 10:00, 12 places left". */
  next_slot: Type.Union([Type.Object({ datetime: Type.String(), available: Type.Integer() }), Type.Null()]),
};

/** An event in lists, without its long text. */
export const ListedEvent = Type.Object(LISTED_FIELDS);
export type ListedEvent = Static<typeof ListedEvent>;

export const Event = Type.Object({
  ...LISTED_FIELDS,
  /** Paragraphs, plain text. */
  description: Type.Array(Type.String()),
  /** Further pictures, in their order. */
  more_pictures: Type.Array(Picture),
});
export type Event = Static<typeof Event>;

/** `event/programme`: a part of the list of events, and by what it can be narrowed down. */
export const Programme = Type.Object({
  events: Type.Array(ListedEvent),
  /** How many match, on this page and others. */
  total: Type.Integer(),
  /** How many the programme has. */
  all: Type.Integer(),
  venues: Type.Array(named),
  groups: Type.Array(named),
});
export type Programme = Static<typeof Programme>;

/** One time of admission; `datetime` is a day alone where only the day is fixed. */
export const ScheduleEntry = Type.Object({
  datetime: Type.String(),
  datetime_end: Type.String(),
  /** Places left: 0 when sold out. */
  max_tickets: Type.Integer(),
});
export type ScheduleEntry = Static<typeof ScheduleEntry>;

export const Subticket = Type.Object({
  id: Type.String(),
  name: Type.String(),
  price: Type.Integer(),
  vat_value: Type.Number(),
  min_quantity: Type.Integer(),
  max_quantity: Type.Integer(),
});
export type Subticket = Static<typeof Subticket>;

/** 1 timed slot, 3 open date within the event, 5 timed slot that also blocks what it overlaps (spec decisions 2). */
export const TicketMode = Type.Union([Type.Literal(1), Type.Literal(3), Type.Literal(5)]);
export type TicketMode = Static<typeof TicketMode>;

export const Ticket = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  eventId: Type.String(),
  mode: TicketMode,
  price: Type.Integer(),
  vat_value: Type.Number(),
  family: flag,
  subtickets: Type.Array(Subticket),
  schedule: Type.Array(ScheduleEntry),
  group_id: Type.String(),
  group_name: Type.String(),
  book_with_cost: flag,
  book_with_cost_warning: Type.String(),
  print_separately: flag,
  unique_barcode: flag,
  scan_separately: flag,
  /** Free, and only beside a paid ticket to the same visit. */
  only_with_paid: flag,
  sequence_no: Type.Integer(),
  /** Days in which the visitor may withdraw; 0 for a fixed date (§ 312g(2) no. 9 BGB). */
  withdrawal_days: Type.Integer(),
});
export type Ticket = Static<typeof Ticket>;

/** `ticket/places`: by day, what is left of what the day has. Days without times are not in it. */
export const PlacesByDay = Type.Record(
  Type.String(),
  Type.Object({
    free: Type.Integer(),
    /** Places of the day's times that are still to come, also those that are sold, here or elsewhere. */
    all: Type.Integer(),
  }),
);
export type PlacesByDay = Static<typeof PlacesByDay>;

/** `ticket/collect`: an event, what it sells and when. */
export const EventTickets = Type.Object({
  event: Event,
  tickets: Type.Array(Ticket),
  timeslot: Type.Array(ScheduleEntry),
});
export type EventTickets = Static<typeof EventTickets>;
