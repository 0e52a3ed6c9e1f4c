// The programs that tests start as shops, built (ADR 161): from 2,000 files a start costs almost twice as much. They are built
// by the first test that needs them, once for each state of their source, so that none of them is ever older than that.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { putInPlace, TEST_RUN } from '../platform/database/test-databases.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'foyer');
const CONFIG = 'vite.test-server.config.ts';
const INPUTS = ['server', 'domain', 'vite.server.config.ts', CONFIG, 'package-lock.json'];

/** After its last use: another state of the source may still be in use by a run that has just begun. */
const KEPT_MS = 24 * 3600_000;
const PATIENCE_MS = 120_000;

/** The file to start. */
export async function builtProgram(name: 'main' | 'test-serve'): Promise<string> {
  const built = join(cache, `programs-${sourceFingerprint(root)}`);
  await buildOnce(built, runVite);
  return join(built, `${name}.js`);
}

/** Of all source in a folder that may be in the programs. */
export function sourceFingerprint(root: string): string {
  const hash = createHash('sha256').update(root);
  for (const path of INPUTS.flatMap((input) => sourcesUnder(join(root, input))))
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function sourcesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(path, name));
}

/**
 * Makes the folder where there is none, and notes that it was used. Test files of one run that need it at the same time wait
 * for the first of them; another run makes its own, and the first that is done serves both.
 */
export async function buildOnce(built: string, run: (draft: string) => Promise<void>): Promise<void> {
  if (!existsSync(built)) await build(built, run);
  utimesSync(built, new Date(), new Date());
}

async function build(built: string, run: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${built}.${process.env[TEST_RUN] ?? 'alone'}`;
  mkdirSync(dirname(built), { recursive: true });
  if (!take(draft)) {
    await untilGone(draft);
    if (existsSync(built)) return;
    throw new Error(`the test file that built ${built} could not; it says why`);
  }
  try {
    dropOld(dirname(built));
    await run(draft);
    putInPlace(draft, built);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function take(draft: string): boolean {
  try {
    mkdirSync(draft);
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
    return false;
  }
}

async function untilGone(draft: string): Promise<void> {
  const last = Date.now() + PATIENCE_MS;
  while (existsSync(draft)) {
    if (Date.now() > last) throw new Error(`${draft} is not built; if nothing builds it, delete it`);
    await setTimeout(100);
  }
}

async function runVite(outDir: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--logLevel', 'warn', '--config', CONFIG, '--outDir', outDir];
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('the programs that tests start could not be built; see above');
}

function dropOld(cache: string): void {
  for (const name of readdirSync(cache).filter((name) => name.startsWith('programs-'))) {
    const folder = join(cache, name);
    // Another run drops them, too.
    const used = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (used !== undefined && Date.now() - used > KEPT_MS) rmSync(folder, { recursive: true, force: true });
  }
}
