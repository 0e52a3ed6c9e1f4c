// Passes are written with their orders (ADR 127). A job brings in those of orders from before, and what older processes sell
// during an upgrade.
import { lineValidity } from '../../../domain/orders/order-passes.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import type { NewOrder } from '../order-store.ts';
import {
  insertPasses,
  type NewPass,
  ordersWithMerchandise,
  readProgress,
  writeProgress,
} from './note-passes-store.ts';

const AT_ONCE = 200;
const DAY_MS = 24 * 3600_000;
/** For as long older processes may be at work. */
const DAYS_AFTER = 2;

type Clock = Pick<MuseumClock, 'fromInstant'>;
type Admitting = {
  readonly booking_id: string;
  readonly confirmed_at: Date;
  readonly lines: readonly OrderLine[];
  readonly admissions: readonly { readonly line: number; readonly number: number }[];
};

/** Those of orders that are written in this transaction. */
export function noteNewPasses(sql: Sql, orders: readonly NewOrder[], clock: Clock): Promise<void> {
  return insertPasses(
    sql,
    orders.flatMap(({ content, ...order }) => newPasses({ ...order, lines: content.lines }, clock)),
  );
}

function newPasses({ booking_id, confirmed_at, lines, admissions }: Admitting, clock: Clock): NewPass[] {
  return admissions.flatMap(({ line, number }) => {
    const bought = lines[line];
    const valid = bought && lineValidity(bought, clock.fromInstant(confirmed_at));
    return valid ? [{ booking_id, line, place: number, ...valid }] : [];
  });
}

type FindingShop = { readonly database: Database; readonly now: () => Date; readonly clock: MuseumClock };

/**
 * The job that finds passes of orders that were written without.
 * @param signal ends it after the present batch; it is resumed there
 */
export async function findPasses({ database, now, clock }: FindingShop, signal?: AbortSignal): Promise<void> {
  const { began_at, found_until } = await readProgress(database, now());
  const ends = new Date(began_at.getTime() + DAYS_AFTER * DAY_MS);
  if (found_until >= ends) return;
  // What is being confirmed right now has an earlier time than it can be seen at.
  let from = new Date(Math.max(0, found_until.getTime() - DAY_MS));
  let after = '';
  for (let more = true; more && !signal?.aborted; ) {
    const orders = await ordersWithMerchandise(database, { from, after, most: AT_ONCE });
    await insertPasses(
      database,
      orders.flatMap((order) => newPasses(order, clock)),
    );
    const last = orders.at(-1);
    more = orders.length === AT_ONCE && last !== undefined;
    if (last) ({ confirmed_at: from, booking_id: after } = last);
    await writeProgress(database, more ? from : now());
  }
}
