// What Foyer asks of a payment provider (spec decisions 4). The demo bank and every real provider are adapters behind this.
import type { Language } from '../../domain/language.ts';
import type { Cents } from '../../domain/money.ts';

/** Who paid, as an express provider knows them. */
export type Payer = { readonly email: string; readonly name: string };

/** Whose account a direct debit is taken from. Foyer hands it on and keeps neither. */
export type Debtor = { readonly accountHolder: string; readonly iban: string };

export type PaymentRequest = {
  /** Foyer's own id of the payment: unguessable, and the provider's idempotency key. */
  readonly paymentId: string;
  readonly amount: Cents;
  readonly description: string;
  readonly language: Language;
  /** The provider asks the visitor for name and address; Foyer has none. */
  readonly express: boolean;
  /** With a direct debit, checked; nobody's otherwise. */
  readonly debtor?: Debtor | undefined;
  /** Where the provider sends the browser: after a decision, and after the visitor turned back. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
};

/** What became of a payment. `open`: nothing yet; `pending`: the provider will tell. */
export type PaymentOutcome =
  | { readonly state: 'open' | 'pending' | 'failed' | 'canceled' | 'refunded' }
  | { readonly state: 'paid'; readonly payer?: Payer };

export type PaymentProvider = {
  readonly name: string;
  /** Starts a payment; `reference` is the provider's own id of it, `url` where the browser goes. */
  start(request: PaymentRequest): Promise<{ readonly reference: string; readonly url: string }>;
  lookUp(reference: string): Promise<PaymentOutcome>;
  /** No effect on a payment that is decided already. */
  cancel(reference: string): Promise<void>;
  /** Gives the whole amount back; no effect when it was given back already. */
  refund(reference: string): Promise<void>;
  /** The reference that a webhook speaks of, or undefined when its signature is not the provider's. */
  parseWebhook(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: string,
  ): string | undefined;
};
