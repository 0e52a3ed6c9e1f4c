// `npm run statement -- FILE`: the museum's staff read in a bank statement (ADR 100). Where the shop runs on the embedded
// database, the shop does it.
import { resolve } from 'node:path';
import type { StatementTask } from '../payments/transfer/statements/carry-out-task.ts';
import { systemUser } from '../platform/system-user.ts';
import { type Env, type Print, runCommand } from './run-command.ts';

const USAGE = [
  'Usage: npm run statement -- FILE                          reads a bank statement: CAMT.053 or CSV',
  '       npm run statement -- --open                        what needs a person',
  '       npm run statement -- --match LINE REFERENCE        or the number of the order',
  '       npm run statement -- --ignore LINE --reason WHY    it has nothing to do with the shop',
  '       npm run statement -- --sent-back RETURN            before a statement shows it',
].join('\n');

if (import.meta.main) process.exitCode = await runStatement(process.argv.slice(2), process.env, console.log);

/** Does what the arguments say; returns the exit code. */
export async function runStatement(args: readonly string[], env: Env, print: Print): Promise<number> {
  const task = statementTask(args);
  if (task) return runCommand({ command: 'statement', task, user: systemUser() }, env, print);
  print(USAGE);
  return 1;
}

/** What the arguments ask for; undefined where they ask for nothing known. */
export function statementTask(args: readonly string[]): StatementTask | undefined {
  const [first = '', second = '', third = '', ...rest] = args;
  if (first === '--open' && args.length === 1) return { do: 'open' };
  if (first === '--match' && third && rest.length === 0) return { do: 'match', line: second, name: third };
  if (first === '--sent-back' && second && args.length === 2) return { do: 'sent-back', id: second };
  if (first === '--ignore' && third === '--reason' && rest.length > 0)
    return { do: 'ignore', line: second, why: rest.join(' ') };
  if (first !== '' && !first.startsWith('--') && args.length === 1)
    return { do: 'read', file: resolve(first) };
  return undefined;
}
