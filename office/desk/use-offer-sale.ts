// What is offered to a group: chosen as at the desk, held as at the desk, and then offered.
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { addLine } from '../../domain/cart/add-line.ts';
import { toCartItem } from '../../domain/cart/to-cart-item.ts';
import type { DeskDay } from '../../domain/desk/desk-contract.ts';
import type { OfferHold } from '../../domain/group-requests/group-offers-contract.ts';
import type { CartItem } from '../../domain/product-kinds.ts';
import { ApiRefusal, type Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { type Basket, type KindChoice, useChosen } from './use-chosen.ts';
import type { DeskSale } from './use-desk-sale.ts';

/** What was held, with what was sent for it: the offer is made of the same. */
export type HeldOffer = OfferHold & { readonly items: readonly CartItem[]; readonly reduction: number };

/**
 * @param basket what is chosen for other days and times
 * @param number of the request
 */
export function useOfferSale(day: DeskDay, kinds: KindChoice, basket: Basket, number: number) {
  const chosen = useChosen(day, kinds, basket);
  const { lines, tellMissing } = chosen;
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [reduction, setReduction] = useState(0);
  const [hold, setHold] = useState<HeldOffer>();
  const [failure, setFailure] = useState<ApiRefusal>();
  const [busy, setBusy] = useState(false);
  const leave = useReleaseAtTheEnd(hold);
  const begin = async () => {
    if (busy || tellMissing() || lines.length === 0) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const items = lines.reduce(addLine, []).map(toCartItem);
      const held = await call('POST office/group-offers/hold', { body: { number, items, reduction } });
      setHold({ ...held, items, reduction });
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setFailure(problem);
      await revalidate();
    } finally {
      setBusy(false);
    }
  };
  const back = async () => {
    if (!hold || busy) return;
    setHold(undefined);
    await release(call, hold);
    await revalidate();
  };
  const desk: DeskSale = {
    ...{ day, ...kinds, language: '', setLanguage: () => {} },
    ...chosen,
    ...{ hold, ended: undefined, failure, busy, begin, back },
    ...{ send: () => {}, end: async () => {} },
  };
  return { desk, hold, reduction, setReduction, made: leave.made };
}

/** Whoever leaves before the offer is made gives its places back; where that does not get through, they lapse. */
function useReleaseAtTheEnd(hold: HeldOffer | undefined) {
  const call = useCall();
  const now = useRef({ call, hold });
  now.current = { call, hold };
  const isMade = useRef(false);
  useEffect(
    () => () => {
      const { call: callNow, hold: held } = now.current;
      if (held && !isMade.current) void release(callNow, held);
    },
    [],
  );
  return {
    made: () => {
      isMade.current = true;
    },
  };
}

function release(call: Call, { cartId }: HeldOffer): Promise<unknown> {
  return call('POST office/group-offers/release', { body: { cartId }, quiet: true }).catch(() => undefined);
}
