// The withdrawal button's call (§ 356a BGB). The answer never reveals whether there is such an order.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';

const Typed = Type.String({ maxLength: 2000 });

/** The receipt: the declaration's content, and when it arrived. */
export const WithdrawalReceipt = Type.Object({
  name: Type.String(),
  number: Type.String(),
  email: Type.String(),
  part: Type.String(),
  /** When it arrived, in museum time: `YYYY-MM-DD HH:mm`. */
  received: Type.String(),
  /** It is also sent by mail; false where the address has had too many within the hour. */
  mailed: Type.Boolean(),
});
export type WithdrawalReceipt = Static<typeof WithdrawalReceipt>;

export const withdrawalContract = {
  'POST withdrawal': {
    summary:
      'Declares the withdrawal from a contract; the receipt is answered and mailed. The same within a minute is one',
    permit: 'anyone',
    body: Type.Object(
      { name: Typed, number: Typed, email: Typed, part: Type.Optional(Typed) },
      { additionalProperties: false },
    ),
    answer: WithdrawalReceipt,
    refusals: ['REQUEST_MALFORMED', 'FIELDS_INVALID', 'TOO_MANY_TRIES'],
  },
} as const satisfies Record<string, Endpoint>;
