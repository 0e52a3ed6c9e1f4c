import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeLearnt, moneyArrived } from '../ledger/money-entries.ts';
import { orderGivenBack, orderSold } from '../ledger/sale-entries.ts';
import type { Sold } from '../ledger/sold.ts';
import { type BatchRow, batchRows } from './batch-rows.ts';
import type { DatevAccounts } from './datev-accounts.ts';
import { netAmount } from './gross-amounts.ts';

const AT = new Date('2026-11-18T09:00:00Z');
const ORDER = { booking_id: 'b', payment_id: 'p', at: AT };

// Of SKR 03, as a museum may use them.
const DATEV: DatevAccounts = {
  accounts: {
    bank: 1200,
    payers: 1410,
    'in-dispute': 1461,
    vouchers: 1605,
    'vouchers-lapsed': 2700,
    'vouchers-issued-elsewhere': 1590,
    'vouchers-vat': 1593,
    fees: 4970,
    corrections: 1599,
    providers: 1360,
  },
  providers: [{ provider: 'stripe', account: 1361 }],
  sales: [
    { account: 8300, vat_value: 7 },
    { account: 8010, vat_value: 7, product: 'guidedTour', tax_key: 2 },
    { account: 8400, vat_value: 19 },
    { account: 8410, vat_value: 19, product: 'shipping', tax_key: 3 },
    { account: 8100, vat_value: 0 },
    { account: 2709 },
  ],
  vat: [
    { account: 1771, vat_value: 7 },
    { account: 1776, vat_value: 19 },
  ],
};

function sold(parts: Partial<Sold>): Sold {
  return { money: 0, goods: [], tax: [], vouchers: [], redeemed: [], ...parts };
}

function booked(entry: { readonly postings: readonly object[] }) {
  return {
    day: '2026-11-18',
    document: 'R-2026-1',
    text: 'Verkauf',
    postings: entry.postings as Parameters<typeof batchRows>[0]['postings'],
  };
}

const rowsOf = (entry: { readonly postings: readonly object[] }) => batchRows(booked(entry), DATEV).rows;
const short = ({ amount, side, account, contra, tax_key }: BatchRow) =>
  [amount, side, account, contra, ...(tax_key === undefined ? [] : [tax_key])].join(' ');

describe('an entry of the ledger as rows', () => {
  test('money that arrives is one row between two accounts', () => {
    const arrived = moneyArrived({ id: 'p', provider: 'stripe' }, 5000, AT);
    expect(rowsOf(arrived)).toEqual([
      {
        amount: 5000,
        side: 'S',
        account: 1361,
        contra: 1410,
        tax_key: undefined,
        day: '2026-11-18',
        document: 'R-2026-1',
        text: 'Verkauf',
      },
    ]);
  });

  test('a provider without an account of its own has that of all others', () => {
    expect(
      rowsOf({ postings: feeLearnt({ id: 'p', provider: 'mollie' }, 0, 35, AT)[0]?.postings ?? [] }).map(
        short,
      ),
    ).toEqual(['35 S 4970 1360']);
  });

  test('a sale: gross by account and rate against the payers, vouchers sold and redeemed beside them', () => {
    const entry = orderSold(
      ORDER,
      sold({
        money: 9970,
        goods: [
          { product: 'ticket', vat_value: 7, gross: 2800 },
          { product: 'merchandise', vat_value: 19, gross: 2380 },
          { product: 'shipping', vat_value: 19, gross: 490 },
          { product: 'donation', gross: 300 },
        ],
        tax: [
          { vat_value: 19, tax: 458 },
          { vat_value: 7, tax: 183 },
        ],
        vouchers: [{ code: 'NEW', amount: 5000 }],
        redeemed: [{ code: 'OLD', amount: 1000 }],
      }),
    );
    expect(rowsOf(entry).map(short)).toEqual([
      '4000 S 1410 1605',
      '2800 S 1410 8300',
      '2380 S 1410 8400',
      '490 S 1410 8410 3',
      '300 S 1410 2709',
    ]);
  });

  test('given back: the same on the other side', () => {
    const given = sold({
      money: 1070,
      goods: [{ product: 'guidedTour', vat_value: 7, gross: 1070 }],
      tax: [{ vat_value: 7, tax: 70 }],
    });
    expect(rowsOf(orderGivenBack(ORDER, given)).map(short)).toEqual(['1070 H 1410 8010 2']);
  });

  test('what a code paid for in full is posted against the payers, who owe nothing in the end', () => {
    const entry = orderSold(
      ORDER,
      sold({
        goods: [
          { product: 'ticket', vat_value: 7, gross: 1070 },
          { product: 'merchandise', vat_value: 19, gross: 1190 },
        ],
        tax: [
          { vat_value: 7, tax: 70 },
          { vat_value: 19, tax: 190 },
        ],
        redeemed: [{ code: 'OLD', amount: 2260 }],
      }),
    );
    expect(rowsOf(entry).map(short)).toEqual(['2260 H 1410 1605', '1070 S 1410 8300', '1190 S 1410 8400']);
  });

  test('names what the museum has no account for', () => {
    const entry = orderSold(
      ORDER,
      sold({
        money: 1050,
        goods: [{ product: 'ticket', vat_value: 5, gross: 1050 }],
        tax: [{ vat_value: 5, tax: 50 }],
      }),
    );
    expect(batchRows(booked(entry), DATEV).missing).toEqual([
      { account: 'sales', product: 'ticket', vat_value: 5 },
      { account: 'vat', vat_value: 5 },
    ]);
    expect(
      batchRows(
        booked({
          postings: [
            { account: 'till', amount: 5 },
            { account: 'bank', amount: -5 },
          ],
        }),
        DATEV,
      ).missing,
    ).toEqual([{ account: 'unknown', name: 'till' }]);
  });
});

