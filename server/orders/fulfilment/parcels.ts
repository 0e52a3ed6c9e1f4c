// What the museum has to send (spec decisions 3): one parcel for the goods of each order, and one for each pass whose
// owner gave a separate address. Refunded orders are left out.

import { addDays, type Day, dayOf } from '../../../domain/museum-time.ts';
import type { Shipping } from '../../../domain/orders/order.ts';
import { lineLeft } from '../../../domain/orders/pieces-left.ts';
import { type OrderLine, productKind } from '../../../domain/product-kinds.ts';
import type { Posted } from '../../../domain/products/product-kind.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { type ParcelOrderRow, readParcelOrders } from './parcels-store.ts';

export type Parcel = {
  readonly number: string;
  /** When it was ordered. */
  readonly day: Day;
  readonly kind: 'goods' | 'pass';
  readonly to: Omit<Shipping, 'cost'>;
  /** Whom to ask about it; the recipient may be another person. */
  readonly buyer: { readonly name: string; readonly email: string; readonly phone: string };
  /** Articles, named as the visitor read them. */
  readonly items: readonly { readonly count: number; readonly id: string; readonly name: string }[];
  /** Grams, packing included; 0 where the weight does not matter. */
  readonly weight_g: number;
};

/** Parcels of the orders from the first to the last day, both included, by the time of the order. */
export async function parcels(
  sql: Sql,
  first: Day,
  last: Day,
  clock: Pick<MuseumClock, 'fromInstant' | 'toInstant'>,
): Promise<Parcel[]> {
  const rows = await readParcelOrders(sql, clock.toInstant(first), clock.toInstant(addDays(last, 1)));
  return rows.flatMap((row) => parcelsOf(row, clock));
}

function parcelsOf(row: ParcelOrderRow, clock: Pick<MuseumClock, 'fromInstant'>): Parcel[] {
  const { buyer, shipping, number, phone } = row;
  // What was given back is not sent.
  const returns = row.returned.map((parts) => ({ parts }));
  const lines = row.lines.flatMap((_line, index) => lineLeft({ lines: row.lines, returns }, index) ?? []);
  const common = {
    number,
    day: dayOf(clock.fromInstant(row.confirmed_at)),
    buyer: { name: buyer.name, email: buyer.email, phone },
  };
  const goods = goodsOf(lines);
  const own = goods.length > 0 && {
    ...common,
    kind: 'goods' as const,
    to: shipping ?? { name: buyer.name, ...buyer.address },
    items: goods.map(({ count, id, name }) => ({ count, id, name })),
    weight_g: goods.reduce((sum, { weight_g }) => sum + weight_g, 0),
  };
  const passes = lines.flatMap((line) => {
    const { recipients, weight_g } = postedOf(line);
    return recipients.map(({ name, address }) => ({
      ...common,
      kind: 'pass' as const,
      to: { name, ...address },
      items: [{ count: 1, id: line.id, name: line.title }],
      weight_g,
    }));
  });
  return [...(own ? [own] : []), ...passes];
}

/** What goes into the order's own parcel. */
function goodsOf(lines: readonly OrderLine[]) {
  return lines.flatMap((line) => {
    const { count, weight_g } = postedOf(line);
    return count > 0 ? [{ count, id: line.id, name: line.title, weight_g: weight_g * count }] : [];
  });
}

function postedOf(line: OrderLine): Posted {
  return productKind(line.type).posted(line);
}
