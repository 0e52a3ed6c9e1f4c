// The calls about events and tickets (spec 7, spec decisions 2).
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Event, EventTickets } from './event.ts';

const Id = Type.String({ minLength: 1, maxLength: 64 });
const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Lifetime = Type.Object({
  first: Type.Union([Type.String(), Type.Null()]),
  last: Type.Union([Type.String(), Type.Null()]),
});

export const ticketsContract = {
  'GET event/select': {
    summary: 'Every event, ended and sold-out ones too, in the order of the programme',
    permit: 'anyone',
    answer: Type.Array(Event),
    refusals: ['NOT_FOUND'],
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
    params: Type.Object({
      id: Id,
      range: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2};\\d{4}-\\d{2}-\\d{2}$' }),
    }),
    query: Type.Object({ deep: Type.Optional(Type.String()) }),
    answer: Type.Record(Type.String(), Type.Integer()),
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
