// A purchase on its way through the waiting room, where there is one (ADR 058).
import type { CartItem } from '../../domain/product-kinds.ts';
import { isRefusal, type Refusal } from '../../domain/refusal.ts';
import { suggestFor, type Visitable } from '../orders/quote/item-kinds.ts';
import { letThrough } from '../waiting-room/let-through.ts';
import type { WaitingRoomShop } from '../waiting-room/waiting-room-shop.ts';
import type { StartedPayment } from './init-payment.ts';

export type WaitingCheckoutShop = WaitingRoomShop & { readonly imported: Visitable };

type Asked = {
  readonly cart: { readonly items: readonly CartItem[]; readonly cartId?: string };
  readonly waitingRoomPass?: string;
};

/** Starts the purchase if its visitor's turn has come. @throws whatever `start` throws; the pass is good again */
export async function throughWaitingRoom(
  shop: WaitingCheckoutShop,
  { cart, waitingRoomPass }: Asked,
  start: () => Promise<StartedPayment | Refusal>,
): Promise<StartedPayment | Refusal> {
  const purchase = await letThrough(shop, {
    events: eventsOf(cart.items, shop.imported),
    pass: waitingRoomPass,
    replaces: cart.cartId,
  });
  if (isRefusal(purchase)) return purchase;
  let cartId: string | undefined;
  try {
    const started = await start();
    if (!isRefusal(started)) ({ cartId } = started);
    return started;
  } finally {
    await purchase.end(cartId);
  }
}

/** Events that a cart's tickets and tours are for. */
function eventsOf(items: readonly CartItem[], imported: Visitable): string[] {
  return items.flatMap((item) =>
    suggestFor(item, imported).visits.flatMap(({ eventId }) => (eventId === null ? [] : [eventId])),
  );
}
