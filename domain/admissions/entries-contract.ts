// What the holder of a ticket sees of the door (operations 6): that it was used, and when.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';

export const AdmissionEntry = Type.Object({
  barcode: Type.String(),
  at: Type.String({ description: 'in museum time: when somebody came in last' }),
  persons: Type.Integer({ description: 'who have come in, of a pass on that day' }),
});
export type AdmissionEntry = Static<typeof AdmissionEntry>;

export const entriesContract = {
  'GET order/entries': {
    summary: 'Which admissions of an order were used and when, for whoever holds its unguessable id',
    permit: 'token-welcome',
    query: Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
    answer: Type.Object({ entries: Type.Array(AdmissionEntry) }),
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
