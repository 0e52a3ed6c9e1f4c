import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Files that take what is global for themselves have a process each; the others share what is loaded, and their databases.
const ALONE = [
  '{shop,ui}/**/*.test.{ts,tsx}',
  'server/testing/account-attacks.test.ts',
  'server/payments/demo-bank/demo-bank-provider.test.ts',
];
const TOGETHER = ['{architecture,domain,server}/**/*.test.{ts,tsx}'];

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
    projects: [
      { extends: true, test: { name: 'together', include: TOGETHER, exclude: ALONE, isolate: false } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
