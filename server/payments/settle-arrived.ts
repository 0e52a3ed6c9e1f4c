// Money has arrived for carts (spec decisions 3): they become orders, or the money goes back. Payments that arrive while
// others are being settled wait for each other, so that many buyers share one transaction.
import { HoldsSwept } from '../capacity/settle-holds.ts';
import { type CartRow, payCarts, paySweptCart } from '../orders/decide-cart.ts';
import { runInBatch } from '../platform/database/batches.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { Payments } from './payments.ts';
import { DifferencePaid, type PayCarts, settlePaid } from './settle-paid.ts';
import type { ArrivedPayment, Settled } from './settlement.ts';

/** Settles a payment whose money has arrived, alone or together with others that wait in the same process. */
export async function settleArrived(shop: Payments, arrived: ArrivedPayment): Promise<Settled> {
  const settled = await runInBatch(shop.settling, arrived, (batch) => settleBatch(shop, batch));
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

/**
 * Settles payments in one transaction: one sync for many buyers. When one of them fails, each is settled in a
 * transaction of its own. Payments of the same cart follow each other; of one that is told twice, by its provider and by
 * the visitor who comes back, the second finds the first one's order.
 */
async function settleBatch(
  shop: Payments,
  batch: readonly ArrivedPayment[],
): Promise<PromiseSettledResult<Settled>[]> {
  const first = firstOfEachCart(batch);
  if (batch.length < 2) return settleEach(shop, batch);
  try {
    const settled = await shop.database.transaction((sql) => settlePaid(sql, shop, first, payCarts));
    const results = new Map(first.map((paid, index) => [paid.payment.id, settled[index] as Settled]));
    return await Promise.all(
      batch.map(async (paid) => {
        const value = results.get(paid.payment.id);
        // Only an order is the same for whoever tells of it: what is merely paid may wait for the visitor who confirms it now.
        const isKnown = first.includes(paid) || value?.state === 'confirmed';
        return value && isKnown ? { status: 'fulfilled' as const, value } : settleOne(shop, paid);
      }),
    );
  } catch {
    return settleEach(shop, batch);
  }
}

function firstOfEachCart(batch: readonly ArrivedPayment[]): ArrivedPayment[] {
  const carts = new Set<string>();
  return batch.filter(({ payment: { cart_id } }) => !carts.has(cart_id) && carts.add(cart_id));
}

function settleEach(
  shop: Payments,
  batch: readonly ArrivedPayment[],
): Promise<PromiseSettledResult<Settled>[]> {
  return Promise.all(batch.map((paid) => settleOne(shop, paid)));
}

async function settleOne(shop: Payments, paid: ArrivedPayment): Promise<PromiseSettledResult<Settled>> {
  const run = (pay: PayCarts) =>
    shop.database.transaction(async (sql) => (await settlePaid(sql, shop, [paid], pay))[0] as Settled);
  const settled = run(payCarts).catch((problem: unknown) => {
    if (problem instanceof DifferencePaid)
      return shop.database.transaction((sql) => shop.settleDifference(sql, shop, paid));
    if (!(problem instanceof HoldsSwept)) throw problem;
    return run(paySweptCarts);
  });
  return (await Promise.allSettled([settled]))[0];
}

/** As `payCarts`, for carts whose holds were swept: in a transaction of its own. */
export async function paySweptCarts(
  sql: Sql,
  carts: readonly CartRow[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const paid = new Set<string>();
  for (const cart of carts) if (await paySweptCart(sql, cart, now)) paid.add(cart.id);
  return paid;
}
