// The interface of a payment provider (spec decisions 4). The demo bank and every real provider implement it, and all
// of them run the same tests (testing/providers/provider-suite.ts).
import type { Language } from '../../domain/language.ts';
import type { Cents } from '../../domain/money.ts';

/** Who paid, as an express provider knows them. The address is the wallet's, where it has a whole one. */
export type Payer = {
  readonly email: string;
  readonly name: string;
  readonly address?: PaymentBuyer['address'] | undefined;
};

/** Whose account a direct debit is taken from. Foyer hands it to the provider and keeps nothing of it. */
export type Debtor = {
  readonly accountHolder: string;
  readonly iban: string;
  /** From where the mandate was given: providers keep it as its proof. */
  readonly givenFrom: { readonly address: string; readonly userAgent: string };
};

/** The buyer, as far as the shop knows. Providers use it to prefill their forms and to check for fraud. */
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

export type Wallet = 'APPLEPAY' | 'GOOGLEPAY';

export type PaymentKind = 'card' | 'direct-debit' | 'express' | 'wallet' | 'transfer';

export type PaymentRequest = {
  /** Foyer's own id of the payment: unguessable, and the provider's idempotency key. */
  readonly paymentId: string;
  readonly amount: Cents;
  /** ISO 4217. */
  readonly currency: string;
  /** The payment type that the visitor chose. With `express`, the provider asks for name and address; Foyer has none. */
  readonly method: {
    readonly payartId: number;
    readonly kind: PaymentKind;
    /** What the provider calls it, where `payment_types[].method` in museum.yaml says more than the kind does. */
    readonly providerMethod?: string | undefined;
    /** The wallet of the visitor's device (spec 6, `aux`), for a provider that has a page for each. */
    readonly wallet?: Wallet | undefined;
  };
  readonly buyer: PaymentBuyer | undefined;
  readonly description: string;
  readonly language: Language;
  /** Only with a direct debit, and already checked. */
  readonly debtor?: Debtor | undefined;
  /** Where the provider sends the browser: after a decision, and after the visitor turned back. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Where the provider sends its webhooks. */
  readonly webhookUrl: string;
  /** When the cart lapses. A provider whose sessions live longer is told to close them (`cancel`). */
  readonly expires: Date;
};

/** A refund as the provider knows it. */
export type ProviderRefund = {
  /** The provider's id of it. */
  readonly reference: string;
  /** The key that Foyer sent; absent when the refund was made at the provider. */
  readonly refundId?: string | undefined;
  readonly amount: Cents;
  readonly state: 'pending' | 'done' | 'failed';
  readonly failure?: string | undefined;
  /** It failed because somebody called it off at the provider. */
  readonly isCalledOff?: true;
};

/** The provider's id of a payment that was asked about by the shop's own, because its start was never answered. */
type Learnt = { readonly reference?: string | undefined };

/**
 * Money has arrived. With `disputed` or `charged-back`, the payer's bank has taken it back for the time being or for
 * good.
 */
export type MoneyOutcome = Learnt & {
  readonly state: 'paid' | 'refunded' | 'disputed' | 'charged-back';
  readonly payer?: Payer | undefined;
  /** What the visitor paid with, as the provider calls it. */
  readonly method?: string | undefined;
  /** The provider's fee. */
  readonly fee?: Cents | undefined;
  readonly chargeId?: string | undefined;
  /** Until when the museum may answer a dispute. */
  readonly respondBy?: Date | undefined;
  /** All refunds of the payment, including those made in the provider's dashboard. */
  readonly refunds?: readonly ProviderRefund[] | undefined;
  /** With `disputed` or `charged-back`: how much was taken back. Absent: all that had not been given back. */
  readonly takenBack?: Cents | undefined;
};

/**
 * The outcome of a payment. `open`: the visitor has not decided; `pending`: the provider has not; `unknown`: the provider
 * has no such payment, because the request to start it has not arrived, or not yet.
 */
