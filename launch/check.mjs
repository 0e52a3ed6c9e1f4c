// `npm run check`: what can be known within 40 seconds: format, lint, types, dead code, floor plan, domain and shop.
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
