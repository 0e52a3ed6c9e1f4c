// Lines of bank statements, as the office lists and settles them (operations 4, ADR 100).
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../../endpoint.ts';
import { Period } from './period.ts';

const ActKey = Type.String({ minLength: 16, maxLength: 64 });
const LineId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });
/** What a payer was asked to write, with or without spaces; or the number of an order. */
const TransferName = Type.String({ maxLength: 60 });

const LineState = Type.Union([Type.Literal('open'), Type.Literal('matched'), Type.Literal('ignored')]);

const BankLine = Type.Object({
  id: Type.String(),
  /** A day. */
  booked: Type.String(),
  /** In cents of its currency; negative for what left the account. */
  amount: Type.Integer(),
  currency: Type.String(),
  /** Who paid or was paid, and what was written; '' once they are forgotten. */
  name: Type.String(),
  said: Type.String(),
  state: LineState,
  /** Of an open line, an `OpenReason`; of one that was set aside, why, in somebody's words. */
  why: Type.String(),
  /** The number of its order; '' where it has none. */
  order: Type.String(),
  /** The number of its reserved order; 0 where it has none, or is an order by now. */
  reserved: Type.Integer(),
});
export type BankLine = Static<typeof BankLine>;

export const BankLineFilters = Type.Object({
  /** Open ones where it is missing. */
  state: Type.Optional(Type.Union([LineState, Type.Literal('all')])),
  ...Period.properties,
});
export type BankLineFilters = Static<typeof BankLineFilters>;

/** What matching a line does. */
const MatchPreview = Type.Object({
  /** Why it cannot be matched so, a `MatchProblem`; '' where it can. */
  problem: Type.String(),
  /** The transfer that is named; null where none is. */
  transfer: Type.Union([
    Type.Null(),
    Type.Object({
      reference: Type.String(),
      name: Type.String(),
      order: Type.String(),
      amount: Type.Integer(),
      /** What has come of it before this line, and with it. */
      received: Type.Integer(),
      with_it: Type.Integer(),
      /** Nobody waits for it any more: it is paid, or its time is over. */
      closed: Type.Boolean(),
    }),
  ]),
  /** Reserved orders that wait for just this amount. */
  fitting: Type.Array(Type.Object({ reference: Type.String(), name: Type.String(), amount: Type.Integer() })),
});
export type MatchPreview = Static<typeof MatchPreview>;

/** The longest file, 8 MB in base64: years of a museum’s account. */
const LONGEST_FILE = 11_000_000;
const StatementFile = Type.String({ minLength: 1, maxLength: LONGEST_FILE });

const StatementPreview = Type.Object({
  /** Of the museum's account. */
  lines: Type.Integer(),
  /** Days; '' where there is no line. */
  from: Type.String(),
  to: Type.String(),
  /** Other accounts in the file: their lines are left out. */
  others: Type.Array(Type.String()),
});
export type StatementPreview = Static<typeof StatementPreview>;

export const bankContract = {
  'GET office/bank-lines': {
    summary: 'Lines of bank statements, the newest first',
    permit: 'staff:payments.manage',
    query: Type.Object({
      ...BankLineFilters.properties,
      cursor: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    answer: Type.Object({
      rows: Type.Array(BankLine),
      /** The museum's account; '' where it takes no transfers. */
      account: Type.String(),
      next: Type.Union([Type.String(), Type.Null()]),
    }),
    refusals: ['REQUEST_MALFORMED'],
  },
  'POST office/bank-lines/:id/match/preview': {
    summary: 'What matching an open line with a transfer does; changes nothing',
    permit: 'staff:payments.manage',
    params: LineId,
    body: Type.Object({ name: TransferName }, { additionalProperties: false }),
    answer: MatchPreview,
    refusals: ['NOT_FOUND'],
  },
  'POST office/bank-lines/:id/match': {
    summary: 'Matches an open line with the transfer of an order, once for each key',
    permit: 'staff:payments.manage',
    params: LineId,
    body: Type.Object({ name: TransferName, key: ActKey }, { additionalProperties: false }),
    answer: Type.Object({}),
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'OFFICE_LINE_SETTLED'],
  },
  'POST office/bank-lines/:id/set-aside': {
    summary: 'Puts an open line aside that belongs to no order; who paid is forgotten. Once for each key',
    permit: 'staff:payments.manage',
    params: LineId,
    body: Type.Object(
      { reason: Type.String({ minLength: 1, maxLength: 500 }), key: ActKey },
      { additionalProperties: false },
    ),
    answer: Type.Object({}),
    refusals: ['NOT_FOUND', 'OFFICE_LINE_SETTLED'],
  },
  'POST office/statements/preview': {
    summary: 'What is in the file of a bank, CAMT.053 or CSV; changes nothing',
    permit: 'staff:payments.manage',
    largestBody: LONGEST_FILE + 1000,
    body: Type.Object({ file: StatementFile }, { additionalProperties: false }),
    answer: StatementPreview,
    refusals: ['NOT_FOUND', 'FIELDS_INVALID'],
  },
  'POST office/statements': {
    summary: 'Reads in the file of a bank. Lines that were read before change nothing',
    permit: 'staff:payments.manage',
    largestBody: LONGEST_FILE + 1000,
    body: Type.Object({ file: StatementFile, key: ActKey }, { additionalProperties: false }),
    answer: Type.Object({
      matched: Type.Integer(),
      open: Type.Integer(),
      known: Type.Integer(),
      foreign: Type.Integer(),
    }),
    refusals: ['NOT_FOUND', 'FIELDS_INVALID'],
  },
} as const satisfies Record<string, Endpoint>;
