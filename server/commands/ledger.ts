// `npm run ledger -- --check`: proves that the ledger agrees with orders, payments, refunds and codes, and names what does
// not. `-- --backfill` posts at once what was sold before there was a ledger, which the running shop does by itself.
// `-- --correct` mends by hand what no part of the shop can know. Where the shop runs on the embedded database, the shop does it.
import type { LedgerTask } from '../ledger/books/carry-out-ledger.ts';
import { correctionOf } from '../ledger/books/correct-ledger.ts';
import { systemUser } from '../platform/system-user.ts';
import { type Env, type Print, runCommand } from './run-command.ts';

const USAGE = `Usage:
  npm run ledger -- --check     compares the ledger with orders, payments, refunds and codes; ends with 1 if they differ
  npm run ledger -- --backfill  posts what was sold before there was a ledger, as the running shop does by itself
  npm run ledger -- --correct FROM TO AMOUNT --reason WHY
                                moves an amount between accounts of money, such as provider:mollie and bank`;

if (import.meta.main) process.exitCode = await runLedger(process.argv.slice(2), process.env, console.log);

/** Does what the arguments say; returns the exit code. */
export async function runLedger(args: readonly string[], env: Env, print: Print): Promise<number> {
  const task = ledgerTask(args);
  if (typeof task !== 'string') return runCommand({ command: 'ledger', task }, env, print);
  print(task);
  return 1;
}

/** What the arguments ask for, or what is wrong with them. */
function ledgerTask([verb, ...rest]: readonly string[]): LedgerTask | string {
  if (verb === '--correct') {
    const asked = correctionOf(rest);
    return typeof asked === 'string' ? `${asked}\n${USAGE}` : { do: 'correct', asked, user: systemUser() };
  }
  if (verb === '--check' && rest.length === 0) return { do: 'check' };
  return verb === '--backfill' && rest.length === 0 ? { do: 'backfill' } : USAGE;
}
