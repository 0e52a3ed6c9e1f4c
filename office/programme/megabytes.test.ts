import { expect, test } from 'vitest';
import { createFormats } from '../../domain/wording/formats.ts';
import { megabytes } from './megabytes.ts';

test.each([
  [0, 'de', '0,1'],
  [99_999, 'en', '0.1'],
  [240_000, 'de', '0,2'],
  [2_000_000, 'en', '2'],
  [1_234_560_000, 'de', '1.234,6'],
] as const)('%i bytes in %s are %s MB', (bytes, language, said) => {
  expect(megabytes(bytes, { formats: createFormats(language) })).toBe(said);
});
