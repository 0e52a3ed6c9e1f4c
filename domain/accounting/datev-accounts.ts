// Which accounts of the accountant's chart the ledger's accounts are, as the museum has set them (spec operations 4, ADR 102).
import type { Account } from '../ledger/accounts.ts';

/** Those of the ledger that have one number each; sales and VAT have one for each rate, providers one each. */
export const PLAIN_ACCOUNTS = [
  'bank',
  'payers',
  'in-dispute',
  'vouchers',
  'vouchers-lapsed',
  'vouchers-issued-elsewhere',
  'vouchers-vat',
  'fees',
  'corrections',
] as const satisfies readonly Account[];
export type PlainAccount = (typeof PLAIN_ACCOUNTS)[number];

/** An account of sales: what is posted to it is gross, and DATEV computes the VAT by the account or by the tax key. */
export type SalesAccount = {
  readonly account: number;
  /** Percent; without it, what is outside of VAT. */
  readonly vat_value?: number | undefined;
  /** A kind of product of its own; without it, whatever has no account of its own. */
  readonly product?: string | undefined;
  /** BU-Schlüssel, for an account that does not know its rate by itself. */
  readonly tax_key?: number | undefined;
};

export type DatevAccounts = {
  readonly accounts: Readonly<Record<PlainAccount, number>> & {
    /** Where providers' money lies, but for those that have an account of their own. */
    readonly providers: number;
  };
  readonly providers?: readonly { readonly provider: string; readonly account: number }[] | undefined;
  readonly sales: readonly SalesAccount[];
  /** For cents that DATEV's own computation does not give. */
  readonly vat: readonly { readonly vat_value: number; readonly account: number }[];
};

/** What the ledger has posted and the museum has no account for. */
export type MissingAccount = {
  readonly account: 'sales' | 'vat' | 'unknown';
  readonly vat_value?: number | undefined;
  readonly product?: string | undefined;
  /** The ledger's name, of one that this version does not know. */
  readonly name?: string | undefined;
};

const PROVIDER = 'provider:';

/** The number of an account other than sales and VAT; undefined for one that is not known. */
export function plainAccount({ accounts, providers = [] }: DatevAccounts, name: string): number | undefined {
  if (name.startsWith(PROVIDER)) {
    const own = providers.find(({ provider }) => provider === name.slice(PROVIDER.length));
    return own?.account ?? accounts.providers;
  }
  const plain = PLAIN_ACCOUNTS.find((one) => one === name);
  return plain && accounts[plain];
}

/** The account of a kind of product at a rate: its own, otherwise that of the rate. */
export function salesAccount(
  { sales }: DatevAccounts,
  product: string | undefined,
  rate: number | undefined,
): SalesAccount | undefined {
  const atRate = sales.filter(({ vat_value }) => vat_value === rate);
  return atRate.find((one) => one.product === product) ?? atRate.find((one) => one.product === undefined);
}

/** The account of VAT at a rate. */
export function vatAccount({ vat }: DatevAccounts, rate: number): number | undefined {
  return vat.find(({ vat_value }) => vat_value === rate)?.account;
}
