import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, withNode24 } from './node-24.mjs';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const endWithLauncher = pathToFileURL(join(root, 'launch', 'end-with-launcher.mjs')).href;

const PARENT_CHECK_MS = 250;

/** Runs one of Foyer's own programs, TypeScript or built, with this command's arguments, passes signals on to it and ends with its exit code. */
export function runProgram(node, file, settings = {}) {
  const env = withNode24(node, {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...settings,
  });
  const flags = ['--disable-warning=ExperimentalWarning', '--import', endWithLauncher];
  const child = spawn(node, [...flags, join(root, file), ...process.argv.slice(2)], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  endWithNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`${node} does not run: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    for (const name of SIGNALS) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

/**
 * npm starts this process through a shell. The shell ends on SIGTERM without passing the signal on, and this process
 * then gets a new parent. Without npm, a new parent may be intended (`nohup`), so nothing happens.
 */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && end();
  setInterval(watch, PARENT_CHECK_MS).unref();
}
