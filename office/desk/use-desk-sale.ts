// A sale at the desk from the first count to the order: what is chosen, what is held for it, and how it ended.
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { addLine } from '../../domain/cart/add-line.ts';
import { toCartItem } from '../../domain/cart/to-cart-item.ts';
import type {
  DeskDay,
  DeskHold,
  DeskLinked,
  DeskReserved,
  DeskSold,
} from '../../domain/desk/desk-contract.ts';
import { ApiRefusal, type Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { keptMeans } from './kept-means.ts';
import { type Chosen, type KindChoice, useChosen } from './use-chosen.ts';

/** How the last sale ended. */
export type Ended =
  | ({ readonly kind: 'sold' | 'given' } & DeskSold)
  | ({ readonly kind: 'reserved' } & DeskReserved)
  | ({ readonly kind: 'linked' } & DeskLinked);

export type DeskSale = ReturnType<typeof useDeskSale>;

export function useDeskSale(day: DeskDay, kinds: KindChoice) {
  const [language, setLanguage] = useState(day.languages[0] ?? 'de');
  const chosen = useChosen(day, kinds);
  const held = useHeld(chosen, language);
  return { day, ...kinds, language, setLanguage, ...chosen, ...held };
}

/** What is held of it, and how the last sale ended. */
function useHeld({ lines, clear, tellMissing }: Chosen, language: string) {
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [hold, setHold] = useState<DeskHold>();
  const [ended, setEnded] = useState<Ended>();
  const { busy, failure, ask } = useAsking();
  /** The hold for which a sale was sent. */
  const sent = useRef<string>(undefined);
  useReleaseAtTheEnd(hold);
  const begin = async () => {
    if (busy || tellMissing() || lines.length === 0) return;
    await ask(async () => {
      const items = lines.reduce(addLine, []).map(toCartItem);
      setHold(await call('POST office/desk/hold', { body: { items, language, means: keptMeans() } }));
      setEnded(undefined);
    });
  };
  const back = async () => {
    if (!hold || busy) return;
    // What was sent and not answered may be sold: that is found out before anything new begins.
    if (sent.current === hold.cartId) return goBackIfNotSold(hold);
    setHold(undefined);
    await releaseHold(call, hold);
    await revalidate();
  };
  const goBackIfNotSold = ({ cartId }: DeskHold) =>
    ask(
      async () => {
        const body = { cartId };
        if (!(await call('POST office/desk/release', { body })))
          return end({ kind: 'sold', ...(await call('POST office/desk/ended', { body })) });
        setHold(undefined);
        await revalidate();
      },
      ({ code }) => {
        // Nothing is held for it any more, and nothing of it was sold by this page.
        if (code === 'OFFICE_DESK_GONE' || code === 'OFFICE_DESK_RESERVED') setHold(undefined);
        if (code === 'OFFICE_DESK_RESERVED') clear();
      },
    );
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

/** Asks the server. After a refusal, which is kept, places or prices may be others: they are read again. */
function useAsking() {
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<ApiRefusal>();
  const [busy, setBusy] = useState(false);
  const ask = async (
    work: () => Promise<void>,
    onRefusal: (refusal: ApiRefusal) => void = () => {},
  ): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setFailure(problem);
      onRefusal(problem);
      await revalidate();
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, ask };
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
