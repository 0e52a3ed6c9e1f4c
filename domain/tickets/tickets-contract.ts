// The calls about events and tickets (spec 7, spec decisions 2).
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { EventTickets, ListedEvent, PlacesByDay, Programme } from './event.ts';

const Id = Type.String({ minLength: 1, maxLength: 64 });
const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Whole = Type.String({ pattern: '^\\d{1,6}$' });
const Range = Type.Object({
  id: Id,
  range: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2};\\d{4}-\\d{2}-\\d{2}$' }),
});
const Lifetime = Type.Object({
  first: Type.Union([Type.String(), Type.Null()]),
  last: Type.Union([Type.String(), Type.Null()]),
});

export const ticketsContract = {
  'GET event/select': {
    summary: 'Every event, ended and sold-out ones too, in the order of the programme',
    permit: 'anyone',
    answer: Type.Array(ListedEvent),
    refusals: ['NOT_FOUND'],
  },
  'GET event/programme': {
    summary: 'Some of the events that match, in the order of the programme; `total` counts all that match',
    permit: 'anyone',
    query: Type.Object({
      /** Words that an event's texts must have. */
      q: Type.Optional(Type.String({ maxLength: 64 })),
      venue: Type.Optional(Id),
      group: Type.Optional(Id),
      /** Only what runs already, or only what opens later. */
      run: Type.Optional(Type.Union([Type.Literal('now'), Type.Literal('next')])),
      /** Only what can be visited on this day; `state` and the next time are then those of the day. */
      date: Type.Optional(DayText),
      /** How many, from `offset` on: 12 unless said, at most 100. */
      limit: Type.Optional(Whole),
      offset: Type.Optional(Whole),
    }),
    answer: Programme,
    refusals: ['NOT_FOUND', 'REQUEST_MALFORMED'],
  },
  'GET ticket/collect/event/:id': {
    summary: 'One event, its tickets and the times of its next day with places',
    permit: 'anyone',
    params: Type.Object({ id: Id }),
    answer: EventTickets,
    refusals: ['NOT_FOUND'],
  },
  'GET ticket/collect/event/:id/date/:date': {
    summary: 'One event, its tickets and the times of one day',
    permit: 'anyone',
    params: Type.Object({ id: Id, date: DayText }),
    answer: EventTickets,
    refusals: ['NOT_FOUND', 'REQUEST_MALFORMED'],
  },
  'GET ticket/calendar/event/:id/range/:range': {
    summary: 'Places per day from `a` to `b` (`a;b`, days in museum time); without `deep` days are 0 or 1',
    permit: 'anyone',
    params: Range,
    query: Type.Object({ deep: Type.Optional(Type.String()) }),
    answer: Type.Record(Type.String(), Type.Integer()),
    refusals: ['NOT_FOUND', 'REQUEST_MALFORMED'],
  },
  'GET ticket/places/event/:id/range/:range': {
    summary: 'Per day from `a` to `b` (`a;b`, days in museum time), the places left and all that the day has',
    permit: 'anyone',
    params: Range,
    answer: PlacesByDay,
    refusals: ['NOT_FOUND', 'REQUEST_MALFORMED'],
  },
  'GET ticket/lifetime': {
    summary: 'The first and the last day on which the event can be visited, from today on',
    permit: 'anyone',
    query: Type.Object({ event: Id }),
    answer: Lifetime,
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
