import { useState } from 'react';
import type { DeskDay } from '../../domain/desk/desk-contract.ts';
import {
  chooseVoucher,
  type DeskVoucher,
  deskVoucherLine,
  deskVoucherProblem,
} from '../../domain/desk/desk-voucher.ts';
import { focusSoon } from './focus-soon.ts';
import { nextOf } from './next-of.ts';

export type ChosenVoucher = ReturnType<typeof useChosenVoucher>;

/** The gift vouchers of a sale at the desk: which, of what amount, how many. */
export function useChosenVoucher({ vouchers, today }: DeskDay) {
  const [choice, setChoice] = useState<DeskVoucher>();
  const shown = chooseVoucher(vouchers, choice);
  const voucher = vouchers.find(({ id }) => id === shown?.voucherId);
  const change = (changed: Partial<DeskVoucher>) => shown && setChoice({ ...shown, ...changed });
  const choose = (voucherId: string) => setChoice(chooseVoucher(vouchers, { voucherId }));
  return {
    ...{ choice: shown, voucher, change, choose },
    line: shown && voucher && deskVoucherLine(voucher, shown, today),
    problem: shown && voucher && deskVoucherProblem(voucher, shown),
    /** Its amount is none that is sold. */
    tell: () => {
      focusSoon('#field-amount');
    },
    clear: () => choose(shown?.voucherId ?? ''),
    step: () => {
      const next = nextOf(vouchers, ({ id }) => id === shown?.voucherId);
      if (next) choose(next.id);
    },
  };
}
