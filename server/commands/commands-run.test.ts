// Each command as it is really run: a process of its own, whose file is read from top to bottom while it works.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeTestMuseum } from '../testing/test-museum.ts';

const root = mkdtempSync(join(tmpdir(), 'foyer-commands-'));
const museum = makeTestMuseum();
afterAll(() => {
  rmSync(root, { recursive: true });
  museum.remove();
});

// In this order: each works on what the one before has left.
test.each([
  ['import', [join(root, 'nowhere')], 1, `There is no folder ${join(root, 'nowhere')} that`],
  ['import', [museum.folder], 0, 'is imported (catalogue version 1)'],
  ['staff', ['invite', 'Ada', 'Lovelace', 'ada@example.org', 'admin'], 1, '"Lovelace" is no mail address.'],
  ['backup', [join(root, 'backup')], 0, 'The database is copied to'],
  [
    'jobs',
    ['leave-mails-before', '2026-11-23T14:05:00Z'],
    0,
    'No mail was due before 2026-11-23T14:05:00.000Z',
  ],
  ['refund', ['2026-100017'], 1, 'There is no order 2026-100017.'],
  ['statement', ['--open'], 0, 'Nothing needs a person.'],
  ['statement', ['nowhere.xml'], 1, 'The museum takes no transfers'],
  ['ledger', ['--check'], 1, 'Not all that was sold before is in the ledger yet'],
  ['ledger', ['--backfill'], 0, 'Nothing was missing in the ledger.'],
  ['ledger', ['--correct', 'sales', 'bank', '5'], 1, 'sales is no account of money'],
  [
    'ledger',
    ['--correct', 'bank', 'fees', '5.00', '--reason', 'Kontoführung'],
    0,
    '5.00 EUR are moved from bank to fees: Kontoführung',
  ],
  ['ledger', ['--check'], 0, 'The ledger agrees with orders, payments, refunds and codes.'],
] as const)(
  'npm run %s -- %j ends with %i',
  (command, args, code, said) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: join(root, 'data'), DEMO: 'off' };
    const done = spawnSync(process.execPath, [`server/commands/${command}.ts`, ...args], {
      env,
      encoding: 'utf8',
    });
    expect(`${done.stdout}${done.stderr}`).toContain(said);
    expect(done.status).toBe(code);
  },
  180_000,
);
