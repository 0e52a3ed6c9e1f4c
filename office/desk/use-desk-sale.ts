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
  const [language, setLanguage] = useState(day.languages[0] ?? 'de');
  const chosen = useChosen(day);
  const held = useHeld(chosen, language);
  return { day, language, setLanguage, ...chosen, ...held };
}

type Chosen = ReturnType<typeof useChosen>;

/** What is chosen, and what it costs. */
function useChosen({ day, offers }: DeskDay) {
  const [choice, setChoice] = useState<DeskChoice | undefined>(() => beginChoice(offers, day));
  const [added, setAdded] = useState<readonly CartLine[]>([]);
  // At the day's places as they are now: a time that has filled up meanwhile leads to the next one.
  const shown = beginChoice(offers, day, choice);
  const offer = offers.find(({ event }) => event.id === shown?.eventId);
  const sale: TicketSale | undefined = offer && { offer, taken: takenOf(added, offer.event.id) };
  const lines = withDiscounts([...added, ...(shown && sale ? toCartLines(shown.form, sale) : [])]);
  const keep = (kept: readonly CartLine[]) => {
    setAdded(kept);
    setChoice(shown && { ...shown, form: clearCounts(shown.form) });
  };
  return {
    ...{ choice: shown, setChoice, added, setAdded, offer, sale, lines, totals: cartTotals(lines) },
    clear: () => keep([]),
    /** What is chosen stays, and something else can be chosen for the same sale. */
    keepChosen: () => keep(lines),
    stepTime: (by: 1 | -1) =>
      shown && offer && setChoice({ ...shown, form: stepTime(offer, shown.form, by) }),
    stepEvent: () => {
      const place = offers.findIndex(({ event }) => event.id === shown?.eventId);
      const next = offers[(place + 1) % Math.max(1, offers.length)];
      if (next) setChoice(chooseOffer(next, day));
    },
  };
}

/** What is held of it, and how the last sale ended. */
function useHeld({ lines, clear }: Chosen, language: string) {
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [hold, setHold] = useState<DeskHold>();
  const [ended, setEnded] = useState<Ended>();
  const [failure, setFailure] = useState<ApiRefusal>();
  const [busy, setBusy] = useState(false);
  useReleaseAtTheEnd(hold);
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
    await revalidate();
  };
  return { hold, ended, failure, busy, begin, back, end };
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
