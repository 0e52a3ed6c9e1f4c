import { expect, it } from 'vitest';
import { epcCode } from './epc-code.ts';

const TO = { holder: 'Museum am Strom', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' };

it('says where the money goes, line by line', () => {
  expect(epcCode(TO, 123_405, 'RF471234567890').split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Museum am Strom', 'DE89370400440532013000'],
    ...['EUR1234.05', '', 'RF471234567890'],
  ]);
});

it.each([
  [1, 'EUR0.01'],
  [100, 'EUR1.00'],
  [99_999_999, 'EUR999999.99'],
])('writes %i cents as %s', (amount, written) => {
  expect(epcCode(TO, amount, 'RF471234567890').split('\n')[7]).toBe(written);
});

it('keeps a long name, and one over two lines, within its line', () => {
  const lines = epcCode({ ...TO, holder: `Stiftung\n${'x'.repeat(90)}`, bic: '' }, 1, 'RF471234567890').split(
    '\n',
  );
  expect(lines).toHaveLength(10);
  expect(lines[5]).toHaveLength(70);
});
