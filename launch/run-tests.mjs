import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node-24.mjs';

const STATIC_CHECKS = [
  ['style (biome)', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['types (tsc)', 'node_modules/typescript/bin/tsc'],
  ['types of the domain, without browser and Node (tsc)', 'node_modules/typescript/bin/tsc', '-p', 'domain'],
  ['no unused code (knip)', 'node_modules/knip/bin/knip.js'],
];

/** Runs all checks that read the source without running it. */
export async function runStaticChecks(tests) {
  for (const [title, script, ...args] of STATIC_CHECKS) await runCheck(tests, title, script, ...args);
}

/** Runs one check, which counts as one test. Its output is shown only if it fails. */
export async function runCheck(tests, title, script, ...args) {
  const since = performance.now();
  const { code, output } = await run(tests, [join(root, script), ...args], 'quietly');
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`);
  if (code !== 0) console.log(output);
  count(tests, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/** Runs Vitest with these arguments; without arguments it runs every project of vitest.config.ts. */
export async function runUnitTests(tests, args = []) {
  const file = join(tests.reports, 'vitest.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const shown = args.some((arg) => arg.startsWith('--reporter')) ? [] : ['--reporter=default'];
  const reporters = [...shown, '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run(tests, [vitest, 'run', ...reporters, ...args]);
  const report = readReport(file);
  countTests(tests, code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
}

/** Runs the journeys in a browser. Without a browser they count as one failed test. */
export async function runJourneys(tests, args = []) {
  if (!tests.browser) {
    console.log('FAIL no Chromium was found: install one, or set CHROMIUM_PATH to the one to use.');
    return count(tests, 0, 1);
  }
  tests.env.PLAYWRIGHT_JSON_OUTPUT_FILE = join(tests.reports, 'playwright.json');
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const config = ['--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const { code } = await run(tests, [playwright, 'test', ...config, ...args]);
  const stats = readReport(tests.env.PLAYWRIGHT_JSON_OUTPUT_FILE)?.stats;
  countTests(tests, code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

function run({ node, env }, args, quietly) {
  return new Promise((resolve) => {
    const stdio = quietly ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(node, args, { cwd: root, env, stdio });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * A run can fail without a failed test: a file does not load, a server does not start, or a word selects nothing. That
 * counts as one failure.
 */
function countTests(tests, code, passed, failed) {
  if (passed + failed === 0) console.log(`FAIL no test ran${selection()}.`);
  const isFailure = code !== 0 || passed === 0;
  count(tests, passed, isFailure && failed === 0 ? 1 : failed);
}

function selection() {
  const words = process.argv.slice(2).join(' ');
  return (
    words &&
    `: a word selects the files with it in their path, or else the tests with it in their name (${words})`
  );
}

function count(tests, passed, failed) {
  tests.passed += passed;
  tests.failed += failed;
}
