import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPaths, type FileList, mergeFiles, settleConflicts } from './merge-files.ts';

const BASE = { 'museum.yaml': 'm1', 'events/tide.yaml': 't1', 'pages/terms.de.md': 'p1' };

test('what only one of two people touched is theirs', () => {
  const mine = { ...BASE, 'events/tide.yaml': 't2' };
  const { 'pages/terms.de.md': _, ...theirs } = { ...BASE, 'events/moon.yaml': 'x1' };
  expect(mergeFiles(BASE, mine, theirs)).toEqual({
    files: { 'museum.yaml': 'm1', 'events/tide.yaml': 't2', 'events/moon.yaml': 'x1' },
    conflicts: [],
  });
});

test('a file that both changed is decided by somebody, also where one took it out', () => {
  const mine = { ...BASE, 'events/tide.yaml': 't2', 'museum.yaml': 'm2' };
  const { 'events/tide.yaml': _, ...left } = BASE;
  const theirs = { ...left, 'museum.yaml': 'm3' };
  const merged = mergeFiles(BASE, mine, theirs);
  expect(merged.conflicts).toEqual(['events/tide.yaml', 'museum.yaml']);
  expect(settleConflicts(merged, theirs, ['events/tide.yaml'])).toEqual({
    'museum.yaml': 'm2',
    'pages/terms.de.md': 'p1',
  });
});

const files: fc.Arbitrary<FileList> = fc.dictionary(
  fc.constantFrom('a.yaml', 'b.yaml', 'c.yaml'),
  fc.constantFrom('1', '2', '3'),
);

test('the same change by both is no conflict, and nobody’s change is lost unseen', () => {
  fc.assert(
    fc.property(files, files, files, (base, mine, theirs) => {
      expect(mergeFiles(base, mine, mine).conflicts).toEqual([]);
      expect(mergeFiles(base, mine, base).files).toEqual(mine);
      expect(mergeFiles(base, base, theirs).files).toEqual(theirs);
      const merged = mergeFiles(base, mine, theirs);
      for (const path of changedPaths(base, theirs))
        expect(merged.files[path] === theirs[path] || merged.conflicts.includes(path)).toBe(true);
      for (const path of changedPaths(base, mine)) expect(merged.files[path]).toBe(mine[path]);
    }),
    { seed: 7, numRuns: 500 },
  );
});
