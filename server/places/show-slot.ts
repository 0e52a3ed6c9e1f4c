import type { Contract } from '../../domain/contract.ts';
import type { AnswerOf } from '../../domain/endpoint.ts';
import type { Language } from '../../domain/language.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { explainSlot } from '../capacity/explain-slot.ts';
import { figuresOfSlot } from '../capacity/slot-figures.ts';
import { placePools } from './place-pools.ts';
import type { PlacesShop } from './places-shop.ts';
import { presentDecisions } from './show-decisions.ts';

type ShownSlot = AnswerOf<Contract['GET office/places/slots/:slot']>;

/** One time, whole: what is sold of it, what the folder says, and what staff have decided. */
export async function showSlot(
  shop: PlacesShop,
  id: number,
  language: Language,
): Promise<ShownSlot | Refusal> {
  const slot = await figuresOfSlot(shop.database, id, shop.now());
  const pool = placePools(shop, language).find((one) => one.id === slot?.pool_id);
  if (!slot || !pool) return refuse('NOT_FOUND');
  const { folder, decisions } = await explainSlot(shop.database, shop.clock, slot);
  const { day, datetime, datetime_end, for_sale, sold, held, checked_in, blocked, free, closed, dropped } =
    slot;
  return {
    slot: id,
    pool: pool.id,
    title: pool.title,
    event: pool.event,
    all_day: pool.all_day,
    day,
    datetime,
    datetime_end,
    places: closed || dropped ? 0 : Math.max(0, for_sale + blocked),
    sold,
    held,
    checked_in,
    blocked,
    free,
    closed,
    dropped,
    folder,
    decisions: await presentDecisions(shop, decisions, language),
  };
}
