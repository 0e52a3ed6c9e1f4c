// What Foyer asks of a payment provider (spec decisions 4). The demo bank and every real provider are adapters behind this,
// and every adapter runs the same tests (testing/providers/provider-suite.ts).
import type { Language } from '../../domain/language.ts';
import type { Cents } from '../../domain/money.ts';

/** Who paid, as an express provider knows them. */
export type Payer = { readonly email: string; readonly name: string };

/** Whose account a direct debit is taken from. Foyer hands it to the provider and keeps neither. */
export type Debtor = { readonly accountHolder: string; readonly iban: string };

/** Who buys, as far as the shop knows; providers fill in their forms with it and check for fraud. */
export type PaymentBuyer = {
  readonly name: string;
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly zip: string;
    readonly city: string;
    readonly country: string;
  };
};

export type PaymentKind = 'card' | 'direct-debit' | 'express' | 'wallet';

export type PaymentRequest = {
  /** Foyer's own id of the payment: unguessable, and the provider's idempotency key. */
  readonly paymentId: string;
  readonly amount: Cents;
  /** ISO 4217. */
  readonly currency: string;
  /** The payment type that the visitor chose. With `express`, the provider asks for name and address; Foyer has none. */
  readonly method: { readonly payartId: number; readonly kind: PaymentKind };
  readonly buyer: PaymentBuyer | undefined;
  readonly description: string;
  readonly language: Language;
  /** With a direct debit, checked; absent otherwise. */
  readonly debtor?: Debtor | undefined;
  /** Where the provider sends the browser: after a decision, and after the visitor turned back. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Where the provider says what it has decided. */
  readonly webhookUrl: string;
  /** When the cart lapses. A provider whose sessions live longer is told to close them (`cancel`). */
  readonly expires: Date;
};

/** A refund as the provider knows it. */
export type ProviderRefund = {
  /** The provider's own name of it. */
  readonly reference: string;
  /** The key that Foyer sent; absent when the refund was made at the provider. */
  readonly refundId?: string | undefined;
  readonly amount: Cents;
  readonly state: 'pending' | 'done' | 'failed';
  readonly failure?: string | undefined;
};

/** Money has arrived. `disputed`, `charged-back`: and the payer's bank has taken it back, for now or for good. */
export type MoneyOutcome = {
  readonly state: 'paid' | 'refunded' | 'disputed' | 'charged-back';
  readonly payer?: Payer | undefined;
  /** What the visitor paid with, as the provider calls it. */
  readonly method?: string | undefined;
  /** What the provider keeps of it. */
  readonly fee?: Cents | undefined;
  readonly chargeId?: string | undefined;
  /** All refunds of the payment, whoever made them. */
  readonly refunds?: readonly ProviderRefund[] | undefined;
};

/** What became of a payment. `open`: nothing yet; `pending`: the provider has still to decide. */
export type PaymentOutcome = { readonly state: 'open' | 'pending' | 'failed' | 'canceled' } | MoneyOutcome;

export type RefundRequest = {
  /** Foyer's own id of the refund, and the provider's idempotency key. */
  readonly refundId: string;
  /** The payment, and the money that was taken for it. */
  readonly reference: string;
  readonly chargeId: string | undefined;
  readonly amount: Cents;
  readonly currency: string;
};

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** What a webhook says: the payments that something happened to, and the answer that the provider expects. */
export type ParsedWebhook = {
  readonly events: readonly { readonly reference: string }[];
  readonly answer: { readonly status: number; readonly body?: string };
};

export type PaymentProvider = {
  /** In addresses and in the database: never changed. */
  readonly name: string;
  /** Starts a payment; `reference` is the provider's own id of it, `url` where the browser goes. */
  start(request: PaymentRequest): Promise<{ readonly reference: string; readonly url: string }>;
  lookUp(reference: string): Promise<PaymentOutcome>;
  /** Closes the page on which the visitor pays; no effect on a payment that is decided already. */
  cancel(reference: string): Promise<void>;
  /** Gives an amount back; once, however often it is asked with the same `refundId`. */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /** A refund that was asked for before; undefined when the provider does not know it. */
  lookUpRefund(refund: {
    readonly refundId: string;
    readonly refundReference: string | undefined;
    readonly reference: string;
  }): Promise<ProviderRefund | undefined>;
  /** Undefined when the webhook is not the provider's: its signature is missing or wrong. */
  parseWebhook(rawBody: string, headers: Headers): ParsedWebhook | undefined;
};