export type PaymentOutcome =
  | { readonly state: 'open' | 'failed' | 'canceled' | 'unknown' }
  | ({
      readonly state: 'pending';
      /** What the provider's events about the money name it by. */
      readonly chargeId?: string | undefined;
    } & Learnt)
  | MoneyOutcome;

export type RefundRequest = {
  /** Foyer's own id of the refund, and the provider's idempotency key. */
  readonly refundId: string;
  /** The payment, and the money that was taken for it. */
  readonly reference: string;
  readonly chargeId: string | undefined;
  readonly amount: Cents;
  readonly currency: string;
};

/**
 * A movement in the provider's own books, of what it holds of the museum's money. `amount` is what it adds to that
 * (negative: takes off) before the fee, `fee` what the provider keeps of it (negative: gives back).
 */
export type ProviderMovement = {
  /** The provider's id of it. */
  readonly reference: string;
  /** `refund-failed` and `dispute-won` come back. `other`: a fee of its own, a correction; it concerns no payment. */
  readonly kind: 'payment' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-won' | 'other';
  /** The payment's reference or `chargeId`; absent with `other`. */
  readonly payment?: string | undefined;
  /** Of refunds: the provider's id of the refund. */
  readonly refund?: string | undefined;
  readonly amount: Cents;
  readonly fee: Cents;
  /** What the provider says of it, for people. */
  readonly description?: string | undefined;
};

/** What the provider has paid out to the museum's bank, and what it is made of: the sum of `amount - fee` of its parts. */
export type Payout = {
  /** The provider's id of it. */
  readonly reference: string;
  readonly amount: Cents;
  /** ISO 4217. */
  readonly currency: string;
  /** `failed`: the money did not reach the bank, or came back. */
  readonly state: 'pending' | 'paid' | 'failed';
  /** When it reaches the bank, as far as the provider knows. */
  readonly at: Date;
  readonly parts: readonly ProviderMovement[];
};

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** What a webhook says: the payments that something happened to, and the answer that the provider expects. */
export type ParsedWebhook = {
  /** By the payment's reference, or by the `chargeId` of its money. */
  readonly events: readonly { readonly reference: string }[];
  readonly answer: { readonly status: number; readonly body?: string };
};

/**
 * A provider. Where a `reference` is expected, it also understands the `paymentId` of a payment whose `start` was never
 * answered: the provider may have started it all the same.
 */
export type PaymentProvider = {
  /** Part of addresses and database rows: never change it. */
  readonly name: string;
  /** Whom the mandate of a direct debit names beside the museum: it is collected in the provider's name, too. */
  readonly collector?: string;
  /** Its keys are for tests: what visitors pay is not real money, and the shop says so. */
  readonly hasTestKeys: boolean;
  /** Anybody can send its webhooks: they are counted. */
  readonly hasUnsignedWebhooks?: true;
  /** Starts a payment; `reference` is the provider's own id of it, `url` where the browser goes. */
  start(request: PaymentRequest): Promise<{ readonly reference: string; readonly url: string }>;
  lookUp(reference: string): Promise<PaymentOutcome>;
  /** Closes the page on which the visitor pays; has no effect on a decided payment. */
  cancel(reference: string): Promise<void>;
  /** Gives an amount back. Repeated calls with the same `refundId` give it back only once. */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /** A refund that was requested before; undefined when the provider does not know it. */
  lookUpRefund(refund: {
    readonly refundId: string;
    readonly refundReference: string | undefined;
    readonly reference: string;
  }): Promise<ProviderRefund | undefined>;
  /**
   * Undefined when the webhook is not the provider's: its signature is missing or wrong, or its body is none that the
   * provider sends. It is answered 400.
   */
  parseWebhook(rawBody: string, headers: Headers): ParsedWebhook | undefined;
  /**
   * Payouts that were made or have changed since then, with all of their parts, oldest first. Absent where the provider
   * pays nothing out: its money arrives at the museum's bank by itself, or there is none.
   */
  payouts?(since: Date): Promise<readonly Payout[]>;
};
