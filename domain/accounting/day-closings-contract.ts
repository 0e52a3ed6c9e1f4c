// The calls of days that are closed (operations 4, ADR 103).
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Period } from '../office/money/period.ts';

const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const ActKey = Type.String({ minLength: 16, maxLength: 64 });
const MOST_CENTS = 100_000_000;

const Totals = Type.Object({
  payments: Type.Array(
    Type.Object({ payment: Type.String(), received: Type.Integer(), returned: Type.Integer() }),
  ),
  accounts: Type.Array(
    Type.Object({ account: Type.String(), debit: Type.Integer(), credit: Type.Integer() }),
  ),
  rates: Type.Array(
    Type.Object({
      vat_value: Type.Union([Type.Number(), Type.Null()]),
      net: Type.Integer(),
      vat: Type.Integer(),
    }),
  ),
});

const Closed = Type.Object({
  /** In museum time. */
  at: Type.String(),
  /** '' where it was closed by itself. */
  who: Type.String(),
  counted: Type.Union([Type.Integer(), Type.Null()]),
  note: Type.String(),
});

export const ClosedDay = Type.Object({
  day: Type.String(),
  /** Days that are not over cannot be closed. */
  over: Type.Boolean(),
  entries: Type.Integer(),
  closed: Type.Union([Closed, Type.Null()]),
  /** As it was closed; as it is now where it is open. */
  totals: Totals,
  /** What was noted as taken at the register, less what was given back there. */
  register: Type.Integer(),
  /** Entries that were posted to the day after it was closed, and their sums. */
  late: Type.Union([Type.Object({ entries: Type.Integer(), totals: Totals }), Type.Null()]),
});
export type ClosedDay = Static<typeof ClosedDay>;

const ListedDay = Type.Object({
  day: Type.String(),
  over: Type.Boolean(),
  entries: Type.Integer(),
  /** Sales with VAT, less what was given back. */
  gross: Type.Integer(),
  closed: Type.Union([Type.Object({ at: Type.String(), who: Type.String() }), Type.Null()]),
  /** What was counted in the register less what should have been there; null where nobody counted. */
  difference: Type.Union([Type.Integer(), Type.Null()]),
  /** Entries that came after it was closed. */
  late: Type.Integer(),
});
export type ListedDay = Static<typeof ListedDay>;

export const dayClosingsContract = {
  'GET office/day-closings': {
    summary: 'Days on which something was posted, the newest first, and who has closed them',
    permit: 'staff:figures.read',
    query: Period,
    answer: Type.Object({
      days: Type.Object({ from: Type.String(), to: Type.String() }),
      rows: Type.Array(ListedDay),
    }),
    refusals: ['REQUEST_MALFORMED'],
  },
  'GET office/day-closings/:day': {
    summary: 'A day by payment, account and rate of VAT, as it was closed, and what came later',
    permit: 'staff:figures.read',
    params: Type.Object({ day: DayText }),
    answer: ClosedDay,
    refusals: ['NOT_FOUND'],
  },
  'POST office/day-closings/:day': {
    summary: 'Closes a day that is over, for good, once for each key',
    permit: 'staff:days.close',
    params: Type.Object({ day: DayText }),
    body: Type.Object(
      {
        /** What was counted in the register, in cents. */
        counted: Type.Union([Type.Integer({ minimum: 0, maximum: MOST_CENTS }), Type.Null()]),
        note: Type.String({ maxLength: 500 }),
        key: ActKey,
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({}),
    refusals: ['NOT_FOUND', 'OFFICE_DAY_NOT_CLOSED'],
  },
} as const satisfies Record<string, Endpoint>;
