// `npm run test:e2e [-- part of a file's path, or of a test's name]`: journeys in a real browser, through the built shop.
import { narrowTo } from './narrow-to.mjs';
import { endTests, prepareTests } from './prepare-tests.mjs';
import { runCheck, runJourneys } from './run-tests.mjs';

const tests = await prepareTests({ browser: true });
try {
  await runCheck(tests, 'the shop builds (vite)', 'launch/build.mjs');
  await runJourneys(tests, narrowTo('e2e', '-g'));
} finally {
  tests.cleanUp();
}
endTests(tests);
