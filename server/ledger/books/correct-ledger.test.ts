import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { checkLedger } from './check/check-ledger.ts';
import { correctionOf, correctLedger } from './correct-ledger.ts';

test('a correction names two accounts of money, an amount and a reason', () => {
  expect(correctionOf(['provider:mollie', 'bank', '12,50', '--reason', 'PayPal', 'paid', 'out'])).toEqual({
    from: 'provider:mollie',
    to: 'bank',
    amount: 1250,
    reason: 'PayPal paid out',
  });
});

test.each([
  [[], 'FROM is no account of money'],
  [['sales', 'bank', '1', '--reason', 'x'], 'sales is no account of money'],
  [['payers', 'bank', '1', '--reason', 'x'], 'payers is no account of money'],
  [['bank', 'provider:nobody', '1', '--reason', 'x'], 'provider:nobody is no account of money'],
  [['bank', 'bank', '1', '--reason', 'x'], 'the same account'],
  [['bank', 'fees', '-1', '--reason', 'x'], '-1 is no amount'],
  [['bank', 'fees', '0', '--reason', 'x'], '0 is no amount'],
  [['bank', 'fees', '1'], 'needs a --reason'],
  [['bank', 'fees', '1', '--reason', ' '], 'needs a --reason'],
])('%j is refused', (args, why) => {
  expect(correctionOf(args)).toContain(why);
});

describe.each(testDatabases())('the ledger on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  test('is corrected by another entry, which the check does not mind, and the journal says who did it', async () => {
    const given = { from: 'bank', to: 'fees', amount: 1250, reason: 'Kontoführung' } as const;
    const by = { kind: 'command', user: 'museum' } as const;
    await correctLedger(shop.database, given, { by, now: shop.now() });
    const rows = async (text: string) => (await shop.database.executeSql(text)).rows;
    expect(
      await rows(`
        select account, amount::int, note from ledger_posting p join ledger_entry e on e.id = p.entry_id
        where cause = 'correction' order by place`),
    ).toEqual([
      { account: 'fees', amount: 1250, note: 'Kontoführung' },
      { account: 'bank', amount: -1250, note: 'Kontoführung' },
    ]);
    expect(await rows('select verb, actor_id, reason from act')).toEqual([
      { verb: 'ledger.corrected', actor_id: 'museum', reason: 'Kontoführung' },
    ]);
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
  });
});
