// What is posted of a code's value. For a multi-purpose one it is a debt. A single-purpose one was sold, taxed and all, when it
// was bought: its value is noted by its code and taken off again on the same account, so that nothing is owed for it and the
// account still says code by code what can be spent (ADR 145).
import type { Cents } from '../money.ts';
import type { Posting } from './entry.ts';
import type { CodeValue } from './sold.ts';

/** @param value `amount` debits where it is positive */
export function codePostings(
  account: 'vouchers' | 'vouchers-lapsed',
  { code, amount, vat_value }: CodeValue,
): Posting[] {
  return vat_value === undefined
    ? [{ account, amount, code }]
    : [
        { account, amount, code, vat_value },
        { account, amount: -amount, vat_value },
      ];
}

/** What a change of a code's value changes of what is owed. */
export function owedOf({ amount, vat_value }: CodeValue): Cents {
  return vat_value === undefined ? amount : 0;
}
