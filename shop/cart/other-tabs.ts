// The cart is this tab's (spec 9). Another tab of the same browser may ask for it, and take it over: then it is there, and
// no longer here. A cart whose places are held is being paid, and stays where it is.
import { useEffect, useState } from 'react';
import { readLines } from '../../domain/cart/read-lines.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import { cartLines, replaceLines } from './cart-store.ts';
import { clearCart, heldCartId } from './cart-terms.ts';

type Message =
  | { readonly does: 'ask' }
  | { readonly does: 'offer'; readonly tab: string; readonly lines: readonly unknown[] }
  | { readonly does: 'take'; readonly tab: string };

const CHANNEL = 'foyer cart';

/** Offers this tab's cart to tabs that ask. */
export function useOfferToTabs(): void {
  useEffect(() => {
    const tab = crypto.randomUUID();
    return openChannel((message, send) => {
      const lines = cartLines();
      if (lines.length === 0 || heldCartId() !== '') return;
      if (message.does === 'ask') send({ does: 'offer', tab, lines });
      if (message.does === 'take' && message.tab === tab) clearCart();
    });
  }, []);
}

type Elsewhere = { readonly lines: readonly CartLine[]; readonly bring: () => void };

/** The cart of another open tab, and a way to bring it here; undefined if there is none. */
export function useCartElsewhere(): Elsewhere | undefined {
  const [found, setFound] = useState<Elsewhere>();
  useEffect(
    () =>
      openChannel(
        (message, send) => {
          if (message.does !== 'offer') return;
          const lines = readLines(message.lines);
          const bring = () => {
            send({ does: 'take', tab: message.tab });
            replaceLines(lines);
            window.dispatchEvent(new Event('foyer:cart'));
          };
          if (lines.length > 0) setFound((known) => known ?? { lines, bring });
        },
        { does: 'ask' },
      ),
    [],
  );
  return found;
}

type Send = (message: Message) => void;

/** Listens to the other tabs until it is closed. @param first what is sent at once */
function openChannel(hear: (message: Message, send: Send) => void, first?: Message): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  const send: Send = (message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data, send);
  if (first) send(first);
  return () => channel.close();
}
