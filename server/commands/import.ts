// `npm run import -- FOLDER`: loads a museum folder into the shop's database, or prints why it cannot be loaded. With
// `--check` it only says what it would do, and with `--over-office` it also undoes what was published in the office. Where the
// shop runs on the embedded database, the shop does it.
import { resolve } from 'node:path';
import { systemUser } from '../platform/system-user.ts';
import { type Env, type Print, runCommand } from './run-command.ts';

const CHECK = '--check';
const OVER = '--over-office';

if (import.meta.main) process.exitCode = await runImport(process.argv.slice(2), process.env, console.log);

/** Imports the folder that the arguments name; returns the exit code. */
export async function runImport(args: readonly string[], env: Env, print: Print): Promise<number> {
  const [folder, ...others] = args.filter((arg) => arg !== CHECK && arg !== OVER);
  if (folder === undefined || folder.startsWith('--') || others.length > 0) {
    print('Usage: npm run import -- FOLDER, or npm run import -- --check FOLDER to change nothing');
    return 1;
  }
  const asked = {
    folder: resolve(folder),
    tried: args.includes(CHECK),
    over: args.includes(OVER),
    user: systemUser(),
  };
  return runCommand({ command: 'import', ...asked }, env, print);
}
