// Who plays the provider's side in the provider suite.

import type { TestShop } from '../test-shop.ts';
import type { Trouble } from './peer-trouble.ts';

export type Delivery = { readonly body: string; readonly headers: Record<string, string> };

/** The provider's side: its visitors, its people, its moods. References are the provider's own names of payments. */
export type ProviderPeer = {
  readonly name: string;
  pay(reference: string): Promise<void>;
  decline(reference: string): Promise<void>;
  /** The visitor turns back on the provider's page. */
  abandon(reference: string): Promise<void>;
  /** The visitor pays by something that is decided later, by itself: after the usual seconds unless others are given. */
  payLater(reference: string, seconds?: number): Promise<void>;
  /** Nobody answers, or somebody does again. */
  goDown(down: boolean): Promise<void>;
  /** Payments are started and money is given back, and nobody hears of it. */
  loseAnswers(lost: boolean): Promise<void>;
  /** Answers go wrong from now on, or well again. */
  haveTrouble(trouble: Trouble | undefined): Promise<void>;
  /** How refunds go from now on. */
  refundsGo(how: 'done' | 'pending' | 'failed'): Promise<void>;
  /** Ends what is pending, or takes back that it was done. */
  endRefunds(reference: string, state: 'done' | 'failed'): Promise<void>;
  /** Gives money back in the provider's dashboard. */
  giveBack(reference: string, amount: number): Promise<void>;
  /** As `giveBack`, and the provider has yet to send it. */
  giveBackLater?(reference: string, amount: number): Promise<void>;
  /** Calls off what was given back, in the provider's dashboard. */
  callOffRefunds?(reference: string): Promise<void>;
  /** @param amount what the payer’s bank takes, in cents; all of it where it is left out */
  dispute(reference: string, state: 'open' | 'won' | 'lost', amount?: number): Promise<void>;
  /** Whoever has paid pays once more under the same name, an amount of their own, in cents. */
  payMore?(reference: string, amount: number): Promise<void>;
  /** The visitor's bank asks who pays (3-D Secure): the page stays open until that is answered. */
  askWhoPays?(reference: string): Promise<void>;
  /** The visitor pays, and the money is reserved until somebody captures it. */
  reserve?(reference: string): Promise<void>;
  /** Takes reserved money in the provider's dashboard, or lets it go. */
  endReserve?(reference: string, end: 'captured' | 'let-go'): Promise<void>;
  /** The visitor pays although the page is closed: it was closed too late. */
  payAnyway(reference: string): Promise<void>;
  /** What the payer has got back or is to get, in cents. */
  returned(reference: string): Promise<number>;
  /** What the provider sends about payments: one delivery about all of them, or one each. */
  webhooks(references: readonly string[]): Promise<Delivery[]>;
  /** The headers of a webhook with any body, signed by the provider. */
  sign(body: string): Promise<Record<string, string>>;
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
  /** People send money back, and it is done once they have: `endRefunds`. */
  readonly refundsByHand?: true;
  /** Seconds after which the cart of an order has lapsed, where its places are held for longer than minutes. */
  readonly lapsesAfter?: number;
  /** Is there an account behind it, whose keys may change? */
  readonly hasKeys: boolean;
  /** What a payment is when its payer disputes it: some providers only say that the money is gone. */
  readonly disputed: 'disputed' | 'charged-back';
  peerOf(shop: TestShop): ProviderPeer;
  /** `museum.yaml`, where the usual one will not do. */
  readonly museum?: string;
  /** The visit that is paid for; the usual one is a few hours away. */
  readonly slot?: string;
  /** Stories that cannot happen to it, by their titles, and why. */
  readonly leavesOut?: Readonly<Record<string, string>>;
};

/** Where a payment is decided at once. */
export const WAITS_FOR_NOBODY: ProviderUnderTest['leavesOut'] = {
  'a bank that asks who pays': 'it asks nobody who they are',
  'money that is reserved': 'it takes money at once or not at all',
  'refunds that are called off': 'what was given back there is not called off',
};

const ONE_PAGE = 'its page takes what is due, once';
/** Stories of money that nobody has asked for, which only reaches an account. */
export const PAID_ON_A_PAGE: ProviderUnderTest['leavesOut'] = {
  'paid twice under the same name: one order, and what is too much goes back': ONE_PAGE,
  'paid with more than is due: one order, and what is too much goes back': ONE_PAGE,
};

/** What a story is played with. */
export type Stage = {
  readonly shop: TestShop;
  readonly peer: ProviderPeer;
  readonly provider: ProviderUnderTest;
};
