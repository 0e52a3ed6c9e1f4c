// What the buyer of an order by transfer has to know to pay it.
import type { Cents } from '../money.ts';
import type { Day } from '../museum-time.ts';

export type TransferToPay = {
  readonly holder: string;
  readonly iban: string;
  /** '' where the museum does not say. */
  readonly bic: string;
  readonly bank: string;
  /** ISO 11649, without spaces. */
  readonly reference: string;
  readonly amount: Cents;
  /** Less than the amount once a part of it has come. */
  readonly missing: Cents;
  /** The last day on which it is in time. */
  readonly due: Day;
  /** What a code for banking apps says (epc-code.ts), and how it is drawn: `size` is the side in modules. */
  readonly code: string;
  readonly drawn: { readonly size: number; readonly path: string };
};
