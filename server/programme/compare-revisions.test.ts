import { afterEach, expect, test, vi } from 'vitest';
import type { Sql } from '../platform/database/sql.ts';
import { countByTurn } from '../testing/turns-of-loop.ts';
import { compareRevisions } from './compare-revisions.ts';

const FILES = 40;
/** A file takes so long: eight of them are as much as one may do at a time (`in-turns.ts`). */
const FILE_MS = 1;

afterEach(() => {
  vi.restoreAllMocks();
});

test('many files that take a moment each are compared in turns with whatever else the shop does', async () => {
  let ms = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => ms);
  const worked = countByTurn();
  const after: Record<string, string> = {};
  const found = new Set<string>();
  for (let number = 0; number < FILES; number += 1)
    Object.defineProperty(after, `media/${number}.jpg`, {
      enumerable: true,
      get: () => {
        // The first look finds out which files differ.
        if (found.has(`${number}`)) {
          worked.add();
          ms += FILE_MS;
        }
        found.add(`${number}`);
        return `hash ${number}`;
      },
    });
  expect(await compareRevisions({} as Sql, {}, after, 'en')).toHaveLength(FILES);
  expect(worked.all).toBe(FILES);
  expect(worked.most).toBeLessThanOrEqual(10);
});
