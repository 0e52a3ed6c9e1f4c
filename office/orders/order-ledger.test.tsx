// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { ACCOUNTS, type Account } from '../../domain/ledger/accounts.ts';
import { CAUSES } from '../../domain/ledger/entry.ts';
import { officeWording } from '../../domain/wording/office/office-catalogue.ts';
import { openTestScreen, type TestScreen } from '../ground/test-screen.tsx';
import { OrderLedger } from './order-ledger.tsx';

let screen: TestScreen;
afterEach(() => screen.close());

const line = { entry: 1, day: '2026-11-18', amount: 1400, vat_value: 7, code: '' };
const open = async (lines: Parameters<typeof OrderLedger>[0]['ledger']) => {
  screen = await openTestScreen('/office/orders/2026-1', <OrderLedger ledger={lines} />);
  return [...screen.box.querySelectorAll('[role=cell], td')].map((cell) => cell.textContent);
};

test('an order’s postings say every cause in words', async () => {
  const shown = await open(CAUSES.map((cause) => ({ ...line, cause, account: 'bank' })));
  for (const cause of CAUSES) {
    expect(shown).toContain(officeWording.en[`accounting.cause.${cause}`]);
    expect(shown).not.toContain(cause);
  }
});

test('and every account, those of sales and VAT with their rate and those of providers by name', async () => {
  const accounts: Account[] = [...ACCOUNTS, 'provider:demo'];
  const shown = await open(accounts.map((account) => ({ ...line, cause: 'order-sold', account })));
  for (const account of accounts) expect(shown).not.toContain(account);
  expect(shown).toEqual(expect.arrayContaining(['Sales at 7%', 'VAT of 7%', 'In dispute', 'demo bank']));
});

test.each(['de', 'en'] as const)('no two causes are called the same in %s', (language) => {
  const names = CAUSES.map((cause) => officeWording[language][`accounting.cause.${cause}`]);
  expect(new Set(names).size).toBe(CAUSES.length);
});
