// Closings as the office shows them: what was closed, how far the writing is, what visitors have answered, and what is left.
import { type ClosingCounts, closingState, ordersToWrite } from '../../../domain/closings/closing.ts';
import type {
  ClosingOrder,
  ClosingWhole,
  ListedClosing,
} from '../../../domain/closings/closings-contract.ts';
import type { Language } from '../../../domain/language.ts';
import { addDays, dayOf } from '../../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { type DecisionRow, findDecision } from '../../capacity/decisions-of-pools.ts';
import {
  type ClosingRow,
  type ClosingSum,
  findClosing,
  listClosings,
  ordersOfClosing,
  sumsOfClosings,
} from '../../closings/closings.ts';
import { housesOf, placePools } from '../place-pools.ts';
import type { PlacesShop } from '../places-shop.ts';

const PAGE = 50;

/** `GET office/closings` */
export async function showClosings(
  shop: PlacesShop,
  after: string | undefined,
  language: Language,
): Promise<{ rows: ListedClosing[]; next: string | null }> {
  const rows = await listClosings(shop.database, Number(after ?? Number.MAX_SAFE_INTEGER), PAGE + 1);
  const page = rows.slice(0, PAGE);
  const sums = await sumsOfClosings(
    shop.database,
    page.map(({ number }) => number),
  );
  const shown = await Promise.all(page.map((row) => listed(shop, row, sums, language)));
  return { rows: shown, next: rows.length > PAGE ? String(page.at(-1)?.number) : null };
}

/** `GET office/closings/:number` */
export async function showClosing(
  shop: PlacesShop,
  number: number,
  language: Language,
): Promise<ClosingWhole | Refusal> {
  const row = await findClosing(shop.database, number);
  if (!row) return refuse('NOT_FOUND');
  const sums = await sumsOfClosings(shop.database, [number]);
  const { offers, unanswered, sentences, decision_id } = row;
  const { queued, unreachable } = countsOf(sums);
  return {
    ...(await listed(shop, row, sums, language)),
    decision: decision_id,
    amount: total(sums, 'amount'),
    unreachable,
    queued,
    offers: [...offers],
    unanswered,
    sentences: sentences.map((one) => ({ ...one })),
    outcomes: sums.flatMap(({ outcome, decided_by: by, orders, people, back }) =>
      outcome && by ? [{ outcome, by, orders, people, back }] : [],
    ),
  };
}

/** `GET office/closings/:number/orders` */
export async function showClosingOrders(
  { database, clock }: PlacesShop,
  number: number,
  { only, after = '' }: { readonly only?: 'open' | 'listed'; readonly after?: string },
): Promise<{ rows: ClosingOrder[]; next: string | null }> {
  const rows = await ordersOfClosing(database, {
    closing: number,
    only: only ?? '',
    after,
    most: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  return {
    rows: page.map(({ decided_by, decided_at, moved_to, ...row }) => ({
      ...row,
      by: decided_by,
      decided_at: decided_at ? clock.fromInstant(decided_at) : '',
      moved_to: moved_to ?? '',
    })),
    next: rows.length > PAGE ? (page.at(-1)?.number ?? null) : null,
  };
}

/** What a closure closes, in words. */
export function presentClosed(shop: PlacesShop, decision: DecisionRow | undefined, language: Language) {
  const titles = new Map(placePools(shop, language).map(({ id, title }) => [id, title]));
  const house = decision?.venue_id ?? '';
  return {
    titles: (decision?.pools ?? []).map((pool) => titles.get(pool) ?? pool),
    house: housesOf(shop, language).find(({ id }) => id === house)?.name ?? house,
    from: decision?.first_day ?? '',
    to: decision?.last_day ?? '',
    times: decision?.times ?? [],
  };
}

async function listed(
  shop: PlacesShop,
  row: ClosingRow,
  sums: readonly ClosingSum[],
  language: Language,
): Promise<ListedClosing> {
  const own = sums.filter(({ closing }) => closing === row.number);
  const counts = countsOf(own);
  const isStopped = row.stopped_at !== null;
  // Nobody was looked for yet where it has just begun.
  const begun = isStopped ? 'stopped' : 'writing';
  const state = row.searched_at === null ? begun : closingState(counts, isStopped);
  return {
    number: row.number,
    closed: presentClosed(shop, await findDecision(shop.database, row.decision_id), language),
    cause: row.cause,
    state,
    made_at: shop.clock.fromInstant(row.made_at),
    until: addDays(dayOf(shop.clock.fromInstant(row.deadline)), -1),
    orders: counts.orders,
    people: total(own, 'people'),
    came_in: counts.cameIn,
    to_write: ordersToWrite(counts),
    written: counts.written,
    open: counts.open,
    listed: counts.listed,
  };
}

function countsOf(sums: readonly ClosingSum[]): ClosingCounts {
  return {
    orders: total(sums, 'orders'),
    unreachable: total(sums, 'unreachable'),
    cameIn: total(sums, 'came_in'),
    queued: total(sums, 'queued'),
    written: total(sums, 'written'),
    open: total(
      sums.filter(({ outcome }) => outcome === null),
      'orders',
    ),
    listed: sums.reduce(
      (sum, { outcome, orders, seen_to }) => (outcome === 'listed' ? sum + orders - seen_to : sum),
      0,
    ),
  };
}

type Counted = 'orders' | 'people' | 'amount' | 'unreachable' | 'came_in' | 'queued' | 'written';

function total(sums: readonly ClosingSum[], of: Counted): number {
  return sums.reduce((sum, one) => sum + one[of], 0);
}
