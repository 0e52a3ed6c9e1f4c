// The payments of carts that are being held, written in the same transaction.
import { FIRST_POLL_MS } from '../../domain/payments/poll-schedule.ts';
import type { NewCart } from '../orders/hold-carts.ts';
import type { Sql } from '../platform/database/sql.ts';
import { insertPayments } from './payment-store.ts';
import type { Payments } from './payments.ts';
import { type CartToPay, providerFor } from './provider-registry.ts';

export type FirstPaymentsShop = { readonly payments: Pick<Payments, 'providers' | 'now'> };

/** Writes the first payment of each cart, under the cart's own id; the money of a transfer is asked for with it. */
export async function insertFirstPayments(
  { payments: { providers, now } }: FirstPaymentsShop,
  sql: Sql,
  carts: readonly (CartToPay & Pick<NewCart, 'id' | 'expires_at'>)[],
): Promise<void> {
  const payments = carts.map((cart) => {
    const { id, total, payart } = cart;
    const provider = providerFor(providers, cart);
    if (!provider) throw new Error(`payment type ${payart} has no provider any more`);
    return { id, cart_id: id, provider: provider.name, reference: id, amount: total };
  });
  await insertPayments(sql, payments, now(), firstPoll(now()));
  for (const { id, total: amount, expires_at: expires, ...cart } of carts)
    if (providerFor(providers, { ...cart, total: amount }) === providers.transfer)
      await providers.transfer.ask(sql, { paymentId: id, amount, expires });
}

/** When a provider is first asked about a payment that begins now. */
export function firstPoll(now: Date): Date {
  return new Date(now.getTime() + FIRST_POLL_MS);
}
