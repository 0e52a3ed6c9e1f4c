// What one customer and one network may hold without having paid (domain/orders/unpaid-limits.ts, ADR 054). It is counted
// in the transaction that holds the carts, behind a lock of whoever asks, so that many at once do not get past the limit.
import { mostUnpaid, type UnpaidLimits } from '../../../domain/orders/unpaid-limits.ts';
import type { OpenGate } from '../../capacity/take-holds.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type Museum, unpaidLimitsOf } from '../../site/museum.ts';
import { type Askers, lockAskers, unpaidPlaces } from './unpaid-places-store.ts';

export type LimitUnpaidShop = {
  readonly museum: Pick<Museum, 'settings'>;
  readonly now: () => Date;
  /** Off for load tests: nothing is counted then. */
  readonly config: { readonly rateLimits: boolean };
};

/** What is known of whoever asks for a cart to be held. */
export type AskingCart = {
  readonly cart: {
    readonly customer_id: string | null;
    /** A digest of the network that it comes from; null for the shop itself. */
    readonly network: string | null;
    /** How many people it is for. */
    readonly places: number;
  };
  readonly expires: Date;
};

/** Other carts of the same customer or network hold so many places that this one has to wait. */
export type OthersUnpaid = {
  readonly unpaid: number;
  readonly most: number;
  /** When the first of them lapses. */
  readonly nextLapse: Date;
};

type Unpaid = { places: number; readonly nextLapse: Date };

/** Waits until nobody else holds carts for these customers and networks. Comes before every other lock. */
export async function awaitOthers(
  { config }: LimitUnpaidShop,
  sql: Sql,
  carts: readonly AskingCart[],
): Promise<void> {
  const askers = askersOf(carts);
  if (config.rateLimits && isSomebody(askers)) await lockAskers(sql, askers);
}

/** Turns away carts for which too much is unpaid already. What is unpaid is counted as soon as this is called. */
export async function unpaidGate(
  { config, museum, now }: LimitUnpaidShop,
  sql: Sql,
  carts: readonly AskingCart[],
): Promise<OpenGate<AskingCart, OthersUnpaid>> {
  if (!config.rateLimits) return () => () => undefined;
  const askers = askersOf(carts);
  const rows = isSomebody(askers) ? await unpaidPlaces(sql, askers, now()) : [];
  const limits = unpaidLimitsOf(museum.settings);
  return () => {
    const unpaid = new Map(
      rows.map(({ asker, places, next_lapse }) => [asker, { places, nextLapse: next_lapse }]),
    );
    return (cart, free) => {
      const others = othersOf(cart, limits, free, unpaid);
      if (!others) count(cart, unpaid);
      return others;
    };
  };
}

function askersOf(carts: readonly AskingCart[]): Askers {
  return {
    customers: carts.flatMap(({ cart }) => cart.customer_id ?? []),
    networks: carts.flatMap(({ cart }) => cart.network ?? []),
  };
}

function isSomebody({ customers, networks }: Askers): boolean {
  return customers.length + networks.length > 0;
}

function othersOf(
  { cart: { places, customer_id, network } }: AskingCart,
  { perCustomer, perNetwork }: UnpaidLimits,
  free: number,
  unpaid: ReadonlyMap<string, Unpaid>,
): OthersUnpaid | undefined {
  if (places === 0) return undefined;
  for (const [asker, limit] of [
    [customer_id, perCustomer],
    [network, perNetwork],
  ] as const) {
    const others = asker === null ? undefined : unpaid.get(asker);
    const most = mostUnpaid(limit, free);
    if (others && others.places > 0 && others.places + places > most)
      return { unpaid: others.places, most, nextLapse: others.nextLapse };
  }
  return undefined;
}

/** A cart that is let in counts for those that follow it in the same transaction. */
function count({ cart: { places, customer_id, network }, expires }: AskingCart, unpaid: Map<string, Unpaid>) {
  for (const asker of [customer_id, network]) {
    if (asker === null) continue;
    const others = unpaid.get(asker);
    if (others) others.places += places;
    else unpaid.set(asker, { places, nextLapse: expires });
  }
}
