import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './apt-install.mjs';
import { install } from './install.mjs';
import { bringNode24, root, withNode24 } from './node-24.mjs';
import { findBrowser, hasStandIn, packagesOfBrowser } from './test-browser.mjs';
import { packagesOfPostgres, testPostgres } from './test-postgres.mjs';
import { packagesOfPrograms, untestedPrograms } from './test-programs.mjs';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Prepares the machine for a run of tests. The result also counts the tests and cleans up after them. */
export async function prepareTests({ browser: wantsBrowser = false, databases = false }) {
  workInMemory();
  const node = bringNode24();
  await install(node);
  aptInstall(
    ...(wantsBrowser ? packagesOfBrowser() : []),
    ...(databases ? [...packagesOfPostgres(node), ...packagesOfPrograms()] : []),
  );
  const browser = wantsBrowser ? findBrowser() : undefined;
  const standsIn = !browser || hasStandIn();
  const postgres = databases ? testPostgres(node) : undefined;
  const untested = databases ? untestedPrograms() : [];
  const reports = mkdtempSync(join(tmpdir(), 'foyer-test-'));
  const env = withNode24(node, {
    ...(browser && { CHROMIUM_PATH: browser }),
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    // Many tests start the shop as a separate process; compiled code is reused between them.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  });
  const cleanUp = () => {
    postgres?.stop();
    rmSync(reports, { recursive: true, force: true });
    if (databases && !postgres)
      console.log(
        'PostgreSQL was not found: the tests ran on the embedded database only (TEST_DATABASE_URL names a server).',
      );
    if (!standsIn)
      console.log(
        'No Liberation fonts were found: pages may move in the journeys when the shop’s own fonts arrive.',
      );
    for (const sentence of untested) console.log(sentence);
  };
  return { node, env, browser, reports, cleanUp, passed: 0, failed: 0, failures: [], flaky: [] };
}

/** Names what failed and what was flaky, prints the last line of a run, `N passed, N failed`, and sets the exit code. */
export function endTests({ passed, failed, failures, flaky }) {
  for (const name of flaky) console.log(`FLAKY ${name}`);
  for (const name of failures) console.log(`FAIL ${name}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Puts the tests' databases into memory where there is enough of it, so that no test waits for a disk. */
function workInMemory() {
  if (process.env.TMPDIR || process.platform !== 'linux' || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize >= ENOUGH_BYTES) process.env.TMPDIR = MEMORY;
}
