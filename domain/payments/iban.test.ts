import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactIban, groupIban, isIban } from './iban.ts';

describe('an IBAN', () => {
  it.each([
    'DE89 3704 0044 0532 0130 00',
    'AT61 1904 3002 3457 3201',
    'FR14 2004 1010 0505 0001 3M02 606',
    'NL91 ABNA 0417 1643 00',
    'SE45 5000 0000 0583 9825 7466',
    'NO93 8601 1117 947',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    'de89370400440532013000',
  ])('%s is one', (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  it.each([
    ['one digit is wrong', 'DE89 3704 0044 0532 0130 01'],
    ['two digits are swapped', 'DE89 3704 0044 0532 0103 00'],
    ['it is too short', 'DE89 3704 0044 0532 0130'],
    ['it is too long for its country', 'DE89 3704 0044 0532 0130 000'],
    ['its country has none', 'XX89 3704 0044 0532 0130 00'],
    ['it has other signs', 'DE89-3704-0044-0532-0130-00'],
    ['there is nothing', ''],
  ])('is refused when %s', (_, iban) => {
    expect(isIban(iban)).toBe(false);
  });

  it('is printed in groups of four and stored without spaces', () => {
    expect(groupIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(compactIban(' DE89 3704 0044 0532 0130 00 ')).toBe('DE89370400440532013000');
  });

  it('is checked without failing on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof isIban(text) === 'boolean'));
  });
});
