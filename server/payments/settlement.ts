// The input and the results of settling a payment.
import type { Batches } from '../platform/database/batches.ts';
import type { MoneyOutcome } from './payment-provider.ts';
import type { PaymentRow } from './payment-store.ts';

export type Settled =
  | { readonly state: 'confirmed'; readonly bookingId: string }
  /** Paid, waiting for the visitor's confirmation. */
  | { readonly state: 'paid' }
  /** The provider has the payer's word and not yet the money, which may take days. */
  | { readonly state: 'put-off' }
  | { readonly state: 'undecided' | 'failed' | 'canceled' | 'refunded' };

/** A provider did not say what became of a payment, or nothing that could be understood. Nothing is decided. */
export class ProviderUnclear extends Error {}

/** What must be known of a payment to settle it; its state is read again under the lock. */
export type UnsettledPayment = Pick<
  PaymentRow,
  'id' | 'cart_id' | 'provider' | 'reference' | 'state' | 'payer' | 'created_at'
>;

/** A payment whose money has arrived. */
export type ArrivedPayment = {
  readonly payment: UnsettledPayment;
  readonly outcome: MoneyOutcome;
  readonly visitorConfirms: boolean;
};

/** Payments that wait to be settled in one transaction. */
export type Settling = Batches<ArrivedPayment, PromiseSettledResult<Settled>>;
