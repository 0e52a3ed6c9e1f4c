// Who plays the provider's side in the provider suite.
import type { TestShop } from '../test-shop.ts';

export type Delivery = { readonly body: string; readonly headers: Record<string, string> };

/** The provider's side: its visitors, its people, its moods. References are the provider's own names of payments. */
export type ProviderPeer = {
  readonly name: string;
  pay(reference: string): Promise<void>;
  decline(reference: string): Promise<void>;
  /** The visitor turns back on the provider's page. */
  abandon(reference: string): Promise<void>;
  /** The visitor pays by something that is decided later, by itself. */
  payLater(reference: string): Promise<void>;
  /** Nobody answers, or somebody does again. */
  goDown(down: boolean): void;
  /** Payments are started, and nobody hears of it. */
  loseAnswers(lost: boolean): void;
  /** How refunds go from now on. */
  refundsGo(how: 'done' | 'pending' | 'failed'): void;
  /** Ends what is pending, or takes back that it was done. */
  endRefunds(reference: string, state: 'done' | 'failed'): Promise<void>;
  /** Gives money back in the provider's dashboard. */
  giveBack(reference: string, amount: number): Promise<void>;
  dispute(reference: string, state: 'open' | 'won' | 'lost'): Promise<void>;
  /** What the provider sends about payments: one delivery about all of them, or one each. */
  webhooks(references: readonly string[]): Delivery[];
  /** The headers of a webhook with any body, signed by the provider. */
  sign(body: string): Record<string, string>;
};

export type ProviderUnderTest = {
  readonly settings: Record<string, string>;
  /** A payment type that this provider takes. */
  readonly payart: number;
  /** Seconds after which what was put off is decided. */
  readonly laterSeconds: number;
  /** Does it say what a payment costs, when it is paid? */
  readonly tellsFee: boolean;
  readonly signsWebhooks: boolean;
  /** What a payment is when its payer disputes it: some providers only say that the money is gone. */
  readonly disputed: 'disputed' | 'charged-back';
  peerOf(shop: TestShop): ProviderPeer;
};

/** What a story is played with. */
export type Stage = {
  readonly shop: TestShop;
  readonly peer: ProviderPeer;
  readonly provider: ProviderUnderTest;
};
