// How far a transfer is, by what its account's statements say (ADR 100): whatever comes in under its reference counts together.
import type { Cents } from '../money.ts';

export type TransferBooked = {
  readonly amount: Cents;
  /** All that came in under its reference. */
  readonly received: Cents;
  /** What the payer's bank took back of it. */
  readonly taken_back: Cents;
};

export type TransferState = 'pending' | 'canceled' | 'paid' | 'charged-back';

/**
 * Whether it is paid.
 * @param closed nobody waits for it any more: its cart has lapsed or was canceled
 */
export function transferState(
  { amount, received, taken_back }: TransferBooked,
  closed: boolean,
): TransferState {
  if (received - taken_back >= amount) return 'paid';
  if (received >= amount) return 'charged-back';
  return closed ? 'canceled' : 'pending';
}

/**
 * What has to go back although no refund was asked for: what is too much, and what came for an order that never was paid in
 * full. While an order is still waited for, nothing.
 */
export function unwantedMoney(booked: TransferBooked, closed: boolean): Cents {
  const kept = Math.max(0, booked.received - booked.taken_back);
  switch (transferState(booked, closed)) {
    case 'paid':
      return kept - booked.amount;
    case 'canceled':
      return kept;
    default:
      return 0;
  }
}

/** What is still missing; 0 once it is paid. */
export function missingMoney({ amount, received, taken_back }: TransferBooked): Cents {
  return Math.max(0, amount - Math.max(0, received - taken_back));
}
