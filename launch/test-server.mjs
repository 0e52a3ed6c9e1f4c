// `npm run test:server [-- part of a file's path, or of a test's name]`: the server's tests, on both databases.
import { narrowTo } from './narrow-to.mjs';
import { endTests, prepareTests } from './prepare-tests.mjs';
import { runUnitTests } from './run-tests.mjs';

const tests = await prepareTests({ databases: true });
try {
  await runUnitTests(tests, ['--project=server*', ...narrowTo('server', '-t')]);
} finally {
  tests.cleanUp();
}
endTests(tests);
