import { expect, test } from 'vitest';
import { checkTransfer } from './check-transfer.ts';
import type { PaymentFields } from './payment-fields.ts';
import type { TransferSettings } from './transfer-fields.ts';

const TRANSFER: TransferSettings = {
  account_holder: 'Museum am Steg',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  until_days_before: 21,
  due_days: 14,
  grace_days: 3,
  remind_days_before_due: 4,
};
const TYPE = { id: 301, kind: 'transfer', provider: 'transfer', name: { de: 'Überweisung' } } as const;

function problemsOf(transfer: Partial<TransferSettings> | null, type: object = {}): string[] {
  const problems: string[] = [];
  const report = (path: readonly unknown[], text: string) => problems.push(`${path.join('.')} ${text}`);
  const value = {
    payment_types: [{ ...TYPE, ...type }] as PaymentFields['payment_types'],
    ...(transfer && { transfer: { ...TRANSFER, ...transfer } }),
  };
  checkTransfer({ value, report } as unknown as Parameters<typeof checkTransfer>[0]);
  return problems;
}

test('an account that visitors can transfer to, in time, is taken', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ bic: 'COBADEFF', until_days_before: 17 })).toEqual([]);
});

test.each([
  [{ iban: 'DE89 3704 0044 0532 0130 01' }, 'transfer.iban DE89 3704 0044 0532 0130 01 is no IBAN'],
  [{ bic: 'COBA' }, 'transfer.bic COBA is no BIC'],
  [{ until_days_before: 16 }, 'transfer.until_days_before is 16, but money is waited for 17 days'],
  [{ due_days: 26, until_days_before: 40 }, 'transfer.due_days 29 days with `grace_days`, but at most 28'],
  [
    { remind_days_before_due: 14 },
    'transfer.remind_days_before_due is 14, but the money is due after 14 days',
  ],
])('%j is refused', (change, problem) => {
  expect(problemsOf(change)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  [TRANSFER, { provider: 'stripe' }, 'payment_types.0.provider must be transfer'],
  [TRANSFER, { provider: undefined }, 'payment_types.0.provider must be transfer'],
  [TRANSFER, { kind: 'card' }, 'payment_types.0.kind is card, but the provider transfer'],
  [null, {}, 'payment_types.0.kind is transfer, but the account is missing'],
])('a type and an account that do not belong together are refused', (transfer, type, problem) => {
  expect(problemsOf(transfer, type)).toEqual([expect.stringContaining(problem)]);
});
