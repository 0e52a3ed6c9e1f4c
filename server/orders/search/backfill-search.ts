// Brings orders into the search that were placed before there was one (ADR 113): in batches, beside the shop. A second pass,
// a day after the first began, finds what older processes sold meanwhile.
import type { Database } from '../../platform/database/sql.ts';
import { continueBackfill, lockBackfill, unsearchedOrders } from './backfill-store.ts';
import { searchOrdersAgain } from './index-orders.ts';

const AT_ONCE = 200;
const SECOND_PASS_AFTER_MS = 24 * 3600_000;

type BackfillShop = { readonly database: Database; readonly now: () => Date };

/**
 * Searches orders that are not searched yet, if it is time for a pass.
 * @param signal ends it after the present batch; it is resumed there
 */
export async function backfillSearch(shop: BackfillShop, signal?: AbortSignal): Promise<void> {
  for (let more = true; more && !signal?.aborted; ) more = await backfillSome(shop);
}

/** One transaction. */
function backfillSome({ database, now }: BackfillShop): Promise<boolean> {
  return database.transaction(async (sql) => {
    const at = now();
    const { after_id, began_at, pass_began_at, ended_at } = await lockBackfill(sql, at);
    if (ended_at || pass_began_at > at) return false;
    const bookings = await unsearchedOrders(sql, after_id, AT_ONCE);
    await searchOrdersAgain(sql, bookings);
    const more = bookings.length === AT_ONCE;
    const second = new Date(began_at.getTime() + SECOND_PASS_AFTER_MS);
    await continueBackfill(
      sql,
      more
        ? { after_id: bookings.at(-1) ?? '', pass_began_at, ended_at }
        : { after_id: '', pass_began_at: second, ended_at: pass_began_at >= second ? at : null },
    );
    return more;
  });
}
