// The settling of this visitor's payment as a state of the page. The cart is emptied once, and only once, it is confirmed.

import { useEffect, useState } from 'react';
import type { TransferToPay } from '../../../domain/payments/transfer-to-pay.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { clearCart, clearHold, heldCartId } from '../../cart/cart-terms.ts';
import { currentToken } from '../../customers/session/customer-store.ts';
import { keepBooking, lastBooking } from '../booking.ts';
import { type Settled, settlePayment, type Waiting } from './settle-payment.ts';

export type Settlement =
  | Settled
  | { readonly state: Exclude<Waiting, 'transfer'> }
  | {
      readonly state: 'transfer';
      readonly transfer: TransferToPay;
      readonly cartId: string;
      /** Asks no more: the visitor has canceled. */
      readonly stop: () => void;
    };

/**
 * @param us the cart that the return address names, for where the session has lost it
 * @param active false until the server may be asked
 */
export function useSettlement(us: string | undefined, active = true): Settlement {
  const call = useCall();
  const [settlement, setSettlement] = useState<Settlement>({ state: 'asking' });
  useEffect(() => {
    if (!active) return;
    const leaving = new AbortController();
    const held = heldCartId();
    const cartId = held || us || '';
    const before = settledBefore(held, us);
    if (before) {
      setSettlement(before);
      return;
    }
    if (cartId === '') {
      setSettlement({ state: 'gone' });
      return;
    }
    const input = {
      cartId,
      token: currentToken(),
      srcURL: window.location.origin + window.location.pathname,
    };
    const onWait = (state: Waiting, transfer?: TransferToPay) => {
      if (state !== 'transfer') return setSettlement({ state });
      // The order is placed: what the visitor chooses next is another one.
      if (heldCartId() === cartId) clearCart();
      if (transfer) setSettlement({ state, transfer, cartId, stop: () => leaving.abort() });
    };
    void settlePayment(call, input, onWait, leaving.signal).then((settled) => {
      if (!settled) return;
      afterwards(settled, cartId);
      setSettlement(settled);
    });
    return () => leaving.abort();
  }, [call, us, active]);
  return settlement;
}

/** The order of an earlier visit to this page, when the address speaks of it or nothing newer is held. */
function settledBefore(held: string, us: string | undefined): Settlement | undefined {
  const booking = lastBooking();
  return booking && (us ? us === booking.cartId : held === '' || held === booking.cartId)
    ? { state: 'confirmed', ...booking }
    : undefined;
}

function afterwards(settled: Settled, cartId: string) {
  if (settled.state === 'confirmed') {
    keepBooking({ booking_id: settled.booking_id, has_tickets: settled.has_tickets, cartId });
    // An address that names another cart must not empty this visitor's.
    if (heldCartId() === cartId) clearCart();
  }
  if (settled.state === 'gone' || settled.state === 'lapsed' || settled.state === 'refunded') clearHold();
}
