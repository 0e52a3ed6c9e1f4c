// Whether a purchase can be withdrawn from, and from when the days count (§ 355(2) and § 356(2) no. 1 BGB): for goods
// from their receipt, otherwise from the contract.
export type WithdrawalTerm =
  | { readonly days: number; readonly from: 'contract' | 'receipt' }
  /** An admission on a fixed date, what the museum has excluded, or a gift, which is not a contract of sale. */
  | { readonly days: 0; readonly because: 'visit' | 'excluded' | 'gift' };

/** The withdrawal term of that many days; no right to withdraw where it is 0. */
export function withdrawalTerm(
  days: number,
  from: 'contract' | 'receipt',
  because: 'visit' | 'excluded',
): WithdrawalTerm {
  return days > 0 ? { days, from } : { days: 0, because };
}
