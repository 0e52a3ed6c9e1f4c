// Calling a tour off at one time (operations 3, ADR 135): its time is closed, whoever leads it is told. Those who have booked it
// are written to by a closing, as of any other closed time.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ActKey } from '../orders/order-acts-contract.ts';
import { CAUSES } from './closing.ts';

const TOUR_AT = {
  tour: Type.String({ minLength: 1, maxLength: 128 }),
  /** In museum time. */
  datetime: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$' }),
};

export const CallingOff = Type.Object({
  participants: Type.Integer(),
  /** People without whom it does not take place. */
  least: Type.Integer(),
  orders: Type.Integer(),
  /** Cents that the visits have cost. */
  amount: Type.Integer(),
  /** The names of those who lead it. */
  guides: Type.Array(Type.String()),
  /** What was shown: the act is refused where it is not so any more. */
  seen: Type.String(),
});
export type CallingOff = Static<typeof CallingOff>;

export const AskedCallingOff = Type.Object(
  {
    ...TOUR_AT,
    /** `few`: what visitors are told is that too few people have booked. */
    cause: Type.Enum(CAUSES),
    seen: Type.String({ maxLength: 64 }),
    key: ActKey,
  },
  { additionalProperties: false },
);
export type AskedCallingOff = Static<typeof AskedCallingOff>;

export const callOffContract = {
  'GET office/tours/call-off': {
    summary: 'What calling a tour off at one time would do; changes nothing',
    permit: 'staff:capacity.change',
    query: Type.Object(TOUR_AT),
    answer: CallingOff,
    refusals: ['NOT_FOUND'],
  },
  'POST office/tours/call-off': {
    summary: 'Closes the time of a tour and takes it back from whoever leads it, once for each key',
    permit: 'staff:capacity.change',
    body: AskedCallingOff,
    answer: Type.Object({ decision: Type.String({ description: 'the closure, for a closing' }) }),
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'OFFICE_PLACES_NONE', 'OFFICE_CHANGED_MEANWHILE'],
  },
} as const satisfies Record<string, Endpoint>;
