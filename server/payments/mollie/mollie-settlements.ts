// Mollie's settlements as far as the shop reads them. Amounts are negative for what was taken off, and fees have four decimals.
import { type Static, Type } from 'typebox';

const Amount = Type.Object({
  currency: Type.String(),
  value: Type.String({ pattern: '^-?\\d{1,9}\\.\\d{2,4}$' }),
});
const Instant = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** What Mollie keeps of a kind of payments in a month. */
const Cost = Type.Object({ description: Type.String(), amountGross: Amount });
export type MollieCost = Static<typeof Cost>;

export const MollieSettlement = Type.Object({
  id: Type.String({ pattern: '^stl_\\w+$' }),
  status: Type.String(),
  amount: Amount,
  createdAt: Instant,
  settledAt: Instant,
  /** By year and month. */
  periods: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Record(Type.String(), Type.Object({ costs: Type.Optional(Type.Array(Cost)) })),
    ),
  ),
});

/** A payment, a refund or a chargeback of a settlement. */
export const MollieSettled = Type.Object({
  id: Type.String(),
  paymentId: Type.Optional(Type.String()),
  amount: Amount,
  settlementAmount: Type.Optional(Type.Union([Amount, Type.Null()])),
});
export type MollieSettled = Static<typeof MollieSettled>;
