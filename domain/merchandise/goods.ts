// What counts as goods where the law asks (§ 355(2) and § 356(2) no. 1 BGB): the days of withdrawal count for goods
// from their receipt, otherwise from the contract.
type Sold = { readonly shipped?: boolean; readonly valid_months?: number };

/**
 * Things that are sent. A pass is a right of admission, even if its card is sent; so are tickets, and a voucher is
 * money.
 */
export function isGoods({ shipped = false, valid_months = 0 }: Sold): boolean {
  return shipped && valid_months === 0;
}
