// What a day came to by payment, account and rate of VAT, from the sums that the ledger has of it (spec operations 4, ADR 103).
import type { Cause } from '../ledger/entry.ts';
import type { Cents } from '../money.ts';

/** The sums of a day's postings that have all of these in common. */
export type DayLine = {
  readonly cause: Cause;
  readonly account: string;
  readonly vat_value: number | null;
  readonly product: string | null;
  /** The provider of the payment that they are about. */
  readonly payment: string | null;
  readonly debit: Cents;
  readonly credit: Cents;
};

export type DayTotals = {
  readonly payments: readonly {
    readonly payment: string;
    readonly received: Cents;
    readonly returned: Cents;
  }[];
  readonly accounts: readonly { readonly account: string; readonly debit: Cents; readonly credit: Cents }[];
  /** Sales less what was given back; null is outside of VAT. */
  readonly rates: readonly { readonly vat_value: number | null; readonly net: Cents; readonly vat: Cents }[];
};

/** Money that comes and goes: payouts and fees move it among the museum and its providers. */
const OF_PAYERS: readonly Cause[] = [
  'money-arrived',
  'refund-accepted',
  'refund-failed',
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
];
const PROVIDER = 'provider:';

export function dayTotals(lines: readonly DayLine[]): DayTotals {
  const money = lines.filter(({ cause, account }) => OF_PAYERS.includes(cause) && isMoney(account));
  const ofVat = lines.filter(({ account }) => account === 'sales' || account === 'vat');
  return {
    payments: grouped(money, paymentOf).map(([payment, of]) => ({
      payment,
      received: sum(of, ({ debit }) => debit),
      returned: sum(of, ({ credit }) => credit),
    })),
    accounts: grouped(lines, ({ account }) => account).map(([account, of]) => ({
      account,
      debit: sum(of, ({ debit }) => debit),
      credit: sum(of, ({ credit }) => credit),
    })),
    rates: [...Map.groupBy(ofVat, ({ vat_value }) => vat_value)]
      .toSorted(([one], [other]) => (other ?? -1) - (one ?? -1))
      .map(([vat_value, of]) => ({
        vat_value,
        net: sum(of, (line) => (line.account === 'sales' ? line.credit - line.debit : 0)),
        vat: sum(of, (line) => (line.account === 'vat' ? line.credit - line.debit : 0)),
      })),
  };
}

/** What payers brought of one provider, less what they got back. */
export function netOfPayment({ payments }: DayTotals, payment: string): Cents {
  const found = payments.find((one) => one.payment === payment);
  return found ? found.received - found.returned : 0;
}

/** What came to a day after its lines were written down; a line that is as it was is left out. */
export function linesSince(before: readonly DayLine[], now: readonly DayLine[]): DayLine[] {
  const known = new Map(before.map((line) => [keyOf(line), line]));
  return now
    .map((line) => {
      const old = known.get(keyOf(line));
      return { ...line, debit: line.debit - (old?.debit ?? 0), credit: line.credit - (old?.credit ?? 0) };
    })
    .filter(({ debit, credit }) => debit !== 0 || credit !== 0);
}

function keyOf({ cause, account, vat_value, product, payment }: DayLine): string {
  return JSON.stringify([cause, account, vat_value, product, payment]);
}

function isMoney(account: string): boolean {
  return account === 'bank' || account.startsWith(PROVIDER);
}

function paymentOf({ payment, account }: DayLine): string {
  return payment ?? account.replace(PROVIDER, '');
}

function grouped(lines: readonly DayLine[], key: (line: DayLine) => string): [string, DayLine[]][] {
  return [...Map.groupBy(lines, key)].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function sum(lines: readonly DayLine[], amount: (line: DayLine) => Cents): Cents {
  return lines.reduce((total, line) => total + amount(line), 0);
}
