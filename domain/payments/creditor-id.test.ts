import { describe, expect, it } from 'vitest';
import { isCreditorId } from './creditor-id.ts';

describe('a creditor identifier', () => {
  it.each(['DE98ZZZ09999999999', 'DE98ABC09999999999', 'AT61ZZZ01234567890', 'NL79ZZZ999999990000'])(
    '%s is one',
    (id) => expect(isCreditorId(id)).toBe(true),
  );

  it.each([
    ['one digit is wrong', 'DE98ZZZ09999999998'],
    ['it has spaces', 'DE98 ZZZ 0999 9999 999'],
    ['it is an IBAN', 'DE89370400440532013000'],
    ['there is nothing', ''],
  ])('is refused when %s', (_, id) => expect(isCreditorId(id)).toBe(false));
});
