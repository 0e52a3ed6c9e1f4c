import { describe, expect, test } from 'vitest';
import { type DayLine, dayTotals, linesSince, netOfPayment } from './day-totals.ts';

function line(is: Partial<DayLine>): DayLine {
  return {
    cause: 'order-sold',
    account: 'payers',
    vat_value: null,
    product: null,
    payment: 'demo',
    debit: 0,
    credit: 0,
    ...is,
  };
}

const DAY: readonly DayLine[] = [
  line({ cause: 'money-arrived', account: 'provider:demo', debit: 5000 }),
  line({ cause: 'money-arrived', account: 'payers', credit: 5000 }),
  line({ cause: 'money-arrived', account: 'provider:register', payment: 'register', debit: 2400 }),
  line({ cause: 'money-arrived', account: 'bank', payment: 'transfer', debit: 9000 }),
  line({ cause: 'refund-accepted', account: 'provider:register', payment: 'register', credit: 400 }),
  line({ cause: 'fee', account: 'provider:demo', credit: 35 }),
  line({ cause: 'payout', account: 'provider:demo', payment: null, credit: 4000 }),
  line({ account: 'sales', product: 'ticket', vat_value: 7, credit: 1000 }),
  line({ account: 'vat', vat_value: 7, credit: 70 }),
  line({ cause: 'order-given-back', account: 'sales', product: 'ticket', vat_value: 7, debit: 300 }),
  line({ cause: 'order-given-back', account: 'vat', vat_value: 7, debit: 21 }),
  line({ account: 'sales', product: 'merchandise', vat_value: 19, credit: 2000 }),
  line({ account: 'vat', vat_value: 19, credit: 380 }),
  line({ account: 'sales', product: 'donation', credit: 500 }),
];

describe('a day', () => {
  test('by payment: what came and went, without fees and payouts', () => {
    expect(dayTotals(DAY).payments).toEqual([
      { payment: 'demo', received: 5000, returned: 0 },
      { payment: 'register', received: 2400, returned: 400 },
      { payment: 'transfer', received: 9000, returned: 0 },
    ]);
    expect(netOfPayment(dayTotals(DAY), 'register')).toBe(2000);
    expect(netOfPayment(dayTotals(DAY), 'terminal')).toBe(0);
  });

  test('by rate of VAT: sales less what was given back', () => {
    expect(dayTotals(DAY).rates).toEqual([
      { vat_value: 19, net: 2000, vat: 380 },
      { vat_value: 7, net: 700, vat: 49 },
      { vat_value: null, net: 500, vat: 0 },
    ]);
  });

  test('by account, whatever moved it', () => {
    const { accounts } = dayTotals(DAY);
    expect(accounts.find(({ account }) => account === 'provider:demo')).toEqual({
      account: 'provider:demo',
      debit: 5000,
      credit: 4035,
    });
    expect(accounts.map(({ account }) => account)).toEqual(accounts.map(({ account }) => account).toSorted());
  });

  test('what came later is what differs', () => {
    const later = [
      ...DAY.slice(1),
      line({ cause: 'money-arrived', account: 'provider:demo', debit: 6200 }),
      line({ cause: 'fee', account: 'fees', debit: 12 }),
    ];
    expect(linesSince(DAY, later)).toEqual([
      line({ cause: 'money-arrived', account: 'provider:demo', debit: 1200 }),
      line({ cause: 'fee', account: 'fees', debit: 12 }),
    ]);
    expect(linesSince(DAY, DAY)).toEqual([]);
  });
});
