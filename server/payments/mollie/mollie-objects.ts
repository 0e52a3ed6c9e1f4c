// Mollie's objects as far as the shop reads them, and its way of writing amounts.
import { type Static, type TSchema, Type } from 'typebox';
import type { Cents } from '../../../domain/money.ts';

const Amount = Type.Object({
  currency: Type.String(),
  value: Type.String({ pattern: '^\\d{1,9}\\.\\d{2}$' }),
});
const Metadata = Type.Optional(Type.Unknown());

export const MollieRefund = Type.Object({
  id: Type.String(),
  amount: Amount,
  status: Type.String(),
  metadata: Metadata,
});
export type MollieRefund = Static<typeof MollieRefund>;

const Chargeback = Type.Object({
  id: Type.String(),
  amount: Amount,
  reversedAt: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});

const Words = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const Address = Type.Object({
  streetAndNumber: Words,
  streetAdditional: Words,
  postalCode: Words,
  city: Words,
  country: Words,
});

const Details = Type.Object({
  consumerName: Type.Optional(Type.Unknown()),
  consumerAccount: Type.Optional(Type.Unknown()),
  /** Of PayPal: the address of its account. */
  shippingAddress: Type.Optional(Type.Union([Address, Type.Null()])),
  paypalFee: Type.Optional(Type.Union([Amount, Type.Null()])),
});

export const MolliePayment = Type.Object({
  id: Type.String({ pattern: '^tr_\\w+$' }),
  status: Type.String(),
  amount: Amount,
  createdAt: Type.String(),
  method: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  isCancelable: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  metadata: Metadata,
  details: Type.Optional(Type.Union([Details, Type.Null()])),
  _links: Type.Object({ checkout: Type.Optional(Type.Object({ href: Type.String() })) }),
  _embedded: Type.Optional(
    Type.Object({
      refunds: Type.Optional(Type.Array(MollieRefund)),
      chargebacks: Type.Optional(Type.Array(Chargeback)),
    }),
  ),
});
export type MollieAddress = Static<typeof Address>;
export type MolliePayment = Static<typeof MolliePayment>;

/** A page of a list; `next` leads to the one after it. */
export function listOf<Name extends string, Schema extends TSchema>(name: Name, schema: Schema) {
  return Type.Object({
    _embedded: Type.Object({ [name]: Type.Array(schema) } as Record<
      Name,
      ReturnType<typeof Type.Array<Schema>>
    >),
    _links: Type.Object({
      next: Type.Optional(Type.Union([Type.Object({ href: Type.String() }), Type.Null()])),
    }),
  });
}

export const MolliePayments = listOf('payments', MolliePayment);
export const MollieRefunds = listOf('refunds', MollieRefund);

/** 2400 → `{ currency: 'EUR', value: '24.00' }`. */
export function toMollieAmount(amount: Cents, currency: string) {
  const whole = Math.floor(amount / 100);
  return { currency, value: `${whole}.${String(amount % 100).padStart(2, '0')}` };
}

/** `24.00` → 2400. Digits are put together, never multiplied. */
export function fromMollieAmount({ value }: { readonly value: string }): Cents {
  return Number(value.replace('.', ''));
}

/** What the shop wrote on an object: its own id of a payment or a refund. */
export function noteIn(metadata: unknown, name: 'foyer_payment' | 'foyer_refund'): string | undefined {
  const notes =
    typeof metadata === 'object' && metadata !== null ? (metadata as Record<string, unknown>) : {};
  const note = notes[name];
  return typeof note === 'string' ? note : undefined;
}
