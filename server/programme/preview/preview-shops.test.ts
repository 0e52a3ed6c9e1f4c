import { join } from 'node:path';
import { expect, test } from 'vitest';
import { previewSettings } from './preview-shops.ts';

const URL = 'https://shop.museum.example';

test('a preview is told nothing that could reach the real shop, and has few heaps', () => {
  expect(previewSettings('folder', URL)).toEqual({
    DATA_DIR: join('folder', 'data'),
    PUBLIC_URL: URL,
    MALLOC_ARENA_MAX: '2',
  });
});
