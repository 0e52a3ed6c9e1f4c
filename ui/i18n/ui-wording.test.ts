import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Its words would otherwise be missing in a front end that is not the shop.
test('what stands in ui/ asks for no other words than those of ui/', () => {
  const asking = globSync('ui/**/*.tsx').filter((file) => /useI18n\(\)/.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual([]);
});
