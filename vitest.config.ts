import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests that change what is global have a process each. The others share what is loaded, and their databases.
const SERVER_ALONE = ['server/testing/accounts/account-attacks.test.ts'];
const DROP_DATABASES = ['server/testing/drop-test-databases.ts'];
const SHOP_ALONE = [
  'shop/app/visit-origin.test.ts',
  'shop/cart/cart-store.test.ts',
  'shop/cart/analytics/drain-reports.test.ts',
  'shop/embed/embed-path.test.ts',
  'shop/frame/consent/*.test.ts',
];

/**
 * The files that take longest, begun first: the others fill the time in which they wait, and none of them is left over at
 * the end. Vitest would go by their sizes, which say little.
 */
const LONGEST = [
  'running/closing-crash',
  'demo-bank/demo-bank-suite',
  'running/crash',
  'transfers/statements',
  'stripe/stripe-suite',
  'mollie/mollie-suite',
  'jobs/jobs',
  'payments/many-undecided',
  'presents/deliver-present',
  'running/release',
  'processes/run-processes',
  'kept/kept-documents',
  'group-offers/paid-numbers',
  'commands/refund',
  'group-offers/group-offers',
  'processes/silent-end',
  'accounts/lockout-attacks',
  'commands/commands-run',
  'http/serve-health',
  'running/traces',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place === -1 ? LONGEST.length : place;
    };
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'node',
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    // Some wait more than they work: for mails, for a killed process's jobs.
    maxWorkers: 4,
    // The processors are busy with the tests themselves: threads that help V8 to collect garbage only take turns with them.
    execArgv: ['--single-threaded-gc', '--max-semi-space-size=64'],
    // Long, because the machine may be busy with other work.
    testTimeout: 180_000,
    // Opening a database may first make the template that all of them are copied from.
    hookTimeout: 240_000,
    // `npm run check` runs the first six, `npm run test:server` the others, `npm test` all.
    projects: [
      together('architecture', ['architecture/**/*.test.ts', 'launch/**/*.test.mjs']),
      together('domain', ['domain/**/*.test.ts']),
      together('shop', ['{shop,ui}/**/*.test.{ts,tsx}'], SHOP_ALONE),
      together('office', ['office/**/*.test.{ts,tsx}']),
      together('door', ['door/**/*.test.{ts,tsx}']),
      { extends: true, test: { name: 'shop-alone', include: SHOP_ALONE } },
      together('server', ['{server,drill}/**/*.test.ts'], SERVER_ALONE, DROP_DATABASES),
      { extends: true, test: { name: 'server-alone', include: SERVER_ALONE, globalSetup: DROP_DATABASES } },
    ],
  },
});

function together(name: string, include: string[], exclude: string[] = [], globalSetup: string[] = []) {
  return {
    extends: true as const,
    test: { name, include, exclude, isolate: false, setupFiles: ['vitest.seed.ts'], globalSetup },
  };
}
