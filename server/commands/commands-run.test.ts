// Each command as it is really run: a process of its own, whose file is read from top to bottom while it works. One run of each
// shows that; what else it says, its function is asked here.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layEmbeddedDatabase } from '../platform/database/test-databases.ts';
import { SHORT_LIVED } from '../testing/short-lived.ts';
import { makeTestMuseum } from '../testing/test-museum.ts';
import { runImport } from './import.ts';
import { runLedger } from './ledger.ts';
import type { Env, Print } from './run-command.ts';
import { runStatement } from './statement.ts';

const root = mkdtempSync(join(tmpdir(), 'foyer-commands-'));
const DATA_DIR = join(root, 'data');
const museum = makeTestMuseum();
beforeAll(() => layEmbeddedDatabase(DATA_DIR));
afterAll(() => {
  rmSync(root, { recursive: true });
  museum.remove();
});

type Called = (args: readonly string[], env: Env, print: Print) => Promise<number>;
/** @param called the function that is asked in place of a process */
type Case = [command: string, args: string[], code: number, said: string, called?: Called];

// In this order: each works on what the one before has left.
test.each<Case>([
  ['import', [join(root, 'nowhere')], 1, `There is no folder ${join(root, 'nowhere')} that`, runImport],
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
  ['statement', ['nowhere.xml'], 1, 'The museum takes no transfers', runStatement],
  ['ledger', ['--check'], 1, 'Not all that was sold before is in the ledger yet'],
  ['ledger', ['--backfill'], 0, 'Nothing was missing in the ledger.', runLedger],
  ['ledger', ['--correct', 'sales', 'bank', '5'], 1, 'sales is no account of money', runLedger],
  [
    'ledger',
    ['--correct', 'bank', 'fees', '5.00', '--reason', 'Kontoführung'],
    0,
    '5.00 EUR are moved from bank to fees: Kontoführung',
    runLedger,
  ],
  ['ledger', ['--check'], 0, 'The ledger agrees with orders, payments, refunds and codes.', runLedger],
])(
  'npm run %s -- %j ends with %i',
  async (command, args, code, said, called) => {
    const done = called ? await inThisProcess(called, args) : asProcess(command, args);
    expect(done.said).toContain(said);
    expect(done.code).toBe(code);
  },
  180_000,
);

function asProcess(command: string, args: readonly string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR, DEMO: 'off' };
  const asked = [...SHORT_LIVED, `server/commands/${command}.ts`, ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, asked, { env, encoding: 'utf8' });
  return { said: `${stdout}${stderr}`, code: status };
}

async function inThisProcess(called: Called, args: readonly string[]) {
  const printed: string[] = [];
  const code = await called(args, { DATA_DIR, DEMO: 'off' }, (text) => printed.push(text));
  return { said: printed.join('\n'), code };
}
