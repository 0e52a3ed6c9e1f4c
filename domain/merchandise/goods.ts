// What counts as goods where the law asks (§ 355(2) and § 356(2) no. 1 BGB): the days of withdrawal count from the receipt of
// goods, and from the contract for all else.
type Sold = { readonly shipped?: boolean; readonly valid_months?: number };

/** Things that are sent. A pass is a right to come in, also where its card is sent; so are tickets, and a voucher is money. */
export function isGoods({ shipped = false, valid_months = 0 }: Sold): boolean {
  return shipped && valid_months === 0;
}
