// The calls about guided tours (spec 7, spec decisions 2).
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Tour, TourCalendar, TourOffer } from './tour.ts';

const Id = Type.String({ minLength: 1, maxLength: 64 });
const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const named = Type.Array(Type.Object({ id: Type.String(), name: Type.String() }));
const NullableDay = Type.Union([Type.String(), Type.Null()]);
const Whole = Type.String({ pattern: '^\\d{1,6}$' });

export const toursContract = {
  'GET tour/select/event': {
    summary: 'The tours in their order, all of them or those that fit; `total` counts what fits',
    permit: 'anyone',
    query: Type.Object({
      /** Language identifiers, separated by commas. */
      language: Type.Optional(Type.String({ maxLength: 200 })),
      category: Type.Optional(Id),
      venue: Type.Optional(Id),
      /** Days on which something is available: `YYYY-MM-DD`, or `YYYY-MM-DD;YYYY-MM-DD`, both included. */
      date: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}(;\\d{4}-\\d{2}-\\d{2})?$' })),
      /** How many, from `offset` on. */
      limit: Type.Optional(Whole),
      offset: Type.Optional(Whole),
    }),
    answer: Type.Object({ tours: Type.Array(Tour), total: Type.Integer() }),
    refusals: ['NOT_FOUND', 'REQUEST_MALFORMED'],
  },
  'GET tour/overview': {
    summary: 'Which tours can be had on a day and on each of the `lookahead` days after it',
    permit: 'anyone',
    query: Type.Object({ date: DayText, lookahead: Type.Optional(Whole) }),
    answer: Type.Record(Type.String(), Type.Array(Type.String())),
    refusals: ['NOT_FOUND', 'REQUEST_MALFORMED'],
  },
  'GET tour/attr': {
    summary: 'What tours can be told apart by: categories, languages, venues',
    permit: 'anyone',
    answer: Type.Object({ category: named, language: named, venue: named }),
    refusals: ['NOT_FOUND'],
  },
  'GET tour': {
    summary: 'One tour with tickets, price list, times and questions, of one day or of its next with places',
    permit: 'anyone',
    query: Type.Object({ tour: Id, date: Type.Optional(DayText) }),
    answer: TourOffer,
    refusals: ['NOT_FOUND', 'REQUEST_MALFORMED'],
  },
  'GET tour/soldout/tour/:id/range/:range': {
    summary: 'Days from `a` to `b` (`a;b`) on which the tour is given and nothing of it can be had any more',
    permit: 'anyone',
    params: Type.Object({
      id: Id,
      range: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2};\\d{4}-\\d{2}-\\d{2}$' }),
    }),
    answer: Type.Array(Type.String()),
    refusals: ['NOT_FOUND', 'REQUEST_MALFORMED'],
  },
  'GET tour/soldoutTimeslots/tour/:id/date/:date': {
    summary: 'Clock times of a day at which nothing of the tour can be had any more',
    permit: 'anyone',
    params: Type.Object({ id: Id, date: DayText }),
    answer: Type.Array(Type.String()),
    refusals: ['NOT_FOUND', 'REQUEST_MALFORMED'],
  },
  'GET tour/calendar/tour/:id/range/:range': {
    summary: 'What is left per day and clock time from `a` to `b` (`a;b`, days as YYYYMMDD)',
    permit: 'anyone',
    params: Type.Object({ id: Id, range: Type.String({ pattern: '^\\d{8};\\d{8}$' }) }),
    answer: TourCalendar,
    refusals: ['NOT_FOUND', 'REQUEST_MALFORMED'],
  },
  'GET tour/lifetime/tour/:id': {
    summary: 'The first and the last day on which the tour is given, from today on',
    permit: 'anyone',
    params: Type.Object({ id: Id }),
    answer: Type.Object({ first: NullableDay, last: NullableDay }),
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
