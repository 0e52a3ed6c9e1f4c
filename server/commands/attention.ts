// `npm run attention`: what needs a person, in English, as the list `/lists/attention.csv` has it for the office. Exit code 1
// when there is something, so that a timer can send it by mail.
import { type Env, type Print, runCommand } from './run-command.ts';

if (import.meta.main) process.exitCode = await runAttention(process.env, console.log);

/** Prints what needs a person; returns the exit code. */
export function runAttention(env: Env, print: Print): Promise<number> {
  return runCommand({ command: 'attention' }, env, print);
}
