// `npm run attention`: what needs a person, in English, as the list `/lists/attention.csv` has it for the office. Exit code 1
// when there is something, so that a timer can send it by mail.
import { type Env, type Print, runCommand } from './run-command.ts';

if (import.meta.main) process.exitCode = await runAttention(process.argv.slice(2), process.env, console.log);

/** Prints what needs a person; returns the exit code. */
export async function runAttention(args: readonly string[], env: Env, print: Print): Promise<number> {
  if (args.length === 0) return runCommand({ command: 'attention' }, env, print);
  print('Usage: npm run attention, without anything else; it ends with 1 when something needs a person');
  return 1;
}
