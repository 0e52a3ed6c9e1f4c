import { useState } from 'react';
import type { ListedParcel } from '../../domain/orders/parcels/parcels-contract.ts';

export type Choice = {
  /** Those that can be chosen. */
  readonly all: readonly ListedParcel[];
  readonly chosen: readonly ListedParcel[];
  readonly has: (number: number) => boolean;
  readonly toggle: (number: number) => void;
  readonly chooseAll: (chosen: boolean) => void;
};

/** Which parcels of a list are chosen. One that leaves the list is chosen no more. */
export function useChoice(all: readonly ListedParcel[]): Choice {
  const [numbers, setNumbers] = useState<ReadonlySet<number>>(new Set());
  const toggle = (number: number) =>
    setNumbers((before) => {
      const next = new Set(before);
      if (!next.delete(number)) next.add(number);
      return next;
    });
  return {
    all,
    chosen: all.filter(({ number }) => numbers.has(number)),
    has: (number) => numbers.has(number),
    toggle,
    chooseAll: (chosen) => setNumbers(new Set(chosen ? all.map(({ number }) => number) : [])),
  };
}
