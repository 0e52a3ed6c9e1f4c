// `npm run staff -- …`: who may sign in to the office. Where the shop runs on the embedded database, the shop does it.
import { userInfo } from 'node:os';
import { staffArguments } from '../staff/command/staff-arguments.ts';
import { type Env, type Print, runCommand } from './run-command.ts';

if (import.meta.main) process.exitCode = await runStaff(process.argv.slice(2), process.env, console.log);

/** Does what the arguments say; returns the exit code. */
export async function runStaff(args: readonly string[], env: Env, print: Print): Promise<number> {
  const task = staffArguments(args);
  if (typeof task !== 'string')
    return runCommand({ command: 'staff', task, user: userInfo().username }, env, print);
  print(task);
  return 1;
}
