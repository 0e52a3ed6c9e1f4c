// `npm run check`: the checks that take less than 40 seconds: format, lint, types, dead code, architecture, and the tests of domain
// and shop.
import { endTests, prepareTests } from './prepare-tests.mjs';
import { runStaticChecks, runUnitTests } from './run-tests.mjs';

const tests = await prepareTests({});
try {
  const quickProjects = ['--project=architecture', '--project=domain', '--project=shop', '--reporter=dot'];
  await Promise.all([runStaticChecks(tests), runUnitTests(tests, quickProjects)]);
} finally {
  tests.cleanUp();
}
endTests(tests);
