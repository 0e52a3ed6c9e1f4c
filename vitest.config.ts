import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{domain,server,shop}/**/*.test.{ts,tsx}'],
    environment: 'node',
    pool: 'forks',
    // Some wait more than they work: for mails, for a killed process's jobs.
    maxWorkers: 3,
    testTimeout: 30_000,
    // Opening a database may first make the template that all of them are copied from.
    hookTimeout: 60_000,
  },
});
