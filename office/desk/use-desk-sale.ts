// A sale at the desk from the first count to the order: what is chosen, what it costs, what is held for it, and how it ended.
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { addLine } from '../../domain/cart/add-line.ts';
import { cartTotals, withDiscounts } from '../../domain/cart/cart-totals.ts';
import { toCartItem } from '../../domain/cart/to-cart-item.ts';
import { beginChoice, chooseOffer, type DeskChoice, stepTime } from '../../domain/desk/desk-choice.ts';
import type {
  DeskDay,
  DeskHold,
  DeskKind,
  DeskLinked,
  DeskReserved,
  DeskSold,
} from '../../domain/desk/desk-contract.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import { takenOf, toCartLines } from '../../domain/tickets/make-ticket-lines.ts';
import { clearCounts } from '../../domain/tickets/ticket-form.ts';
import type { TicketSale } from '../../domain/tickets/ticket-room.ts';
import { ApiRefusal, type Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { focusSoon } from './focus-soon.ts';
import { keptMeans } from './kept-means.ts';
import { nextOf } from './next-of.ts';
import { useChosenGoods } from './use-chosen-goods.ts';
import { type ChosenPass, useChosenPass } from './use-chosen-pass.ts';
import { type ChosenTour, useChosenTour } from './use-chosen-tour.ts';
import { type ChosenVoucher, useChosenVoucher } from './use-chosen-voucher.ts';

/** How the last sale ended. */
export type Ended =
  | ({ readonly kind: 'sold' | 'given' } & DeskSold)
  | ({ readonly kind: 'reserved' } & DeskReserved)
  | ({ readonly kind: 'linked' } & DeskLinked);

export type DeskSale = ReturnType<typeof useDeskSale>;

/** What is looked at, which stays when another day is chosen. */
export type KindChoice = { readonly kind: DeskKind; readonly setKind: (kind: DeskKind) => void };

export function useDeskSale(day: DeskDay, kinds: KindChoice) {
  const [language, setLanguage] = useState(day.languages[0] ?? 'de');
  const chosen = useChosen(day, kinds);
  const held = useHeld(chosen, language);
  return { day, ...kinds, language, setLanguage, ...chosen, ...held };
}

type Chosen = ReturnType<typeof useChosen>;

/** Lines that were kept to choose more; whoever chooses for several days, keeps them through all of these. */
export type Basket = {
  readonly added: readonly CartLine[];
  readonly setAdded: (added: readonly CartLine[]) => void;
};

/** What is chosen, and what it costs. */
export function useChosen(deskDay: DeskDay, { kind, setKind }: KindChoice, basket?: Basket) {
  const { day, offers } = deskDay;
  const [choice, setChoice] = useState<DeskChoice | undefined>(() => beginChoice(offers, day));
  const [own, setOwn] = useState<readonly CartLine[]>([]);
  const { added, setAdded } = basket ?? { added: own, setAdded: setOwn };
  // At the day's places as they are now: a time that has filled up meanwhile leads to the next one.
  const shown = beginChoice(offers, day, choice);
  const offer = offers.find(({ event }) => event.id === shown?.eventId);
  const sale: TicketSale | undefined = offer && { offer, taken: takenOf(added, offer.event.id) };
  const visits = shown && sale ? toCartLines(shown.form, sale) : [];
  const hasOthers = kind !== 'tours' || added.length + visits.length > 0;
  const tour = useChosenTour(deskDay, added, hasOthers);
  const pass = useChosenPass(deskDay);
  const goods = useChosenGoods(deskDay, added);
  const gift = useChosenVoucher(deskDay);
  const chosen = [tour.line, pass.line, gift.line].filter((line) => line !== undefined);
  const lines = withDiscounts([...added, ...visits, ...chosen, ...goods.lines]);
  const keep = (kept: readonly CartLine[]) => {
    setAdded(kept);
    setChoice(shown && { ...shown, form: clearCounts(shown.form) });
    // What lacks something is not kept with the rest, and is not lost either.
    if (tour.line || kept.length === 0) tour.clear();
    pass.clear();
    goods.clear();
    if (gift.line || kept.length === 0) gift.clear();
  };
  return {
    ...{ choice: shown, setChoice, added, setAdded, offer, sale, tour, pass, goods, gift },
    ...{ lines, totals: cartTotals(lines) },
    /** Leads to what is not sold as it is chosen, and says why; false where all can be sold. */
    tellMissing: () => {
      const lacking = lackingOf({ tour, pass, gift, isNothing: kind === 'passes' && lines.length === 0 });
      if (!lacking) return false;
      if (lacking.kind !== kind) focusSoon('.desk-rows [type="number"]');
      setKind(lacking.kind);
      lacking.part.tell();
      return true;
    },
    /** The next sale begins with what is sold most. */
    clear: () => {
      keep([]);
      setKind('visits');
    },
    /** What is chosen stays, and something else can be chosen for the same sale. */
    keepChosen: () => keep(lines),
    stepTime: (by: 1 | -1) => {
      if (kind === 'tours') tour.stepTime(by);
      else if (shown && offer) setChoice({ ...shown, form: stepTime(offer, shown.form, by) });
    },
    stepKind: () => {
      setKind(nextOf(deskDay.kinds, (one) => one === kind) ?? 'visits');
    },
    stepEvent: () => {
      if (kind === 'tours') return tour.stepTour();
      if (kind === 'passes') return pass.step();
      if (kind === 'vouchers') return gift.step();
      const next = nextOf(offers, ({ event }) => event.id === shown?.eventId);
      if (next) setChoice(chooseOffer(next, day));
    },
  };
}

type Parts = { tour: ChosenTour; pass: ChosenPass; gift: ChosenVoucher };

/** @param isNothing a pass is looked at, and nothing else is sold */
function lackingOf({ tour, pass, gift, isNothing }: Parts & { isNothing: boolean }) {
  if (tour.problem) return { kind: 'tours', part: tour } as const;
  if (gift.problem) return { kind: 'vouchers', part: gift } as const;
  return isNothing ? ({ kind: 'passes', part: pass } as const) : undefined;
}

/** What is held of it, and how the last sale ended. */
function useHeld({ lines, clear, tellMissing }: Chosen, language: string) {
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [hold, setHold] = useState<DeskHold>();
  const [ended, setEnded] = useState<Ended>();
  const [failure, setFailure] = useState<ApiRefusal>();
  const [busy, setBusy] = useState(false);
  /** The hold for which a sale was sent. */
  const sent = useRef<string>(undefined);
  useReleaseAtTheEnd(hold);
  const begin = async () => {
    if (busy || tellMissing() || lines.length === 0) return;
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
    if (!hold || busy) return;
    // What was sent and not answered may be sold: that is found out before anything new begins.
    if (sent.current === hold.cartId) return goBackIfNotSold(hold);
    setHold(undefined);
    await releaseHold(call, hold);
    await revalidate();
  };
  const goBackIfNotSold = async ({ cartId }: DeskHold) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { cartId };
      if (!(await call('POST office/desk/release', { body })))
        return await end({ kind: 'sold', ...(await call('POST office/desk/ended', { body })) });
      setHold(undefined);
      await revalidate();
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setFailure(problem);
      // Nothing is held for it any more, and nothing of it was sold by this page.
      if (problem.code === 'OFFICE_DESK_GONE') setHold(undefined);
      if (problem.code === 'OFFICE_DESK_RESERVED') {
        setHold(undefined);
        clear();
      }
      await revalidate();
    } finally {
      setBusy(false);
    }
  };
  const end = async (how: Ended) => {
    setHold(undefined);
    setEnded(how);
    clear();
    await revalidate();
  };
  const send = () => {
    sent.current = hold?.cartId;
  };
  return { hold, ended, failure, busy, begin, back, send, end };
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
