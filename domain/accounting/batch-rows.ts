// An entry of the ledger as rows of a DATEV batch. A row knows two accounts only, so that an entry with more of them is posted
// against the payers' account, which every sale moves: over all of its rows it moves by what the ledger says, or not at all.
import type { Posting } from '../ledger/entry.ts';
import type { Cents } from '../money.ts';
import type { Day } from '../museum-time.ts';
import {
  type DatevAccounts,
  type MissingAccount,
  plainAccount,
  salesAccount,
  vatAccount,
} from './datev-accounts.ts';
import { grossAmounts } from './gross-amounts.ts';

export type BookedEntry = {
  readonly day: Day;
  /** Belegfeld 1: the number of the invoice, of the credit note, otherwise of the order; '' for none. */
  readonly document: string;
  /** Buchungstext. */
  readonly text: string;
  readonly postings: readonly (Omit<Posting, 'account'> & { readonly account: string })[];
};

/** Amounts are above 0; VAT is in them where the contra account or the key says so. */
export type BatchRow = {
  readonly amount: Cents;
  /** Of `account`: debit (S, Soll) or credit (H, Haben). */
  readonly side: 'S' | 'H';
  readonly account: number;
  readonly contra: number;
  readonly tax_key?: number | undefined;
  readonly day: Day;
  readonly document: string;
  readonly text: string;
};

/** An amount on one account, debit positive. */
type Leg = {
  readonly account: number;
  readonly amount: Cents;
  /** DATEV computes VAT from it. */
  readonly taxed: boolean;
  readonly tax_key?: number | undefined;
};
type Legs = { readonly legs: readonly Leg[]; readonly missing: readonly MissingAccount[] };

/** The rows of an entry, and what it needs an account for that the museum has not set. */
export function batchRows(
  { day, document, text, postings }: BookedEntry,
  datev: DatevAccounts,
): { readonly rows: readonly BatchRow[]; readonly missing: readonly MissingAccount[] } {
  const plain = plainLegs(postings, datev);
  const taxed = ratesOf(postings).map((rate) => legsAtRate(postings, rate, datev));
  const legs = merged([...plain.legs, ...taxed.flatMap((each) => each.legs)]);
  const untaxed = legs.find(({ taxed }) => !taxed);
  const hub = legs.length === 2 && untaxed ? untaxed.account : datev.accounts.payers;
  return {
    missing: [...plain.missing, ...taxed.flatMap((each) => each.missing)],
    rows: legs
      .filter(({ account }) => account !== hub)
      .map(({ account, amount, tax_key }) => ({
        amount: Math.abs(amount),
        side: amount < 0 ? ('S' as const) : ('H' as const),
        account: hub,
        contra: account,
        tax_key,
        day,
        document,
        text,
      })),
  };
}

type Postings = BookedEntry['postings'];

function plainLegs(postings: Postings, datev: DatevAccounts): Legs {
  const others = postings.filter(({ account }) => account !== 'sales' && account !== 'vat');
  const found = others.map(({ account, amount }) => ({
    name: account,
    amount,
    account: plainAccount(datev, account),
  }));
  return {
    legs: found.flatMap(({ account, amount }) =>
      account === undefined ? [] : [{ account, amount, taxed: false }],
    ),
    missing: found.flatMap(({ account, name }) =>
      account === undefined ? [{ account: 'unknown', name }] : [],
    ),
  };
}

/** Rates of sales and VAT, `undefined` for what is outside of VAT. */
function ratesOf(postings: Postings): (number | undefined)[] {
  const ofVat = postings.filter(({ account }) => account === 'sales' || account === 'vat');
  return [...new Set(ofVat.map(({ vat_value }) => vat_value))];
}

function legsAtRate(postings: Postings, rate: number | undefined, datev: DatevAccounts): Legs {
  const atRate = postings.filter(({ vat_value }) => vat_value === rate);
  const sales = atRate.filter(({ account }) => account === 'sales');
  const known = sales.map(({ product, amount }) => ({
    amount,
    product,
    to: salesAccount(datev, product, rate),
  }));
  const missing = known.flatMap(({ to, product }): MissingAccount[] =>
    to ? [] : [{ account: 'sales', product, vat_value: rate }],
  );
  const taxed = (rate ?? 0) > 0;
  const nets = merged(
    known.flatMap(({ to, amount }) =>
      to ? [{ account: to.account, tax_key: to.tax_key, amount, taxed }] : [],
    ),
  );
  if (rate === undefined) return { legs: nets, missing };
  const tax = atRate.filter(({ account }) => account === 'vat').reduce((sum, { amount }) => sum + amount, 0);
  const { gross, rest } = grossAmounts(
    nets.map(({ amount }) => amount),
    tax,
    rate,
  );
  const vat = vatAccount(datev, rate);
  return {
    legs: [
      ...nets.map((leg, index) => ({ ...leg, amount: gross[index] as Cents })),
      ...(rest !== 0 && vat !== undefined ? [{ account: vat, amount: rest, taxed: false }] : []),
    ],
    missing: [
      ...missing,
      ...(rest !== 0 && vat === undefined ? [{ account: 'vat' as const, vat_value: rate }] : []),
    ],
  };
}

/** One leg for each account and key, without those that come to nothing. */
function merged(legs: readonly Leg[]): Leg[] {
  return [
    ...Map.groupBy(legs, ({ account, tax_key = '', taxed }) => `${account} ${tax_key} ${taxed}`).values(),
  ]
    .map(([first, ...others]) => ({
      ...(first as Leg),
      amount: others.reduce((sum, { amount }) => sum + amount, first?.amount ?? 0),
    }))
    .filter(({ amount }) => amount !== 0);
}
