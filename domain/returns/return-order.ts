// What the rule of parts given back reads and says (ADR 098): an order with what is left of it, a selection, its effect.
import type { Claim } from '../capacity/claim.ts';
import type { SpentCode } from '../ledger/sold.ts';
import type { Cents } from '../money.ts';
import type { Admission, Shipping } from '../orders/order.ts';
import type { OrderLine } from '../product-kinds.ts';
import type { VatSum } from '../products/vat.ts';

/** A part of a line that was given back, in cents. */
export type ReturnedPart = {
  readonly line: number;
  readonly part: number;
  /** Pieces; 0 where only money is given back. */
  readonly count: number;
  /** What the museum gives back for it. */
  readonly gross: Cents;
  /** What the museum keeps of what was paid for these pieces; negative where it gives back what it had kept. */
  readonly kept: Cents;
};

/** Shipping that was given back, by its rates of VAT. */
export type ReturnedShipping = { readonly vat_value: number; readonly gross: Cents; readonly kept: Cents };

/** What a return leaves for the next one to know. */
export type EarlierReturn = {
  readonly parts: readonly ReturnedPart[];
  readonly shipping: readonly ReturnedShipping[];
  readonly toCodes: readonly { readonly barcode: string; readonly amount: Cents }[];
};

/** An order, as it was placed, and what became of it. */
export type ReturnableOrder = {
  readonly lines: readonly OrderLine[];
  readonly shipping: Pick<Shipping, 'cost'> | null;
  /** In the order in which they were redeemed. */
  readonly codes: readonly SpentCode[];
  /** All that it was confirmed with. */
  readonly claims: readonly Claim[];
  /** All of them; `persons` is 0 where it is void. */
  readonly admissions: readonly Admission[];
  /** Codes that it bought and that are open, and what is left on each. */
  readonly vouchers: readonly {
    readonly line: number;
    readonly barcode: string;
    readonly amount: Cents;
    readonly left: Cents;
  }[];
  /** The newest first. */
  readonly payments: readonly {
    readonly id: string;
    /** What can still be given back of it. */
    readonly left: Cents;
    /** Of that, what its payer's bank has: the payer has it already, or will if the museum loses. */
    readonly held: Cents;
  }[];
  readonly before: readonly EarlierReturn[];
};

/** `kept`: nothing goes back; its places are free all the same. */
export const DESTINATIONS = ['the-way-it-came', 'voucher', 'kept'] as const;
export type Destination = (typeof DESTINATIONS)[number];

export type SelectedPieces = {
  readonly line: number;
  /** Undefined: all that is left of the line. */
  readonly part?: number | undefined;
  /** Undefined: all that is left of the part. */
  readonly count?: number | undefined;
  /** Which of the line's admissions, by their numbers; the last ones where it does not matter. */
  readonly numbers?: readonly number[] | undefined;
};

export type ReturnSelection = {
  readonly pieces: 'everything' | readonly SelectedPieces[];
  /** With `everything`, shipping is given back in any case. */
  readonly shipping: boolean;
  /** An amount besides, of one line or of the whole order. */
  readonly amount?: { readonly cents: Cents; readonly line?: number | undefined } | undefined;
  /** What the museum keeps of what it would give back for pieces and shipping. */
  readonly fee: Cents;
  readonly to: Destination;
};

export type ReturnEffect = EarlierReturn & {
  /** What the museum gives back: `toPayments`, `toCodes`, `voucher` and `before` together. */
  readonly amount: Cents;
  readonly fee: Cents;
  /** `amount` by rate of VAT, without gifts: what the order's VAT becomes less. */
  readonly vat: readonly VatSum[];
  readonly toPayments: readonly { readonly id: string; readonly amount: Cents }[];
  /** The worth of the new voucher. */
  readonly voucher: Cents;
  /** What was given back before, by the provider's own pages. */
  readonly alreadyBack: Cents;
  /** Admissions that change, and for how many people they are then; 0: void. */
  readonly admissions: readonly { readonly barcode: string; readonly persons: number }[];
  /** Codes of vouchers that are closed. */
  readonly closes: readonly string[];
  /** What is free again, codes of value among it: `quantity` is what each claim loses. */
  readonly frees: readonly Claim[];
  /** Every piece of the order is given back now. */
  readonly isLast: boolean;
  /** It gives back the order as it was placed, with nothing kept and nothing given back before. */
  readonly isWhole: boolean;
};

export type ReturnRefusal =
  | { readonly refused: 'nothing-selected' | 'nothing-left' | 'no-shipping' | 'claims-unknown' }
  | {
      readonly refused: 'line-unknown' | 'part-unknown' | 'only-whole' | 'only-amount';
      readonly line: number;
    }
  | { readonly refused: 'too-many'; readonly line: number; readonly left: number }
  | { readonly refused: 'amount-too-large' | 'fee-too-large'; readonly most: Cents }
  | { readonly refused: 'amount-invalid' | 'fee-invalid' | 'amount-kept' }
  | { readonly refused: 'admission-unknown'; readonly line: number }
  | { readonly refused: 'vouchers-spent'; readonly barcodes: readonly string[] };
