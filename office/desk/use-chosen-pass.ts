import { useState } from 'react';
import type { DeskDay } from '../../domain/desk/desk-contract.ts';
import { choosePass, type DeskPass, deskPassLine } from '../../domain/desk/desk-pass.ts';
import { focusSoon } from './focus-soon.ts';
import { nextOf } from './next-of.ts';

export type ChosenPass = ReturnType<typeof useChosenPass>;

/** The annual pass of a sale at the desk: which, and for whom. */
export function useChosenPass({ passes }: DeskDay) {
  const [choice, setChoice] = useState<DeskPass>();
  const [tried, setTried] = useState(false);
  const shown = choosePass(passes, choice);
  const change = (changed: Partial<DeskPass>) => shown && setChoice({ ...shown, ...changed });
  return {
    ...{ choice: shown, tried, change },
    line: shown && deskPassLine(passes, shown),
    /** Its owner is not named. */
    tell: () => {
      setTried(true);
      focusSoon('#field-owner');
    },
    clear: () => {
      change({ owner: '' });
      setTried(false);
    },
    step: () => {
      const next = nextOf(passes, ({ id }) => id === shown?.passId);
      if (next) change({ passId: next.id });
    },
  };
}
