// Orders that cost nothing. A script could place any number of them in strangers' names, so one whose e-mail address nobody
// has confirmed holds its places only for a while, and is an order once a link in a mail was used (ADR 063). What a voucher
// pays for has its price, and an account with a confirmed address has shown that it reads its mail.
import type { Cents } from '../money.ts';

/** How long the link can be used where the museum does not say: time to find a mail. */
export const DEFAULT_CONFIRM_MINUTES = 30;

/** Less time than this is too short for a mail to arrive. */
export const LEAST_CONFIRM_MINUTES = 5;

export type OrderToConfirm = {
  /** What is left to pay. */
  readonly total: Cents;
  readonly codes: readonly { readonly discount: Cents }[];
  /** The buyer's e-mail address is that of an account, and was confirmed there. */
  readonly emailConfirmed: boolean;
};

/**
 * Must the buyer confirm this order by a link?
 * @param minutes how long the museum gives them; 0 where it asks nobody
 */
export function isConfirmedByLink(
  { total, codes, emailConfirmed }: OrderToConfirm,
  minutes: number,
): boolean {
  const isFree = total === 0 && codes.every(({ discount }) => discount === 0);
  return isFree && !emailConfirmed && minutes > 0;
}
