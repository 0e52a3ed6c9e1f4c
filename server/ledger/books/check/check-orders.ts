// Orders and the ledger: what was sold, given back, and its VAT; and the ledger by itself.
import type { Sql } from '../../../platform/database/sql.ts';
import {
  type DifferingOrder,
  differingOrders,
  differingVat,
  strayEntries,
  unbalancedEntries,
} from './check-orders-store.ts';
import { money } from './money.ts';

/** A sentence for each difference. */
export async function checkEntries(sql: Sql): Promise<string[]> {
  const unbalanced = await unbalancedEntries(sql);
  const stray = await strayEntries(sql);
  return [
    ...unbalanced.map(({ key, sum }) => `The ledger's entry ${key} sums to ${money(sum)}, and not to zero.`),
    ...stray.map(
      ({ key, names, id }) => `The ledger's entry ${key} is about the ${names} ${id}, which is not there.`,
    ),
  ];
}

/** A sentence for each difference. */
export async function checkOrders(sql: Sql): Promise<string[]> {
  const orders = await differingOrders(sql);
  const vat = await differingVat(sql);
  return [
    ...orders.flatMap(sentencesOf),
    ...vat.map(
      ({ number, rate, ordered, posted }) =>
        `Order ${number}: its VAT at ${rate} % is ${money(ordered)}, in the ledger ${money(posted)}.`,
    ),
  ];
}

function sentencesOf(order: DifferingOrder): string[] {
  const { number, state, total, known, sold, given_back } = order;
  if (!known) return [`Order ${number} of ${money(total)} is not in the ledger.`];
  return [
    ...(sold === total
      ? []
      : [`Order ${number}: its total is ${money(total)}, in the ledger ${money(sold)}.`]),
    ...(given_back <= sold
      ? []
      : [`Order ${number}: ${money(sold)} were sold, and the ledger has given ${money(given_back)} back.`]),
    ...(order.unexplained === 0
      ? []
      : [
          `Order ${number}: its lines leave ${money(order.unexplained)} of its total of ${money(total)} unexplained.`,
        ]),
    ...(state === 'refunded' && !order.returned
      ? [`Order ${number} is refunded, and the ledger still has ${money(sold)} of it sold.`]
      : []),
    ...(state === 'confirmed' && order.whole_back
      ? [
          `Order ${number} of ${money(total)} stands, and the ledger has given ${money(given_back)} of it back.`,
        ]
      : []),
  ];
}
