import { expect, test } from 'vitest';
import { plainCode, readCode } from './read-code.ts';

test.each([
  ['2A3B4C5D6E7F', { kind: 'code', code: '2A3B4C5D6E7F' }],
  [' 2a3b 4c5d-6e7f\n', { kind: 'code', code: '2A3B4C5D6E7F' }],
  ['2026-100001', { kind: 'order', number: '2026-100001' }],
  ['2026 100001', { kind: 'order', number: '2026-100001' }],
  ['2026–100001', { kind: 'order', number: '2026-100001' }],
  ['https://example.org/x', { kind: 'other', text: 'https://example.org/x' }],
  ['', { kind: 'other', text: '' }],
])('%s is read as what it is', (scanned, read) => {
  expect(readCode(scanned)).toEqual(read);
});

test('a voucher’s code is the same however it is typed', () => {
  for (const typed of ['Rest-10', ' rest 10', 'REST–10']) expect(plainCode(typed)).toBe('REST10');
});
