// Guided tours (spec 3, "Guided tour"). The shapes of the API: text in the caller's language, money in cents, times in
// museum time. A tour exists once per language in which it is given.
import { type Static, Type } from 'typebox';
import { Picture, Subticket } from '../tickets/event.ts';

const flag = Type.Union([Type.Literal(0), Type.Literal(1)]);
const named = Type.Object({ id: Type.String(), name: Type.String() });

/** An entry of a tour's price list: for a whole tour, or for each person where no tickets are asked for. */
export const TourPrice = Type.Object({
  id: Type.String(),
  name: Type.String(),
  price: Type.Integer(),
  vat_value: Type.Number(),
  sequence_no: Type.Integer(),
  per: Type.Union([Type.Literal('tour'), Type.Literal('person')]),
});
export type TourPrice = Static<typeof TourPrice>;

/** A ticket of a participant; a family ticket covers as many people as its subtickets count. */
export const TourTicket = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  price: Type.Integer(),
  vat_value: Type.Number(),
  sequence_no: Type.Integer(),
  subtickets: Type.Array(Subticket),
});
export type TourTicket = Static<typeof TourTicket>;

/** One time of a day: what is left at it and what it costs. */
export const TourTime = Type.Object({
  /** Whole tours, or groups, that can still be booked; 0 where only single places are left. */
  tours: Type.Integer(),
  /** Single places left. */
  tickets: Type.Integer(),
  priceList: Type.Array(TourPrice),
  timeslotId: Type.String(),
  datetime_end: Type.String(),
  /** Nothing that the tour offers is available. */
  soldout: Type.Boolean(),
});
export type TourTime = Static<typeof TourTime>;

/** Per clock time. */
export const TourSchedule = Type.Record(Type.String(), TourTime);
export type TourSchedule = Static<typeof TourSchedule>;

/** `not-bookable`: not through the shop; `no-tickets`: tickets are asked for and there are none; `ended`: no times any more. */
export const TourState = Type.Union([
  Type.Literal('on-sale'),
  Type.Literal('sold-out'),
  Type.Literal('not-bookable'),
  Type.Literal('no-tickets'),
  Type.Literal('ended'),
]);
export type TourState = Static<typeof TourState>;

export const Tour = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The exhibition that it leads through; '' for none. */
  eventName: Type.String(),
  /** BCP 47, of the language it is given in. */
  langIdentifier: Type.String(),
  langName: Type.String(),
  /** The same tour in its other languages. */
  other_languages: Type.Array(
    Type.Object({ id: Type.String(), langIdentifier: Type.String(), langName: Type.String() }),
  ),
  museumId: Type.String(),
  venue: Type.String(),
  address: Type.String(),
  meeting_point: Type.String(),
  custom_groups: Type.Array(named),
  sequence_no: Type.Integer(),
  /** One sentence for lists. */
  teaser: Type.String(),
  /** Paragraphs, plain text. */
  description: Type.Array(Type.String()),
  picture: Picture,
  accent: Type.Object({ light: Type.String(), dark: Type.String() }),
  duration_minutes: Type.Integer(),
  /** Without conditions of a date. */
  priceList: Type.Array(TourPrice),
  tickets: Type.Array(TourTicket),
  /** The times of its next day. */
  schedule: TourSchedule,
  /** Of one group. */
  max_participants: Type.Integer(),
  /** Of a party that books as a group. */
  min_participants: Type.Integer(),
  /** Single places are sold. */
  single_ticketing: flag,
  /** A whole tour can be booked, with all its places. */
  book_complete_tour: flag,
  /** Participants are counted; no tickets are asked for. */
  booking_without_tickets: flag,
  /** Hours before it begins until which it can be booked. */
  book_ahead_hours: Type.Integer(),
  state: TourState,
  /** The least that one person, or else one group, pays in cents; null when nothing is for sale. */
  price_from: Type.Union([Type.Integer(), Type.Null()]),
  price_from_per: Type.Union([Type.Literal('tour'), Type.Literal('person')]),
  /** The next day on which something is available. */
  next_date: Type.Union([Type.String(), Type.Null()]),
  /** The next time with places and how many. */
  next_slot: Type.Union([Type.Object({ datetime: Type.String(), available: Type.Integer() }), Type.Null()]),
  /** Days in which the visitor may withdraw; 0 for a fixed date (§ 312g(2) no. 9 BGB). */
  withdrawal_days: Type.Integer(),
});
export type Tour = Static<typeof Tour>;

export const QuestionType = Type.Union([
  Type.Literal('radio'),
  Type.Literal('select'),
  Type.Literal('checkbox'),
  Type.Literal('text'),
  Type.Literal('textarea'),
  Type.Literal('number'),
]);
export type QuestionType = Static<typeof QuestionType>;

/** What the museum wants to know of a party. `options` go with radio, select and checkbox, `min` and `max` with number. */
export const TourQuestion = Type.Object({
  qId: Type.String(),
  label: Type.String(),
  hint: Type.String(),
  type: QuestionType,
  required: Type.Boolean(),
  options: Type.Optional(Type.Array(Type.Object({ value: Type.String(), label: Type.String() }))),
  min: Type.Optional(Type.Integer()),
  max: Type.Optional(Type.Integer()),
});
export type TourQuestion = Static<typeof TourQuestion>;

/** An answer as cart and order keep it, in the visitor's language. */
export const GivenAnswer = Type.Object({
  qId: Type.String(),
  type: QuestionType,
  label: Type.String(),
  value: Type.Union([Type.String(), Type.Array(Type.String())]),
  /** The answer as text: the names of the chosen options. */
  text: Type.String(),
});
export type GivenAnswer = Static<typeof GivenAnswer>;

/** `tour`: everything to book one tour with, on one day. */
export const TourOffer = Type.Object({
  detail: Tour,
  tickets: Type.Array(TourTicket),
  priceList: Type.Array(TourPrice),
  schedule: TourSchedule,
  questions: Type.Array(TourQuestion),
  /** The day of `schedule`: the one asked for, else the next with places; null when there is none. */
  date: Type.Union([Type.String(), Type.Null()]),
  /** The first day after `date` on which something is available. */
  next_date: Type.Union([Type.String(), Type.Null()]),
});
export type TourOffer = Static<typeof TourOffer>;

/** `tour/calendar`: what is left by day and clock time. */
export const TourCalendar = Type.Record(
  Type.String(),
  Type.Record(
    Type.String(),
    Type.Object({
      tickets: Type.Integer(),
      /** Places of the time that are for sale here, sold ones too. */
      capacity: Type.Integer(),
      timeslotId: Type.String(),
      soldout: Type.Boolean(),
    }),
  ),
);
export type TourCalendar = Static<typeof TourCalendar>;
