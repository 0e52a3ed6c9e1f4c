// Payments, as the office lists them (operations 4).
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../../endpoint.ts';
import { PAYMENT_STATES } from '../../payments/payment-state.ts';
import { Period } from './period.ts';

const ListedPayment = Type.Object({
  number: Type.Integer(),
  provider: Type.String(),
  state: Type.String(),
  /** In cents. */
  amount: Type.Integer(),
  given_back: Type.Integer(),
  /** What the provider says is wrong; '' for nothing. */
  problem: Type.String(),
  /** In museum time; '' where nothing has come. */
  begun: Type.String(),
  received: Type.String(),
  /** It needs a person. */
  unclear: Type.Boolean(),
  /** Who ordered; '' once they are forgotten. */
  name: Type.String(),
  company: Type.String(),
  /** The number of its order; '' where it has become none. */
  order: Type.String(),
  /** The number of its reserved order; 0 where it has none, or is an order by now. */
  reserved: Type.Integer(),
});
export type ListedPayment = Static<typeof ListedPayment>;

export const PaymentFilters = Type.Object({
  provider: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  state: Type.Optional(
    Type.Union([...PAYMENT_STATES.map((state) => Type.Literal(state)), Type.Literal('unclear')]),
  ),
  ...Period.properties,
});
export type PaymentFilters = Static<typeof PaymentFilters>;

export const paymentsContract = {
  'GET office/payments': {
    summary: 'Payments, the newest first',
    permit: 'staff:payments.manage',
    query: Type.Object({
      ...PaymentFilters.properties,
      cursor: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    answer: Type.Object({
      rows: Type.Array(ListedPayment),
      /** The providers that payments of this museum have. */
      providers: Type.Array(Type.String()),
      next: Type.Union([Type.String(), Type.Null()]),
    }),
    refusals: ['REQUEST_MALFORMED'],
  },
} as const satisfies Record<string, Endpoint>;
