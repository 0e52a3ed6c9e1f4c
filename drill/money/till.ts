// A provider as the drill of money sees it: what its visitors, its people and its books do.

export type Delivery = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

export type Till = {
  readonly name: string;
  /** The payment type of the museum that is paid here. */
  readonly payart: number;
  /** What follows the hold before money can move; returns the provider's reference. Else it stands in the page's address. */
  begin?(cartId: string): Promise<string>;
  /** Each answers whether the page was still open. References are the provider's own. */
  pay(reference: string): Promise<boolean>;
  /** The money is taken although the page was closed, because its visitor was faster. */
  payTooLate(reference: string): Promise<boolean>;
  payLater(reference: string): Promise<boolean>;
  decline(reference: string): Promise<boolean>;
  /** In the provider's own dashboard, in cents. */
  giveBack(reference: string, amount: number): Promise<void>;
  /** @param amount what the payer's bank takes, in cents; all of it where it is left out */
  dispute(reference: string, state: 'open' | 'won' | 'lost', amount?: number): Promise<void>;
  /** What the provider sends about a payment. */
  deliveries(reference: string): readonly Delivery[];
  /** What is held for the museum of each payment whose money has arrived, in cents: without what went back. */
  held(): Promise<ReadonlyMap<string, number>>;
};

/** The provider's name of a payment in the address to which the shop sends its visitor. */
export function referenceIn(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}
