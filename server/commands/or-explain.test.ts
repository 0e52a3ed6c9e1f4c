// A command that cannot begin, whichever it is: what whoever typed it reads.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runAttention } from './attention.ts';
import { runBackup } from './backup.ts';
import { runImport } from './import.ts';
import { runJobs } from './jobs.ts';
import { runLedger } from './ledger.ts';
import { runRefund } from './refund.ts';
import { runStaff } from './staff.ts';
import { runStatement } from './statement.ts';

type Env = Readonly<Record<string, string>>;
type Run = (env: Env, print: (text: string) => void) => Promise<number>;

const COMMANDS: readonly [name: string, run: Run][] = [
  ['attention', (env, print) => runAttention([], env, print)],
  ['import', (env, print) => runImport(['museum'], env, print)],
  ['jobs', (env, print) => runJobs([], env, print)],
  ['ledger', (env, print) => runLedger(['--check'], env, print)],
  ['refund', (env, print) => runRefund(['2026-100017'], env, print, undefined)],
  ['staff', (env, print) => runStaff(['list'], env, print)],
  ['statement', (env, print) => runStatement(['--open'], env, print)],
];

const root = mkdtempSync(join(tmpdir(), 'foyer-explain-'));
const file = join(root, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(root, { recursive: true }));

async function said(run: Run, env: Env): Promise<string> {
  const printed: string[] = [];
  expect(await run({ DATA_DIR: join(root, 'data'), ...env }, (text) => printed.push(text))).toBe(1);
  return printed.join('\n');
}

test.each(COMMANDS)('%s names the setting of a database that is away', async (_, run) => {
  const sentence = await said(run, { DATABASE_URL: 'postgres://foyer:geheim@127.0.0.1:1/foyer' });
  expect(sentence).toMatch(
    /^The database of DATABASE_URL does not answer .*\. Is PostgreSQL running there\?$/,
  );
  expect(sentence).not.toContain('geheim');
});

test('import names the setting of a folder that cannot be one', async () => {
  const run: Run = (env, print) => runImport(['museum'], env, print);
  expect(await said(run, { DATA_DIR: join(file, 'data') })).toMatch(/^\S+ cannot be written\. .*DATA_DIR/);
});

const READERS: typeof COMMANDS = [
  ...COMMANDS.filter(([name]) => name !== 'import'),
  ['backup', (env, print) => runBackup([join(root, 'backup')], env, print)],
];

test.each(READERS)('%s makes no database where there is none, and names the setting', async (_, run) => {
  for (const folder of [join(file, 'data'), join(root, 'mistyped')])
    expect(await said(run, { DATA_DIR: folder })).toBe(
      `There is no embedded database in ${folder}; DATA_DIR says where it is.`,
    );
  expect(existsSync(join(root, 'mistyped'))).toBe(false);
});

test.each(READERS)('%s does not say that there is no database where it cannot look', async (_, run) => {
  const loop = join(root, `loop-${randomUUID()}`);
  symlinkSync(loop, loop);
  await expect(said(run, { DATA_DIR: loop })).rejects.toThrow('ELOOP');
});

test('attention says how it is called to whoever asks for more', async () => {
  expect(await said((env, print) => runAttention(['--help'], env, print), {})).toMatch(
    /^Usage: npm run attention/,
  );
});
