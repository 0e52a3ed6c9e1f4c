// The visitor's turn as a state of the page. The server says when to ask again; browsers spread their questions around that
// moment, and a shop that cannot be reached is asked more and more seldom.
import { useEffect, useState } from 'react';
import type { WaitingTurn } from '../../domain/waiting-room/waiting-room-contract.ts';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { keepTurn, placeIn } from './waiting-place.ts';

export type KnownTurn = {
  /** Undefined until the first answer. */
  readonly turn: WaitingTurn | undefined;
  /** When it was answered, by the browser's clock. */
  readonly at: number;
  readonly unreachable: boolean;
};

const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 60;

/**
 * @param line as the server names it
 * @param round another number enters the line again
 */
export function useTurn(line: string, round: number): KnownTurn {
  const call = useCall();
  const [known, setKnown] = useState<KnownTurn>({ turn: undefined, at: 0, unreachable: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let asking = false;
    let first = true;
    const ask = async () => {
      if (asking || leaving.signal.aborted) return;
      asking = true;
      clearTimeout(timer);
      try {
        const turn = await askTurn(call, line, first, leaving.signal);
        first = false;
        failures = 0;
        setKnown({ turn, at: Date.now(), unreachable: false });
        if (turn.retryAfter > 0) timer = setTimeout(ask, spread(turn.retryAfter));
      } catch {
        if (leaving.signal.aborted) return;
        failures += 1;
        setKnown((before) => ({ ...before, unreachable: true }));
        timer = setTimeout(ask, spread(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1))));
      } finally {
        asking = false;
      }
    };
    void ask();
    window.addEventListener('online', ask, { signal: leaving.signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [call, line, round]);
  return known;
}

/** Enters first, and asks with the place from then on; keeps what is answered. */
async function askTurn(call: Call, line: string, first: boolean, signal: AbortSignal): Promise<WaitingTurn> {
  const place = placeIn(line);
  const options = { signal, quiet: true };
  const turn =
    first || !place
      ? await call('POST waiting-room/enter', {
          body: { ...(line ? { line } : {}), ...(place ? { place } : {}) },
          ...options,
        })
      : await call('POST waiting-room/turn', { body: { place }, ...options });
  keepTurn(turn);
  return turn;
}

/** Milliseconds, up to a fifth later than asked for. */
function spread(seconds: number): number {
  return seconds * 1000 * (1 + Math.random() / 5);
}
