// The calls with which staff carry out withdrawals (operations 2): what was declared, what is due, until when.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';

/** `refund_by` is the day by which the money must be back (§ 357(1) BGB). Days and moments are in museum time. */
export const OpenWithdrawal = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  /** The order's number as it was typed, and the order that it names. */
  typed_number: Type.String(),
  order: Type.Union([Type.String(), Type.Null()]),
  /** `other-email`: there is such an order, and another address placed it. */
  match: Type.Union([Type.Literal('order'), Type.Literal('other-email'), Type.Literal('no-order')]),
  /** What of the order is withdrawn, in the buyer's words; '' for all of it. */
  part: Type.String(),
  received: Type.String(),
  refund_by: Type.String(),
  /** From today to that day; negative when it is over. */
  days_left: Type.Integer(),
  /** The day on which all of the order was refunded; '' where it was not. */
  refunded: Type.String(),
  outcome: Type.Union([Type.Literal('carried-out'), Type.Literal('not-due'), Type.Null()]),
  settled: Type.String(),
});
export type OpenWithdrawal = Static<typeof OpenWithdrawal>;

const DeclaredLine = Type.Object({
  /** Its place in the order, from 0. */
  line: Type.Integer(),
  title: Type.String(),
  /** In cents. */
  total: Type.Integer(),
  right: Type.Union([
    Type.Literal('none'),
    Type.Literal('in-time'),
    Type.Literal('too-late'),
    Type.Literal('if-received'),
  ]),
  /** `too-late`: the last day of the term; `if-received`: the first day of receipt that is in time; else ''. */
  day: Type.String(),
});

export const WithdrawalDetails = Type.Object({
  ...OpenWithdrawal.properties,
  lines: Type.Array(DeclaredLine),
});
export type WithdrawalDetails = Static<typeof WithdrawalDetails>;

/** What carrying it out gives back, in cents. */
const Effect = Type.Object({
  items: Type.Array(
    Type.Object({ title: Type.String(), name: Type.String(), count: Type.Integer(), gross: Type.Integer() }),
  ),
  amount: Type.Integer(),
  mail_to: Type.String(),
});
export type WithdrawalEffect = Static<typeof Effect>;

const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });
const Lines = Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1, maxItems: 200 });
const REFUSALS = ['REQUEST_MALFORMED', 'NOT_FOUND', 'WITHDRAWAL_SETTLED', 'WITHDRAWAL_NOT_POSSIBLE'] as const;

export const withdrawalsContract = {
  'GET office/withdrawals': {
    summary:
      'Declarations of withdrawal: the open ones by their deadline, or those that are settled, the newest first',
    permit: 'staff:withdrawals.decide',
    query: Type.Object({
      settled: Type.Optional(Type.Literal('1')),
      cursor: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    answer: Type.Object({ rows: Type.Array(OpenWithdrawal), next: Type.Union([Type.String(), Type.Null()]) }),
    refusals: ['REQUEST_MALFORMED'],
  },
  'GET office/withdrawals/:id': {
    summary: 'A declaration of withdrawal, with the order’s lines and whether they can be withdrawn from',
    permit: 'staff:withdrawals.decide',
    params: Id,
    answer: WithdrawalDetails,
    refusals: ['NOT_FOUND'],
  },
  'POST office/withdrawals/:id/carry-out/preview': {
    summary: 'What carrying a withdrawal out for these lines gives back; changes nothing',
    permit: 'staff:withdrawals.decide',
    params: Id,
    body: Type.Object({ lines: Lines }, { additionalProperties: false }),
    answer: Effect,
    refusals: REFUSALS,
  },
  'POST office/withdrawals/:id/carry-out': {
    summary:
      'Carries a withdrawal out: the lines are canceled, and their money goes back the way it came, once',
    permit: 'staff:withdrawals.decide',
    params: Id,
    body: Type.Object({ lines: Lines }, { additionalProperties: false }),
    answer: WithdrawalDetails,
    refusals: [...REFUSALS, 'WITHDRAWAL_OTHER_LINES', 'STAFF_NOT_PERMITTED', 'STAFF_FACTOR_NEEDED'],
  },
  'POST office/withdrawals/:id/settle': {
    summary: 'Notes that a declaration needs nothing more, and why: nothing is given back',
    permit: 'staff:withdrawals.decide',
    params: Id,
    body: Type.Object(
      { reason: Type.String({ minLength: 1, maxLength: 500 }) },
      { additionalProperties: false },
    ),
    answer: WithdrawalDetails,
    refusals: ['REQUEST_MALFORMED', 'NOT_FOUND', 'WITHDRAWAL_SETTLED'],
  },
} as const satisfies Record<string, Endpoint>;
