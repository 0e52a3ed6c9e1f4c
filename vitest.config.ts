import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests that change what is global have a process each. The others share what is loaded, and their databases.
const ALONE = [
  'server/testing/account-attacks.test.ts',
  'server/payments/demo-bank/demo-bank-provider.test.ts',
];

/** Files that wait for a minute are begun first: the others fill their time. */
const PATIENT = /\/(crash|jobs)\.test\.ts$/;

class PatientFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isPatient = ({ moduleId }: TestSpecification) => PATIENT.test(moduleId);
    return [...sorted.filter(isPatient), ...sorted.filter((file) => !isPatient(file))];
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'node',
    pool: 'forks',
    sequence: { sequencer: PatientFirst },
    // Some wait more than they work: for mails, for a killed process's jobs.
    maxWorkers: 4,
    testTimeout: 30_000,
    // Opening a database may first make the template that all of them are copied from.
    hookTimeout: 60_000,
    // `npm run check` runs the first three, `npm run test:server` the others, `npm test` all.
    projects: [
      together('architecture', ['architecture/**/*.test.ts']),
      together('domain', ['domain/**/*.test.ts']),
      { extends: true, test: { name: 'shop', include: ['{shop,ui}/**/*.test.{ts,tsx}'] } },
      together('server', ['server/**/*.test.ts'], ALONE),
      { extends: true, test: { name: 'server-alone', include: ALONE } },
    ],
  },
});

function together(name: string, include: string[], exclude: string[] = []) {
  return {
    extends: true as const,
    test: { name, include, exclude, isolate: false, setupFiles: ['vitest.seed.ts'] },
  };
}
