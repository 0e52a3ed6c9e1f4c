// `npm test`: every check, on both databases and in a real browser. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';
import { bringNode24, root, withNode24 } from './node-24.mjs';
import { findBrowser } from './test-browser.mjs';
import { testPostgres } from './test-postgres.mjs';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

workInMemory();
const node = bringNode24();
await install(node);
const browser = findBrowser();
const postgres = testPostgres(node);
const reports = mkdtempSync(join(tmpdir(), 'foyer-test-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const env = withNode24(node, {
  ...(browser && { CHROMIUM_PATH: browser }),
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  // Many tests start the shop as a process of its own.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
});

const total = { passed: 0, failed: 0 };

try {
  await check('style (biome)', [tool('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings']);
  await check('types (tsc)', [tool('typescript', 'bin/tsc')]);
  await check('types of the domain, without browser and Node (tsc)', [
    tool('typescript', 'bin/tsc'),
    '-p',
    'domain',
  ]);
  await check('nothing unused (knip)', [tool('knip', 'bin/knip.js')]);
  await check('the shop builds (vite)', [join(root, 'launch', 'build.mjs')]);
  await unitTests();
  await journeys();
} finally {
  postgres?.stop();
  rmSync(reports, { recursive: true, force: true });
}

if (!postgres)
  console.log(
    'PostgreSQL was not found: the tests ran on the embedded database only (TEST_DATABASE_URL names a server).',
  );
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Where there is room for files in memory the tests' databases lie there: nobody waits for a disk, nor for its other users. */
function workInMemory() {
  if (process.env.TMPDIR || process.platform !== 'linux' || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize >= ENOUGH_BYTES) process.env.TMPDIR = MEMORY;
}

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

function tool(name, script) {
  return join(root, 'node_modules', name, script);
}

/** Runs a tool; `quietly` keeps its output for the case that it fails. */
function run(args, quietly) {
  return new Promise((resolve) => {
    const stdio = quietly ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(node, args, { cwd: root, env, stdio });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });
}

async function check(title, args) {
  const since = performance.now();
  const { code, output } = await run(args, true);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`);
  if (code !== 0) console.log(output);
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** A run that failed without naming a test (a file that does not load, a server that does not start) counts as one. */
function countTests(code, passed, failed) {
  return count(passed, code !== 0 && failed === 0 ? 1 : failed);
}

async function unitTests() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const { code } = await run([tool('vitest', 'vitest.mjs'), 'run', ...reporters], false);
  const report = readReport(vitestReport);
  countTests(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
}

async function journeys() {
  if (!existsSync(join(root, 'e2e', 'playwright.config.ts'))) {
    console.log('FAIL the journeys are missing: there is no e2e/playwright.config.ts.');
    return count(0, 1);
  }
  if (!browser) {
    console.log('FAIL no Chromium was found: install one, or set CHROMIUM_PATH to the one to use.');
    return count(0, 1);
  }
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const { code } = await run([tool('@playwright/test', 'cli.js'), ...args], false);
  const stats = readReport(playwrightReport)?.stats;
  countTests(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}
