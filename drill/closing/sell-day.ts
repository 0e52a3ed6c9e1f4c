// Sells the day that is closed afterwards.
import { openConnection } from '../../bench/http-client.ts';
import { buyAsGuest } from '../../bench/purchase-tasks.ts';
import { closedVisit } from './closing-museum.ts';

const AT_ONCE = 8;
/** One to four places an order. */
const MOST_PLACES = 4;

/** @returns how many orders have that many places together */
export async function sellDay(ports: readonly number[], places: number): Promise<number> {
  const sold = { orders: 0, left: places };
  await Promise.all(Array.from({ length: AT_ONCE }, () => sellOn(ports, sold)));
  return sold.orders;
}

async function sellOn(ports: readonly number[], sold: { orders: number; left: number }): Promise<void> {
  while (sold.left > 0) {
    sold.orders += 1;
    const turn = sold.orders;
    const count = Math.min(sold.left, 1 + (turn % MOST_PLACES));
    sold.left -= count;
    const port = ports[turn % ports.length] ?? 0;
    const from = `x-forwarded-for: 10.9.${(turn >> 8) & 255}.${turn & 255}\r\n`;
    const connection = await openConnection(port, from);
    const origin = `http://localhost:${port}`;
    const bought = await buyAsGuest(connection, { origin, ...closedVisit(turn), turn, count });
    connection.close();
    if (!('bookingId' in bought)) throw new Error(`the day could not be sold: ${JSON.stringify(bought)}`);
  }
}
