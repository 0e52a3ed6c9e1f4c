// A sale at the desk from the first count to the order: what is chosen, what it costs, what is held for it, and how it ended.
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { addLine } from '../../domain/cart/add-line.ts';
import { cartTotals, withDiscounts } from '../../domain/cart/cart-totals.ts';
import { toCartItem } from '../../domain/cart/to-cart-item.ts';
import { beginChoice, chooseOffer, type DeskChoice, stepTime } from '../../domain/desk/desk-choice.ts';
import type { DeskDay, DeskHold, DeskReserved, DeskSold } from '../../domain/desk/desk-contract.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import { takenOf, toCartLines } from '../../domain/tickets/make-ticket-lines.ts';
import { clearCounts } from '../../domain/tickets/ticket-form.ts';
import type { TicketSale } from '../../domain/tickets/ticket-room.ts';
import { ApiRefusal, type Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { keptMeans } from './kept-means.ts';

/** How the last sale ended. */
export type Ended =
  | ({ readonly kind: 'sold' | 'given' } & DeskSold)
  | ({ readonly kind: 'reserved' } & DeskReserved);

export type DeskSale = ReturnType<typeof useDeskSale>;

export function useDeskSale(day: DeskDay) {
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [choice, setChoice] = useState<DeskChoice | undefined>(() => beginChoice(day.offers, day.day));
  const [added, setAdded] = useState<readonly CartLine[]>([]);
  const [language, setLanguage] = useState(day.languages[0] ?? 'de');
  const [hold, setHold] = useState<DeskHold>();
  const [ended, setEnded] = useState<Ended>();
  const [failure, setFailure] = useState<ApiRefusal>();
  const [busy, setBusy] = useState(false);
  useReleaseAtTheEnd(hold);

  // At the day's places as they are now: a time that has filled up meanwhile leads to the next one.
  const shown = beginChoice(day.offers, day.day, choice);
  const offer = day.offers.find(({ event }) => event.id === shown?.eventId);
  const sale: TicketSale | undefined = offer && { offer, taken: takenOf(added, offer.event.id) };
  const chosen = shown && sale ? toCartLines(shown.form, sale) : [];
  const lines = withDiscounts([...added, ...chosen]);

  const clear = () => {
    setAdded([]);
    setChoice(shown && { ...shown, form: clearCounts(shown.form) });
  };
  const begin = async () => {
    if (busy || lines.length === 0) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const items = lines.reduce(addLine, []).map(toCartItem);
      setHold(await call('POST office/desk/hold', { body: { items, language, means: keptMeans() } }));
      setEnded(undefined);
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setFailure(problem);
      // Places or prices are others by now.
      await revalidate();
    } finally {
      setBusy(false);
    }
  };
  const back = async () => {
    if (!hold) return;
    setHold(undefined);
    await releaseHold(call, hold);
    await revalidate();
  };
  const end = async (how: Ended) => {
    setHold(undefined);
    setEnded(how);
    clear();
    setFailure(undefined);
    await revalidate();
  };
  /** What is chosen stays, and something else can be chosen for the same sale. */
  const keepChosen = () => {
    setAdded(lines);
    setChoice(shown && { ...shown, form: clearCounts(shown.form) });
  };
  const nextTime = (by: 1 | -1) =>
    shown && offer && setChoice({ ...shown, form: stepTime(offer, shown.form, by) });
  const nextEvent = () => {
    const place = day.offers.findIndex(({ event }) => event.id === shown?.eventId);
    const next = day.offers[(place + 1) % Math.max(1, day.offers.length)];
    if (next) setChoice(chooseOffer(next, day.day));
  };
  return {
    ...{ stepTime: nextTime, stepEvent: nextEvent },
    ...{ day, choice: shown, offer, sale, lines, totals: cartTotals(lines), language, hold, ended },
    ...{ failure, busy, added, setAdded, setChoice, setLanguage, clear, begin, back, end, keepChosen },
  };
}

/** Whoever leaves in the middle of a sale gives its places back; where that does not get through, they lapse. */
function useReleaseAtTheEnd(hold: DeskHold | undefined) {
  const call = useCall();
  const now = useRef({ call, hold });
  now.current = { call, hold };
  useEffect(
    () => () => {
      const { call: callNow, hold: held } = now.current;
      if (held) void releaseHold(callNow, held);
    },
    [],
  );
}

function releaseHold(call: Call, { cartId }: DeskHold): Promise<unknown> {
  return call('POST office/desk/release', { body: { cartId }, quiet: true }).catch(() => undefined);
}
