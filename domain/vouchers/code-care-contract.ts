// The calls with which staff look after voucher codes (operations 2): what is left and why, block, extend, replace, undo. Each act
// is done once for its key.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { VoucherCodeKind } from './voucher-code.ts';

/**
 * `usable` now; `early` and `ended` by its dates; `used` up; `blocked` by staff; `closed` with its order or its file;
 * `replaced` by another code.
 */
export const CodeState = Type.Union([
  Type.Literal('usable'),
  Type.Literal('early'),
  Type.Literal('ended'),
  Type.Literal('used'),
  Type.Literal('blocked'),
  Type.Literal('closed'),
  Type.Literal('replaced'),
]);
export type CodeState = Static<typeof CodeState>;

const CodeSummary = {
  /** Names it in addresses, where the code itself would end in logs (ADR 048). */
  number: Type.Integer(),
  barcode: Type.String(),
  name: Type.String(),
  kind: VoucherCodeKind,
  state: CodeState,
  /** Cents: what it was sold for, and what can still be spent. */
  amount: Type.Integer(),
  left: Type.Integer(),
  /** In the voucher time zone, as `YYYY-MM-DD` or `YYYY-MM-DD HH:mm`; '' for no bound. */
  valid_from: Type.String(),
  valid_to: Type.String(),
  /** Percent, of a single-purpose one; null for a multi-purpose one and for a discount. */
  vat_value: Type.Union([Type.Number(), Type.Null()]),
  /** The order that bought it, or whose return it was given for; null for one of the museum folder. */
  order: Type.Union([Type.String(), Type.Null()]),
};

export const ListedCode = Type.Object(CodeSummary);
export type ListedCode = Static<typeof ListedCode>;

const CodeName = Type.Object({ number: Type.Integer(), barcode: Type.String() });

/** What has been spent of a code, and by which order. */
const Spending = Type.Object({ order: Type.String(), amount: Type.Integer(), at: Type.String() });

export const CaredCode = Type.Object({
  ...CodeSummary,
  origin: Type.Union([Type.Literal('bought'), Type.Literal('returned'), Type.Literal('folder')]),
  /** In museum time, as the other moments. */
  created_at: Type.String(),
  blocked_at: Type.Union([Type.String(), Type.Null()]),
  /** Cents that carts hold which are being paid for. */
  held: Type.Integer(),
  /** Cents that lapsed before value went back on it and made it valid again; extending it revives them. */
  lapsed: Type.Integer(),
  spent: Type.Array(Spending),
  /** The code that replaced it, and those that it replaced, the newest first. */
  replaced_by: Type.Union([CodeName, Type.Null()]),
  replaces: Type.Array(CodeName),
});
export type CaredCode = Static<typeof CaredCode>;

/** A whole number in an address. */
const Digits = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });
const CodeNumber = Type.Object({ number: Digits });
const ActKey = Type.String({ minLength: 16, maxLength: 64 });
const Reason = Type.String({ minLength: 1, maxLength: 500 });
const withReason = Type.Object({ reason: Reason, key: ActKey }, { additionalProperties: false });

const CHANGE_REFUSALS = ['REQUEST_MALFORMED', 'NOT_FOUND', 'CODE_NOT_CHANGEABLE'] as const;

export const codeCareContract = {
  'GET office/codes': {
    summary: 'Voucher codes, the newest first; 50 at a time',
    permit: 'staff:vouchers.read',
    query: Type.Object({
      state: Type.Optional(CodeState),
      /** Of the page before. */
      cursor: Type.Optional(Digits),
    }),
    answer: Type.Object({
      rows: Type.Array(ListedCode),
      /** The cursor of the next page, if there is one. */
      next: Type.Union([Type.String(), Type.Null()]),
    }),
    refusals: ['REQUEST_MALFORMED'],
  },
  'POST office/codes/find': {
    summary: 'A voucher code by what somebody reads out, in capital letters or not',
    permit: 'staff:vouchers.read',
    body: Type.Object({ code: Type.String({ maxLength: 64 }) }, { additionalProperties: false }),
    answer: CaredCode,
    refusals: ['REQUEST_MALFORMED', 'FIELDS_INVALID'],
  },
  'GET office/codes/:number': {
    summary: 'A voucher code: what is left of it and why',
    permit: 'staff:vouchers.read',
    params: CodeNumber,
    answer: CaredCode,
    refusals: ['NOT_FOUND'],
  },
  'POST office/codes/:number/block': {
    summary:
      'Blocks a code: it can be redeemed no more until it is unblocked. Carts that hold some of it go on',
    permit: 'staff:vouchers.change',
    params: CodeNumber,
    body: withReason,
    answer: CaredCode,
    refusals: CHANGE_REFUSALS,
  },
  'POST office/codes/:number/unblock': {
    summary: 'Unblocks a code',
    permit: 'staff:vouchers.change',
    params: CodeNumber,
    body: withReason,
    answer: CaredCode,
    refusals: CHANGE_REFUSALS,
  },
  'POST office/codes/:number/extend': {
    summary: 'Lets a code be valid to the end of a later day; what had lapsed of it can be spent again',
    permit: 'staff:vouchers.change',
    params: CodeNumber,
    body: Type.Object(
      { valid_to: Type.String({ maxLength: 10 }), reason: Reason, key: ActKey },
      { additionalProperties: false },
    ),
    answer: CaredCode,
    refusals: [...CHANGE_REFUSALS, 'FIELDS_INVALID'],
  },
  'POST office/codes/:number/replace': {
    summary: 'Closes a code and issues another one with what is left of it; answers the new one',
    permit: 'staff:vouchers.change',
    params: CodeNumber,
    body: withReason,
    answer: CaredCode,
    refusals: CHANGE_REFUSALS,
  },
  'POST office/codes/:number/undo': {
    summary: 'Takes an act on a code back, as long as nobody has changed the code since',
    permit: 'staff:vouchers.change',
    params: CodeNumber,
    /** `undoes`: the key of that act. */
    body: Type.Object({ undoes: ActKey, key: ActKey }, { additionalProperties: false }),
    answer: CaredCode,
    refusals: ['REQUEST_MALFORMED', 'NOT_FOUND', 'OFFICE_UNDO_TOO_LATE'],
  },
} as const satisfies Record<string, Endpoint>;