/** What DATEV has on its accounts after a batch: it takes VAT out of what stands on accounts with a rate. */
function balancesInDatev(rows: readonly BatchRow[]): Map<number, number> {
  const balances = new Map<number, number>();
  const post = (account: number, amount: number) =>
    balances.set(account, (balances.get(account) ?? 0) + amount);
  for (const { amount, side, account, contra } of rows) {
    const signed = side === 'S' ? amount : -amount;
    const rate = DATEV.sales.find((one) => one.account === contra)?.vat_value ?? 0;
    const net = netAmount(amount, rate) * Math.sign(signed);
    post(account, signed);
    post(contra, -net);
    const vat = DATEV.vat.find(({ vat_value }) => vat_value === rate)?.account;
    if (vat) post(vat, net - signed);
  }
  return balances;
}

const rates = fc.constantFrom(0, 7, 19);
const goods = fc.array(
  fc.record({
    product: fc.constantFrom('ticket', 'guidedTour', 'shipping', 'discount'),
    vat_value: rates,
    gross: fc.integer({ min: -500, max: 30_000 }),
  }),
  { maxLength: 8 },
);
const sales = fc.record({
  goods,
  vouchers: fc.array(
    fc.record({
      code: fc.constantFrom('A', 'B'),
      amount: fc.integer({ min: 1, max: 9000 }),
      vat_value: fc.constantFrom(undefined, 7, 19),
    }),
    { maxLength: 2 },
  ),
  redeemed: fc.array(
    fc.record({
      code: fc.constant('C'),
      amount: fc.integer({ min: 1, max: 9000 }),
      vat_value: fc.constantFrom(undefined, 7, 19),
    }),
    { maxLength: 1 },
  ),
});

test('whatever is sold, DATEV has on every account what the ledger has, to the cent', () => {
  fc.assert(
    fc.property(sales, ({ goods: others, vouchers, redeemed }) => {
      // Single-purpose ones are sold with their rate, and what they pay for is taken off.
      const taxed = [...vouchers, ...redeemed.map((code) => ({ ...code, amount: -code.amount }))];
      const goods = [
        ...others,
        ...taxed.flatMap(({ amount, vat_value }) =>
          vat_value === undefined ? [] : [{ product: 'voucher', vat_value, gross: amount }],
        ),
      ];
      const tax = [0, 7, 19].map((vat_value) => {
        const gross = goods
          .filter((part) => part.vat_value === vat_value)
          .reduce((sum, part) => sum + part.gross, 0);
        return { vat_value, tax: gross - netAmount(gross, vat_value) };
      });
      const owed = taxed.filter(({ vat_value }) => vat_value === undefined);
      const all = [...goods.map(({ gross }) => gross), ...owed.map(({ amount }) => amount)];
      const money = all.reduce((sum, each) => sum + each, 0);
      const entry = orderSold(ORDER, { money, goods, tax, vouchers, redeemed });
      const { rows, missing } = batchRows(booked(entry), DATEV);
      expect(missing).toEqual([]);
      for (const { amount } of rows) expect(amount).toBeGreaterThan(0);
      const balances = balancesInDatev(rows);
      const ledger = (is: (posting: (typeof entry.postings)[number]) => boolean) =>
        entry.postings.filter(is).reduce((sum, { amount }) => sum + amount, 0);
      const at = (...accounts: number[]) =>
        accounts.reduce((sum, account) => sum + (balances.get(account) ?? 0), 0);
      expect(at(1410)).toBe(ledger(({ account }) => account === 'payers'));
      expect(at(1605)).toBe(ledger(({ account }) => account === 'vouchers'));
      expect(at(1593)).toBe(ledger(({ account }) => account === 'vouchers-vat'));
      expect(at(1771)).toBe(ledger(({ account, vat_value }) => account === 'vat' && vat_value === 7));
      expect(at(1776)).toBe(ledger(({ account, vat_value }) => account === 'vat' && vat_value === 19));
      const salesOf = (rate: number, product?: string) =>
        ledger(
          (posting) =>
            posting.account === 'sales' &&
            posting.vat_value === rate &&
            (product ? posting.product === product : true),
        );
      expect(at(8010)).toBe(salesOf(7, 'guidedTour'));
      expect(at(8300, 8010)).toBe(salesOf(7));
      expect(at(8410)).toBe(salesOf(19, 'shipping'));
      expect(at(8400, 8410)).toBe(salesOf(19));
      expect(at(8100)).toBe(salesOf(0));
    }),
    { numRuns: 500 },
  );
});
