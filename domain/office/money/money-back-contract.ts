// Money that somebody has to give back by hand (operations 2, ADR 100 and 118): by a transfer of the museum's own, or where it was
// taken, at the terminal or the register.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../../endpoint.ts';

const ActKey = Type.String({ minLength: 16, maxLength: 64 });

export const MONEY_BACK_REASONS = [
  /** An order was taken back, or a part of it. */
  'refund',
  /** More came than was asked for. */
  'surplus',
  /** Less came, and too late. */
  'incomplete',
] as const;

const MoneyBack = Type.Object({
  id: Type.String(),
  provider: Type.String({ description: 'where it was taken; `transfer` for the museum’s account' }),
  reason: Type.Enum([...MONEY_BACK_REASONS]),
  amount: Type.Integer(),
  /** In museum time. */
  since: Type.String(),
  /** The order's number; '' for money of no order. */
  order: Type.String(),
  /** What the payment is called: of a transfer, what the payer wrote. */
  reference: Type.String(),
  /** Whom it came from. */
  name: Type.String(),
  iban: Type.String({ description: 'empty where it is not known, or for who does not manage payments' }),
});
export type MoneyBack = Static<typeof MoneyBack>;

export const MoneyBackFilters = Type.Object({
  provider: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
});
export type MoneyBackFilters = Static<typeof MoneyBackFilters>;

export const moneyBackContract = {
  'GET office/money-back': {
    summary: 'Money that somebody has to give back by hand, the oldest first',
    permit: 'staff:money.refund',
    query: Type.Object({
      ...MoneyBackFilters.properties,
      cursor: Type.Optional(Type.String({ maxLength: 120 })),
    }),
    answer: Type.Object({
      rows: Type.Array(MoneyBack),
      /** Of all rows, whatever the filter. */
      providers: Type.Array(Type.String()),
      next: Type.Union([Type.String(), Type.Null()]),
    }),
    refusals: ['REQUEST_MALFORMED'],
  },
  'POST office/money-back/:id/sent': {
    summary: 'Notes that a transfer back has left the museum’s account, once for each key',
    permit: 'staff:payments.manage',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
    body: Type.Object({ key: ActKey }, { additionalProperties: false }),
    answer: Type.Object({}),
    refusals: ['NOT_FOUND', 'OFFICE_MONEY_SENT'],
  },
} as const satisfies Record<string, Endpoint>;
