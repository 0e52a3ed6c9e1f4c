// What staff have decided, as the office shows it: who did, when and why is in the journal.
import type { Language } from '../../domain/language.ts';
import type { ShownDecision } from '../../domain/places/places-contract.ts';
import { type DecisionRow, decisionsInForce } from '../capacity/decisions-of-pools.ts';
import { firstActsOn } from '../staff/acts/first-acts.ts';
import { housesOf, placePools } from './place-pools.ts';
import type { PlacesShop } from './places-shop.ts';

const PAGE = 50;

/** Those about days to come, the newest first. @param after the last one of the page before */
export async function listDecisions(
  shop: PlacesShop,
  after: string | undefined,
  language: Language,
): Promise<{ rows: ShownDecision[]; next: string | null }> {
  const all = (await decisionsInForce(shop.database, shop.clock.today())).toReversed();
  const begin = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const page = all.slice(begin, begin + PAGE);
  const rows = await presentDecisions(shop, page, language);
  return { rows, next: begin + PAGE < all.length ? (page.at(-1)?.id ?? null) : null };
}

export async function presentDecisions(
  shop: PlacesShop,
  decisions: readonly DecisionRow[],
  language: Language,
): Promise<ShownDecision[]> {
  const titles = new Map(placePools(shop, language).map(({ id, title }) => [id, title]));
  const houses = new Map(housesOf(shop, language).map(({ id, name }) => [id, name]));
  const acts = await firstActsOn(
    shop.database,
    'places',
    decisions.map(({ id }) => id),
  );
  return decisions.map((row) => {
    const act = acts.get(row.id);
    return {
      id: row.id,
      kind: row.kind,
      titles: (row.pools ?? []).map((pool) => titles.get(pool) ?? pool),
      house: row.venue_id === null ? '' : (houses.get(row.venue_id) ?? row.venue_id),
      from: row.first_day,
      to: row.last_day,
      weekdays: row.weekdays,
      times: row.times,
      places: row.places,
      minutes: row.minutes,
      release: row.release,
      name: row.name,
      made_at: shop.clock.fromInstant(row.made_at),
      made_by: act?.by ?? '',
      reason: act?.reason ?? '',
    };
  });
}
