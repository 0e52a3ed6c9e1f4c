// The accounts of the ledger (spec operations 4, ADR 096). A debit is positive, a credit negative. What a provider or the
// bank holds and what payers owe are debits; sales, VAT and what is owed for vouchers are credits.
export const ACCOUNTS = [
  /** The museum's account at its bank. */
  'bank',
  /** Money received and not earned, per payment and order; in the end it is zero. A debit is owed by the payer. */
  'payers',
  /** Taken back by payers' banks, until the disputes are decided. */
  'in-dispute',
  /** Net, by kind of product and VAT rate. Shipping and discounts are kinds of their own. */
  'sales',
  /** By rate. */
  'vat',
  /** Owed for codes of value, by code; of single-purpose ones what can be spent, taken off again (ADR 145). */
  'vouchers',
  /** Value of codes that ended before it was spent. */
  'vouchers-lapsed',
  /** The other side of codes that the museum sold elsewhere and imported. */
  'vouchers-issued-elsewhere',
  /** VAT that was due when single-purpose vouchers were sold and was posted again when they were spent: until ADR 145. */
  'vouchers-vat',
  /** What providers keep. */
  'fees',
  /** What somebody mended by hand, and what an old order does not explain. */
  'corrections',
] as const;

/** `provider:NAME` is what a provider holds of the museum's money. */
export type Account = (typeof ACCOUNTS)[number] | `provider:${string}`;

/** Providers whose money arrives at the museum's own bank, and not at an account of theirs. */
const AT_THE_BANK: ReadonlySet<string> = new Set(['transfer', 'noted-transfer']);

/** The account where the money of a provider's payments lies. */
export function accountOfProvider(provider: string): Account {
  return AT_THE_BANK.has(provider) ? 'bank' : `provider:${provider}`;
}
