// An act on many things, one after the other: it says how far it is, can be stopped, and goes on with what is not done. Each
// thing has a key of its own, which stays, so that nothing is done twice however often it is tried.
import { useEffect, useRef, useState } from 'react';

/** '' where it was done, else why it was not. */
export type Outcome = { readonly done: boolean; readonly said: string };

export type LongActState = {
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly running: boolean;
  /** Begins, or goes on with what was not done. */
  readonly run: () => void;
  readonly stop: () => void;
};

/** @param act does it to one of them, and says what came of it */
export function useLongAct(items: readonly string[], act: (item: string) => Promise<Outcome>): LongActState {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [running, setRunning] = useState(false);
  const isStopped = useRef(true);
  // Whoever leaves the page stops it.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const run = async () => {
    if (!isStopped.current) return;
    isStopped.current = false;
    setRunning(true);
    for (const item of toDo(items, outcomes)) {
      if (isStopped.current) break;
      const outcome = await act(item);
      setOutcomes((before) => new Map(before).set(item, outcome));
    }
    isStopped.current = true;
    setRunning(false);
  };
  return {
    outcomes,
    running,
    run: () => void run(),
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** What was not tried yet comes first, then what failed. */
export function toDo(items: readonly string[], outcomes: ReadonlyMap<string, Outcome>): readonly string[] {
  return [
    ...items.filter((item) => !outcomes.has(item)),
    ...items.filter((item) => outcomes.get(item)?.done === false),
  ];
}
