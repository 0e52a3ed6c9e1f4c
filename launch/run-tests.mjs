import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './node-24.mjs';

const STATIC_CHECKS = [
  ['style (biome)', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['types (tsc)', 'node_modules/typescript/bin/tsc'],
  ['types of the domain, without browser and Node (tsc)', 'node_modules/typescript/bin/tsc', '-p', 'domain'],
  ['no unused code (knip)', 'node_modules/knip/bin/knip.js'],
];

/** With more failed files than these, the change is at fault and not the machine. */
const MOST_REPEATED_FILES = 3;

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
  if (code !== 0) {
    console.log(output);
    tests.failures.push(title);
  }
  count(tests, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/**
 * Runs Vitest with these arguments; without arguments it runs every project of vitest.config.ts. Where CI says that the
 * machine is shared (`CI`), files with a failed test run once more, alone; what passes then is reported as flaky.
 */
export async function runUnitTests(tests, args = []) {
  const first = await runVitest(tests, args);
  const files = failedFiles(first.report);
  const mayRepeat = process.env.CI && files.length > 0 && files.length <= MOST_REPEATED_FILES;
  const second = mayRepeat && (await runVitest(tests, [...files, '--maxWorkers=1']));
  const passed = first.report?.numPassedTests ?? 0;
  const failed = first.report?.numFailedTests ?? 0;
  if (second && second.code === 0) {
    tests.flaky.push(...failedTests(first.report));
    return countTests(tests, 0, passed + failed, 0);
  }
  tests.failures.push(...failedTests(first.report));
  countTests(tests, first.code, passed, failed);
}

async function runVitest(tests, args) {
  const file = join(tests.reports, 'vitest.json');
  rmSync(file, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const shown = args.some((arg) => arg.startsWith('--reporter')) ? [] : ['--reporter=default'];
  const reporters = [...shown, '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run(tests, [vitest, 'run', ...reporters, ...args]);
  return { code, report: readReport(file) };
}

function failedFiles(report) {
  return (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** The names of the tests that failed, and of files that failed as a whole. */
function failedTests(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const path = relative(root, name);
      return failed.length > 0 ? failed.map(({ fullName }) => `${path}: ${fullName}`) : [path];
    });
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
  const report = readReport(tests.env.PLAYWRIGHT_JSON_OUTPUT_FILE);
  const stats = report?.stats;
  tests.failures.push(...journeysOf(report, 'unexpected'));
  tests.flaky.push(...journeysOf(report, 'flaky'));
  countTests(tests, code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

/** The journeys that ended this way, by file and name. */
function journeysOf(report, status) {
  const inSuite = ({ suites = [], specs = [] }) => [
    ...specs
      .filter(({ tests: runs }) => runs.some((one) => one.status === status))
      .map(({ file, title }) => `e2e/${file}: ${title}`),
    ...suites.flatMap(inSuite),
  ];
  return inSuite(report ?? {});
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
