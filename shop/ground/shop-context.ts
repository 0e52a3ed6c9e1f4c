// What every loader works with: the typed API of this page's language. On the server it calls handlers directly.
import { createContext } from 'react-router';
import type { PlainRequest } from '../../domain/group-requests/typed-request.ts';
import type { Language } from '../../domain/language.ts';
import type { ReviewedOrder } from '../../domain/orders/order.ts';
import type { WaitingTurn } from '../../domain/waiting-room/waiting-room-contract.ts';
import type { Call } from '../../ui/call/call.ts';

export type ShopContext = {
  readonly call: Call;
  readonly language: Language;
  /** Where the server makes a page for one visitor, without scripts: their turn in the waiting room. */
  readonly turn?: WaitingTurn | undefined;
  /** Likewise: what became of the form that they have sent. */
  readonly groupRequest?: PlainRequest | undefined;
  /** Likewise: the order whose link they followed. */
  readonly order?: ReviewedOrder | 'notAvailable' | undefined;
};

export const shopContext = createContext<ShopContext>();

/** For loaders: nothing has this id, so the page answers 404. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
