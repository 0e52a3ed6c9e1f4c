// Who has bought a time, or the times that a decision is about: to be moved, to be paid back, or to be told.
import type { Contract } from '../../domain/contract.ts';
import type { AnswerOf } from '../../domain/endpoint.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { decisionInForce } from '../capacity/decisions-of-pools.ts';
import { figuresOfSlot } from '../capacity/slot-figures.ts';
import { soldSlotsOfDecision } from '../capacity/slots-of-decision.ts';
import { closingOf } from '../closings/closings.ts';
import { affectedOrders, sumOfAffected } from '../orders/fulfilment/affected-orders.ts';
import type { PlacesShop } from './places-shop.ts';

const PAGE = 50;

type Asked = { readonly slot?: string; readonly decision?: string; readonly after?: string };
type Affected = AnswerOf<Contract['GET office/places/affected']>;

export async function showAffected(
  shop: PlacesShop,
  { slot, decision, after = '' }: Asked,
): Promise<Affected | Refusal> {
  if ((slot === undefined) === (decision === undefined)) return refuse('REQUEST_MALFORMED');
  const slots = slot === undefined ? await slotsOf(shop, decision ?? '') : await oneSlot(shop, slot);
  if (!slots) return refuse('NOT_FOUND');
  const rows = await affectedOrders(shop.database, slots, after, PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    ...(await sumOfAffected(shop.database, slots)),
    closing: (decision && (await closingOf(shop.database, decision))?.number) || null,
    rows: page,
    next: rows.length > PAGE ? (page.at(-1)?.number ?? null) : null,
  };
}

async function oneSlot({ database, now }: PlacesShop, slot: string): Promise<number[] | undefined> {
  const found = await figuresOfSlot(database, Number(slot), now());
  return found && [found.id];
}

async function slotsOf(shop: PlacesShop, id: string): Promise<number[] | undefined> {
  const row = await decisionInForce(shop.database, id, shop.clock.today());
  return row && soldSlotsOfDecision(shop.database, row, shop.now());
}
