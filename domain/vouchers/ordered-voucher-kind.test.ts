import { expect, it } from 'vitest';
import { orderedVoucherKind } from './ordered-voucher-kind.ts';
import type { VoucherOrderLine } from './voucher-order-line.ts';

it('A voucher whose people are forgotten names neither giver nor recipient', () => {
  const line: VoucherOrderLine = {
    type: 'voucher',
    id: 'gift',
    title: 'Voucher',
    count: 1,
    parts: [{ name: 'Voucher', count: 1, price: 2500, vat_value: 0 }],
    totalPrice: 2500,
    withdrawal_days: 14,
    voucher: {
      greeting: 'Dear Ida',
      valid_months: 36,
      present: { to: 'Ida', email: 'ida@example.org', from: 'Ole', day: '2026-12-24', language: 'de' },
    },
  };
  expect(orderedVoucherKind.withoutPersons(line)).toEqual({
    ...line,
    voucher: { greeting: '', valid_months: 36 },
  });
});
