// Who has bought a time, or the times that a decision is about: to be moved, to be paid back, or to be told.
import { concerns } from '../../domain/capacity/slot-decision.ts';
import type { Contract } from '../../domain/contract.ts';
import type { AnswerOf } from '../../domain/endpoint.ts';
import type { Language } from '../../domain/language.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { decisionInForce, toDecision } from '../capacity/decisions-of-pools.ts';
import { figuresOfSlot, slotFigures } from '../capacity/slot-figures.ts';
import { affectedOrders, sumOfAffected } from '../orders/fulfilment/affected-orders.ts';
import { placePools } from './place-pools.ts';
import type { PlacesShop } from './places-shop.ts';

const PAGE = 50;

type Asked = { readonly slot?: string; readonly decision?: string; readonly after?: string };
type Affected = AnswerOf<Contract['GET office/places/affected']>;

export async function showAffected(
  shop: PlacesShop,
  { slot, decision, after = '' }: Asked,
  language: Language,
): Promise<Affected | Refusal> {
  if ((slot === undefined) === (decision === undefined)) return refuse('REQUEST_MALFORMED');
  const slots =
    slot === undefined ? await slotsOf(shop, decision ?? '', language) : await oneSlot(shop, slot);
  if (!slots) return refuse('NOT_FOUND');
  const rows = await affectedOrders(shop.database, slots, after, PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    ...(await sumOfAffected(shop.database, slots)),
    rows: page,
    next: rows.length > PAGE ? (page.at(-1)?.number ?? null) : null,
  };
}

async function oneSlot({ database, now }: PlacesShop, slot: string): Promise<number[] | undefined> {
  const found = await figuresOfSlot(database, Number(slot), now());
  return found && [found.id];
}

async function slotsOf(shop: PlacesShop, id: string, language: Language): Promise<number[] | undefined> {
  const row = await decisionInForce(shop.database, id, shop.clock.today());
  if (!row) return undefined;
  const { pools, venue_id, first_day, last_day } = row;
  const named = placePools(shop, language)
    .filter((pool) => (pools ? pools.includes(pool.id) : isOfHouse(pool.houses, venue_id)))
    .map((pool) => pool.id);
  const figures = await slotFigures(shop.database, {
    pools: named,
    first: first_day,
    last: last_day,
    now: shop.now(),
  });
  const decision = toDecision(row);
  return figures.filter((slot) => slot.sold > 0 && concerns(decision, slot)).map((slot) => slot.id);
}

/** As decisions of a house are meant: what several houses share is none of theirs. */
function isOfHouse(houses: readonly string[], house: string | null): boolean {
  return house === null || (houses.length === 1 && houses[0] === house);
}
