import { expect, test } from 'vitest';
import { needsReason, permissionsToCancel } from './cancel-rules.ts';

test.each([
  { what: 'money goes back', amount: 1200, fee: 0, money: true },
  { what: 'a fee is kept', amount: 1000, fee: 200, money: true },
  { what: 'all is kept', amount: 0, fee: 1200, money: true },
  { what: 'nothing was paid', amount: 0, fee: 0, money: false },
])('where $what, the right to money is asked for: $money', ({ money, ...effect }) => {
  expect(permissionsToCancel(effect).includes('money.refund')).toBe(money);
});

const plain = { to: 'the-way-it-came', fee: 0 } as const;
test.each([
  { what: 'all of it goes back', selection: plain, needed: false },
  { what: 'all of it becomes a voucher', selection: { ...plain, to: 'voucher' as const }, needed: false },
  { what: 'a fee is kept', selection: { ...plain, fee: 1 }, needed: true },
  { what: 'all is kept', selection: { ...plain, to: 'kept' as const }, needed: true },
  { what: 'an amount goes back besides', selection: { ...plain, amount: { cents: 100 } }, needed: true },
])('where $what, a reason is needed: $needed', ({ selection, needed }) => {
  expect(needsReason(selection)).toBe(needed);
});
