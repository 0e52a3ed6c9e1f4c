// How many pieces of each article are left: each stock is a pool of one slot over all time (spec decisions 5).
import { type CapacityShop, slotsBetween } from '../capacity/availability.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { ArticleRow } from './merchandise-catalogue.ts';

/** Pieces by article id; articles whose pieces are not counted are missing. */
type PiecesLeft = ReadonlyMap<string, number>;

/** Reads the pieces left of several articles at once. */
export async function piecesLeft(
  shop: CapacityShop & { readonly clock: Pick<MuseumClock, 'today'> },
  articles: readonly ArticleRow[],
): Promise<PiecesLeft> {
  const counted = articles.flatMap(({ id, pool_id }) => (pool_id === null ? [] : [{ id, pool: pool_id }]));
  const today = shop.clock.today();
  const slots =
    counted.length === 0
      ? []
      : await slotsBetween(
          shop,
          counted.map(({ pool }) => pool),
          today,
          today,
        );
  const left = new Map(slots.map(({ pool_id, available }) => [pool_id, available]));
  return new Map(counted.map(({ id, pool }) => [id, Math.max(0, left.get(pool) ?? 0)]));
}
