// `npm test`: every check, on both databases and in a real browser. The last line is `N passed, N failed`.
import { endTests, prepareTests } from './prepare-tests.mjs';
import { runCheck, runJourneys, runStaticChecks, runUnitTests } from './run-tests.mjs';

const tests = await prepareTests({ browser: true, databases: true });
try {
  await runStaticChecks(tests);
  await runCheck(tests, 'the shop builds (vite)', 'launch/build.mjs');
  await runUnitTests(tests);
  await runJourneys(tests);
} finally {
  tests.cleanUp();
}
endTests(tests);
