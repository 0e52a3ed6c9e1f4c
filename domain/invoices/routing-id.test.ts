import { describe, expect, test } from 'vitest';
import { compactRoutingId } from './compact-ids.ts';
import { isRoutingId } from './routing-id.ts';

describe('A routing id', () => {
  test.each([
    '04011000-1234512345-06',
    '991-33333TEST-33',
    '05711-06001-79',
    ' 04011000-1234512345-06 ',
    '991-33333test-33',
  ])('%s can exist', (id) => expect(isRoutingId(id)).toBe(true));

  test.each([
    ['with a digit that is wrong', '04011000-1234512346-06'],
    ['with two digits that changed places', '04011000-1234513245-06'],
    ['without check digits', '04011000-1234512345'],
    ['without hyphens', '04011000123451234506'],
    ['with a coarse address that is too short', '9-33333TEST-33'],
    ['that is a VAT id', 'DE123456789'],
    ['that is nothing', ''],
  ])('%s cannot', (_, id) => expect(isRoutingId(id)).toBe(false));

  test('is kept without spaces, in capitals', () => {
    expect(compactRoutingId(' 991-33333test -33')).toBe('991-33333TEST-33');
  });
});
