import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { cachedPage, emptyPageCache, encodePage, freshPage } from './page-cache.ts';

const MOST_BYTES = 64 * 1024 * 1024;

test('pages are kept up to so many bytes, the newest ones', async () => {
  const cache = emptyPageCache();
  // Text that cannot be compressed, so that every page has about four megabytes.
  const text = randomBytes(1_400_000).toString('base64');
  for (let page = 0; page < 30; page += 1)
    await cachedPage(cache, `page ${page}`, 1, async () => encodePage(text + page, 200));
  expect(cache.bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(cache.bytes).toBeGreaterThan(MOST_BYTES / 2);
  expect(cache.entries.has('page 0')).toBe(false);
  expect(cache.entries.has('page 29')).toBe(true);
});

test('a page that is made again does not count twice, and one with an error not at all', async () => {
  const cache = emptyPageCache();
  const page = async (status: number) => encodePage('<p>', status);
  await cachedPage(cache, 'home', 1, () => page(200));
  const { bytes } = cache;
  await cachedPage(cache, 'home', 2, () => page(200));
  await cachedPage(cache, 'broken', 2, () => page(500));
  expect(cache.bytes).toBe(bytes);
  expect(freshPage(cache, 'home', 2)?.status).toBe(200);
  expect(freshPage(cache, 'broken', 2)).toBeUndefined();
});

test('a page is packed for browsers by other threads than the one that answers visitors', async () => {
  let isPacked = false;
  const packed = encodePage('<p>', 200).then(() => {
    isPacked = true;
  });
  // All that this thread can do by itself is done by then; what others have done is heard of later.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  expect(isPacked).toBe(false);
  await packed;
});
