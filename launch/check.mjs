// `npm run check`: the checks that take less than 40 seconds: format, lint, types, dead code, architecture, and the tests of domain,
// shop, office and door.
import { availableParallelism } from 'node:os';
import { endTests, prepareTests } from './prepare-tests.mjs';
import { runStaticChecks, runUnitTests } from './run-tests.mjs';

const tests = await prepareTests({});
try {
  const quick = [
    '--project=architecture',
    '--project=domain',
    '--project=shop*',
    '--project=office',
    '--project=door',
    '--reporter=minimal',
  ];
  // The checks that read the source run at the same time, one after the other: one core is theirs.
  const workers = Math.max(1, availableParallelism() - 1);
  await Promise.all([runStaticChecks(tests), runUnitTests(tests, [...quick, `--maxWorkers=${workers}`])]);
} finally {
  tests.cleanUp();
}
endTests(tests);
