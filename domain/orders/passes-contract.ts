// The calls with which staff look after annual passes (operations 2, ADR 127): find, block, extend, and take that back. Names
// stand in bodies; an address has a pass's number alone.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ActKey, OrderVersion } from './order-acts-contract.ts';

const State = Type.Union([
  Type.Literal('valid'),
  Type.Literal('ending'),
  Type.Literal('blocked'),
  Type.Literal('ended'),
  Type.Literal('returned'),
]);

const listed = {
  /** Names it in addresses. */
  number: Type.Integer(),
  title: Type.String(),
  /** '' where nobody was named, and once its order is anonymous. */
  owner: Type.String(),
  state: State,
  /** Days. */
  valid_from: Type.String(),
  valid_to: Type.String(),
  /** The number of its order. */
  order: Type.String(),
};
export const ListedPass = Type.Object(listed);
export type ListedPass = Static<typeof ListedPass>;

export const PassWhole = Type.Object({
  ...listed,
  barcode: Type.String(),
  /** In museum time, for what is left and what an extension does. */
  today: Type.String(),
  /** Its last day as it was sold. */
  sold_to: Type.String(),
  /** In museum time; likewise the other moments. */
  bought: Type.String(),
  blocked_at: Type.Union([Type.String(), Type.Null()]),
  /** Codes that it had before it was issued again, and until when. */
  retired: Type.Array(Type.Object({ barcode: Type.String(), at: Type.String() })),
  /** Of whoever bought it; '' where none is known. */
  email: Type.String(),
  /** What its buyer is told of the last change waits for some minutes. */
  mail_waits: Type.Boolean(),
  /** What staff did to it, the newest first. */
  acts: Type.Array(
    Type.Object({ at: Type.String(), verb: Type.String(), by: Type.String(), reason: Type.String() }),
  ),
  /** Of its order: who acts on it says which one they have seen. */
  version: OrderVersion,
});
export type PassWhole = Static<typeof PassWhole>;

const PassNumber = Type.Object({ number: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) });
const strict = { additionalProperties: false } as const;
const act = {
  reason: Type.String({ maxLength: 500 }),
  /** Its buyer gets a mail about it. */
  mail: Type.Boolean(),
  key: ActKey,
  version: OrderVersion,
};

const REFUSALS = ['NOT_FOUND', 'FIELDS_INVALID', 'OFFICE_CHANGED_MEANWHILE', 'PASS_NOT_CHANGEABLE'] as const;

export const passesContract = {
  'GET office/passes': {
    summary:
      'Annual passes, 50 at a time, the newest first; those that end soon by their last day. `valid` are also those that end soon',
    permit: 'staff:vouchers.read',
    query: Type.Object({
      state: Type.Optional(State),
      cursor: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    answer: Type.Object({
      rows: Type.Array(ListedPass),
      next: Type.Union([Type.String(), Type.Null()]),
    }),
    refusals: ['REQUEST_MALFORMED'],
  },
  'POST office/passes/find': {
    summary:
      'At most 50 passes by code, also a former one, number of the order, or the names of owner and buyer, also misspelt',
    permit: 'staff:vouchers.read',
    body: Type.Object({ q: Type.String({ minLength: 1, maxLength: 200 }) }, strict),
    answer: Type.Array(ListedPass),
    refusals: ['REQUEST_MALFORMED'],
  },
  'GET office/passes/:number': {
    summary: 'A pass: whose it is, how long it is valid and why, and what was done to it',
    permit: 'staff:vouchers.read',
    params: PassNumber,
    answer: PassWhole,
    refusals: ['NOT_FOUND'],
  },
  'POST office/passes/:number/block': {
    summary: 'Lets nobody in with a pass until it is unblocked; once for each key',
    permit: 'staff:vouchers.change',
    params: PassNumber,
    body: Type.Object(act, strict),
    answer: PassWhole,
    refusals: REFUSALS,
  },
  'POST office/passes/:number/unblock': {
    summary: 'Lets in with a pass again; a mail about its blocking that still waits is not sent',
    permit: 'staff:vouchers.change',
    params: PassNumber,
    body: Type.Object(act, strict),
    answer: PassWhole,
    refusals: REFUSALS,
  },
  'POST office/passes/:number/extend': {
    summary: 'Makes a pass valid for more days; one that has ended, from today on',
    permit: 'staff:vouchers.change',
    params: PassNumber,
    body: Type.Object({ ...act, days: Type.Integer() }, strict),
    answer: PassWhole,
    refusals: REFUSALS,
  },
  'POST office/passes/:number/shorten': {
    summary: 'Takes extensions back: a pass ends on the day with which it was sold',
    permit: 'staff:vouchers.change',
    params: PassNumber,
    body: Type.Object(act, strict),
    answer: PassWhole,
    refusals: REFUSALS,
  },
  'POST office/passes/:number/undo': {
    summary:
      'Takes an act on a pass back, as long as nobody has changed the pass since and no mail about it has left',
    permit: 'staff:vouchers.change',
    params: PassNumber,
    /** `undoes`: the key of that act. */
    body: Type.Object({ undoes: ActKey, key: ActKey }, strict),
    answer: PassWhole,
    refusals: ['NOT_FOUND', 'OFFICE_UNDO_TOO_LATE'],
  },
} as const satisfies Record<string, Endpoint>;
