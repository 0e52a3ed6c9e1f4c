import { useEffect } from 'react';
import type { Need } from './asked.ts';
import { useOffice } from './use-office.ts';

/** Lets a component of the page ask for what calls need, as long as it is there. */
export function useAsking(need: Need, ask: () => Promise<boolean>): void {
  const { asking } = useOffice();
  useEffect(() => {
    asking[need] = ask;
    return () => {
      delete asking[need];
    };
  }, [asking, need, ask]);
}
