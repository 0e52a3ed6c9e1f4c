// The payments of carts that are being held, written in the same transaction.
import { FIRST_POLL_MS } from '../../domain/payments/poll-schedule.ts';
import type { NewCart } from '../orders/hold-carts.ts';
import type { Sql } from '../platform/database/sql.ts';
import { insertPayments } from './payment-store.ts';
import type { Payments } from './payments.ts';
import { type CartToPay, providerFor } from './provider-registry.ts';

export type FirstPaymentsShop = { readonly payments: Pick<Payments, 'providers' | 'now'> };

/** Writes the first payment of each cart, under the cart's own id. */
export function insertFirstPayments(
  { payments: { providers, now } }: FirstPaymentsShop,
  sql: Sql,
  carts: readonly (CartToPay & Pick<NewCart, 'id'>)[],
): Promise<void> {
  const payments = carts.map((cart) => {
    const { id, total, payart } = cart;
    const provider = providerFor(providers, cart);
    if (!provider) throw new Error(`payment type ${payart} has no provider any more`);
    return { id, cart_id: id, provider: provider.name, reference: id, amount: total };
  });
  return insertPayments(sql, payments, now(), firstPoll(now()));
}

/** When a provider is first asked about a payment that begins now. */
export function firstPoll(now: Date): Date {
  return new Date(now.getTime() + FIRST_POLL_MS);
}
