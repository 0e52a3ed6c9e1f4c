// What is chosen at the desk for one sale: visits, a tour, a pass, articles, a voucher, and what was kept of it before.
import { useState } from 'react';
import { cartTotals, withDiscounts } from '../../domain/cart/cart-totals.ts';
import { beginChoice, chooseOffer, type DeskChoice, stepTime } from '../../domain/desk/desk-choice.ts';
import type { DeskDay, DeskKind } from '../../domain/desk/desk-contract.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import { takenOf, toCartLines } from '../../domain/tickets/make-ticket-lines.ts';
import { clearCounts } from '../../domain/tickets/ticket-form.ts';
import type { TicketSale } from '../../domain/tickets/ticket-room.ts';
import { focusSoon } from './focus-soon.ts';
import { nextOf } from './next-of.ts';
import { useChosenGoods } from './use-chosen-goods.ts';
import { type ChosenPass, useChosenPass } from './use-chosen-pass.ts';
import { type ChosenTour, useChosenTour } from './use-chosen-tour.ts';
import { type ChosenVoucher, useChosenVoucher } from './use-chosen-voucher.ts';

/** What is looked at, which stays when another day is chosen. */
export type KindChoice = { readonly kind: DeskKind; readonly setKind: (kind: DeskKind) => void };

export type Chosen = ReturnType<typeof useChosen>;

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
    ...{
      lines,
      totals: cartTotals(lines),
      ...steps({ deskDay, kind, setKind, shown, offer, setChoice, tour, pass, gift }),
    },
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
  };
}

type Stepping = KindChoice & {
  deskDay: DeskDay;
  shown: DeskChoice | undefined;
  offer: DeskDay['offers'][number] | undefined;
  setChoice: (choice: DeskChoice | undefined) => void;
} & Parts;

/** By key from one time, kind or event to the next. */
function steps({ deskDay, kind, setKind, shown, offer, setChoice, tour, pass, gift }: Stepping) {
  const { day, offers, kinds } = deskDay;
  return {
    stepTime: (by: 1 | -1) => {
      if (kind === 'tours') tour.stepTime(by);
      else if (shown && offer) setChoice({ ...shown, form: stepTime(offer, shown.form, by) });
    },
    stepKind: () => {
      setKind(nextOf(kinds, (one) => one === kind) ?? 'visits');
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
