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
  | { readonly does: 'take'; readonly tab: string }
  /** The lines as they are when they are taken: more may have been chosen since they were offered. */
  | { readonly does: 'give'; readonly tab: string; readonly lines: readonly unknown[] };

const CHANNEL = 'foyer cart';
/** A tab that does not answer in this time was closed, or has shown another page since. */
const ANSWERS_WITHIN_MS = 1_000;

/** Offers this tab's cart to tabs that ask. */
export function useOfferToTabs(): void {
  useEffect(() => {
    const tab = crypto.randomUUID();
    return openChannel((message, send) => {
      const lines = heldCartId() === '' ? cartLines() : [];
      if (lines.length === 0) return;
      if (message.does === 'ask') send({ does: 'offer', tab, lines });
      if (message.does !== 'take' || message.tab !== tab) return;
      send({ does: 'give', tab, lines });
      clearCart();
    }).close;
  }, []);
}

type Offer = { readonly tab: string; readonly lines: readonly CartLine[] };
type Elsewhere = Pick<Offer, 'lines'> & { readonly bring: () => void };

/** The cart of another open tab, and a way to bring it here; undefined if there is none. */
export function useCartElsewhere(): Elsewhere | undefined {
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  useEffect(() => {
    let asked = '';
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const { send, close } = openChannel((message) => {
      if (message.does === 'offer') {
        const offer = { tab: message.tab, lines: readLines(message.lines) };
        if (offer.lines.length > 0)
          setElsewhere((known) => known ?? { lines: offer.lines, bring: () => bring(offer) });
      }
      if (message.does !== 'give' || message.tab !== asked) return;
      clearTimeout(waiting);
      replaceLines(readLines(message.lines));
      window.dispatchEvent(new Event('foyer:cart'));
    });
    function bring({ tab }: Offer) {
      asked = tab;
      send({ does: 'take', tab });
      clearTimeout(waiting);
      waiting = setTimeout(askAnew, ANSWERS_WITHIN_MS);
    }
    /** Nothing comes from there any more; what there is now can be had. */
    function askAnew() {
      setElsewhere(undefined);
      send({ does: 'ask' });
    }
    send({ does: 'ask' });
    return () => {
      clearTimeout(waiting);
      close();
    };
  }, []);
  return elsewhere;
}

type Send = (message: Message) => void;

/** Listens to the other tabs until it is closed. */
function openChannel(hear: (message: Message, send: Send) => void): { send: Send; close: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { send: () => {}, close: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  const send: Send = (message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data, send);
  return { send, close: () => channel.close() };
}
