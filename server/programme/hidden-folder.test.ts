// What the unit of the service hides looks like folders that may not be entered, also to whoever could enter all others.
import { expect, test, vi } from 'vitest';
import type { Database } from '../platform/database/sql.ts';
import { carryOutImport } from './carry-out-import.ts';

const HIDDEN = '/home/ada/museum';

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof import('node:fs/promises')>();
  const refuse = async () => {
    throw Object.assign(new Error('permission denied'), { code: 'EACCES', path: HIDDEN });
  };
  return { ...files, stat: refuse, readdir: refuse };
});

test('an import says that the service does not see what lies in a home, and not that its rights are wrong', async () => {
  const asked = { folder: HIDDEN, tried: true };
  const { done, text } = await carryOutImport({} as Database, asked, new Date());
  expect(done).toBe(false);
  expect(text).toContain(`There is no folder ${HIDDEN} that the process with the database sees`);
  expect(text).toContain('a service sees nothing in /home, /root and /tmp');
});
